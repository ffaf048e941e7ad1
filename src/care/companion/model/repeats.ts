/** A reply that goes in circles: a sentence said before is left out, and a loop ends the reply. */
import { SENTENCE_END } from './sentence-end.ts';

/** After so many sentences that were left out, nothing new is waited for. */
const PATIENCE = 2;
/** Shorter ones may come back once, as in “Slowly. Slowly.” */
const SHORT = 16;
const SHORT_UNSPACED = 6;
/** A stretch of text without end that repeats itself: its longest unit, and how much of it is a loop. */
const LONGEST_UNIT = 80;
const LOOP = 160;

export interface Repeats {
  /** Takes what was said and returns what is new in it. */
  push(text: string): string;
  /** What was kept back at the end, where it was new. */
  rest(): string;
  /** True once the reply only repeats itself; nothing comes after that. */
  readonly reached: boolean;
  /** True where that happened within a sentence, which then has no end. */
  readonly looped: boolean;
}

export function withoutRepeats(): Repeats {
  const seen = new Map<string, number>();
  /** The sentence being said, and how much of it was passed on. */
  let sentence = '';
  let passed = 0;
  let dropped = 0;
  let tail = '';
  let looped = false;

  const isKnown = (said: string): boolean => {
    const times = seen.get(said) ?? 0;
    return isLong(said) ? times > 0 : times > 1;
  };
  function pass(): string {
    const text = sentence.slice(passed);
    passed = sentence.length;
    return text;
  }
  function close(rest: string): string {
    const said = plain(sentence);
    const known = passed === 0 && said !== '' && isKnown(said);
    if (known) dropped += 1;
    seen.set(said, (seen.get(said) ?? 0) + 1);
    const text = known ? '' : pass();
    sentence = rest;
    passed = 0;
    return text;
  }
  const mayRepeat = (): boolean => {
    const begun = plain(sentence);
    return passed === 0 && [...seen.keys()].some((one) => isKnown(one) && one.startsWith(begun));
  };
  return {
    push(text) {
      if (dropped >= PATIENCE || looped) return '';
      tail = (tail + text).slice(-4 * LONGEST_UNIT - LOOP);
      looped = isLoop(tail);
      if (looped) return '';
      sentence += text;
      let out = '';
      for (;;) {
        const end = SENTENCE_END.exec(sentence);
        if (!end) break;
        const rest = sentence.slice(end.index + end[0].length);
        sentence = sentence.slice(0, end.index + end[0].length);
        out += close(rest);
        if (dropped >= PATIENCE) return out;
      }
      return mayRepeat() ? out : out + pass();
    },
    rest: () => (dropped >= PATIENCE || looped ? '' : close('')),
    get reached() {
      return dropped >= PATIENCE || looped;
    },
    get looped() {
      return looped;
    },
  };
}

const plain = (sentence: string): string => sentence.toLowerCase().replace(/\s+/g, ' ').trim();
const isLong = (said: string): boolean =>
  said.length >= (/\p{Script=Han}|\p{Script=Hiragana}/u.test(said) ? SHORT_UNSPACED : SHORT);

function isLoop(tail: string): boolean {
  for (let unit = 1; unit <= LONGEST_UNIT; unit += 1) {
    const length = Math.max(LOOP, 4 * unit);
    if (tail.length < length) return false;
    const end = tail.slice(-length);
    if (end.startsWith(end.slice(unit))) return true;
  }
  return false;
}
