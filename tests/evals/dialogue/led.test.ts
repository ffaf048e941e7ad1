/** Every topic guide leads a whole talk with somebody who answers it. */
import { describe, expect, it } from 'vitest';
import { ANYTHING } from '#care/companion/guided/topics/index.ts';
import { topicIds } from '#care/companion/guided/topics/read.ts';
import { THERAPIST_IDS } from '#care/contract.ts';
import { checkTalk } from './checks.ts';
import { ledTalk } from './led.ts';

const LED = topicIds()
  .filter((id) => id !== ANYTHING)
  .map((id, at) => [id, THERAPIST_IDS[at % THERAPIST_IDS.length] ?? 'alice'] as const);

describe('a talk led by a guide', () => {
  it.each(LED)('%s, with %s', (id, therapist) => {
    const talk = ledTalk(id, therapist, 'a');
    const person = { id, therapist, lines: [], willing: false };
    expect(checkTalk(person, talk)).toEqual([]);
  });

  it('stays in its guide to the end, nearly always', () => {
    const left = LED.filter(
      ([id, therapist]) => ledTalk(id, therapist, 'b').at(-1)?.guided.topic?.id !== id,
    );
    expect(left.length).toBeLessThanOrEqual(LED.length * 0.06);
  }, 60_000);
});
