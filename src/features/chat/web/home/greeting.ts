/** What home says first: by the hour, and without cheer at three in the morning. Pure. */

export interface Greeting {
  readonly title: string;
  readonly line: string;
}

/** `first`: nobody has been talked with yet. Hours are the reader's own. */
export function greetingFor(now: Date, firstName: string, first: boolean): Greeting {
  const name = firstName ? `, ${firstName}` : '';
  const hour = now.getHours();
  if (first) {
    return {
      title: `Welcome${name}`,
      line: 'Start with whoever fits. You can change any time, and talk with more than one.',
    };
  }
  if (hour < 5) {
    return { title: `It’s late${name}`, line: 'No need to explain the hour. Begin anywhere.' };
  }
  if (hour < 12) return { title: `Good morning${name}`, line: 'What is today asking of you?' };
  if (hour < 18) return { title: `Good afternoon${name}`, line: 'How is the day going so far?' };
  return { title: `Good evening${name}`, line: 'What would be good to put down for today?' };
}
