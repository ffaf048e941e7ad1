/** What our own engine says, as examples of what may be said: each sentence was read before it shipped. */
import { RISK_LEVELS } from '#care/contract.ts';
import { replacementFor } from '#care/safety/replacement.ts';
import { ownLines } from '#tests/evals/dialogue/lines.ts';
import { readPeople } from '#tests/evals/dialogue/people.ts';
import { talk } from '#tests/evals/dialogue/talk.ts';
import { runProtocolEval } from '#tests/evals/protocol/run.ts';

const SEEDS = 12;

/** Replies in calm and in danger, and what takes the place of a reply that was stopped. */
export async function ownVoice(): Promise<ReadonlySet<string>> {
  const said = new Set<string>(ownLines());
  for (const person of readPeople()) for (const { reply } of talk(person, 'own')) said.add(reply);
  await runProtocolEval(undefined, undefined, (reply) => said.add(reply));
  for (const level of RISK_LEVELS) {
    for (const subject of ['self', 'other'] as const) {
      for (let seed = 0; seed < SEEDS; seed += 1) {
        said.add(replacementFor([], { level, riskPeak: level, subject, seed: `own/${seed}` }));
      }
    }
  }
  return said;
}
