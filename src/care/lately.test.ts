/** Results of the last few texts, and of no more. */
import { expect, it } from 'vitest';
import { lately } from './lately.ts';

it('works once for a text that comes again, and anew for one that has been pushed out', () => {
  const worked: string[] = [];
  const length = lately(2, (text) => {
    worked.push(text);
    return text.length;
  });
  expect(['a', 'bb', 'a', 'bb'].map(length)).toEqual([1, 2, 1, 2]);
  expect(worked).toEqual(['a', 'bb']);
  expect(['ccc', 'bb', 'a'].map(length)).toEqual([3, 2, 1]);
  expect(worked).toEqual(['a', 'bb', 'ccc', 'a']);
});
