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

/** Marks that open thinking in the middle of a reply, too; the others could be anybody's words there. */
const INNER: readonly (readonly [open: string, close: string])[] = MARKS.filter(([open]) =>
  /think|reasoning|<thought>/.test(open),
);
const LONGEST_INNER = Math.max(...INNER.flat().map(({ length }) => length));

export interface WithoutThinking {
  push(text: string): string;
  /** What only looked like the beginning of a mark. */
  rest(): string;
  /** True once thinking was left out. */
  readonly found: boolean;
}

/** Leaves out thinking wherever it stands in a stream, however its marks are cut. Thinking without end goes to the end. */
export function withoutThinking(): WithoutThinking {
  let kept = '';
  let close: string | null = null;
  let found = false;
  /** A gap before thinking is not doubled by the one behind it. */
  let gap = true;
  let trims = false;
  function out(text: string): string {
    const said = trims && gap ? text.trimStart() : text;
    if (said === '') return '';
    trims = false;
    gap = /\s$/.test(said);
    return said;
  }
  return {
    push(text) {
      kept += text;
      let said = '';
      for (;;) {
        const start = lower(kept);
        if (close !== null) {
          const end = start.indexOf(close);
          if (end === -1) {
            kept = kept.slice(Math.max(0, kept.length - LONGEST_INNER));
            return said;
          }
          kept = kept.slice(end + close.length);
          close = null;
          trims = true;
          continue;
        }
        const [at, open, ends] = firstOf(start);
        said += out(kept.slice(0, at));
        kept = kept.slice(at + open.length);
        if (ends === null) return said;
        close = ends;
        found = true;
      }
    },
    rest: () => (close === null ? out(kept) : ''),
    get found() {
      return found;
    },
  };
}

/** The first opening mark, or where one may be about to be said; the end where there is neither. */
function firstOf(text: string): readonly [at: number, open: string, close: string | null] {
  let first: readonly [number, string, string | null] = [text.length, '', null];
  for (const [open, close] of INNER) {
    const at = text.indexOf(open);
    if (at !== -1 && at < first[0]) first = [at, open, close];
  }
  if (first[2] !== null) return first;
  for (let at = Math.max(0, text.length - LONGEST_INNER + 1); at < text.length; at += 1) {
    if (INNER.some(([open]) => open.startsWith(text.slice(at)))) return [at, '', null];
  }
  return first;
}
