/** What is shown instead of a text that failed the checks. */
import type { GuardContext } from './guard.ts';
import { spokenLines } from './lines.ts';
import { hash, Phrasing } from './phrasing.ts';
import { isDanger } from './risk.ts';

const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  diagnosis: [
    'Which name fits, if any, is for a doctor or psychologist to find out with you; I can’t. What would a name for it change for you?',
    'I can’t tell you what it is called; somebody trained can, after meeting you. How does it show on an ordinary day?',
  ],
  medicine: [
    'Anything about medicine belongs with the person who prescribes it, or a pharmacist. What has happened that makes you think about it?',
    'I leave medicines to your prescriber or pharmacist. What would you want them to know?',
  ],
  posing: [
    'I am an AI, and I should say so plainly. I can listen and think along here. What matters most to you right now?',
    'To be clear, I am software and not a person. What would you like to go on with?',
  ],
  other: [
    'I started on an answer that would not have helped you, so I took it back. What is the heart of it for you?',
    'Let me begin that again. Which part of what you wrote matters most?',
    'I would rather not say something careless here. Tell me a little more about it?',
  ],
};
const ALSO_POSING = new Set(['powers', 'dependence', 'instructions']);

/** In danger the protocol's words for the level; else a short, honest turn back to the person. */
export function replacementFor(reasons: readonly string[], context: GuardContext): string {
  const seed = context.seed ?? '';
  const level = isDanger(context.level) ? context.level : null;
  if (level === null) {
    const kind =
      reasons.find((reason) => reason in INSTEAD) ??
      (reasons.some((reason) => ALSO_POSING.has(reason)) ? 'posing' : 'other');
    const options = INSTEAD[kind] ?? [];
    return options[hash(`${seed}|${context.lastReply ?? ''}`) % options.length] ?? '';
  }
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
