/** When the phrases run low: say so, sum up in their words, and leave the way on to them. */
import { type Move, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';

/** First the quiet lines: nothing has run out yet, there is only nothing to add. */
const QUIET: readonly string[] = [
  'Read, and kept.',
  'I have that.',
  'That I have taken in.',
  'I am following you.',
  'Yes, I am reading.',
];

const LINES: readonly string[] = [
  'I have asked a good deal by now. Say whatever is on top, in any order.',
  'I notice my own words beginning to go round, so I would rather leave the room to yours.',
  'Here is where a scripted listener reaches its edge: I can go on listening, but my questions are getting thin.',
  'Nothing clever from me just now. I am reading.',
  'You may steer from here; I follow.',
  'I would sooner be quiet than say a thing twice.',
];

/** Always finds something new: in the end the count of the message makes it so. */
export function lowOnWords(turn: Turn): Move {
  const { state, words } = turn;
  const old = [...state.quotes].sort((a, b) => a.uses - b.uses || b.weight - a.weight)[0];
  const quiet = words.pick(QUIET, {}, {});
  if (quiet !== null) {
    const invite =
      state.shapes.at(-1) === 'RI' || turn.quiet
        ? null
        : words.pick(turn.voice.invite, slotsOf(turn), pickOptions(turn));
    return {
      text: [quiet, invite].filter(Boolean).join(' '),
      shape: invite === null ? 'R' : 'RI',
      pending: null,
    };
  }
  const line = words.pick(LINES, {}, { inOrder: true });
  if (line !== null) return { text: line, shape: 'RI', pending: null };
  if (old) {
    old.uses++;
    const back = `Of all you wrote, ${quoted(old.text)} is the line I go back to, now at message ${spelled(state.turn)}.`;
    if (words.isNew(back)) {
      words.say(back);
      return { text: back, shape: 'R', pending: null };
    }
  }
  const count = `Message ${spelled(state.turn)}, and I am still reading.`;
  words.say(count);
  return { text: count, shape: 'R', pending: null };
}

const ONES =
  'nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'nought ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** 103 → "one hundred and three": figures of three digits look like telephone numbers to the guard. */
function spelled(count: number): string {
  if (count < 20) return ONES[count] ?? String(count);
  if (count < 100)
    return [TENS[Math.floor(count / 10)], count % 10 > 0 ? ONES[count % 10] : '']
      .filter(Boolean)
      .join('-');
  const rest = count % 100;
  return `${spelled(Math.floor(count / 100))} hundred${rest > 0 ? ` and ${spelled(rest)}` : ''}`;
}
