/** What a no rules out, and what is left of a message without it. */
import type { SkillKind } from '../skills/kinds.ts';
import type { Turn } from '../turn.ts';

export function avoid({ state }: Turn, kinds: readonly SkillKind[]): void {
  for (const kind of kinds) if (!state.avoid.includes(kind)) state.avoid.push(kind);
}

const PART = /[^.!?,;]+[.!?,;]*\s*/g;
const REFUSING =
  /^(?:(?:and|but|so|well|um+|ok|look|sorry|honestly)[, ]+)*(?:no+|nope|nah|no,? (?:thanks|thank you|ty|thx|ta|cheers)(?: \w+)?|out|pass|later|not (?:now|today|tonight|really|for me|yet|this|that)\b.*|(?:i'?d |i would |id )?rather (?:not|(?:just )?(?:talk|chat|vent|go on))\b.*|leave it\b.*|(?:i )?(?:don'?t|dont|do not) (?:want|need|like|think i need)\b.*|if you don'?t mind|thanks|thank you|please)[.!?,; ]*$/i;
const SORT =
  /\b(?:no|not|n'?t|never|without)\b.*\b(?:exercises?|breath\w*|imagin\w*|pictures?|techniques?|worksheets?|homework|activit(?:y|ies)|steps|journal\w*|(?:\w+ )?thing|muscles?|counting|writing|lists?|find what'?s important)\b/i;

/** The message without the no: null where nothing is left that could be answered. */
export function withoutRefusal(text: string): string | null {
  const parts = text.match(PART) ?? [];
  const rest = parts.filter((part) => !REFUSING.test(part.trim()) && !SORT.test(part));
  if (rest.length === parts.length) return afterwards(text);
  const left = rest.join('').trim();
  return left.split(/\s+/).length >= 4 ? left : null;
}

/** A no in words of their own stands in front; what a long message goes on to tell is the rest. */
function afterwards(text: string): string | null {
  const [, ...rest] = text.split(/(?<=[.!?])\s+/);
  const left = rest.join(' ').trim();
  return left.split(/\s+/).length >= MUCH ? left : null;
}
const MUCH = 20;
