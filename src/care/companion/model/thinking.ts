/** Some models think aloud before they answer, between <think> tags: that part is not the reply. */

const OPEN = /^\s*<think(?:ing)?>/i;
const CLOSE = /<\/think(?:ing)?>\s*/i;
const TAGS: readonly string[] = ['<think>', '<thinking>'];

/** The reply so far, without the thinking before it; null while that goes on or may yet begin. */
export function afterThinking(text: string): string | null {
  const start = text.trimStart().toLowerCase();
  if (!OPEN.test(text)) return TAGS.some((tag) => tag.startsWith(start)) ? null : text;
  const end = CLOSE.exec(text);
  return end ? text.slice(end.index + end[0].length) : null;
}
