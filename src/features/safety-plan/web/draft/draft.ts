/** The plan as it is being changed: saved after each change, and whole when two tabs change it. */
import type { CrisisNotice } from '#care/contract.ts';
import {
  EMPTY_PLAN,
  isEmptyPlan,
  joinedPlans,
  joinedWithRoom,
  PLAN_STEPS,
  type PlanItems,
} from '#care/safety/safety-plan.ts';
import { createStore, type Store } from '#platform/ui/store.ts';
import { ApiError } from '#platform/web/api-error.ts';
import type { SafetyPlan } from '../../contract.ts';

export interface DraftState {
  readonly steps: PlanItems;
  readonly status: 'saved' | 'saving' | 'failed';
  /** Another tab or a conversation had changed the plan: both versions are in it now. */
  readonly joined: boolean;
  /** Lines written here for which the joined plan has no room: they come in once there is some. */
  readonly waiting: PlanItems;
  /** The plan had been deleted in another tab: what is new here begins another one. */
  readonly begunAnew: boolean;
  /** A new line spoke of danger right now. */
  readonly crisis: CrisisNotice | null;
  readonly error: unknown;
}

/** What a draft needs to go on where it was: what is not saved, and what it was begun from. */
export interface Unsaved {
  readonly version: number;
  readonly base: PlanItems;
  readonly steps: PlanItems;
  readonly waiting: PlanItems;
}

export interface DraftCalls {
  /** @throws {ApiError} 409 where `version` is not the newest */
  save(
    version: number,
    steps: PlanItems,
  ): Promise<{ plan: SafetyPlan; crisis: CrisisNotice | null }>;
  read(): Promise<SafetyPlan>;
}

export interface Draft {
  readonly state: Store<DraftState>;
  change(steps: PlanItems): void;
  /** Lets go of the lines that wait for room. */
  dropWaiting(): void;
  /** Tries again what could not be saved. */
  retry(): void;
  /** null where the server has everything. */
  unsaved(): Unsaved | null;
  /** Takes a newer plan from the server, unless something here is not saved yet. */
  adopt(plan: SafetyPlan): void;
}

/** `left`: what an earlier draft could not save; it goes on from there, and joins what came since. */
export function createDraft(plan: SafetyPlan, calls: DraftCalls, left?: Unsaved | null): Draft {
  let { version } = left ?? plan;
  /** What the server has, as far as is known here. */
  let base: PlanItems = left?.base ?? plan.steps;
  let saving = false;
  const state = createStore<DraftState>({
    steps: left?.steps ?? plan.steps,
    status: left ? 'failed' : 'saved',
    joined: false,
    waiting: left?.waiting ?? EMPTY_PLAN,
    begunAnew: false,
    crisis: null,
    error: null,
  });
  const patch = (change: Partial<DraftState>) => state.update((old) => ({ ...old, ...change }));

  async function saveAll(): Promise<void> {
    if (saving) return;
    saving = true;
    patch({ status: 'saving', error: null });
    try {
      for (;;) {
        const { steps } = state.get();
        if (await saveOnce(steps)) {
          if (state.get().steps === steps) break;
        }
      }
      patch({ status: 'saved', steps: base });
    } catch (error) {
      patch({ status: 'failed', error });
    }
    saving = false;
  }

  /** False where another version was there first, and has been joined to this one. */
  async function saveOnce(steps: PlanItems): Promise<boolean> {
    try {
      const answer = await calls.save(version, steps);
      ({ version } = answer.plan);
      base = answer.plan.steps;
      patch({ crisis: answer.crisis ?? state.get().crisis });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      const theirs = await calls.read();
      const { steps: mine, waiting } = state.get();
      ({ version } = theirs);
      if (version === 0) patch({ steps: newIn(mine, base), begunAnew: true });
      else {
        const { steps, left } = joinedWithRoom(mine, theirs.steps, newIn(theirs.steps, base));
        patch({ steps, waiting: joinedPlans(left, waiting), joined: true });
      }
      base = theirs.steps;
      return false;
    }
  }

  return {
    state,
    change(changed) {
      const { waiting } = state.get();
      const steps = joinedPlans(changed, waiting);
      patch({ steps, waiting: newIn(waiting, steps) });
      void saveAll();
    },
    dropWaiting: () => patch({ waiting: EMPTY_PLAN }),
    retry: () => void saveAll(),
    unsaved() {
      const { status, steps, waiting } = state.get();
      return status === 'saved' && isEmptyPlan(waiting) ? null : { version, base, steps, waiting };
    },
    adopt(newer) {
      if (saving || state.get().status !== 'saved' || newer.version === version) return;
      ({ version } = newer);
      base = newer.steps;
      patch({ steps: newer.steps });
    },
  };
}

/** What `theirs` has and `base` had not: what was taken out here stays out. */
const newIn = (theirs: PlanItems, base: PlanItems): PlanItems =>
  Object.fromEntries(
    PLAN_STEPS.map((step) => [step, theirs[step].filter((item) => !base[step].includes(item))]),
  ) as unknown as PlanItems;
