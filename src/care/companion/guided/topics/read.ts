/** Reads topic guides; README.md beside this tells the format. */
import { readdirSync, readFileSync } from 'node:fs';
import { THERAPIST_IDS, type TherapistId, therapistId } from '#care/contract.ts';
import { SKILL_IDS } from '../skills/types.ts';
import { phrasesOf } from './phrases.ts';
import { ANGLES, ASKED, BARE, type Phrases, STAGES, type Topic, type TopicNode } from './types.ts';

export const GUIDES = new URL('./guides/', import.meta.url);

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

interface OpenClass {
  id: string;
  words: Phrases | null;
  answers: string[];
  known: string | null;
}
interface OpenNode extends Omit<TopicNode, 'classes' | 'own'> {
  by: TherapistId[];
  when: TopicNode['when'];
  covers: Phrases | null;
  questions: string[];
  own: Map<TherapistId, string[]>;
  invitations: string[];
  answers: string[];
  known: string | null;
  classes: OpenClass[];
}

const MARKED = /^([a-z]+)([>?]) (.+)$/;
const FIELD = /^(title|not|situations|skills|sides|for|when|covers):(?: (.*))?$/;
const BLOCK = /^(tell|ask) ([a-z][a-z-]*): (.+)$/;
const CLASS = /^@([a-z][a-z-]*)(?:: ?(.*))?$/;

class Reader {
  readonly #id: string;
  readonly #fields = new Map<string, string>();
  readonly #banks = new Map<string, string[]>();
  readonly #nodes: OpenNode[] = [];
  readonly #blocks: (OpenClass & { kind: string })[] = [];
  #domain = '';

  constructor(id: string) {
    this.#id = id;
  }

  take(line: string): void {
    const node = this.#nodes.at(-1);
    const [, field, value = ''] = FIELD.exec(line) ?? [];
    const [, name, mark, text = ''] = MARKED.exec(line) ?? [];
    if (line.startsWith('# ')) this.#head(line);
    else if (line.startsWith('== ')) this.#nodes.push(this.#node(line));
    else if (field !== undefined) this.#field(field, value.trim());
    else if (BLOCK.test(line) && node === undefined) this.#block(line);
    else if (line.startsWith('@')) this.#class(line);
    else if (mark === '>' && name !== undefined && this.#nodes.length === 0)
      this.#banks.set(name, [...(this.#banks.get(name) ?? []), text]);
    else if (node === undefined) this.#ofBlock(line);
    else if (mark === '?' && name !== undefined) {
      const who = therapistId.parse(name);
      node.own.set(who, [...(node.own.get(who) ?? []), text]);
    } else if (line.startsWith('? ')) node.questions.push(line.slice(2));
    else if (line.startsWith('! ')) node.invitations.push(line.slice(2));
    else if (line.startsWith('> ')) (node.classes.at(-1) ?? node).answers.push(line.slice(2));
    else if (line.startsWith('+ ')) (node.classes.at(-1) ?? node).known = line.slice(2);
    else this.#fail(line);
  }

  topic(): Topic {
    const bank = (name: string) => this.#banks.get(name) ?? [];
    const names: readonly string[] = ['open', 'free', ...ASKED, ...THERAPIST_IDS];
    const unknown = [...this.#banks.keys()].find((name) => !names.includes(name));
    if (unknown !== undefined) this.#fail(`${unknown}>`);
    return {
      id: this.#id,
      domain: this.#domain,
      title: this.#fields.get('title') ?? '',
      not: this.#fields.has('not') ? phrasesOf(this.#fields.get('not') ?? '') : null,
      situations: listed(this.#fields.get('situations')),
      skills: listed(this.#fields.get('skills'), ';').map((one) => {
        const [skill = '', matter = ''] = one.split('|').map((part) => part.trim());
        const known = SKILL_IDS.find((name) => name === skill);
        if (known === undefined) throw new Error(`${this.#id}: no such exercise: ${skill}`);
        return { id: known, matter };
      }),
      sides: sidesIn(this.#fields.get('sides')),
      open: bank('open'),
      ownOpen: new Map(THERAPIST_IDS.map((who) => [who, bank(who)])),
      free: bank('free'),
      asked: {
        should: bank('should'),
        normal: bank('normal'),
        better: bank('better'),
        why: bank('why'),
        other: bank('other'),
        sure: bank('sure'),
      },
      tells: this.#blocks.filter(({ kind }) => kind === 'tell'),
      asks: this.#blocks.filter(({ kind }) => kind === 'ask'),
      nodes: this.#nodes,
    };
  }

  #head(line: string): void {
    const [, id, domain] = /^# ([a-z-]+) \| ([a-z]+)$/.exec(line) ?? [];
    if (id !== this.#id || domain === undefined) this.#fail(line);
    else this.#domain = domain;
  }

  #field(field: string, value: string): void {
    const node = this.#nodes.at(-1);
    if (node === undefined) this.#fields.set(field, value);
    else if (field === 'for') node.by = listed(value).map((one) => therapistId.parse(one));
    else if (field === 'covers') node.covers = phrasesOf(value);
    else if (field === 'when') {
      const [, other = '', classes = ''] = /^([a-z-]+)=(.+)$/.exec(value) ?? [];
      if (other === '') this.#fail(`when: ${value}`);
      node.when = { node: other, classes: listed(classes) };
    } else this.#fail(`${field}: ${value}`);
  }

  #node(line: string): OpenNode {
    const [, id, stage, angle] = /^== ([a-z0-9-]+) \| ([a-z]+) \| ([a-z]+)$/.exec(line) ?? [];
    const known = {
      stage: STAGES.find((one) => one === stage),
      angle: ANGLES.find((one) => one === angle),
    };
    if (id === undefined || !known.stage || !known.angle) throw this.#error(line);
    return {
      id,
      stage: known.stage,
      angle: known.angle,
      by: [],
      when: null,
      covers: null,
      questions: [],
      own: new Map(),
      invitations: [],
      answers: [],
      known: null,
      classes: [],
    };
  }

  #block(line: string): void {
    const [, kind = '', id = '', words = ''] = BLOCK.exec(line) ?? [];
    this.#blocks.push({ kind, id, words: phrasesOf(words), answers: [], known: null });
  }

  #ofBlock(line: string): void {
    const block = this.#blocks.at(-1);
    if (block !== undefined && line.startsWith('> ')) block.answers.push(line.slice(2));
    else if (block?.kind === 'tell' && line.startsWith('+ ')) block.known = line.slice(2);
    else this.#fail(line);
  }

  #class(line: string): void {
    const [, id, words] = CLASS.exec(line) ?? [];
    const bare = BARE.some((one) => one === id);
    if (id === undefined || (words === undefined && !bare)) throw this.#error(line);
    const node = this.#nodes.at(-1);
    if (node === undefined) throw this.#error(line);
    const phrases = words === undefined || words === '' ? null : phrasesOf(words);
    node.classes.push({ id, words: phrases, answers: [], known: null });
  }

  #error = (line: string): Error => new Error(`${this.#id}: not a line of a topic guide: ${line}`);

  #fail(line: string): never {
    throw this.#error(line);
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
