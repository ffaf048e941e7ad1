/** The lines of one step while they are changed: each can be rewritten, moved and taken out. */
import { useEffect, useRef } from 'react';
import { ITEMS_MAX, PLAN, type PlanStep } from '#care/safety/safety-plan.ts';
import { announce } from '#platform/ui/toasts.ts';
import { AddLine } from './AddLine.tsx';
import { LineRow } from './LineRow.tsx';

export interface StepEditorProps {
  step: PlanStep;
  items: readonly string[];
  onChange: (items: readonly string[]) => void;
}

export function StepEditor({ step, items, onChange }: StepEditorProps) {
  const { question, examples } = PLAN[step];
  /** Id of what gets the focus once the lines have been drawn anew. */
  const next = useRef<string | null>(null);
  const count = items.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for the lines as they are drawn
  useEffect(() => {
    const target = next.current === null ? null : document.getElementById(next.current);
    (target?.querySelector('input') ?? target)?.focus();
    next.current = null;
  }, [items]);

  function move(from: number, by: -1 | 1) {
    const to = from + by;
    const line = items[from];
    const other = items[to];
    if (line === undefined || other === undefined) return;
    next.current = `${step}-${to}-${by < 0 ? 'up' : 'down'}`;
    announce(`Moved to place ${to + 1} of ${count}`);
    onChange(items.map((item, at) => (at === from ? other : at === to ? line : item)));
  }
  function remove(at: number) {
    next.current = `${step}-add`;
    announce('Removed');
    onChange(items.filter((_, index) => index !== at));
  }
  return (
    <div className="grid gap-3">
      <p className="text-muted">{question}</p>
      {count > 0 ? (
        <ol className="grid gap-3">
          {items.map((item, at) => (
            <LineRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place; its words change
              key={at}
              id={`${step}-${at}`}
              text={item}
              place={at}
              count={count}
              onRewrite={(text) => onChange(items.map((one, index) => (index === at ? text : one)))}
              onMove={(by) => move(at, by)}
              onRemove={() => remove(at)}
              isTaken={(text) => isTaken(items, text, at)}
            />
          ))}
        </ol>
      ) : null}
      {count < ITEMS_MAX ? (
        <AddLine
          id={`${step}-add`}
          label={count > 0 ? 'Another line' : 'A line'}
          example={examples[count % examples.length] ?? ''}
          isTaken={(text) => isTaken(items, text, -1)}
          onAdd={(text) => onChange([...items, text])}
        />
      ) : (
        <p className="text-muted">There is room for {ITEMS_MAX} lines in a step.</p>
      )}
    </div>
  );
}

const isTaken = (items: readonly string[], text: string, except: number): boolean =>
  items.some((item, at) => at !== except && item.toLowerCase() === text.toLowerCase());
