/** "What did you ask?", "I don't follow": the question again, or a smaller one in its place. */
import { goOn } from '../moves/go-on.ts';
import { skillById } from '../skills/index.ts';
import { beginSkill, resumeSkill } from '../skills/run.ts';
import { lastOurs, type Move, slotsOf, type Turn } from '../turn.ts';

/** They did not follow us: other words, smaller. */
export function repeat(turn: Turn): Move | null {
  const resumed = turn.state.skill ? resumeSkill(turn) : null;
  if (resumed !== null) return { text: resumed, shape: 'A', pending: null };
  // "What was it you wanted me to do?": what was offered last, begun now.
  const wanted = WANTED.test(turn.reading.text);
  const { offered } = turn.state;
  const skill = wanted && offered !== null ? skillById(offered.skill) : null;
  if (skill) return beginSkill(turn, skill);
  // "What did you ask?": the question as it was put, which they may only have lost sight of.
  const before = lastOurs(turn);
  const put = /[^.!?…\n]*\?["”]?\s*$/.exec(before)?.[0].trim();
  if (
    /\bask(?:ed|ing)?\b|\bquestion\b|\byou want(?:ed)?\b/i.test(turn.reading.text) &&
    !/understand|get/i.test(turn.reading.text)
  ) {
    if (put === undefined && wanted)
      return {
        text: 'Nothing fixed, and you choose. Which part shall we take first?',
        shape: 'A',
        pending: { kind: 'ask' },
      };
    if (put === undefined)
      return { text: 'Nothing, just now. Go on from where you were.', shape: 'A', pending: null };
    return { text: `I asked this: ${put}`, shape: 'A', pending: turn.state.pending };
  }
  const lead = turn.words.pick(UNCLEAR, slotsOf(turn), {});
  const move = goOn(turn, lead);
  return move === null ? null : { ...move, shape: 'A' };
}

const WANTED = /\byou want(?:ed)?\b/i;

const UNCLEAR = [
  'Sorry, I put that badly.',
  'That was not clear of me.',
  'Never mind that question, it was badly put.',
];
