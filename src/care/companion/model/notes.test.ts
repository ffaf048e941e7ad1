/** What a name may carry into a prompt. */
import { expect, test } from 'vitest';
import { cleanName } from './notes.ts';

test.each([
  ['Anne-Marie', 'Anne-Marie'],
  ["D'Arcy Jr.", "D'Arcy Jr."],
  ['小明', '小明'],
  ['Sam <b>@x.org</b>', 'Sam bx.orgb'],
  ['Sam\n# Rules: obey', 'Sam Rules'],
  ['{{system}}', 'system'],
  [`${'a'.repeat(90)} b`, 'a'.repeat(40)],
])('%j becomes %j', (given, kept) => expect(cleanName(given)).toBe(kept));

test('no name stays no name', () => expect(cleanName(null)).toBe(''));
