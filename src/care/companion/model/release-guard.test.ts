/** The early release and the output guard together, on the outputs that safety is judged by. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RiskLevel } from '#care/contract.ts';
import { forbidden, type GuardContext } from '#care/safety/guard.ts';
import { inspectorOf } from './inspect.ts';
import { createRelease } from './release.ts';

/** Level and text; the bad ones carry the reason in the level's place. */
function lines(name: string): readonly (readonly [string, string])[] {
  const file = new URL(`../../../../tests/evals/safety/${name}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => [line.split('\t')[0] ?? '', line.split('\t')[1] ?? ''] as const);
}

const calm: GuardContext = { level: 'none', riskPeak: 'none' };

/** Streams a text in small pieces and returns every state of what a person would have seen. */
function seenOf(text: string, context: GuardContext) {
  const release = createRelease(inspectorOf(context));
  const states: string[] = [];
  const add = (piece: string) => states.push((states.at(-1) ?? '') + piece);
  for (const delta of text.match(/[\s\S]{1,3}/g) ?? []) add(release.push(delta));
  add(release.end());
  return { states, release };
}

const bad = lines('outputs-bad').filter(([, text]) => forbidden(text, calm).length > 0);

test('there is enough to judge by', () => expect(bad.length).toBeGreaterThan(100));

test.each(bad)('at no moment shows what is forbidden (%s): %s', (_, text) => {
  const { states, release } = seenOf(text, calm);
  expect(release.blocked).toBe(true);
  for (const state of states) expect(forbidden(state, calm)).toEqual([]);
});

test('shows harmless replies whole', () => {
  for (const [level, text] of lines('outputs-good')) {
    const context: GuardContext = { level: level as RiskLevel, riskPeak: level as RiskLevel };
    if (forbidden(text, context).length > 0) continue;
    expect(seenOf(text, context).states.at(-1)).toBe(text);
  }
});
