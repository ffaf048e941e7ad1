/** Which parts a crisis reply has at each level, and in which order. */
import type { RiskLevel } from '#care/contract.ts';
import { askedWhether, isFirstGuess, isPlain, isSupposed } from './guessed.ts';
import { knowsMeans } from './means-named.ts';
import { fold, sentences } from './normalise.ts';
import { speaksOfBaby, speaksOfChild } from './of-a-child.ts';
import { ECHOES, QUOTES } from './phrases/suicide.ts';
import { VOICES } from './phrases/voices.ts';
import type { Part, Phrasing } from './phrasing.ts';
import { quotable } from './quotable.ts';
import { isMinor } from './risk.ts';
import type { ProtocolInput } from './types.ts';

/** Left out where the reply would become too long to be read in distress. */
export const SOFT = '~';

/** The sentences owed to somebody in danger, in order; a null is left out. */
export function forSelf(
  level: RiskLevel,
  input: ProtocolInput,
  phrasing: Phrasing,
): (string | null)[] {
  const say = (part: Part) => phrasing.say(part);
  const minor = isMinor(input);
  const people = (part: Part) => (minor ? (phrasing.sayOnce('minor') ?? say(part)) : say(part));
  const young = input.assessment.flags.includes('minor') ? '' : SOFT;
  const flavour = SOFT + (voice(input, phrasing) ?? '');
  const ai = (soft = ''): string | null => (phrasing.has('ai.') ? null : soft + say('ai'));
  switch (level) {
    case 'imminent':
      return [
        say('first.imminent'),
        echo(input, phrasing) ?? phrasing.sayOnce('ack.imminent'),
        input.assessment.flags.includes('substance')
          ? (phrasing.sayOnce('imminent.taken') ?? say('means.imminent'))
          : say(knowsMeans(input) ? 'means.imminent' : 'place.imminent'),
        minor ? phrasing.sayOnce('minor') : null,
        say('company.imminent'),
        say('barrier.imminent'),
        ai(SOFT),
        say('ask.imminent'),
        say('stay'),
      ];
    case 'active_ideation':
      if (isPlain(input)) return askedWhether(input, say, people);
      return [
        echo(input, phrasing) ??
          phrasing.sayOnce(isSupposed(input) ? 'ack.inferred' : 'ack.active'),
        flavour,
        say('resource.now'),
        people('people.now'),
        say('means.now'),
        ai() ?? phrasing.sayOnce('plan.offer'),
        say(isSupposed(input) ? 'ask.inferred' : 'ask.active'),
        say('stay'),
      ];
    case 'self_harm':
      return [
        say('selfharm.ack'),
        say('selfharm.wound'),
        say('selfharm.alt'),
        minor ? young + (phrasing.sayOnce('minor') ?? '') : null,
        say('selfharm.people'),
        ai(SOFT),
        say('selfharm.ask'),
      ];
    case 'harm_to_others':
      return [
        say(firstOfHarm(input)),
        phrasing.sayOnce(hasHit(input) ? 'harm.done.ack' : 'harm.ack'),
        harmDetail(input, phrasing),
        say('harm.people'),
        ai(),
        say(hasHit(input) ? 'harm.done.ask' : 'harm.ask'),
        say('stay'),
      ];
    case 'abuse':
      if (input.assessment.signals.includes('outside'))
        return [
          phrasing.sayOnce('abuse.ack'),
          say('outside.call'),
          say('outside.where'),
          say(abuseLine(input)),
          phrasing.sayOnce('outside.ask'),
        ];
      return [
        say('abuse.ack'),
        input.assessment.signals.includes('throat') ? say('abuse.throat') : flavour,
        say('abuse.ask'),
        say(abuseLine(input)),
        minor ? null : say(isWatched(input) ? 'abuse.people.watched' : 'abuse.people'),
        say('abuse.device'),
        ai(),
      ];
    case 'medical_emergency':
      if (input.assessment.signals.includes('fumes'))
        return [say('medical.fumes'), phrasing.sayOnce('medical.ai'), say('medical.ask')];
      return [
        say(
          input.assessment.flags.includes('substance') ? 'medical.first.poison' : 'medical.first',
        ),
        say('medical.do'),
        phrasing.sayOnce('medical.ai'),
        say(isBody(input) ? 'medical.ask.body' : 'medical.ask'),
      ];
    default:
      if (isFirstGuess(input)) return askedWhether(input, say, people);
      return [
        echo(input, phrasing) ?? phrasing.sayOnce('ack.passive'),
        flavour,
        say('resource.gentle'),
        people('people.gentle'),
        ai() ?? phrasing.sayOnce('reasons'),
        say('ask.passive'),
        say('stay'),
      ];
  }
}

/** Nothing but a partner's watching was heard, by the rules at least. */
const isWatched = ({ assessment: { signals } }: ProtocolInput): boolean =>
  signals.length > 0 && signals.every((id) => /^(?:f\.)?control$/.test(id));

/** The person's own word, taken up in a sentence; never a word for a means. */
function echo(input: ProtocolInput, phrasing: Phrasing): string | null {
  const plain = sentences(fold(input.message)).slice(0, 30).join('');
  for (const [at, [pattern, lines]] of ECHOES.entries()) {
    if (pattern.test(plain)) {
      const line = phrasing.choose(`echo${at}`, lines);
      if (line) return line;
    }
  }
  const words = quotable(input);
  return words && (phrasing.choose('quote', QUOTES)?.replace('{words}', () => words) ?? null);
}

function voice(input: ProtocolInput, phrasing: Phrasing): string | null {
  if (!input.therapistId || (phrasing.has('voice.') && !phrasing.chance('voice', 3))) return null;
  return phrasing.choose(`voice.${input.therapistId}`, VOICES[input.therapistId]);
}

/** It has happened: what comes first is who was hurt, and that it stops there. */
const hasHit = ({ assessment }: ProtocolInput): boolean =>
  assessment.signals.includes('hit.somebody');

function firstOfHarm(input: ProtocolInput): Part {
  if (SHAKEN.test(input.message)) return 'harm.shaken';
  return hasHit(input) ? 'harm.done.first' : 'harm.first';
}
/** It can bleed inside with nothing to be seen. */
const SHAKEN =
  /\b(?:i|i've|ive|we|he|she) (?:\w+ ){0,3}(?:shook|shaken|dropped|threw) (?:\w+ ){0,2}(?:baby|newborn|infant|toddler)\b/i;

function harmDetail(input: ProtocolInput, phrasing: Phrasing): string | null {
  if (input.assessment.flags.includes('psychosis')) return phrasing.say('harm.voices');
  if (speaksOfBaby(input.message)) return phrasing.say('harm.baby');
  return speaksOfChild(input.message) ? phrasing.say('harm.child') : null;
}

const SEXUAL = /^(?:rape|no\.consent|touch|made\.me\.do|unwanted)/;
function abuseLine(input: ProtocolInput): Part {
  if (isMinor(input)) return 'abuse.child';
  return input.assessment.signals.some((id) => SEXUAL.test(id)) ? 'abuse.sexual' : 'abuse.line';
}

/** Chest, heart, breath: nothing was taken, and nobody is asked whether it was meant. */
const isBody = ({ assessment: { signals, flags } }: ProtocolInput): boolean =>
  !flags.includes('substance') &&
  signals.some((id) => /^(?:f\.)?(?:chest|heart|stroke|breath)/.test(id));
