/**
 * Where one sentence ends and the next begins in what is typed without marks: "i shouted at him he
 * left i feel awful". Only where the first is complete and its last word can take nothing after it;
 * what may belong together stays together.
 */
import { VERBS } from './verbs.ts';

/** The text with a stop at each of those places. */
export function apart(text: string): string {
  return text
    .replace(LAUGH, '. ')
    .split(/(?<=[.!?…;:,])\s+|\n+/)
    .map(stopped)
    .join(' ');
}

/** Typed for a full stop. */
const LAUGH =
  /(?<!\b(?:said|says|say|sent|wrote|put|just|typed|a|went|be|was|like)) (?:lol+|lmf?ao+|haha+h?|hehe+|smh)\b[.,!]*(?=\s|$)/gi;

function stopped(sentence: string): string {
  const words = sentence.split(/\s+/);
  if (words.length < LEAST * 2) return sentence;
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}']/gu, ''));
  const out: string[] = [];
  let from = 0;
  for (let at = 0; at < words.length; at++) {
    if (
      at - from >= LEAST &&
      words.length - at >= 2 &&
      begins(plain, at) &&
      ends(plain, from, at)
    ) {
      out.push(`${out.pop() ?? ''}.`);
      from = at;
    }
    out.push(words[at] ?? '');
  }
  return out.join(' ');
}

const LEAST = 3;
const REACH = 40;

/** A subject with its verb, or "anyway". */
function begins(words: readonly string[], at: number): boolean {
  const [word = '', next = '', third = ''] = words.slice(at, at + 3);
  if (/^(?:is|was)$/.test(word))
    return (
      /^(?:that|it|this)$/.test(next) && /^(?:the|a|an|my|just|normal|bad|ok|okay)$/.test(third)
    );
  if (word === 'or') return /^(?:is|was)$/.test(next) && /^(?:that|it|this)$/.test(third);
  if (word === 'am') return next === 'i' && third !== '';
  if (BARE_NOT.test(word)) return VERBS.has(next);
  if (word === 'look') return /^(?:at|how|what)$/.test(next);
  if (word === 'anyway') return SUBJECT.test(next) || JOINED.test(next) || next === 'my';
  if (JOINED.test(word)) return true;
  if (!SUBJECT.test(word)) return false;
  return VERBS.has(next) || (ADVERB.test(next) && VERBS.has(third));
}
/** "had seven pints can't sleep": their own, with the "I" left out. */
const BARE_NOT = /^(?:can't|cannot|don't|didn't|couldn't|won't)$/;
const SUBJECT = /^(?:i|he|she|they|we|it|nobody|everyone|everybody)$/;
const JOINED =
  /^(?:i'm|i've|i'd|i'll|he's|he'd|he'll|she's|she'd|she'll|they're|they've|they'll|they'd|we're|we've|we'll|we'd|it's|that's|there's)$/;
const ADVERB =
  /^(?:just|really|always|never|even|still|also|only|keep|probably|literally|already|so|not|actually)$/;

function ends(words: readonly string[], from: number, at: number): boolean {
  // So far back only, that a wall of text costs no more than its length.
  const said = words.slice(Math.max(from, at - REACH), at);
  const [last = '', before = ''] = [said.at(-1), said.at(-2)];
  const open = said.findIndex(
    (word, place) =>
      OPENS.test(word) &&
      (place < 2 || /^(?:and|but|so|then|that|cos|because|like)$/.test(said[place - 1] ?? '')),
  );
  if (open >= 0 || said.some((word) => TIMES.test(word))) return false;
  if (!said.some((word) => VERBS.has(word) || JOINED.test(word) || /'s$/.test(word))) return false;
  const [word = '', next = ''] = words.slice(at, at + 2);
  if (/^(?:is|was|am|or|anyway)$/.test(word)) return !NOT_BEFORE_IS.test(last);
  if (word === "that's" && /^(?:what|how|why|all)$/.test(next)) return !TELLS.test(last);
  // What was said or thought may go on in the next words.
  if (said.slice(-6).some((word) => TELLS.test(word))) return false;
  if (BARE_NOT.test(words[at] ?? '')) {
    const [first = ''] = said;
    const whole = SUBJECT.test(first) || JOINED.test(first) || VERBS.has(first);
    return whole && !SUBJECT.test(last) && !VERBS.has(last) && !NO_END.test(last);
  }
  if (NOT.test(before) && VERBS.has(last)) return !TAKES.test(last);
  if (CLOSED.test(last)) return !/^(?:and|but|so|or|if|when|to|the|that)$/.test(before);
  return STATE.test(last) && said.slice(-4, -1).some((word) => COPULA.test(word));
}

/** What these begin, the next sentence may be the main part of. */
const OPENS =
  /^(?:when|whenever|if|because|since|while|after|before|until|once|unless|although|though|as|what|how|why|where|who|which|whoever|whatever)$/;
const TIMES = /^(?:time|times|moment|minute|second|way|everything|anything|nothing)$/;
const NOT_BEFORE_IS =
  /^(?:thing|point|problem|issue|worst|truth|fact|bit|part|it|that|this|what|all|he|she|they|i|why|how|where|who|when|if|and|or|but|so|the|my|is|was|not)$/;
const TELLS =
  /^(?:sa(?:y|id|ys|ying)|t(?:ell|old|ells|elling)|ask(?:ed|s|ing)?|think|thinks|thought|thinking|know|knows|knew|hope|hoped|wish|wished|guess|reckon|swear|swore|mean|means|meant|sure|convinced|promised?|remind(?:ed|s)?|show(?:ed|s|n)?|heard|hear|feel|feels|felt|believe[ds]?|worried|scared|afraid|realis\w+|realiz\w+|texted|wrote|let|lets|make|makes|made|glad|sorry|like)$/;
const TAKES =
  /^(?:think|know|say|believe|care|mean|see|admit|realise|realize|understand|like|tell|feel|want|remember|forget|hope|wish|guess|mind|expect|get|notice|imagine|agree|trust|be|have|do|need|love|hate)$/;
const NOT = /^(?:\w+n't|cannot|never|not)$/;
const NO_END =
  /^(?:who|that|which|and|or|but|so|to|you|there|people|just|really|still|also|even|actually|simply|the|my|a|his|her|their|our|mum|dad|mom|\p{L}+ly)$/u;
/** Nothing of the same sentence stands behind these. */
const CLOSED =
  /^(?:me|him|them|us|it|there|here|again|anymore|already|too|though|back|away|alone|together|asleep|either|myself|himself|herself)$/;
const COPULA =
  /^(?:is|are|was|were|be|been|being|am|feel|feels|felt|going|goes|gone|went|got|gets|\w+'(?:s|re|m))$/;
const STATE =
  /^(?:tired|drunk|crazy|nuts|insane|bad|awful|terrible|shit|crap|great|wrong|late|sick|ill|dead|gone|done|over|awake|empty|numb|worse|hot|cold|red|fast|loud|pregnant|broke|skint|busy|rough|horrible|ridiculous|exhausted|exhausting|shaking|crying|sweating|spinning|racing|pounding|sleeping|up|home|off|out)$/;
