/** Reads a few made-up messages when the first conversation opens, so that its first turns need not wait. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { guidedTurn } from './companion/guided-companion.ts';
import type { Companion, TurnInput } from './companion/types.ts';
import { forbidden, mayOffend } from './safety/guard.ts';
import { isPlainlyHarmless } from './safety/suspicion.ts';

/** Ordinary talk of several kinds: it brings in the patterns that most messages touch. */
const LINES = [
  'I cannot sleep before the review on Thursday, my head will not stop.',
  'My sister has not answered since Sunday and I keep checking my phone.',
  'Everything at work lands on my desk at once and I am so tired of it.',
  'I do not know, it just feels heavy. I cried in the car again.',
  'He said he would stop drinking, and last night he came home late.',
  'I hate how I look, and everybody else seems to have their life together.',
  'We argued about money in front of the kids. I said sorry. She left the room.',
  'My dad died in June and nobody talks about him any more.',
  // Each kind of question has a bank of its own, read when it is first asked.
  'Is it selfish of me to want one weekend to myself?',
  'Should I tell my sister before the wedding or leave it?',
  'How do I stop checking the messages he sent me?',
  'Why do I cry when people are kind to me?',
  'How long does it take to get used to living alone?',
  'Does it get easier after the first year?',
  'Do you think she meant what she said about the money?',
  'Who can I ask about a letter from the landlord?',
  'What do I say to my boss on Monday?',
  'I will ring the school tomorrow. Is that a good plan?',
];
const CALM = { level: 'none', riskPeak: 'none' } as const;
/** The engine compiles what has run a few times. */
const ROUNDS = 6;

/** The same companion. An idle server, to which nobody has come yet, stays as small as it is. */
export function warmedUp(companion: Companion): Companion {
  let begun = false;
  return {
    ...companion,
    welcome(input) {
      if (!begun) void warmUp();
      begun = true;
      return companion.welcome(input);
    },
  };
}

/** One line at a time, so that whoever writes meanwhile is served in between. */
async function warmUp(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const line of LINES) {
      await nextTurn();
      guidedTurn(turnOf(line));
      isPlainlyHarmless(line);
      mayOffend(line, CALM);
      forbidden(line, CALM);
    }
  }
}

const turnOf = (message: string): TurnInput => ({
  therapistId: 'iris',
  firstName: null,
  message,
  history: [],
  state: null,
  recall: [],
  now: new Date(0),
  seed: message,
  country: 'US',
});
