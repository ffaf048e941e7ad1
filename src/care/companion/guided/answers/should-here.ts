/** "Should I …?", where what the talk is about turns it: to go out in grief, to stay or go on in panic. */
import { activeFrame, type Turn, theirWords } from '../turn.ts';

/** Null where the talk makes no difference to it. */
export function weighedHere(turn: Turn, asked: string): string | null {
  if (LEAVE_OR_STAY.test(asked) && inPanic(turn)) return turn.words.pick(STAY_IN_IT, {}, {});
  if (AVOID.test(asked) && !OF_SOMEBODY.test(asked) && inPanic(turn))
    return turn.words.pick(SMALLER, {}, {});
  if (OUT_AGAIN.test(asked) && inGrief(turn)) return turn.words.pick(WITHOUT_THEM, {}, {});
  return null;
}

/** Among people again, without the one who died (dual process; Stroebe & Schut 1999). */
const OUT_AGAIN =
  /\b(?:go|going|join|joining|start|try|sign up)\b[^.?!]{0,24}\b(?:choir|club|class|group|course|trip|holiday|cruise|party|dance|dancing|walks?|quiz|coffee morning|church|swimming)\b/i;
const inGrief = (turn: Turn): boolean => activeFrame(turn)?.domain === 'grief';
const WITHOUT_THEM: readonly string[] = [
  'I lean towards going once, at the edge of it, with leave to slip away. The first time will have the gap in it, and that is no reason against it. To like something takes nothing away from the one you miss. Who could go with you?',
];

/** Of a place in which panic comes, and of no marriage (exposure; Craske & Barlow, "Mastery of Your Anxiety and Panic"). */
const LEAVE_OR_STAY =
  /\b(?:leave or stay|stay or (?:leave|go|get out)|get out or stay|(?:leave|walk out|get out) (?:then|when it|if it|the (?:shop|store|room|train|bus|class)))\b/i;
/** A place or a ride, and never a person, a medicine or a drink. */
const AVOID =
  /\b(?:should|shall|better to|best to) (?:i )?(?:just )?(?:avoid|stay (?:away from|off)|keep (?:away|off|going|getting on|riding)|steer clear)\b/i;
const OF_SOMEBODY =
  /\b(?:him|her|them|he|she|they|my (?!(?:bus|train|class|school|gym|shop|office|car)\b)\w+|tak(?:e|ing)|meds|medication|pills?|tablets?|drink\w*|alcohol|caffeine|coffee)\b/i;
const SMALLER: readonly string[] = [
  'I lean towards going on, in smaller pieces. What is avoided feels safer today and worse next week; the hardest version at once can put one off for good. Something short at a quiet hour counts in full. What would the smallest piece be?',
];
const inPanic = (turn: Turn): boolean =>
  [...theirWords(turn, 8), turn.reading.text].some((said) =>
    /\b(?:panic\w*|anxiety attacks?)\b/i.test(said),
  );
const STAY_IN_IT: readonly string[] = [
  'Stay where you are, if you can, and let it crest: it peaks within minutes. Step aside, hold on to something, breathe out longer than in. If you do leave, go back the same day, if only to the door, so that leaving does not become the cure. Where in there could you stand?',
];
