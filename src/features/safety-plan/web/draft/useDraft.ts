/** The draft of the page, joined to the server and to the cache of its answers. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isEmptyPlan, PLAN_STEPS } from '#care/safety/safety-plan.ts';
import { useStore } from '#platform/ui/store.ts';
import { call } from '#platform/web/api.ts';
import { onSignOut } from '#platform/web/session.ts';
import { readSafetyPlan, saveSafetyPlan } from '../../contract.ts';
import { type PlanAnswer, planQuery } from '../api.ts';
import { keepUnsaved } from '../device/unsaved.ts';
import {
  createDraft,
  type Draft,
  type DraftCalls,
  type DraftState,
  type Unsaved,
} from './draft.ts';

/** The last draft: where the server has not taken all of it, its words outlive the page. */
let last: Draft | null = null;

function isUnsaved(): boolean {
  return Boolean(last?.unsaved());
}

/** Another plan, or none, takes its place. */
export function dropDraft(): void {
  last = null;
}
onSignOut(dropDraft);

// On every page of the app: what could not be saved here may be waiting while one looks elsewhere.
addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});

/** Puts what is not saved on the device anew, where that has just been emptied. */
export function keepDraft(): void {
  if (last) keepUnsaved(last.unsaved());
}

/** Whether there is anything in `left` that the server has not. */
const addsTo = (plan: PlanAnswer['plan'], left: Unsaved): boolean =>
  !isEmptyPlan(left.waiting) ||
  PLAN_STEPS.some((step) => left.steps[step].join('\n') !== plan.steps[step].join('\n'));

/** `left`: what an earlier tab could not save. */
export function useDraft(
  { plan }: PlanAnswer,
  left: Unsaved | null,
): { draft: Draft; state: DraftState } {
  const client = useQueryClient();
  const [draft] = useState(() => {
    if (last && isUnsaved()) return last;
    const calls: DraftCalls = {
      async save(version, steps) {
        const body = { version, steps: structuredClone(steps) as PlanAnswer['plan']['steps'] };
        const answer = await call(saveSafetyPlan, { body });
        client.setQueryData(planQuery.queryKey, (old) => old && { ...old, plan: answer.plan });
        return answer;
      },
      read: async () => (await call(readSafetyPlan)).plan,
    };
    last = createDraft(plan, calls, left && addsTo(plan, left) ? left : null);
    const { state, unsaved } = last;
    state.subscribe(() => keepUnsaved(unsaved()));
    return last;
  });
  const state = useStore(draft.state);
  useEffect(() => draft.adopt(plan), [draft, plan]);
  useEffect(() => {
    if (!left) return;
    if (draft.unsaved()) draft.retry();
    else keepUnsaved(null);
  }, [draft, left]);
  return { draft, state };
}
