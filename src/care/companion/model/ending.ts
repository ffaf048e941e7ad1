/** How a reply is brought to its end, with what the program sets behind it. */
import type { Release } from './release.ts';
import { atRest } from './sentence-end.ts';

/** Sets paragraphs behind what has been shown, and ends a sentence that was left hanging. */
export function* closing(
  shown: string,
  paragraphs: readonly string[],
): Generator<string, string, void> {
  let added = '';
  for (const paragraph of paragraphs) {
    const before = shown + added;
    const gap = before === '' ? '' : atRest(before) ? '\n\n' : ' …\n\n';
    const piece = (/\s$/.test(before) ? gap.replace(/^ /, '') : gap) + paragraph;
    added += piece;
    yield piece;
  }
  return added;
}

/** Of a reply in which no sentence came to its end, what there is shows that it broke off. */
export function lastOf(release: Release, truncated: boolean): string {
  if (!truncated) return release.end();
  if (release.shown !== '') return atRest(release.shown) ? '' : '…';
  const only = release.end();
  return release.blocked ? '' : `${only} …`;
}
