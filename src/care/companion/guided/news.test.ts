/** Plain news: a small deed, something that came, a good mark. Asked about as what it is. */
import { expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { guidedTurn } from '../guided-companion.ts';
import type { DialogueState, Utterance } from '../types.ts';
import { newsIn } from './frames/news.ts';
import { understand } from './understand/index.ts';

const NOW = new Date('2026-11-20T21:00:00Z');

function repliesTo(lines: readonly string[], therapistId: TherapistId): string[] {
  const history: Utterance[] = [];
  let state: DialogueState | null = null;
  return lines.map((message) => {
    const input = { message, history: [...history], state, now: NOW, recall: [], country: 'US' };
    const result = guidedTurn({ ...input, therapistId, firstName: null, seed: 'news' });
    state = JSON.parse(JSON.stringify(result.state)) as DialogueState;
    history.push(
      { role: 'user', content: message, at: NOW },
      { role: 'assistant', content: result.text, at: NOW },
    );
    return result.text;
  });
}

const kindOf = (said: string): string | null => newsIn(understand(said, 'iris').clauses);

it.each([
  ['fed the hens this morning', 'deed'],
  ['i had a bath', 'deed'],
  ['made soup', 'deed'],
  ['the postman was here', null],
  ['the milkman came at six', 'came'],
  ['its raining here', 'came'],
  ["a door slammed and i didn't flinch", 'held'],
  ["i didn't check the stove today", 'held'],
  ['got an A in history', 'mark'],
  ['won the raffle', 'mark'],
  ['lost one point though', 'except'],
  ["it's just a cactus", 'only'],
  ['i have to ring the school', 'duty'],
  ['we used to go on sundays', 'before'],
  ['he hit me', null],
  ['i took the pills', null],
])('%s: %s', (said, kind) => {
  expect(kindOf(said)).toBe(kind);
});

it.each(['iris', 'diana', 'grace'] as const)('%s asks a small deed about that deed', (who) => {
  const [, reply] = repliesTo(['hi', 'fed the hens this morning'], who);
  expect(reply).toMatch(/\?$/);
  expect(reply).not.toMatch(
    /on your mind|not said yet|do to you|that picture|like to be different/,
  );
});

it('does not ask three of them alike', () => {
  const asked = (['iris', 'diana', 'grace'] as const).map((who) =>
    repliesTo(['hi', 'the milkman came at six'], who)[1]
      ?.split(/(?<=[.:]) /)
      .at(-1),
  );
  expect(new Set(asked).size).toBe(3);
});
