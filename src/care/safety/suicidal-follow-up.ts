/** The turns after the wish to die was spoken of: the answer to our question, the telling, and asking again. */
import { afterNo, besides, doubt } from './after-denial.ts';
import { saysSafe } from './answers.ts';
import { isGuess } from './deciding.ts';
import { heard } from './disclosure.ts';
import { toHalfAnswer } from './half-answer.ts';
import { fold, sentences } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import { putRight } from './put-right.ts';
import { nearFor, reachedFor } from './reaching.ts';
import { staying } from './staying.ts';
import { asksToBeAsked, isDespairing, isLeaving, isLow, wouldInterrupt } from './timing.ts';
import { togetherAsked } from './together.ts';
import type { ProtocolInput, ProtocolReply, Reply, RiskState, SessionFlag } from './types.ts';

/** The first repeated question comes three turns after a denial, later ones ever four turns. */
const ASK_AGAIN_EVERY = 4;

export function suicidal(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
  reply: Reply,
): ProtocolReply | null {
  const right = putRight(input, risk, phrasing, reply);
  if (right) return right;
  const { flags, signals } = input.assessment;
  const told = risk.flags.includes('disclosed');
  // "I called" is about help only where help was urged; else it is an answer like another.
  const grave = told || risk.peak === 'imminent' || risk.peak === 'active_ideation';
  const answered =
    signals.includes('answer.no') ||
    (flags.includes('denial') && risk.sinceAsked <= 1) ||
    (!grave && signals.includes('answer.safe') && risk.sinceAsked <= 1);
  // "It" was taken for what we had asked, and was something else.
  const wrongly = input.risk?.used.some((id) => id.startsWith('told.it.')) && risk.calmTurns === 1;
  const retracts = TAKES_BACK.test(input.message);
  const meant =
    MEANT_ELSE.test(input.message) || (wrongly && !retracts && MEANT.test(input.message));
  const faint = !told && !risk.flags.includes('outright') && risk.peak === 'passive_ideation';
  const explained = faint && risk.calmTurns === 1 && MEANT_PLAINLY.test(input.message);
  const guess = isGuess(risk.flags);
  if (
    explained ||
    (meant && (wrongly || (answered && !told && (guess || NOT_LIVING.test(input.message)))))
  ) {
    const rest = besides(input.message);
    const goesOn = rest.split(/\s+/).length >= GOES_ON;
    const said = reply(phrasing.say(goesOn ? 'misread.on' : 'misread'), !goesOn, false);
    const cleared = goesOn ? { ...said, rest } : said;
    const kept = risk.flags.filter((flag) => !TAKEN_BACK.has(flag));
    return { ...cleared, risk: { ...cleared.risk, flags: [...kept, 'inferred' as const].sort() } };
  }
  const imminent = risk.peak === 'imminent' && !risk.flags.includes('cleared');
  const reached =
    reachedFor(input, phrasing) ?? (imminent ? null : nearFor(input.message, risk, phrasing));
  if (reached) return reply(reached, true, false);
  if (grave && saysSafe(sentences(fold(input.message))) && !risk.flags.includes('inferred')) {
    const parts = ['safe.warm', 'safe.next', 'safe.line', 'safe.ask'] as const;
    return reply(parts.map((part) => phrasing.say(part)).join(' '), true);
  }
  if (grave && !answered && risk.calmTurns <= 2 && OVERDONE.test(input.message))
    return reply(phrasing.say('overdone'), true);
  const parting = imminent && isLeaving(input.message) ? phrasing.sayOnce('parting') : null;
  if (parting) return reply(parting, true, false);
  const alone = !phrasing.has('reach.here.');
  if (imminent && (answered || (alone && risk.calmTurns <= 2))) {
    const lead = answered ? [phrasing.say('denied.serious')] : [];
    const parts = [
      phrasing.say('still.imminent'),
      whoIsNear(input, phrasing),
      phrasing.say('stay'),
    ];
    return reply([...lead, ...parts].join(' '), true);
  }
  const kept = told || (imminent && !phrasing.has('safe.'));
  if (kept && !(answered && retracts)) {
    const stayed = staying(input, risk, phrasing);
    if (!stayed) return askedAgain(input, risk, phrasing, reply);
    const said = reply(stayed.text, stayed.takesOver, stayed.asks);
    return stayed.rests ? { ...said, risk: { ...said.risk, sinceAsked: 1 } } : said;
  }
  // Said outright, and then denied: the no is heard, and does not close it.
  const outright = risk.peak === 'active_ideation' && !risk.flags.includes('inferred');
  if (answered && outright && risk.denied === 1) {
    const parts = ['denied.serious', 'denied.line', 'people.gentle', 'again'] as const;
    return reply(parts.map((part) => phrasing.say(part)).join(' '), true);
  }
  if (asksToBeAsked(input.message) && risk.sinceAsked > 0)
    return reply(phrasing.say(risk.denied > 0 ? 'again.denied' : 'again'), true);
  const unsure = answered ? null : doubt(input, risk, phrasing);
  if (unsure) return reply(unsure, true);
  const half = toHalfAnswer(input, phrasing);
  if (half) return reply(half.text, true, half.asks);
  if (answered && EXPLAINS.test(input.message)) {
    const taken = afterNo(asGuess(input), risk, phrasing, reply);
    return { ...taken, risk: withoutDistinct(taken.risk) };
  }
  if (answered) return afterNo(input, risk, phrasing, reply);
  // A no of before is no answer to what was said plainly since then.
  const open = risk.denied === 0 || !risk.flags.includes('inferred');
  if (risk.calmTurns === 1 && open) return reply(phrasing.say('unanswered'), false);
  return askedAgain(input, risk, phrasing, reply);
}

