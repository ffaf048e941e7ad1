/** The plan with a server behind it: to read, to change, to print, to delete. */
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { isEmptyPlan, PLAN_STEPS } from '#care/safety/safety-plan.ts';
import { Banner } from '#platform/ui/Banner.tsx';
import { Button } from '#platform/ui/Button.tsx';
import { News } from '#platform/ui/News.tsx';
import type { PlanAnswer } from '../api.ts';
import type { Unsaved } from '../draft/draft.ts';
import { useDraft } from '../draft/useDraft.ts';
import { DeletePlan } from './DeletePlan.tsx';
import { EmptyPlan } from './EmptyPlan.tsx';
import { HelpLines } from './HelpLines.tsx';
import { SaveState } from './SaveState.tsx';
import { StepCard } from './StepCard.tsx';
import { WaitingLines } from './WaitingLines.tsx';

export interface PlanEditorProps {
  answer: PlanAnswer;
  /** What an earlier tab could not save. */
  left: Unsaved | null;
  onDeleted: () => void;
}

export function PlanEditor({ answer, left, onDeleted }: PlanEditorProps) {
  const { draft, state } = useDraft(answer, left);
  const [started, setStarted] = useState(false);
  const { steps, crisis, joined, waiting, begunAnew } = state;
  const lines = crisis?.resources ?? answer.resources;
  if (isEmptyPlan(steps) && answer.plan.version === 0 && !started) {
    return (
      <>
        <HelpLines resources={lines} />
        <EmptyPlan onStart={() => setStarted(true)} />
      </>
    );
  }
  return (
    <>
      {crisis ? (
        <Banner tone="danger" role="alert" title="If this is about now">
          What you wrote sounds like danger in this hour. Please do not stay alone with it: call one
          of the numbers below, or go to someone. The plan can wait.
        </Banner>
      ) : null}
      <HelpLines resources={lines} />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <SaveState state={state} onRetry={draft.retry} />
        <Button
          variant="secondary"
          icon={<Printer aria-hidden="true" className="size-4" />}
          onClick={() => print()}
        >
          Print
        </Button>
      </div>
      <News>
        {joined ? (
          <Banner tone="info" title="Both versions are here">
            Your plan had been changed in another place as well. Nothing was lost: look through it
            and take out what you do not want.
          </Banner>
        ) : null}
        {isEmptyPlan(waiting) ? null : (
          <WaitingLines waiting={waiting} onDrop={() => draft.dropWaiting()} />
        )}
        {begunAnew ? (
          <Banner tone="info" title="A new plan begins here">
            Your plan had been deleted in another place. Of it, nothing came back; what you have
            just written is kept.
          </Banner>
        ) : null}
      </News>
      <div className="grid gap-4">
        {PLAN_STEPS.map((step) => (
          <StepCard
            key={step}
            step={step}
            items={steps[step]}
            onChange={(items) => draft.change({ ...draft.state.get().steps, [step]: items })}
          />
        ))}
      </div>
      {answer.plan.version > 0 ? <DeletePlan onDeleted={onDeleted} /> : null}
    </>
  );
}
