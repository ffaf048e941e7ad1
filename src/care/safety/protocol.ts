/** The reply that danger gets: every required part, in words that have not been used before. */

import type { RiskLevel } from '#care/contract.ts';
import { whileItHappens } from './at-home-now.ts';
import { detect, urgency } from './detector.ts';
import { heard } from './disclosure.ts';
import { whoLies } from './first-aid.ts';
import { followUp } from './follow-up.ts';
import { forGuess } from './guessed.ts';
import { forHelper } from './helper-parts.ts';
import { inDanger, numberWhere } from './in-danger.ts';
import { inTongue, tongueKind } from './in-tongue.ts';
import { spokenLines } from './lines.ts';
import { noteTold } from './noted.ts';
import { Phrasing } from './phrasing.ts';
import { reachedFor } from './reaching.ts';
import { forSelf, SOFT } from './reply-parts.ts';
import { resourcesFor } from './resources.ts';
import { afterReply, isDanger, nextRisk } from './risk.ts';
import { staying, toldParts } from './staying.ts';
import type { ProtocolInput, ProtocolReply, RiskState } from './types.ts';

/**
 * The protocol's reply to a message, or null where the companion may answer freely. `input.risk`
 * is the state before this message; the state to keep is in the reply, or, where the reply is
 * null, `nextRisk(input.risk, input.assessment)`.
 */
export function protocolReply(given: ProtocolInput): ProtocolReply | null {
  const input = { ...given, assessment: inContext(given) };
  const risk = nextRisk(input.risk, input.assessment);
  const phrasing = new Phrasing(risk.used, input.seed, spokenLines(input.country));
  if (isDanger(risk.peak) && risk.subject === 'self') noteTold(input.message, phrasing);
  const known = inDanger(input, risk, phrasing);
  if (known !== null) return withResources(input, risk, phrasing, known);
  const level = collapsed(input) ? 'medical_emergency' : effectiveLevel(input, risk);
  if (!isDanger(level)) return followUp(input, risk, phrasing);

  const answer = (text: string, takesOver = true, asks = true): ProtocolReply => ({
    text,
    takesOver,
    risk: afterReply(risk, phrasing.said(), asks),
    resources: resourcesFor(input.country, level, { minor: risk.flags.includes('minor') }),
  });
  // What only the statistics hear in "she's at the door, I'll let her in" is the hour itself.
  const reached = input.assessment.flags.includes('inferred') ? reachedFor(input, phrasing) : null;
  if (reached) return answer(reached, true, false);
  const { signals } = input.assessment;
  if (signals.includes('home.now')) return answer(whileItHappens(input.message, phrasing));
  const again = saidAgain(level, input) ? staying(input, risk, phrasing) : null;
  if (again?.takesOver) return answer(again.text, true, again.asks);

  if (isPutAlready(input)) return followUp(input, risk, phrasing);
  // Once: it is marked as said when it is asked for.
  const theirs = tongue(input, level, phrasing);
  const swallowed = risk.flags.includes('substance');
  const guess = theirs === null && !swallowed ? forGuess(input, phrasing) : null;
  if (guess) return guess.length === 0 ? null : answer(joined(guess), false);
  const parts =
    input.assessment.subject === 'other'
      ? [
          signals.includes('other.meant') ? phrasing.sayOnce('other.sorry') : null,
          ...forHelper(level, phrasing, input.message, whoLies(signals)),
        ]
      : isDisclosure(level, input, risk)
        ? toldParts(level, input, risk, phrasing)
        : forSelf(level, input, phrasing);
  return answer(joined([theirs, numberWhere(input, phrasing), ...parts]));
}

/** The answer to what was asked; in front of other eyes it brings no lines along. */
function withResources(
  { country }: ProtocolInput,
  risk: RiskState,
  phrasing: Phrasing,
  text: string,
): ProtocolReply {
  const lines = resourcesFor(country, risk.peak, { minor: risk.flags.includes('minor') });
  return {
    text,
    takesOver: true,
    risk: afterReply(risk, phrasing.said(), false),
    resources: lines,
  };
}

/**
 * Thoughts that were told in answer to us are met as such, and not with the same card again; a yes to
 * the question of a plan, or a means named, is no longer that.
 */
function isDisclosure(
  level: RiskLevel,
  { assessment, message, risk: before }: ProtocolInput,
  risk: RiskState,
): level is 'passive_ideation' | 'active_ideation' {
  if (level !== 'passive_ideation' && level !== 'active_ideation') return false;
  if (!risk.flags.includes('disclosed') || assessment.flags.includes('non_english')) return false;
  if (assessment.flags.includes('plan') || assessment.flags.includes('means')) return false;
  const askedOfPlan = before?.used.some((id) =>
    /^(?:told\.(?:plan|within|again)|ask\.active)\./.test(id),
  );
  const outright =
    assessment.level === 'active_ideation' && !assessment.flags.includes('disclosed');
  if (outright && !assessment.flags.includes('inferred')) return false;
  const yes = askedOfPlan && assessment.signals.includes('answer.yes');
  return !yes || heard(message).noPlan;
}

