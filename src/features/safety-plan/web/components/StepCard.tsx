/** One of the six steps: its lines to read, and, after a press, to change. */
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { PLAN, PLAN_STEPS, type PlanStep } from '#care/safety/safety-plan.ts';
import { Button } from '#platform/ui/Button.tsx';
import { Card } from '#platform/ui/Card.tsx';
import { StepEditor } from './StepEditor.tsx';

export interface StepCardProps {
  step: PlanStep;
  items: readonly string[];
  /** Absent where the plan can only be read. */
  onChange?: (items: readonly string[]) => void;
}

export function StepCard({ step, items, onChange }: StepCardProps) {
  const [editing, setEditing] = useState(false);
  const { title, question } = PLAN[step];
  const id = `step-${step}`;
  return (
    <Card as="section" aria-labelledby={id} className="grid min-w-0 gap-3 break-inside-avoid">
      <div className="flex items-start justify-between gap-3">
        <h2 id={id} className="text-lg">
          <span className="text-muted">{PLAN_STEPS.indexOf(step) + 1}</span> {title}
        </h2>
        {onChange ? (
          <Button
            variant="quiet"
            size="small"
            className="-mt-1.5 shrink-0"
            aria-expanded={editing}
            icon={editing ? null : <Pencil aria-hidden="true" className="size-4" />}
            onClick={() => setEditing(!editing)}
          >
            {editing ? 'Done' : items.length > 0 ? 'Change' : 'Add'}
            <span className="sr-only">: {title}</span>
          </Button>
        ) : null}
      </div>
      {editing && onChange ? (
        <StepEditor step={step} items={items} onChange={onChange} />
      ) : items.length > 0 ? (
        <ul className="grid list-disc gap-1.5 pl-5">
          {items.map((item) => (
            <li key={item} className="wrap-anywhere whitespace-pre-line">
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">{onChange ? question : 'Nothing here yet.'}</p>
      )}
    </Card>
  );
}
