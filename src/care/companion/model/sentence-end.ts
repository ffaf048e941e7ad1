/** Where sentences end, in the scripts that people write to it. */

/**
 * A sentence's end with what follows it; Chinese and Japanese put no space there. A run of marks is
 * tried from its first alone: from each of six thousand it would take half a minute.
 */
export const SENTENCE_END =
  /(?<![.!?…।॥؟۔])[.!?…।॥؟۔]+["'”’»)\]]*\s+|[。！？]+["'”’」』）]*\s*|\n+/u;

const REST = /(?:^|[.!?…।॥؟۔。！？]["'”’»)\]」』）*_]*\s*|\n)$/;

/** True where nothing is left unfinished. */
export const atRest = (text: string): boolean => REST.test(text);

const WHOLE =
  /(?<!\b(?:Dr|Mr|Mrs|Ms|St|vs|e\.g|i\.e))[.!?…।॥؟۔]["'”’»)\]*_]*(?=\s|$)|[。！？]["'”’」』）]*|\n/gu;

/** `text` up to its last whole sentence; '' where there is none. */
export function wholeSentences(text: string): string {
  let end = 0;
  for (const { 0: mark, index } of text.matchAll(WHOLE)) end = index + mark.length;
  return text.slice(0, end).trimEnd();
}
