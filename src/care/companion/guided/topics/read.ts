/** Reads topic guides; README.md beside this tells the format. */
import { readdirSync, readFileSync } from 'node:fs';
import { SKILL_IDS } from '../skills/types.ts';
import { phrasesOf } from './phrases.ts';
import { ASKED, type Known, type Topic } from './types.ts';

const GUIDES = new URL('./guides/', import.meta.url);

export const topicIds = (): string[] =>
  readdirSync(GUIDES)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => name.slice(0, -4))
    .sort();

/** @throws where the file is not as README.md tells, with the line */
export function readTopic(id: string): Topic {
  const reader = new Reader(id);
  for (const line of readFileSync(new URL(`${id}.txt`, GUIDES), 'utf8').split('\n'))
    if (line.trim() !== '' && !line.startsWith('//')) reader.take(line.trim());
  return reader.topic();
}

const FIELD = /^(title|not|situations|skills|sides): (.+)$/;
const BANK = new RegExp(`^(hear|question|${ASKED.join('|')})> (.+)$`);
const ASK = /^ask ([a-z][a-z-]*): (.+)$/;

interface Ask extends Known {
  readonly answers: string[];
}

class Reader {
  readonly #id: string;
  readonly #fields = new Map<string, string>();
  readonly #banks = new Map<string, string[]>();
  readonly #asks: Ask[] = [];

  constructor(id: string) {
    this.#id = id;
  }

  take(line: string): void {
    const [, field, value = ''] = FIELD.exec(line) ?? [];
    const [, bank, said = ''] = BANK.exec(line) ?? [];
    const [, id, words = ''] = ASK.exec(line) ?? [];
    const ask = this.#asks.at(-1);
    if (line === `# ${this.#id}`) return;
    if (field !== undefined) this.#fields.set(field, value);
    else if (bank !== undefined) this.#banks.set(bank, [...this.#bank(bank), said]);
    else if (id !== undefined) this.#asks.push({ id, words: phrasesOf(words), answers: [] });
    else if (ask !== undefined && line.startsWith('> ')) ask.answers.push(line.slice(2));
    else throw new Error(`${this.#id}: not a line of a topic guide: ${line}`);
  }

  topic(): Topic {
    const not = this.#fields.get('not');
    return {
      id: this.#id,
      title: this.#fields.get('title') ?? '',
      not: not === undefined ? null : phrasesOf(not),
      situations: listed(this.#fields.get('situations')),
      skills: listed(this.#fields.get('skills'), ';').map((one) => {
        const [skill = '', matter = ''] = one.split('|').map((part) => part.trim());
        const known = SKILL_IDS.find((name) => name === skill);
        if (known === undefined) throw new Error(`${this.#id}: no such exercise: ${skill}`);
        return { id: known, matter };
      }),
      sides: sidesIn(this.#fields.get('sides')),
      hears: this.#bank('hear'),
      questions: this.#bank('question'),
      asked: {
        should: this.#bank('should'),
        normal: this.#bank('normal'),
        better: this.#bank('better'),
        why: this.#bank('why'),
        other: this.#bank('other'),
        sure: this.#bank('sure'),
      },
      asks: this.#asks,
    };
  }

  #bank(name: string): readonly string[] {
    return this.#banks.get(name) ?? [];
  }
}

function sidesIn(text: string | undefined): Topic['sides'] {
  const [stay, go] = (text ?? '').split(' / ').map((one) => one.trim());
  return stay && go ? { stay, go } : null;
}

const listed = (text: string | undefined, mark = ','): string[] =>
  (text ?? '')
    .split(mark)
    .map((one) => one.trim())
    .filter((one) => one !== '');
