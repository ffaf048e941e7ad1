/** The reply that danger gets: every required part, in words that have not been used before. */
import type { RiskLevel } from '#care/contract.ts';
import { detect, urgency } from './detector.ts';
import { followUp } from './follow-up.ts';
import { spokenLines } from './lines.ts';
import { fold, sentences } from './normalise.ts';
import { ECHOES } from './phrases/suicide.ts';
import { TONGUES } from './phrases/tongues.ts';
import { VOICES } from './phrases/voices.ts';
import { type Part, Phrasing } from './phrasing.ts';
import { resourcesFor } from './resources.ts';
import { isDanger, nextRisk } from './risk.ts';
import type { ProtocolInput, ProtocolReply, RiskState } from './types.ts';

/**
 * The protocol's reply to a message, or null where the companion may answer freely. `input.risk`
 * is the state before this message; the state to keep is in the reply, or, where the reply is
 * null, `nextRisk(input.risk, input.assessment)`.
 */
export function protocolReply(input: ProtocolInput): ProtocolReply | null {
  const risk = nextRisk(input.risk, input.assessment);
  const phrasing = new Phrasing(risk.used, input.seed, spokenLines(input.country));
  const level = effectiveLevel(input, risk);
  if (!isDanger(level)) return followUp(input, risk, phrasing);

  const parts =
    input.assessment.subject === 'other'
      ? forHelper(level, phrasing)
      : forSelf(level, input, phrasing);
  const text = joined([tongue(input, level, phrasing), ...parts]);
  return {
    text,
    takesOver: true,
    risk: { ...risk, asked: risk.asked + 1, used: phrasing.said() },
    resources: resourcesFor(input.country, level, { minor: risk.flags.includes('minor') }),
  };
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

function forSelf(level: RiskLevel, input: ProtocolInput, phrasing: Phrasing): (string | null)[] {
  const say = (part: Part) => phrasing.say(part);
  const minor = input.assessment.flags.includes('minor');
  const people = (part: Part) => (minor ? (phrasing.sayOnce('minor') ?? say(part)) : say(part));
  const flavour = SOFT + (voice(input, phrasing) ?? '');
  const ai = (soft = ''): string | null => (phrasing.has('ai.') ? null : soft + say('ai'));
  switch (level) {
    case 'imminent':
      return [
        say('first.imminent'),
        echo(input, phrasing) ?? phrasing.sayOnce('ack.imminent'),
        say('means.imminent'),
        minor ? phrasing.sayOnce('minor') : null,
        say('company.imminent'),
        say('barrier.imminent'),
        ai(SOFT),
        say('ask.imminent'),
        say('stay'),
      ];
    case 'active_ideation':
      return [
        echo(input, phrasing) ?? phrasing.sayOnce('ack.active'),
        flavour,
        say('resource.now'),
        people('people.now'),
        say('means.now'),
        ai() ?? phrasing.sayOnce('plan.offer'),
        say('ask.active'),
        say('stay'),
      ];
    case 'self_harm':
      return [
        say('selfharm.ack'),
        say('selfharm.wound'),
        say('selfharm.alt'),
        minor ? phrasing.sayOnce('minor') : null,
        say('selfharm.people'),
        ai(SOFT),
        say('selfharm.ask'),
      ];
    case 'harm_to_others':
      return [
        say('harm.first'),
        phrasing.sayOnce('harm.ack'),
        harmDetail(input, phrasing),
        say('harm.people'),
        ai(),
        say('harm.ask'),
        say('stay'),
      ];
    case 'abuse':
      return [
        say('abuse.ack'),
        flavour,
        say('abuse.ask'),
        say(abuseLine(input)),
        minor ? null : say('abuse.people'),
        say('abuse.device'),
        ai(),
      ];
    case 'medical_emergency':
      return [
        say(
          input.assessment.flags.includes('substance') ? 'medical.first.poison' : 'medical.first',
        ),
        say('medical.do'),
        phrasing.sayOnce('medical.ai'),
        say('medical.ask'),
      ];
    default:
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

function forHelper(level: RiskLevel, phrasing: Phrasing): (string | null)[] {
  const say = (part: Part) => phrasing.say(part);
  switch (level) {
    case 'imminent':
      return [
        say('other.first.imminent'),
        phrasing.sayOnce('other.ack'),
        say('other.means'),
        say('other.line'),
        say('other.ask'),
        say('other.you'),
      ];
    case 'medical_emergency':
      return [
        say('medical.first.poison'),
        say('medical.do'),
        phrasing.sayOnce('medical.ai'),
        say('other.you'),
      ];
    case 'abuse':
      return [
        phrasing.sayOnce('other.ack'),
        say('other.abuse'),
        say('abuse.line'),
        say('abuse.ask'),
        say('other.you'),
      ];
    case 'harm_to_others':
      return [
        say('other.harm'),
        phrasing.sayOnce('other.ack'),
        say('other.line'),
        say('other.you'),
      ];
    case 'self_harm':
      return [
        phrasing.sayOnce('other.ack'),
        say('other.selfharm'),
        say('selfharm.wound'),
        say('other.line'),
        say('other.you'),
      ];
    default:
      return [
        phrasing.sayOnce('other.ack'),
        say('other.ask'),
        say('other.means'),
        say('other.line'),
        say('other.you'),
      ];
  }
}

/** The person's own word, taken up in a sentence; never a word for a means. */
function echo(input: ProtocolInput, phrasing: Phrasing): string | null {
  const plain = sentences(fold(input.message)).slice(0, 30).join('');
  for (const [at, [pattern, lines]] of ECHOES.entries()) {
    if (pattern.test(plain)) {
      const line = phrasing.choose(`echo${at}`, lines);
      if (line) return line;
    }
  }
  return null;
}

function voice(input: ProtocolInput, phrasing: Phrasing): string | null {
  if (!input.therapistId || (phrasing.has('voice.') && !phrasing.chance('voice', 3))) return null;
  return phrasing.choose(`voice.${input.therapistId}`, VOICES[input.therapistId]);
}

function harmDetail(input: ProtocolInput, phrasing: Phrasing): string | null {
  if (input.assessment.flags.includes('psychosis')) return phrasing.say('harm.voices');
  const child = /\b(?:baby|newborn|infant|toddler|child|children|kids?|daughter|son)\b/i;
  return child.test(input.message) ? phrasing.say('harm.child') : null;
}

function abuseLine(input: ProtocolInput): Part {
  if (input.assessment.flags.includes('minor')) return 'abuse.child';
  const sexual = /^(?:rape|no\.consent|touch|made\.me\.do|unwanted)/;
  return input.assessment.signals.some((id) => sexual.test(id)) ? 'abuse.sexual' : 'abuse.line';
}

/** In another language first, where the message was in one we can answer in. */
function tongue(input: ProtocolInput, level: RiskLevel, phrasing: Phrasing): string | null {
  const known = TONGUES[input.assessment.language];
  if (!known || !input.assessment.flags.includes('non_english')) return null;
  const urgent = level === 'imminent' || level === 'medical_emergency';
  const kind = urgent
    ? 'urgent'
    : level === 'passive_ideation' || level === 'active_ideation' || level === 'self_harm'
      ? 'suicide'
      : 'other';
  const lines = spokenLines(input.country);
  const id = `tongue.${input.assessment.language}.${kind}`;
  if (phrasing.has(id)) return null;
  phrasing.mark(id);
  const number = lines.line
    .replace(/^(?:call or text|call|text|find a free line at) /, '')
    .replace(/, or (?:call or text |call |find a free line at )/, ', ')
    .replace(/ on (?=[\d*])/, ' ');
  return known[kind].replaceAll('{line}', number).replaceAll('{emergency}', lines.emergency);
}

/** Left out where the reply would become too long to be read in distress. */
const SOFT = '~';
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
