/** Reads the situations' text files; README.md beside them tells the format. */
import { readdirSync, readFileSync } from 'node:fs';
import { type TherapistId, therapistId } from '#care/contract.ts';
import { literalsOf } from './literals.ts';
import { PHRASES } from './phrases.ts';
import type { Matcher, Pattern, Situation } from './types.ts';

const FOLDER = new URL('./', import.meta.url);
const HEAD = /^# ([\w-]+) \| (\w+)( \| partner)?$/;
const PHRASE = new RegExp(`<(${Object.keys(PHRASES).join('|')})>`, 'g');
const SAID = /^([a-z]+): (.+)$/;

/** @throws where a block is not as README.md tells: a situation nobody can read is worth no start */
export function readSituations(): Situation[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(new URL(name, FOLDER), 'utf8').trim().split(/\n\n+/))
    .map(readOne);
}

function readOne(block: string): Situation {
  const [first = '', ...lines] = block.split('\n');
  const [, id, domain, partner] = HEAD.exec(first) ?? [];
  const marked = (mark: string) =>
    lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2));
  const patterns = marked('~');
  const unless = marked('-');
  if (id === undefined || domain === undefined || patterns.length === 0)
    throw new Error(`not a situation: ${first}`);
  return {
    id,
    domain,
    partner: partner !== undefined,
    patterns: patterns.map(pattern),
    unless: unless.length > 0 ? matcher(`\\b(?:${unless.join('|')})`) : null,
    says: answersIn(lines),
    examples: marked('='),
    nearMisses: marked('!'),
  };
}

const pattern = (source: string): Pattern => ({
  literals: literalsOf(source),
  ...matcher(source),
});

/** Compiled when a text comes that could match: there are thousands, and a talk meets a few. */
function matcher(source: string): Matcher {
  let compiled: RegExp | null = null;
  return {
    find(text) {
      compiled ??= new RegExp(written(source));
      return compiled.exec(text);
    },
  };
}

/** With its `<name>`s written out. */
function written(source: string): string {
  const out = source.replace(PHRASE, (_, name: string) => `(?:${PHRASES[name]})`);
  return out === source ? out : written(out);
}

function answersIn(lines: readonly string[]): Map<TherapistId, string> {
  const says = new Map<TherapistId, string>();
  for (const line of lines) {
    const [, name, statement] = SAID.exec(line) ?? [];
    if (name === undefined || statement === undefined) continue;
    says.set(therapistId.parse(name), statement);
  }
  return says;
}
