/** Talks with the guided companion, for tests: replies and states in order. */

import { guidedReply } from '#care/companion/guided/index.ts';
import type { SkillId } from '#care/companion/guided/skills/types.ts';
import { freshState, type GuidedState } from '#care/companion/guided/state.ts';
import { guidedTurn } from '#care/companion/guided-companion.ts';
import type { DialogueState, Utterance } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';

const NOW = new Date('2026-11-20T21:00:00Z');

interface With {
  readonly therapistId: TherapistId;
  readonly seed: string;
  readonly firstName?: string;
}

/** Whole turns from the first message on, safety and guard included. */
export function converse(
  lines: readonly string[],
  { therapistId, seed, firstName }: With,
): { readonly text: string; readonly guided: GuidedState }[] {
  const history: Utterance[] = [];
  let state: DialogueState | null = null;
  return lines.map((message) => {
    const input = { message, history: [...history], state, now: NOW, recall: [], country: 'US' };
    const { text, ...result } = guidedTurn({
      ...input,
      therapistId,
      seed,
      firstName: firstName ?? null,
    });
    state = JSON.parse(JSON.stringify(result.state)) as DialogueState;
    history.push(
      { role: 'user', content: message, at: NOW },
      { role: 'assistant', content: text, at: NOW },
    );
    return { text, guided: state.guided as GuidedState };
  });
}

interface Said {
  readonly text: string;
  readonly state: GuidedState;
}

/** From a state of one's choosing, without safety. */
export function talk(
  over: Partial<GuidedState>,
  lines: readonly string[],
  last = '',
  id: TherapistId = 'diana',
): Said[] {
  let guided: GuidedState = { ...freshState(), turn: 8, content: 8, ...over };
  let before = last;
  return lines.map((message) => {
    const reply = guidedReply({
      therapistId: id,
      firstName: null,
      message,
      history: before === '' ? [] : [{ role: 'assistant', content: before, at: NOW }],
      state: { version: 1, guided, risk: null as never },
      recall: [],
      now: NOW,
      seed: 's',
      country: 'US',
    });
    guided = JSON.parse(JSON.stringify(reply.state)) as GuidedState;
    before = reply.text;
    return { text: reply.text, state: guided };
  });
}

export const running = (
  id: SkillId,
  step = 0,
  slots: Record<string, string> = {},
): Partial<GuidedState> => ({
  skill: { id, step, slots, fails: 0 },
  stage: 'practise',
});
export const offered = (skill: SkillId, ago = 0): Partial<GuidedState> => ({
  offered: { skill, turn: 8 - ago },
  lastOffer: 8 - ago,
  pending: { kind: ago === 0 ? 'offer' : 'ask' },
});
