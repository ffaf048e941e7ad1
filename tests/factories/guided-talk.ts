/** A guided talk from a state of one's choosing, for tests: replies and states in order. */
import { guidedReply } from '#care/companion/guided/index.ts';
import type { SkillId } from '#care/companion/guided/skills/types.ts';
import { freshState, type GuidedState } from '#care/companion/guided/state.ts';
import type { TherapistId } from '#care/contract.ts';

const NOW = new Date('2026-11-20T21:00:00Z');

interface Said {
  readonly text: string;
  readonly state: GuidedState;
}

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
  pending: ago === 0 ? { kind: 'offer', skill } : { kind: 'ask' },
});
