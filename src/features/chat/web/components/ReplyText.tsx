/** A reply with the little formatting it may carry. */
import { Fragment, memo } from 'react';
import { blocksOf, type Span } from '../conversation/format.ts';

/** Blocks and spans only ever grow at their end, so their position is their identity. */
export const ReplyText = memo(function ReplyText({ text }: { text: string }) {
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {blocksOf(text).map((block, index) => {
        const key = `${block.kind}-${index}`;
        if (block.kind === 'paragraph') {
          return (
            <p key={key} className="whitespace-pre-line">
              <Spans spans={block.spans} />
            </p>
          );
        }
        const items = block.items.map((spans, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={`${key}-${at}`}>
            <Spans spans={spans} />
          </li>
        ));
        return block.ordered ? (
          <ol key={key} start={block.start} className="grid list-decimal gap-1 pl-6">
            {items}
          </ol>
        ) : (
          <ul key={key} className="grid list-disc gap-1 pl-5">
            {items}
          </ul>
        );
      })}
    </div>
  );
});

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ kind, text }, index) => {
    const key = `${kind}-${index}`;
    if (kind === 'strong') return <strong key={key}>{text}</strong>;
    if (kind === 'em') return <em key={key}>{text}</em>;
    return <Fragment key={key}>{text}</Fragment>;
  });
}
