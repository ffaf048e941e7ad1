/** The little formatting a reply may carry: paragraphs, lists, **strong** and *stressed* words. */

export interface Span {
  readonly kind: 'plain' | 'strong' | 'em';
  readonly text: string;
}
export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly (readonly Span[])[];
    };

const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/;
const STRESSED = /\*\*(\S(?:[^*]*\S)?)\*\*|\*(\S(?:[^*]*\S)?)\*/g;

/** Everything else stays what it is: text. No links, no images, no HTML. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.replaceAll('\r\n', '\n').split(/\n{2,}/)) {
    let plain: string[] = [];
    let list: { ordered: boolean; start: number; items: Span[][] } | null = null;
    const flush = () => {
      const joined = plain.join('\n').trim();
      if (joined) blocks.push({ kind: 'paragraph', spans: spansOf(joined) });
      if (list) blocks.push({ kind: 'list', ...list });
      plain = [];
      list = null;
    };
    for (const line of part.split('\n')) {
      const item = ITEM.exec(line);
      if (!item) {
        if (list) flush();
        plain.push(line);
        continue;
      }
      const ordered = item[1] !== undefined;
      if (plain.length > 0 || (list && (list as { ordered: boolean }).ordered !== ordered)) flush();
      list ??= { ordered, start: ordered ? Number(item[1]) : 1, items: [] };
      list.items.push(spansOf(item[2] ?? ''));
    }
    flush();
  }
  return blocks;
}

/** The words alone, for reading out. */
export function plainText(text: string): string {
  const lines = blocksOf(text).flatMap((block) =>
    block.kind === 'list' ? block.items : [block.spans],
  );
  return lines.map((spans) => spans.map((span) => span.text).join('')).join('\n');
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(STRESSED)) {
    if (match.index > from) spans.push({ kind: 'plain', text: text.slice(from, match.index) });
    const [whole, strong, em] = match;
    spans.push(
      strong === undefined ? { kind: 'em', text: em ?? '' } : { kind: 'strong', text: strong },
    );
    from = match.index + whole.length;
  }
  if (from < text.length) spans.push({ kind: 'plain', text: text.slice(from) });
  return spans;
}
