/** What of a message is only ours, said over. */
import { describe, expect, it } from 'vitest';
import { thrownBack, withoutFrame } from './thrown.ts';

describe('our own words thrown back', () => {
  it.each<[ours: string, said: string, kind: string, rest: RegExp]>([
    [
      'Right. What would you change first?',
      "What would I change first? I'd want him home.",
      'echo',
      /^I'd want him home/,
    ],
    ['How was that?', 'How was that?? It was great, thanks', 'protest', /^It was great/],
    ['And how do you find that?', 'How do I find being talked over? Useless.', 'echo', /^Useless/],
    [
      'Where does yours begin this week?',
      'where does it begin, well it begins with the rent',
      'echo',
      /^well it begins/,
    ],
    ['Take care, go well.', 'go WELL?? i lost my job', 'protest', /lost my job/],
    ['I wish you a better night.', 'better night?? i have not slept', 'protest', /not slept/],
    [
      'Did you agree on that together?',
      'together with who? i live by myself',
      'puzzled',
      /by myself/,
    ],
    ['Are you sure of it?', 'sure of what?', 'puzzled', /^$/],
    ['When do you want it first?', 'want it what first', 'puzzled', /^$/],
    ['What eases it?', 'eases what, the noise? i shut the door', 'echo', /noise/],
    ['Who have you said that to?', 'Said what to, dear? About the cake? Nobody.', 'echo', /Nobody/],
    [
      'When she talks to her, who else is there?',
      'Who else is there? Well, my wife',
      'echo',
      /^Well/,
    ],
    [
      'We could plan a small ritual. Shall we?',
      'A ritual? I suppose we could',
      'echo',
      /^I suppose/,
    ],
    ['It is a ritual by now.', 'A ritual? I suppose it is', 'echo', /^I suppose/],
    ['You love your dad.', "My dad? No, that's how I'd sign it", 'misread', /^No/],
    [
      'We could loosen your muscles. Shall we try it?',
      "My muscles? No, you're all right",
      'echo',
      /^No/,
    ],
    [
      "That's good, and I don't want to miss it.",
      "bruh what's good about that?? i said i'm the dumb one",
      'protest',
      /^I said/,
    ],
    [
      "4 hours. No wonder it's been going round.",
      "what's been going round? the tractors? lmao",
      'puzzled',
      /tractors/,
    ],
    ['What is it about that?', 'about what?', 'puzzled', /^$/],
    ['How would you say it?', 'how would i say what?', 'puzzled', /^$/],
    ['Others may forget it sooner.', 'what others? i was on my own', 'puzzled', /on my own/],
    [
      "I'm not sure how long that takes.",
      "You're not sure how long. Fine. I am leaving.",
      'protest',
      /Fine/,
    ],
  ])('%s ← %s', (ours, said, kind, rest) => {
    const caught = thrownBack(said, ours);
    expect(caught?.kind).toBe(kind);
    expect(caught?.rest).toMatch(rest);
  });

  it.each([
    ['What did he say?', 'should i tell him?'],
    ['Is it in your head or in your body?', 'in my body?'],
    ['Being low can do that, and it is common.', "what's common about exams? nothing"],
    ['What are you afraid of?', 'can you die of it?'],
    ['What happened then?', 'she left. what should i do?'],
    ["I can't say whether he will come back.", 'will he come back?'],
    ['What would help?', 'what would you do?'],
  ])('are not in: %s ← %s', (ours, said) => {
    expect(thrownBack(said, ours)).toBeNull();
  });

  it.each([
    ['What comes to mind with that?', "What comes to mind is I'm worn out by it", /^I'm worn out/],
    [
      'Tell me the part that keeps coming back.',
      'The part that keeps coming back is her face',
      /^her face/,
    ],
    ['What do you make of that?', 'I make of it that nobody asked me', /^nobody asked me/],
    ['What have you ruled out?', "What I haven't ruled out is leaving for good", /^What I haven't/],
  ])('lead into theirs: %s ← %s', (ours, said, rest) => {
    expect(withoutFrame(said, ours)).toMatch(rest);
  });
});