/** What only the statistics hear, in turns that are about nothing else, is no new danger. */
function saidAgain(
  level: RiskLevel,
  { assessment, risk: before, message }: ProtocolInput,
): boolean {
  const grave = assessment.flags.some(
    (flag) => flag === 'plan' || flag === 'means' || flag === 'disclosed',
  );
  const told = before?.flags.includes('disclosed') === true && before.subject === 'self';
  // Milder words after the worst hour are not that hour again.
  const said = level === 'imminent' ? assessment.level : level;
  const thoughts = said === 'passive_ideation' || said === 'active_ideation';
  // "Is it too dramatic to say that I don't want to be here?" is asked of words, and wishes nothing anew.
  const ofWords = heard(message).tooMuch;
  return told && thoughts && !grave && (ofWords || assessment.flags.includes('inferred'));
}

/** Our question of one message ago is still open, and this only sounds like more of the same. */
function isPutAlready({ assessment, risk: before }: ProtocolInput): boolean {
  if (!before || before.sinceAsked > 0 || before.denied > 0 || isDanger(before.peak)) return false;
  const faint = assessment.level === 'passive_ideation' && assessment.subject === 'self';
  return faint && assessment.flags.includes('inferred') && before.used.some(OF_SUM);
}
const OF_SUM = (id: string): boolean => id.startsWith('together.');

/** A body that fails comes before any talk, with whoever is beside it. */
const FAILING =
  /\b(?:won.?t wake|not waking|unconscious|unresponsive|passed out|collapsed|not breathing|barely breathing|stopped breathing|lips (?:are|were|have gone|look) blue|turning blue|gurgling|foaming|overdosed|no pulse)\b/i;

function collapsed({ assessment, message }: ProtocolInput): boolean {
  return assessment.subject === 'other' && isDanger(assessment.level) && FAILING.test(message);
}

const THEY = /^\W*(?:he|she|they|my \w+|her|his|their)\b/i;
const OF_ME =
  /\bi (?:want|wish|will|might|could|need|am (?:going|thinking|not|so|tired|done|scared)|think (?:about|of)|do not|don.?t|can.?t|have (?:thought|been|a plan)|feel)\b|\b(?:me|myself)\b/i;

const OF_THEM = /\b(?:he|she|they|him|her|them|his|their|my \w+) /i;
const I_DID =
  /^\W*i(?:.m| am|.ve| have)? (?:just )?(?:swallowed|took|taken|drank|ate|cut|hurt|want|wish|need|feel|going|thinking|can.?t|cannot|will|might)\b/i;

/**
 * Once the talk is of somebody else, "he wants to die" is about them, without their name; and "I
 * swallowed it" is about the writer, whoever was spoken of before.
 */
function inContext({ assessment, risk, message }: ProtocolInput): ProtocolInput['assessment'] {
  if (!isDanger(assessment.level) || !risk || !isDanger(risk.peak)) return assessment;
  if (risk.subject !== 'other') return assessment;
  const theirs = THEY.test(message) && !OF_ME.test(message.replace(/\btold me\b/gi, ''));
  const own = I_DID.test(message) && !OF_THEM.test(message);
  if (own) return { ...assessment, subject: 'self' };
  return theirs ? { ...assessment, subject: 'other' } : assessment;
}

/** Milder words after worse ones are still answered as what the session has shown. */
function effectiveLevel(input: ProtocolInput, risk: RiskState): RiskLevel {
  const { level, subject } = input.assessment;
  if (subject === 'other' || risk.subject === 'other') return level;
  if (level === 'active_ideation' && risk.peak === 'imminent') return 'imminent';
  if (level === 'passive_ideation' && urgency(risk.peak) >= urgency('active_ideation')) {
    return risk.peak === 'imminent' || risk.peak === 'active_ideation' ? risk.peak : level;
  }
  return level;
}

/** In another language first, where the message was in one we can answer in. */
function tongue(input: ProtocolInput, level: RiskLevel, phrasing: Phrasing): string | null {
  const { language, flags } = input.assessment;
  const text = inTongue(language, level, input.country);
  if (text === null || !flags.includes('non_english')) return null;
  const id = `tongue.${language}.${tongueKind(level)}`;
  if (phrasing.has(id)) return null;
  phrasing.mark(id);
  return text;
}

const LONG = 105;

function joined(parts: readonly (string | null)[]): string {
  const said = parts.filter((part) => part !== null && part !== '' && part !== SOFT) as string[];
  const words = said.join(' ').split(' ').length;
  const kept = words > LONG ? said.filter((part) => !part.startsWith(SOFT)) : said;
  return kept.map((part) => (part.startsWith(SOFT) ? part.slice(1) : part)).join(' ');
}

/** Detects and answers in one step: for features that have no companion of their own. */
export function assessAndAnswer(input: Omit<ProtocolInput, 'assessment'>): {
  readonly assessment: ProtocolInput['assessment'];
  readonly reply: ProtocolReply | null;
} {
  const assessment = detect(input.message, input.risk);
  return { assessment, reply: protocolReply({ ...input, assessment }) };
}
