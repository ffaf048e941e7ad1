/** Lets a streamed reply through as early as may be: word by word while harmless, else by sentence. */
import { SENTENCE_END } from './sentence-end.ts';

export interface Inspector {
  /** False where the reply so far says what we never say. */
  allows(text: string): boolean;
  /** True where nothing that follows could make it right. What is neither allowed nor refused waits. */
  refuses(text: string): boolean;
  /** True where a sentence that begins so, after what was said `before`, may end in something we never say. */
  doubts(beginning: string, before: string): boolean;
  /**
   * True for a word that a forbidden sentence could turn on. `unfinished` asks it of a beginning:
   * could this word still become one?
   */
  suspects(word: string, unfinished: boolean): boolean;
}

export interface Release {
  /** Takes what the model said and returns what may be shown now. */
  push(delta: string): string;
  /** The rest, once the model has ended; an unfinished last sentence is judged as it stands. */
  end(): string;
  /** True once it was refused. Nothing is released after that. */
  readonly blocked: boolean;
  /** Everything released. */
  readonly shown: string;
  /** Everything released and the sentence that is being held. */
  readonly heard: string;
}

/** The next word, or what stands between words. */
const TOKEN = /[\p{L}\p{M}\p{N}'’]+|[^\p{L}\p{M}\p{N}'’]+/uy;
const IS_WORD = /^[\p{L}\p{M}\p{N}'’]/u;

/**
 * Words are shown as they come until one is suspect; from there the sentence waits for its end and
 * is judged whole. A sentence in doubt waits for the next ones, for the reply around it may clear it.
 * What is visible of an unfinished sentence has been judged as far as it goes.
 * With `byWord` off, every sentence waits: for languages whose suspect words nobody has listed.
 */
export function createRelease(inspector: Inspector, byWord = true): Release {
  let shown = '';
  /** Of the sentence being said: what is visible already, and what is not. */
  let waiting = '';
  let holding = !byWord;
  /** So much of `waiting` is whole sentences that wait for what follows them. */
  let pending = 0;
  /** The word at the end of `shown` was let go unfinished, so its rest needs no look. */
  let midWord = false;
  /** Where in `shown` the sentence began that is being said. */
  let begun = 0;
  let blocked = false;

  /** Judges up to a sentence's end, or the reply's. */
  function judge(length: number, last = false): string {
    const text = waiting.slice(0, length);
    if (!inspector.allows(shown + text)) {
      blocked = last || inspector.refuses(shown + text);
      pending = length;
      return '';
    }
    waiting = waiting.slice(length);
    pending = 0;
    holding = !byWord;
    midWord = false;
    shown += text;
    begun = shown.length;
    return text;
  }

  /** Lets harmless words go, up to `limit`, and starts holding at the first suspect one. */
  function words(limit: number): string {
    let at = 0;
    while (at < limit && !holding) {
      TOKEN.lastIndex = at;
      const token = TOKEN.exec(waiting)?.[0] ?? '';
      const unfinished = at + token.length === waiting.length;
      if (IS_WORD.test(token) && !(midWord && at === 0)) {
        if (inspector.suspects(token, unfinished)) {
          // A beginning may turn out harmless, so only a whole word decides for the sentence.
          if (!unfinished) holding = true;
          break;
        }
      }
      midWord = IS_WORD.test(token) && unfinished;
      at += token.length;
    }
    const text = waiting.slice(0, at);
    if (text === '') return '';
    // The list of suspect words is for calm sentences to flow; this is what nothing gets past.
    if (inspector.doubts(shown.slice(begun) + text, shown.slice(0, begun))) {
      holding = true;
      return '';
    }
    waiting = waiting.slice(at);
    shown += text;
    return text;
  }

  function advance(): string {
    let released = '';
    while (!blocked) {
      if (pending === 0) {
        released += words(SENTENCE_END.exec(waiting)?.index ?? waiting.length);
      }
      const end = SENTENCE_END.exec(waiting.slice(pending));
      if (!end) break;
      released += judge(pending + end.index + end[0].length);
    }
    return released;
  }

  return {
    push(delta) {
      waiting += delta;
      return blocked ? '' : advance();
    },
    end: () => (blocked ? '' : judge(waiting.length, true)),
    get blocked() {
      return blocked;
    },
    get shown() {
      return shown;
    },
    get heard() {
      return shown + waiting;
    },
  };
}
