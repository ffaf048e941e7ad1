/** Takes markup out of a reply: it is shown as words, and an address that a model gives may be anybody's. */

/** What stands for an address that was left out. */
const LEFT_OUT = '[…]';

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]\n]{0,200}\]\([^)\n]{0,500}\)/g, ''],
  [/\[([^\]\n]{1,200})\]\([^)\n]{0,500}\)/g, '$1'],
  [/<(?:https?:\/\/|mailto:)[^>\s]{1,500}>/gi, LEFT_OUT],
  [/<!--[^\n]{0,500}?-->/g, ''],
  [/<(?:br|\/p|\/div|\/li|\/h[1-6])(?:\s[^<>\n]{0,200})?\s?\/?>/gi, '\n'],
  [/<\/?[a-z][a-z\d-]{0,20}(?:\s[^<>\n]{0,300})?\/?>/gi, ''],
  [/(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]]/giu, LEFT_OUT],
  [/(?<=\n)[ \t]*(?:#{1,6}[ \t]+|```[^\n]{0,20}\n?|>[ \t]+)/g, ''],
];

/** The end of a text that may yet become one of them. */
const MAY_BE = new RegExp(
  [
    /!?\[[^\]\n]{0,200}(?:\](?:\([^)\n]{0,500})?)?$/,
    /!$/,
    /<(?:!-{0,2}[^\n]{0,500}|\/?(?:[a-z][^<>\n]{0,320})?)?$/,
    /(?<![p{L}p{N}])(?:h|ht|htt|https?|https?:\/?|w{1,3}|(?:https?:\/\/|www\.)[^\s<>"“”)]*)$/,
    /(?<=\n)[ \t]*(?:#{0,6}|`{1,3}[^\n]{0,20}|>)[ \t]*$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
);

/** For what comes in parts, cut anywhere. `rest` gives what was kept back at the end. */
export function plainWords(): { push(text: string): string; rest(): string } {
  /** The last character before `kept`: a reply begins with a line. */
  let before = '\n';
  let kept = '';
  function take(length: number): string {
    const raw = before + kept.slice(0, length);
    const text = REWRITES.reduce((some, [match, by]) => some.replace(match, by), raw);
    kept = kept.slice(length);
    const said = text.slice(before.length);
    before = raw.slice(-1);
    return said;
  }
  return {
    push(text) {
      kept += text;
      const at = MAY_BE.exec(before + kept)?.index;
      return take(at === undefined ? kept.length : Math.max(0, at - before.length));
    },
    rest: () => take(kept.length),
  };
}
