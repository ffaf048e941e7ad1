/** What is remembered, kind by kind; newest first within each. */
import { NotebookPen } from 'lucide-react';
import { useId, useRef } from 'react';
import { usePersona } from '#features/therapists/web/api.ts';
import { Card } from '#platform/ui/Card.tsx';
import { EmptyState } from '#platform/ui/EmptyState.tsx';
import type { Memory } from '../../contract.ts';
import { HEADINGS } from '../text/words.ts';
import { MemoryItem } from './MemoryItem.tsx';

export interface MemoryListProps {
  memories: readonly Memory[];
  /** New things come to it: switched on, and part of the plan. */
  filling: boolean;
}

export function MemoryList({ memories, filling }: MemoryListProps) {
  const list = useRef<HTMLElement>(null);
  const persona = usePersona();
  return (
    <section ref={list} tabIndex={-1} aria-label="Remembered" className="grid gap-4 outline-none">
      {memories.length === 0 ? (
        <EmptyState
          icon={<NotebookPen className="size-6" />}
          title="Nothing is remembered"
          className="rounded-large border border-dashed border-line-strong"
        >
          {filling
            ? `When you tell a ${persona} somebody’s name, a date, a goal or what helps you, it appears here with your own words beside it, so that you need not tell it twice. What is said in a talk about danger is never listed.`
            : 'Nothing will be either, as things stand above.'}
        </EmptyState>
      ) : (
        HEADINGS.map(([kind, heading]) => (
          <Group
            key={kind}
            heading={heading}
            memories={memories.filter((one) => one.kind === kind)}
            onGone={() => list.current?.focus()}
          />
        ))
      )}
    </section>
  );
}

interface GroupProps {
  heading: string;
  memories: readonly Memory[];
  onGone: () => void;
}

function Group({ heading, memories, onGone }: GroupProps) {
  const id = useId();
  if (memories.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg">
        {heading}
      </h2>
      <ul>
        {memories.map((memory) => (
          <MemoryItem key={memory.id} memory={memory} onGone={onGone} />
        ))}
      </ul>
    </Card>
  );
}
