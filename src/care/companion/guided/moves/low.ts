/** When the phrases run low: say so, sum up in their words, and leave the way on to them. */
import { type Move, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';

/** First the quiet lines: nothing has run out yet, there is only nothing to add. */
const QUIET: readonly string[] = [
  'I have read it.',
  'Yes, I am following.',
  'I have that, thanks.',
  'Yes, I see.',
  'I am reading along.',
];

const LINES: readonly string[] = [
  'I have asked a lot by now. Say whatever you want next.',
  'I am starting to repeat myself, so you lead for a bit.',
  'I am a program, and my good questions are running out. I can still listen.',
  'I have nothing to add just now. I am still reading.',
  'You choose where we go next.',
  'I would rather be quiet than repeat myself.',
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
