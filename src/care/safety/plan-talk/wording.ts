/** Chooses lines so that none comes twice unchanged within a session, and quotes the person. */

/** Remembers what was said; `said()` is what to keep in the session's state. */
export class Wording {
  readonly #used: Set<string>;

  constructor(used: readonly string[]) {
    this.#used = new Set(used);
  }

  /** The first of `options` not yet said under `id`; once all are, one of them counted anew. */
  say(
    id: string,
    options: readonly string[],
    slots: Readonly<Record<string, string>> = {},
  ): string {
    const fresh = this.once(id, options, slots);
    if (fresh !== null) return fresh;
    let times = options.length + 1;
    while (this.#used.has(`${id}.${times}`)) times += 1;
    this.#used.add(`${id}.${times}`);
    const line = options[times % options.length] ?? '';
    return fill(`Now for the ${ordinal(times)} time: ${oneSentence(line)}`, slots);
  }

  /** As `say`, or null where every option has been said. */
  once(
    id: string,
    options: readonly string[],
    slots: Readonly<Record<string, string>> = {},
  ): string | null {
    const at = options.findIndex((_, index) => !this.#used.has(`${id}.${index}`));
    if (at === -1) return null;
    this.#used.add(`${id}.${at}`);
    return fill(options[at] ?? '', slots);
  }

  said(): readonly string[] {
    return [...this.#used];
  }
}

/** “one” and “two”: their words, marked as theirs. */
export function quoted(items: readonly string[]): string {
  const marked = items.map((item) => `“${item.replace(/[“”"]/g, '').replace(/[.,;\s]+$/, '')}”`);
  const last = marked.pop() ?? '';
  return marked.length > 0 ? `${marked.join(', ')} and ${last}` : last;
}

/** With a small first letter, to stand behind a colon. */
export const lowered = (line: string): string =>
  line.replace(/^(?!I\b|AI\b)[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());

const fill = (line: string, slots: Readonly<Record<string, string>>): string =>
  line.replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? whole);

/** Joined, so that no sentence of it comes back unchanged. */
const oneSentence = (line: string): string => lowered(line).replace(/[.!?] (?=["“A-Z])/g, '; ');

function ordinal(count: number): string {
  const tail = count % 10;
  const teen = count % 100 > 10 && count % 100 < 14;
  return `${count}${teen ? 'th' : tail === 1 ? 'st' : tail === 2 ? 'nd' : tail === 3 ? 'rd' : 'th'}`;
}
