/** Chooses and fills phrases so that no sentence, and no opening, is ever said twice in a session. */
import { shuffled } from './random.ts';
import type { GuidedState } from './state.ts';
import { use, wasUsed } from './used.ts';

export type Slots = Readonly<Record<string, string | null | undefined>>;

export interface PickOptions {
  /** Wry lines (marked '~') are left out near pain. */
  readonly grave?: boolean;
  /** Lines in the order written, not shuffled. */
  readonly inOrder?: boolean;
  /** May a line used before come again with other words in it? Only lines that open with a slot. */
  readonly again?: boolean;
}

const SLOT = /\{(\w+)\}/g;

/** Sentences of a text in a form in which equal means "the same sentence to a reader". */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["”’)]?\s+|\n+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
    .filter((sentence) => sentence !== '');
}

const opening = (text: string): string | null =>
  /^["“]/.test(text)
    ? null
    : text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
        .trim()
        .split(/\s+/)
        .slice(0, 4)
        .join(' ');

/** Fills the slots, or null where one is missing. Capitals follow from the place in the sentence. */
export function fill(template: string, slots: Slots): string | null {
  let missing = false;
  const filled = template.replace(SLOT, (_, name: string) => {
    const value = slots[name];
    if (value === null || value === undefined || value === '') {
      missing = true;
      return '';
    }
    return value;
  });
  if (missing) return null;
  return filled
    .replace(
      /(^|[.!?…]["”]?\s+)(\p{Ll})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/\b([Aa]) (“?)(?=[aeio]|un(?!i))/g, '$1n $2')
    .replace(/([.!?…])”\./g, '$1”')
    .replace(/\.\./g, '.');
}

export class Words {
  readonly #state: GuidedState;
  readonly #seed: string;

  constructor(state: GuidedState, seed: string) {
    this.#state = state;
    this.#seed = seed;
  }

  /** The first line of the bank that fits and is new; it counts as said from then on. */
  pick(bank: readonly string[], slots: Slots, options: PickOptions = {}): string | null {
    const order = options.inOrder
      ? bank
      : shuffled(bank, `${this.#seed}|${bank.length}|${bank[0] ?? ''}`);
    return (
      this.#choose(order, slots, options, false) ??
      (options.again ? this.#choose(order, slots, options, true) : null)
    );
  }

  /** Whether every sentence of a ready text is new. */
  isNew(text: string): boolean {
    return sentencesOf(text).every((sentence) => !wasUsed(this.#state, `s:${sentence}`));
  }

  /** Records a text that was made elsewhere. */
  say(text: string): void {
    for (const sentence of sentencesOf(text)) use(this.#state, `s:${sentence}`);
    const first = opening(text);
    if (first !== null && first.split(' ').length === 4) use(this.#state, `o:${first}`);
  }

  #choose(
    order: readonly string[],
    slots: Slots,
    options: PickOptions,
    again: boolean,
  ): string | null {
    for (const line of order) {
      if (line.startsWith('~') && options.grave) continue;
      const template = line.replace(/^~/, '');
      const seen = template.includes('{') && wasUsed(this.#state, `t:${template}`);
      if (seen && !(again && template.startsWith('{'))) continue;
      const text = fill(template, slots);
      if (text === null || !this.isNew(text)) continue;
      const first = opening(text);
      if (first !== null && first.split(' ').length === 4 && wasUsed(this.#state, `o:${first}`))
        continue;
      if (template.includes('{')) use(this.#state, `t:${template}`);
      this.say(text);
      return text;
    }
    return null;
  }
}
