/** Small moments that a talk turns on: a goodbye, a bare number, an urge at hand, "you missed it". */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { guidedTurn } from '../guided-companion.ts';
import type { DialogueState, Utterance } from '../types.ts';
import type { GuidedState } from './state.ts';

const NOW = new Date('2026-11-20T21:00:00Z');

function talk(lines: readonly string[], therapistId: TherapistId = 'henry', seed = 'm') {
  const history: Utterance[] = [];
  let state: DialogueState | null = null;
  return lines.map((message) => {
    const result = guidedTurn({
      therapistId,
      firstName: 'Sam',
      message,
      history: [...history],
      state,
      recall: [],
      now: NOW,
      seed,
      country: 'US',
    });
    state = JSON.parse(JSON.stringify(result.state)) as DialogueState;
    history.push(
      { role: 'user', content: message, at: NOW },
      { role: 'assistant', content: result.text, at: NOW },
    );
    return { text: result.text, guided: state.guided as GuidedState };
  });
}

const last = <T>(list: readonly T[]): T => list.at(-1) as T;

describe('a goodbye', () => {
  it.each([
    'night',
    'gn',
    'nite',
    'gotta sleep',
    'ttyl',
    'going to bed now',
    'ok night',
    'ok thanks, night x',
    "i'm off to bed",
    'Night Henry.',
    'think i’ll go to bed',
  ])('is heard in %s', (bye) => {
    const said = last(talk(['my boss shouted at me again today', bye]));
    expect(said.guided.stage).toBe('close');
    expect(said.text).not.toContain('?');
  });

  it.each([
    "i can't go to sleep",
    'i have been off work since May',
    'the night is worst',
    'i need more sleep than i get',
  ])('is not heard in %s', (line) => {
    expect(last(talk(['hello', line])).guided.stage).not.toBe('close');
  });

  it('never sends them off with their own manners', () => {
    for (const manners of ['thanks', 'ok', 'night', 'thank you so much', 'cool']) {
      const state = { takeaway: manners, facts: { spark: manners, did: manners } };
      const [opened] = talk(['i drink too much']);
      const guided = { ...opened?.guided, ...state };
      for (const seed of ['a', 'b', 'c']) {
        const { text } = guidedTurn({
          therapistId: 'charlie',
          firstName: null,
          message: 'bye',
          history: [],
          state: { version: 1, guided, risk: null },
          recall: [],
          now: NOW,
          seed,
          country: 'US',
        });
        expect(text.toLowerCase()).not.toContain(`“${manners}”`);
      }
    }
  });

  it('stays a goodbye when they say thanks after it, and opens again for more', () => {
    const said = talk(['my boss shouted at me', 'bye', 'thanks', 'ok', 'my boss texted me again']);
    expect(said[2]?.text).not.toContain('?');
    expect(said[3]?.text).not.toContain('?');
    expect(said[4]?.guided.stage).toBe('explore');
  });
});
