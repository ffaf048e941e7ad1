/** Which words of a text carry something, and quotations that hold next to nothing. */

const DULL = new Set(
  "the and you your that this with have was for are not but what just don't can't it's i'm all about they them him her his she has had been when then than there who would could really from get got out how did does know like one now too very will".split(
    ' ',
  ),
);

export const content = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}']{3,}/gu) ?? []).filter((word) => !DULL.has(word));

/** Two or more words in quotation marks that hold next to nothing: held up, they read as mockery. */
export function trifles(reply: string): string[] {
  return [...reply.matchAll(/“([^”]*)”/g)]
    .map((match) => match[1] ?? '')
    .filter((quote) => quote.split(/\s+/).length > 1 && content(quote).length < 2)
    .filter((quote) => !/^(?:a|an|the) \w+$/i.test(quote));
}

/** The first two words, by which a reader hears that a reply begins like the last one. */
export const opening = (reply: string): string =>
  reply.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
