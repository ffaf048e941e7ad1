/** Some models think aloud before they answer, between marks of their own: that part is not the reply. */

const tags = (...names: readonly string[]) =>
  names.map((name) => [`<${name}>`, `</${name}>`] as const);

/** What thinking begins and ends with, in lower case: DeepSeek, Qwen, Gemma, Seed, Magistral, Kimi, Cohere, gpt-oss. */
const MARKS: readonly (readonly [open: string, close: string])[] = [
  ...tags('think', 'thinking', 'thought', 'thoughts', 'reasoning', 'reflection', 'analysis'),
  ...tags('seed:think', 'scratchpad'),
  ['[think]', '[/think]'],
  ['◁think▷', '◁/think▷'],
  ['<|start_thinking|>', '<|end_thinking|>'],
  ['<|channel|>analysis<|message|>', '<|end|>'],
];
/** What such models set before the reply itself. */
const HEADS: readonly string[] = [
  '<|start|>assistant<|channel|>final<|message|>',
  '<|channel|>final<|message|>',
  '<|start_response|>',
];

/** Of our marks only: other letters may change their number with their case. */
const lower = (text: string): string => text.replace(/[A-Z]+/g, (some) => some.toLowerCase());

/** The reply so far, without the thinking before it; null while that goes on or may yet begin. */
export function afterThinking(text: string): string | null {
  const rest = text.trimStart();
  const start = lower(rest);
  for (const [open, close] of MARKS) {
    if (!start.startsWith(open)) continue;
    const end = start.indexOf(close, open.length);
    return end === -1 ? null : afterThinking(rest.slice(end + close.length));
  }
  const head = HEADS.find((one) => start.startsWith(one));
  if (head !== undefined) return rest.slice(head.length);
  const mayBegin = [...HEADS, ...MARKS.map(([open]) => open)].some((one) => one.startsWith(start));
  return mayBegin ? null : text;
}

const OPENS = /<(?:seed:)?think(?:ing)?>|\[THINK\]|◁think▷/i;
const CLOSES = /<\/(?:seed:)?think(?:ing)?>|\[\/THINK\]|◁\/think▷/i;

/**
 * The reply behind thinking whose beginning was not said: some servers put the opening mark into
 * the prompt. null where no thinking ends in `text`.
 */
export function afterUnopened(text: string): string | null {
  const end = CLOSES.exec(text);
  if (!end || OPENS.test(text.slice(0, end.index))) return null;
  return text.slice(end.index + end[0].length);
}
