/** The draft of the page, joined to the server and to the cache of its answers. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isEmptyPlan } from '#care/safety/safety-plan.ts';
import { useStore } from '#platform/ui/store.ts';
import { call } from '#platform/web/api.ts';
import { onSignOut } from '#platform/web/session.ts';
import { readSafetyPlan, saveSafetyPlan } from '../../contract.ts';
import { type PlanAnswer, planQuery } from '../api.ts';
import { createDraft, type Draft, type DraftState } from './draft.ts';

/** The last draft: where the server has not taken all of it, its words outlive the page. */
let last: Draft | null = null;

function isUnsaved(): boolean {
  if (!last) return false;
  const { status, waiting } = last.state.get();
  return status !== 'saved' || !isEmptyPlan(waiting);
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

export function useDraft({ plan }: PlanAnswer): { draft: Draft; state: DraftState } {
  const client = useQueryClient();
  const [draft] = useState(() => {
    if (last && isUnsaved()) return last;
    last = createDraft(plan, {
      async save(version, steps) {
        const body = { version, steps: structuredClone(steps) as PlanAnswer['plan']['steps'] };
        const answer = await call(saveSafetyPlan, { body });
        client.setQueryData(planQuery.queryKey, (old) => old && { ...old, plan: answer.plan });
        return answer;
      },
      read: async () => (await call(readSafetyPlan)).plan,
    });
    return last;
  });
  const state = useStore(draft.state);
  useEffect(() => draft.adopt(plan), [draft, plan]);
  return { draft, state };
}
