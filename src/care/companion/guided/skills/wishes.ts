/** Which sort of exercise somebody does not want, and which one they want instead. */
import { isAvoided, OF_KIND, SKILL_KINDS, type SkillKind } from './kinds.ts';
import type { SkillId } from './types.ts';

type Wanted = SkillKind | 'body' | 'short';

export interface Wish {
  readonly refused: readonly SkillKind[];
  readonly wanted: readonly Wanted[];
  /** They ask for it outright, and not as a thought in passing. */
  readonly urged: boolean;
}

const NAMES: Readonly<Record<Wanted, RegExp>> = {
  imagery:
    /\b(?:imagin\w*|pictur(?:e|es|ing)|visuali[sz]\w*|(?:my|your) eyes (?:shut|closed)|clos(?:e|ing) (?:my |your )?eyes|(?:safe|calm) place)\b/,
  breathing: /\bbreath(?:e|s|ing|work)?\b/,
  muscles: /\b(?:muscles?|fists|tens(?:e|ing))\b/,
  senses: /\b(?:five things|senses|grounding)\b/,
  counting: /\bcount(?:ing)?\b|\bnumbers\b/,
  writing: /\b(?:writ(?:e|ing)|lists?|journal\w*|diar(?:y|ies)|worksheets?)\b/,
  body: /\bbody\b|\bphysical\b/,
  short: /\b(?:short|shorter|quick|quicker)\b/,
};

const NOT =
  /\b(?:no|not|never|without|stop|hate|\w+n't (?:\w+ )?(?:want|like|do|need|work|help)|dont (?:want|like|do|need)|rather not|instead of|anything but|enough of|sick of|cant (?:do|stand)|can't (?:do|stand))\b/;
const FAILS =
  /\b(?:does ?n'?t|doesnt|never|wo ?n'?t|makes? (?:it|me)) (?:\w+ )?(?:help|work|worse|do)/;
const ASKS_FOR =
  /\b(?:something|anything|maybe|perhaps|rather|instead|have you|do you have|can we|could we|(?:what|how) about|prefer|i(?:'d| would)? (?:want|like|need)|please|try|then)\b/;
const URGES =
  /\b(?:do you have|have you got|can we|could we|let'?s|please|i said|i want|give me|i asked)\b/;
/** An image that is no choice of theirs. */
const EYES_OPEN = /\beyes (?:stay )?open\b|\bnot clos\w+\b|\bkeep (?:my|the) eyes\b/;

/** A message to somebody is no exercise with a pen, and a list of things to do none either. */
const TO_SOMEBODY =
  /\bwrit(?:e|ing) (?:to )?(?:her|him|them|my \w+|(?:an?|the|that|this) (?:\w+ )?(?:message|text|letter|e-?mail|note|card|reply))\b|\bto-?do list\b/g;

export function wishIn(message: string): Wish {
  // Thanked for what was left out, they ask for nothing.
  const text = message
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\b(?:thanks|thank you|thx|cheers) for not\b[^.!?]*/g, ' ')
    .replace(TO_SOMEBODY, ' a message ');
  const refused = new Set<SkillKind>();
  const wanted: Wanted[] = [];
  if (EYES_OPEN.test(text)) refused.add('imagery');
  // "Breathing? No thanks.": the no belongs to what was asked before it.
  const put = text.replace(/([^.!?,;]+)\?+\s*(?=no\b)/g, 'no $1. ');
  for (const clause of put.split(/[.,;!?]+| but | just | and (?=no\b|not\b|i\b)/)) {
    const brief = clause.trim().split(/\s+/).length <= 5;
    for (const [name, at] of namesIn(clause)) {
      if (isRefused(clause, at)) {
        if (isKind(name)) refused.add(name);
      } else if (ASKS_FOR.test(clause) || (brief && !OWN.test(clause))) {
        if (at >= 0 && !wanted.includes(name)) wanted.push(name);
      }
    }
  }
  return {
    refused: [...refused],
    wanted: wanted.filter((one) => !isKind(one) || !refused.has(one)),
    urged: URGES.test(text),
  };
}

/** "The old list without checking the date": the no has to be about what is named. */
function isRefused(clause: string, at: number): boolean {
  const before = clause.slice(0, at).trim().split(/\s+/).slice(-NEAR).join(' ');
  return NOT.test(before) || SAID_OF_IT.test(clause.slice(at)) || FAILS.test(clause);
}
/** Words between the no and the name. */
const NEAR = 7;
const SAID_OF_IT =
  /^\S+(?: \w+)? (?:(?:is|are|was|'s) (?:no|not)\b|isn'?t\b|aren'?t\b|no\b|not\b|i (?:hate|can'?t (?:do|stand)|don'?t (?:want|like|do|need)))/;

/** In the order in which they are named. */
const namesIn = (clause: string): [Wanted, number][] =>
  (Object.entries(NAMES) as [Wanted, RegExp][])
    .map(([name, match]): [Wanted, number] => [name, clause.search(match)])
    .filter(([, at]) => at >= 0)
    .sort((a, b) => a[1] - b[1]);

const isKind = (name: Wanted): name is SkillKind => SKILL_KINDS.some((one) => one === name);

/** "My breathing is fast", "I see it in my body": told, not asked for. */
const OWN = /\b(?:my|i|he|she|they|we|you|i'm|im|it|is|are|was|feels?)\b/;

/** The exercise that is meant, with what was refused left out. */
export function wantedSkill(wish: Wish, avoid: readonly string[]): SkillId | null {
  const sorts = [...wish.wanted].sort((a, b) => Number(VAGUE.has(a)) - Number(VAGUE.has(b)));
  for (const sort of sorts) {
    const found = OF_KIND[sort].find((id) => !isAvoided(id, avoid));
    if (found) return found;
  }
  return null;
}
/** "Body, breathing or muscles": the nearer word decides. */
const VAGUE = new Set<Wanted>(['body', 'short']);
