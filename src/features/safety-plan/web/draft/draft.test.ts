/** Changes are saved in order, failures are kept and told, and two tabs lose nothing. */
import { describe, expect, it } from 'vitest';
import { EMPTY_PLAN, type PlanItems } from '#care/safety/safety-plan.ts';
import { ApiError } from '#platform/web/api-error.ts';
import type { SafetyPlan } from '../../contract.ts';
import { createDraft, type Draft } from './draft.ts';

const planAt = (version: number, steps: Partial<PlanItems> = {}): SafetyPlan => ({
  version,
  steps: structuredClone({ ...EMPTY_PLAN, ...steps }) as SafetyPlan['steps'],
  updatedAt: null,
});

/** A server that keeps one plan and refuses an old version. */
function server(plan: SafetyPlan) {
  let current = plan;
  let failure: Error | null = null;
  const saved: number[] = [];
  return {
    saved,
    get plan() {
      return current;
    },
    fail(error: Error | null) {
      failure = error;
    },
    elsewhere(steps: Partial<PlanItems>) {
      current = planAt(current.version + 1, steps);
    },
    remove() {
      current = planAt(0);
    },
    calls: {
      async save(version: number, steps: PlanItems) {
        await Promise.resolve();
        if (failure) throw failure;
        if (version !== current.version) throw new ApiError(409, 'conflict', 'Changed.');
        saved.push(version);
        current = planAt(version + 1, steps);
        return { plan: current, crisis: null };
      },
      read: async () => current,
    },
  };
}

const settled = (draft: Draft) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (draft.state.get().status !== 'saving') resolve();
    };
    draft.state.subscribe(look);
    queueMicrotask(look);
  });

const coping = (...items: string[]): PlanItems => ({ ...EMPTY_PLAN, coping: items });

describe('a draft', () => {
  it('saves changes that come while it saves, in their order', async () => {
    const there = server(planAt(5));
    const draft = createDraft(there.plan, there.calls);
    draft.change(coping('tea'));
    draft.change(coping('tea', 'a walk'));
    draft.change(coping('a walk', 'tea'));
    await settled(draft);
    expect(there.plan.steps.coping).toEqual(['a walk', 'tea']);
    expect(there.saved).toEqual([5, 6]);
    expect(draft.state.get()).toMatchObject({ status: 'saved', joined: false });
  });

  it('keeps what could not be saved, says so, and saves it at the next try', async () => {
    const there = server(planAt(5));
    const draft = createDraft(there.plan, there.calls);
    there.fail(ApiError.client('offline'));
    draft.change(coping('tea'));
    await settled(draft);
    expect(draft.state.get()).toMatchObject({ status: 'failed', steps: { coping: ['tea'] } });
    draft.adopt(planAt(9));
    expect(draft.state.get().steps.coping).toEqual(['tea']);
    there.fail(null);
    draft.retry();
    await settled(draft);
    expect(there.plan.steps.coping).toEqual(['tea']);
  });

  it('joins what another tab has added, and leaves out what was taken out here', async () => {
    const there = server(planAt(5, { coping: ['tea', 'old'] }));
    const draft = createDraft(there.plan, there.calls);
    there.elsewhere({ coping: ['tea', 'old', 'music'], people: ['Mira'] });
    draft.change(coping('tea', 'a walk'));
    await settled(draft);
    expect(there.plan.steps).toMatchObject({
      coping: ['tea', 'a walk', 'music'],
      people: ['Mira'],
    });
    expect(draft.state.get()).toMatchObject({ status: 'saved', joined: true });
  });

  it('keeps what another tab saved and shows what finds no room, until there is some', async () => {
    const many = (word: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);
    const there = server(planAt(5, { coping: many('old', 28) }));
    const draft = createDraft(there.plan, there.calls);
    there.elsewhere({ coping: [...many('old', 28), 'theirs 1', 'theirs 2'] });
    draft.change(coping(...many('old', 28), 'mine 1', 'mine 2'));
    await settled(draft);
    expect(there.plan.steps.coping).toEqual([...many('old', 28), 'theirs 1', 'theirs 2']);
    expect(draft.state.get().waiting).toEqual(coping('mine 1', 'mine 2'));

    draft.change(coping(...many('old', 27), 'theirs 1', 'theirs 2'));
    await settled(draft);
    expect(there.plan.steps.coping.at(-1)).toBe('mine 1');
    expect(draft.state.get().waiting).toEqual(coping('mine 2'));

    draft.dropWaiting();
    draft.change(coping('tea'));
    await settled(draft);
    expect(there.plan.steps).toEqual(coping('tea'));
  });

  it('brings nothing back of a plan that another tab has deleted', async () => {
    const there = server(planAt(5, { coping: ['tea'], people: ['Mira'] }));
    const draft = createDraft(there.plan, there.calls);
    there.remove();
    draft.change({ ...draft.state.get().steps, coping: ['tea', 'a walk'] });
    await settled(draft);
    expect(there.plan.steps).toEqual(coping('a walk'));
    expect(draft.state.get()).toMatchObject({ status: 'saved', joined: false, begunAnew: true });
  });

  it('takes a newer plan while nothing of its own is open', () => {
    const draft = createDraft(planAt(5), server(planAt(5)).calls);
    draft.adopt(planAt(6, { coping: ['from a conversation'] }));
    expect(draft.state.get().steps.coping).toEqual(['from a conversation']);
  });
});
