/** The draft of the page, joined to the server and to the cache of its answers. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from '#platform/ui/store.ts';
import { call } from '#platform/web/api.ts';
import { readSafetyPlan, saveSafetyPlan } from '../../contract.ts';
import { type PlanAnswer, planQuery } from '../api.ts';
import { createDraft, type Draft, type DraftState } from './draft.ts';

export function useDraft({ plan }: PlanAnswer): { draft: Draft; state: DraftState } {
  const client = useQueryClient();
  const [draft] = useState(() =>
    createDraft(plan, {
      async save(version, steps) {
        const body = { version, steps: structuredClone(steps) as PlanAnswer['plan']['steps'] };
        const answer = await call(saveSafetyPlan, { body });
        client.setQueryData(planQuery.queryKey, (old) => old && { ...old, plan: answer.plan });
        return answer;
      },
      read: async () => (await call(readSafetyPlan)).plan,
    }),
  );
  const state = useStore(draft.state);
  useEffect(() => draft.adopt(plan), [draft, plan]);
  useEffect(() => {
    if (state.status === 'saved') return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [state.status]);
  return { draft, state };
}
