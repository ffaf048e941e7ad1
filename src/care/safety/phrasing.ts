/** Chooses among phrasings so that nothing is said twice unchanged within a session. */
import type { SpokenLines } from './lines.ts';
import { DISCLOSURE } from './phrases/disclosure.ts';
import { AGAIN, OTHERS } from './phrases/others.ts';
import { SITUATIONS } from './phrases/situations.ts';
import { SUICIDE } from './phrases/suicide.ts';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  ...SUICIDE,
  ...OTHERS,
  ...DISCLOSURE,
  ...SITUATIONS,
};
export type Part =
  | keyof typeof SUICIDE
  | keyof typeof OTHERS
  | keyof typeof DISCLOSURE
  | keyof typeof SITUATIONS;

/** Remembers what was used; `said()` gives the ids to keep in the session's state. */
export class Phrasing {
  readonly #used: Set<string>;
  readonly #seed: string;
  readonly #lines: SpokenLines;
  #leads = 0;

  constructor(used: readonly string[], seed: string, lines: SpokenLines) {
    this.#used = new Set(used);
    this.#seed = seed;
    this.#lines = lines;
  }

  /** A phrasing of the part not yet used; once all are, one of them with a new lead-in. */
  say(part: Part): string {
    return this.choose(part, PARTS[part] ?? []) ?? this.#sayAgain(part);
  }

  /** As `say`, or null where every phrasing has been used: for parts that may be left out. */
  sayOnce(part: Part): string | null {
    return this.choose(part, PARTS[part] ?? []);
  }

  /** One of `options` not yet used under `id`, or null. */
  choose(id: string, options: readonly string[]): string | null {
    const fresh = options.map((_, at) => at).filter((at) => !this.#used.has(`${id}.${at}`));
    const at = fresh[hash(`${this.#seed}|${id}|${this.#used.size}`) % Math.max(1, fresh.length)];
    if (at === undefined) return null;
    this.#used.add(`${id}.${at}`);
    return this.#fill(options[at] ?? '');
  }

  has(prefix: string): boolean {
    for (const id of this.#used) if (id.startsWith(prefix)) return true;
    return false;
  }

  mark(id: string): void {
    this.#used.add(id);
  }

  chance(id: string, oneIn: number): boolean {
    return hash(`${this.#seed}|chance|${id}|${this.#used.size}`) % oneIn === 0;
  }

  said(): readonly string[] {
    return [...this.#used];
  }

  #sayAgain(part: Part): string {
    const options = PARTS[part] ?? [];
    for (let round = 0; ; round += 1) {
      // Another lead each time, or three parts of one reply would begin alike.
      const lead = AGAIN[(round + this.#leads) % AGAIN.length] ?? '';
      const nth =
        round < AGAIN.length
          ? lead
          : `${lead.replace(/:$/, '')} (${Math.floor(round / AGAIN.length) + 1}):`;
      const line = this.choose(`${part}.again${round}`, options);
      if (line === null) continue;
      this.#leads += 1;
      return `${nth} ${inOneSentence(line)}`;
    }
  }

  #fill(template: string): string {
    const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => {
      return Object.hasOwn(this.#lines, name) ? this.#lines[name as keyof SpokenLines] : whole;
    });
    const tidy = filled.replace(/ +/g, ' ').trim();
    return tidy.replace(
      /(^|[.!?] )([a-z])/g,
      (_, gap: string, letter: string) => gap + letter.toUpperCase(),
    );
  }
}

/** Joins the sentences of a line, so that none of them comes back unchanged behind the lead-in. */
function inOneSentence(line: string): string {
  return line.replace(/([.!?]) (I\b|AI\b|["A-Z0-9])/g, (_, mark: string, next: string) => {
    const joint = mark === '?' ? ' –' : ';';
    return `${joint} ${/^(?:I|AI|"|\d)$/.test(next) ? next : next.toLowerCase()}`;
  });
}

/** FNV-1a, 32 bit: even enough to vary words, and the same everywhere. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return value;
}