/** In words: more than that is what they were telling us, and is answered. */
const GOES_ON = 8;
const TAKEN_BACK = new Set<SessionFlag>(['disclosed', 'inferred', 'distinct']);

/** A joke, or a cry of surprise: then our ear was wrong, however clearly it heard. */
const EXPLAINS =
  /\b(?:jok(?:e|es|ing|ed)|kidding|figure of speech|(?:an?|just an) (?:expression|saying|idiom)|turn of phrase|sarcas\w+|irony|gallows|hyperbole)\b|^\W*(?:oh,? |no,? )?(?:good (?:lord|heavens|god|grief)|goodness|what on earth|heavens)\b/i;
const withoutDistinct = <State extends RiskState>(risk: State): State => ({
  ...risk,
  flags: risk.flags.filter((flag) => flag !== 'distinct'),
});
const asGuess = (input: ProtocolInput): ProtocolInput => ({
  ...input,
  risk: input.risk && withoutDistinct(input.risk),
});

/** What was meant is named, and living or dying is said not to be it. */
const NOT_LIVING =
  /\bnot (?:with |about |of |from |to (?:be )?)?(?:living|life|my life|dying|die|dead|being (?:alive|here)|existing)\b/i;

/** "Nobody" answers who is with them: then that is the next thing, and not the same question again. */
function whoIsNear({ message }: ProtocolInput, phrasing: Phrasing): string {
  const said = heard(message);
  const near = said.alone ? 'told.alone' : said.company ? 'told.with' : null;
  if (near) return phrasing.sayOnce(near) ?? phrasing.say('still.ask');
  // Who is there has been told before.
  return (
    (phrasing.has('heard.company') ? phrasing.sayOnce('told.with') : null) ??
    phrasing.say('still.ask')
  );
}

/** "You're overreacting, it's only a cat": no answer to what was asked. */
const OVERDONE =
  /\b(?:over ?react\w*|mak(?:e|ing) (?:too much|a (?:big )?(?:thing|deal|drama|fuss)) (?:of|out of|about)|out of proportion|(?:so|too|being) dramatic|no drama|calm down|chill out|read(?:ing)? too much into|bit (?:much|over the top)|worry too much)\b/i;

/** Once more, some turns later; after two noes, or where only we heard it, more seldom and only on a sign. */
export function askedAgain(
  input: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
  reply: Reply,
): ProtocolReply | null {
  const sum = togetherAsked(input, risk, phrasing);
  if (sum) return reply(sum, false);
  const inferred = risk.denied > 0 && risk.flags.includes('inferred');
  const due = risk.sinceAsked >= (risk.denied > 1 ? 2 : 1) * ASK_AGAIN_EVERY;
  // A mistake of ours that was put right is not kept alive by every low word.
  const despairs = isDespairing(input.message);
  if (risk.flags.includes('cleared') && !despairs) return null;
  // Whoever goes is let go, where all there was was a question of ours.
  if (isLeaving(input.message)) return null;
  const sign = inferred ? despairs : input.assessment.level === 'distress' || isLow(input.message);
  // Of cutting only, as they have said: asked again on a sign, and not by the clock.
  const hurting = risk.peak === 'self_harm' && risk.denied > 0;
  if (!due || ((inferred || hurting || risk.denied > 1) && !sign) || wouldInterrupt(input.message))
    return null;
  const text = phrasing.sayOnce(
    risk.denied > 0 ? 'again.denied' : risk.flags.includes('inferred') ? 'again.open' : 'again',
  );
  return text === null ? null : reply(text, false);
}

/** The thoughts themselves are taken back, not only the deed. */
const TAKES_BACK =
  /\bnot suicidal\b|\bmade (?:it|that) up\b|\bdidn'?t mean (?:it|that)\b|\b(?:was|am|were) (?:just )?(?:joking|kidding)\b|\bforget (?:it|that|i)\b/i;

const MEANT = /\bi (?:just )?(?:mean|meant)\b|^\W*(?:no|not that)\b|\babout (?:the|my|our)\b/i;

/** "Not suicidal, I mean panic": what was meant is named, and it is nothing to be careful of. */
const MEANT_ELSE =
  /\b(?:mean|meant|about|talking)\b.{0,24}\b(?:panic\w*|anxiety|attacks?|heart|embarrass\w*|jok\w+|figure of speech|expression|game|film|movie|book|song|work|job|exams?|project|factory|plant|keys?|phone|laptop)\b|\bi (?:just |only )?(?:meant|was talking about|am talking about|'m talking about)(?! (?:it|to|that|i)\b)/i;

/** "Done farming, I mean", "I meant the unit": said of our question's very words. */
const MEANT_PLAINLY =
  /^(?!.*\b(?:die|dying|dead|myself|suicid\w*|over|ended?|alive|here)\b)(?:[^.!?]{2,40}\bi mean(?:t|s)?[.!]?\s*$|\W*(?:no,? )?i (?:just |only )?meant (?:the|my|at|on|from|about|in) (?:\w+ ?){1,4}(?:[.!]|$))/i;
