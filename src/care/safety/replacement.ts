/** What is shown instead of a text that failed the checks. */
import type { RiskLevel } from '#care/contract.ts';
import type { GuardContext } from './guard.ts';
import { inTongue } from './in-tongue.ts';
import { spokenLines } from './lines.ts';
import { INSTEAD, type InsteadOf } from './phrases/instead.ts';
import { hash, Phrasing } from './phrasing.ts';
import { isDanger } from './risk.ts';

const ALSO_POSING = new Set(['powers', 'dependence', 'instructions']);

/** In danger the protocol's words for the level; else a short, honest turn back to the person. */
export function replacementFor(reasons: readonly string[], context: GuardContext): string {
  const seed = context.seed ?? '';
  const level = isDanger(context.level) ? context.level : null;
  if (level === null) {
    const lines = INSTEAD[context.language ?? 'en'] ?? INSTEAD.en;
    const options = lines?.[kindOf(reasons)] ?? [];
    return options[hash(`${seed}|${context.lastReply ?? ''}`) % options.length] ?? '';
  }
  // As protocol does it: in their language first, with the resources, and English behind it.
  const theirs = inTongue(context.language ?? 'en', level, context.country ?? 'US');
  const ours = inDanger(level, context);
  return theirs === null ? ours : `${theirs} ${ours}`;
}

function kindOf(reasons: readonly string[]): InsteadOf {
  const named = NAMED.find((kind) => reasons.includes(kind));
  return named ?? (reasons.some((reason) => ALSO_POSING.has(reason)) ? 'posing' : 'other');
}
const NAMED: readonly InsteadOf[] = ['diagnosis', 'medicine', 'posing'];

function inDanger(level: RiskLevel, context: GuardContext): string {
  const seed = context.seed ?? '';
  const phrasing = new Phrasing(
    [],
    `${seed}|guard|${context.lastReply?.length ?? 0}`,
    spokenLines(context.country ?? 'US'),
  );
  const say = (...parts: Parameters<Phrasing['say']>[0][]) =>
    parts.map((part) => phrasing.say(part)).join(' ');
  if (context.subject === 'other')
    return say(
      'other.ack',
      level === 'imminent' ? 'other.first.imminent' : 'other.means',
      'other.line',
      'other.ask',
      'other.you',
    );
  switch (level) {
    case 'imminent':
      return say(
        'first.imminent',
        'ack.imminent',
        'means.imminent',
        'company.imminent',
        'ask.imminent',
        'stay',
      );
    case 'active_ideation':
      return say('ack.active', 'resource.now', 'people.now', 'means.now', 'ask.active', 'stay');
    case 'self_harm':
      return say('selfharm.ack', 'selfharm.wound', 'selfharm.people', 'selfharm.ask');
    case 'harm_to_others':
      return say('harm.first', 'harm.ack', 'harm.people', 'harm.ask', 'stay');
    case 'abuse':
      return say('abuse.ack', 'abuse.ask', 'abuse.line', 'abuse.people', 'abuse.device');
    case 'medical_emergency':
      return say('medical.first', 'medical.do', 'medical.ai', 'medical.ask');
    default:
      return say('ack.passive', 'resource.gentle', 'people.gentle', 'ask.passive', 'stay');
  }
}
