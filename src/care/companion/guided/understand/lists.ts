/** Bare pieces at the head of a message: "Twelve hours. No break." */
import { speakable, turned } from './mirror.ts';
import { wordsOf } from './text.ts';
import { VERBS } from './verbs.ts';

const CLAUSE =
  /\b(?:i|i'm|i've|he|she|they|we|you|it|it's|that's|there's|who|because|but|if|when)\b/i;

/** The things a message opens with, each in a sentence of its own, as they can be said back. */
export function bitsIn(text: string): string | null {
  const lines = text
    .replace(ASIDE, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((line) => line.replace(/^and,? (?:\p{L}+ly,? )?/iu, '').trim());
  const first = lines.findIndex((line) => !isBit(line));
  const bits = lines.slice(0, first === -1 ? MOST_BITS : Math.min(first, MOST_BITS));
  if (bits.length < 2) return null;
  const said = bits.map((bit) => turned(bit.replace(/[.\s]+$/, '').split(/\s+/)));
  if (said.some((one) => one === null || !speakable(one))) return null;
  return said.join(', ');
}
const MOST_BITS = 5;
const ASIDE = /(?<=\w), ?(?:please )?don'?t (?:even )?ask(?=[.,!;])/gi;
const isBit = (line: string): boolean =>
  /^[^?!]+\.?$/.test(line) &&
  BIT.test(line) &&
  !NO_BIT.test(line) &&
  // "No break": right behind its article even what may be a verb is a thing.
  (/^\p{L}+ \p{L}+\.?$/u.test(line) || isThing(line.replace(/[.\s]+$/, '')));
const BIT =
  /^(?:an?|the|my|our|no|his|her|their|another|zero|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|\d+|\p{Lu}\p{Ll}+'s) \p{L}/iu;
/** "No idea", "the end": turns of phrase. */
const NO_BIT =
  /^(?:no (?:idea|way|worries|problem|thanks|thank|clue|one|doubt|chance|comment|joke|reason|point|kidding|matter|please)|an? (?:lot|bit|little|joke|while)|the (?:end|usual|point|thing|same|other|lot|truth|works|irony|joke|worst|best|first|last))\b/i;

function isThing(item: string): boolean {
  const words = wordsOf(item);
  if (words.length === 0 || words.length > 4 || CLAUSE.test(item)) return false;
  return (
    /^[\p{L}\p{N}' -]+$/u.test(item) &&
    !words.some((word) => VERBS.has(word) && !NOUNS_TOO.test(word))
  );
}

/** Words that are things as well as verbs. */
const NOUNS_TOO =
  /^(?:work|sleep|drink|dreams?|rent|boss|doctor|calls?|plans?|plants?|trips?|cares?|hopes?|fights?|talks?|looks?|texts?|emails?|shopping|cooking|cleaning|washing|moves?|jobs?|train|trains|watch|water|books?|dates?|dishes|smoke|row|rows|play|park|bills?|grades?|friends?|family|match|race|dress|feed|land|bank|swim|show|stress|worry|worries|claim|claims|drain|exercise|phone|ring|coach|school|boy|answers?|post|paint|report|homework|strike|march|vote|visit|visits|treats?|trust|trade|voice|waste|wishes|wonder)$/;
