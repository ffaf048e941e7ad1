/** Cleans text on its way to a model and back: what cannot be seen must not be able to speak. */

const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Cs}\ufff9-\ufffb]/gu;
/** After these, joiners and the emoji selector shape what is seen; anywhere else they only hide. */
const SHAPED_BY_JOINER =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Gujarati}\p{Script=Gurmukhi}]$/u;
const EMOJI_BEFORE = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\d#*]|\ufe0f)$/u;

/** Strips what a reader would not see. `said` is what came before it, where `text` is a part. */
export function visible(text: string, said = ''): string {
  return text.replace(INVISIBLE, (one, at: number) => {
    if (one === '\n' || one === '\t') return one;
    if (one === '\u2028' || one === '\u2029') return '\n';
    const before = at < 2 ? (said + text.slice(0, at)).slice(-2) : text.slice(at - 2, at);
    if (one === '\ufe0f') return EMOJI_BEFORE.test(before) && !before.endsWith(one) ? one : '';
    if (one !== '\u200c' && one !== '\u200d') return '';
    return SHAPED_BY_JOINER.test(before) || EMOJI_BEFORE.test(before) ? one : '';
  });
}

/** `visible` for what comes in parts: they are cut anywhere, in the middle of a character too. */
export function visibleParts(): (part: string) => string {
  let said = '';
  let half = '';
  return (part) => {
    const whole = half + part;
    half = /[\ud800-\udbff]$/.exec(whole)?.[0] ?? '';
    const text = visible(whole.slice(0, whole.length - half.length), said);
    said = (said + text).slice(-2);
    return text;
  };
}

/** Marks with which chat templates separate roles; some servers obey them inside a message. */
const TEMPLATE_MARKS =
  /<\|[^|>\n]{1,40}\|>|<\/?s>|\[\/?INST\]|<<\/?SYS>>|<\/?(?:start_of_turn|end_of_turn|bos|eos|think|thinking)>|<｜[^｜>\n]{1,40}｜>|\[\/?(?:SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS)\]/giu;

/** What a person wrote, made fit for the user role: visible, without template marks, not endless. */
export function spoken(text: string, max = 6_000): string {
  const clean = visible(text).replace(TEMPLATE_MARKS, (mark) => mark.replace(/[<>[\]|｜]/gu, ' '));
  return clip(clean.trim(), max);
}

/** Keeps the beginning and the end, which say most, where a text is too long. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = Math.floor(max * 0.6);
  return `${text.slice(0, head)}\n[…]\n${text.slice(text.length - (max - head))}`.replace(
    /\p{Cs}/gu,
    '',
  );
}

/** A rough count where an upstream gives none: four bytes to a token, so that no script comes cheaper. */
export const roughTokens = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 4);
