/** In a talk that has shown no danger: the one careful question, at a moment that is low by itself. */
import { afterNo, doubt } from './after-denial.ts';
import { toHalfAnswer } from './half-answer.ts';
import type { Phrasing } from './phrasing.ts';
import { nearFor } from './reaching.ts';
import { afterReply } from './risk.ts';
import { isOfOneThing, namesWhatEnds, ownWords } from './spoken-of.ts';
import {
  asksToBeAsked,
  isDespairing,
  isElsewhere,
  isLow,
  namesIt,
  partsWith,
  soothes,
  wouldInterrupt,
} from './timing.ts';
import { togetherAsked } from './together.ts';
import type { ProtocolInput, ProtocolReply, Reply, RiskState } from './types.ts';

const ASKED_AFTER =
  /^(?:hint\.(?:hopeless|worthless|nothing\.matters|trapped|stop\.alive|pain|done|tired)|pointless|death\.thoughts)$/;
/** What a rule read, and the statistics did not believe: asked after where the words are low, too. */
const READ = /^(?:cannot\.go\.on|no\.one\.miss|not\.be\.here|burden(?:\.all)?)$/;
/** Heavy in any talk, whatever else was heard. */
const NO_POINT =
  /\b(?:don['’]?t|do not|can['’]?t|cannot) (?:really )?see (?:much |the |any |a )?point (?:in|of|to) (?:getting up|living|going on|carrying on|anything|being here|waking up|it all)\b|\b(?:no|not much|what['’]?s the) point (?:in |of )?(?:getting up|waking up|living|going on|being here)\b/i;
const NONE_OF_IT =
  /\b(?:nobody|no one|not|never|nothing|isn'?t|aren'?t)\b.{0,16}\bhopeless|\b(?:not|never) (?:\w+ )?(?:low|suicidal|depressed|dying|lonely|sad)\b|\bi (?:do )?(?:want|like|love) (?:to be|being) alive\b/i;

/** Once or twice in a talk, at a low moment of it, without a hotline; and what is said to the answer. */
export function gentleCheck(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
): ProtocolReply | null {
  const { assessment, message } = input;
  const reply: Reply = (text, takesOver, asks = true) => ({
    text,
    takesOver,
    risk: {
      ...afterReply(risk, phrasing.said(), asks),
      flags: asks ? risk.flags.filter((flag) => flag !== 'unasked') : risk.flags,
    },
    resources: [],
  });
  if (asksToBeAsked(message)) return reply(phrasing.say('ask.guess'), true);
  const no = assessment.signals.includes('answer.no');
  const unsure = no ? null : doubt(input, risk, phrasing);
  if (unsure) return reply(unsure, true);
  const half = toHalfAnswer(input, phrasing);
  if (half) return reply(half.text, true, half.asks);
  const near = phrasing.has('together.') ? nearFor(message, risk, phrasing) : null;
  if (near) return reply(near, true, false);
  if (no) return afterNo(input, risk, phrasing, reply);
  // A no that nobody asked for is no answer yet.
  const answered = risk.asked > 0 && assessment.flags.includes('denial');
  const sum = answered ? null : togetherAsked(input, risk, phrasing);
  if (sum) return reply(sum, false);
  const asked = risk.used.filter((id) => id.startsWith('gentle.')).length;
  const waited = risk.asked === 0 || risk.sinceAsked > GENTLE_AGAIN_AFTER;
  if (asked >= MOST_GENTLE || !waited || answered) return null;
  if (!isLowMoment(input, risk) || wouldInterrupt(message)) return null;
  const named = assessment.signals.includes('death.thoughts');
  const text = (named ? phrasing.sayOnce('gentle.named') : null) ?? phrasing.sayOnce('gentle');
  return text === null ? null : reply(text, false);
}

const MOST_GENTLE = 2;
const GENTLE_AGAIN_AFTER = 7;

/** What only the statistics heard is asked after where the message is low itself, at once or later. */
function isLowMoment({ assessment, message: said }: ProtocolInput, risk: RiskState): boolean {
  const message = ownWords(said);
  if (NONE_OF_IT.test(message) || namesWhatEnds(message) || isOfOneThing(message)) return false;
  if (NO_POINT.test(message)) return true;
  if (assessment.level === 'distress') {
    if (isDespairing(message)) return true;
    if (assessment.signals.some((id) => ASKED_AFTER.test(id))) return true;
    if (isLow(message) && assessment.signals.some((id) => READ.test(id))) return true;
  }
  if (isElsewhere(message)) return false;
  if (assessment.signals.includes('hint.statistics') && (isLow(message) || namesIt(message)))
    return true;
  if (assessment.signals.includes('gave.away') && partsWith(message)) return true;
  const faint = risk.flags.includes('unasked');
  // Something was heard before, and nobody asked: now they calm us, or have become calm.
  if (faint && soothes(message)) return true;
  return faint && assessment.level === 'distress' && isLow(message);
}
