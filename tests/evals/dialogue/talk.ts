/** Lets a scripted person talk: their lines in order, a yes where an exercise is offered. */

import { skillById } from '#care/companion/guided/skills/index.ts';
import type { Takes } from '#care/companion/guided/skills/types.ts';
import type { GuidedState } from '#care/companion/guided/state.ts';
import { guidedTurn } from '#care/companion/guided-companion.ts';
import type { DialogueState, TurnResult, Utterance } from '#care/companion/types.ts';
import type { TherapistId } from '#care/contract.ts';
import type { Person } from './people.ts';

export interface Exchange {
  readonly said: string;
  readonly reply: string;
  readonly result: TurnResult;
  readonly guided: GuidedState;
  readonly millis: number;
}

const NOW = new Date('2026-11-20T20:00:00Z');
const RATINGS = ['70', '8', '40', '5', '30', '3'];
/** What somebody plain might say to a step that asks for this, in turn. */
const ANSWERS: Readonly<Record<Takes, readonly string[]>> = {
  anything: ['that it all lands on me', 'my sister would notice first', 'being tired by then'],
  deed: ['ring my sister', 'ten minutes at the kitchen table', 'i could write it down'],
  fact: ['i was late twice last week', 'they asked me to come back though'],
  good: ['the neighbour said hello', 'the bread turned out well'],
  liked: ['a walk by the canal', 'music in the kitchen'],
  name: ['the green chair', 'tired'],
  ours: ['we eat together on fridays', 'our walk on sunday'],
  request: ['my sister asks me to do all the driving'],
  theirs: ['a quiet evening', 'less fuss'],
  thought: ['i always get it wrong', 'i get some of it wrong, not all of it'],
  when: ['after lunch', 'saturday morning'],
  wish: ['to be asked first'],
  words: ['“you did what you could that day”', 'not now, later'],
};

/**
 * Fifteen turns and as many more as an exercise needs; the same for the same seed. A person who
 * `answers` says to a step what it asks for, and not the next of the lines, which know of none.
 */
export function talk(person: Person, seed = 'eval', answers = false): Exchange[] {
  const lines = [...person.lines];
  const exchanges: Exchange[] = [];
  const sofar: Sofar = { history: [], state: null };
  let rated = 0;
  let answered = 0;
  while (exchanges.length < 40) {
    const expected = expects(sofar.state);
    let said: string | undefined;
    if (expected === 'offer' && person.willing) said = 'ok, let’s try it';
    else if (expected === 'rating') said = RATINGS[rated++ % RATINGS.length];
    else if (expected === 'ready') said = 'done';
    else if (answers && expected !== null && expected !== 'offer') {
      const all = ANSWERS[expected];
      said = all[answered++ % all.length];
    } else said = lines.shift();
    if (said === undefined) break;
    exchanges.push(exchange(sofar, said, person.therapist, `${seed}/${person.id}`));
  }
  return exchanges;
}

/** A talk that goes on: what was said, and what the companion carries. */
interface Sofar {
  readonly history: Utterance[];
  state: DialogueState | null;
}

/** One message and the reply to it, from which `sofar` goes on. */
function exchange(sofar: Sofar, said: string, therapistId: TherapistId, seed: string): Exchange {
  const started = performance.now();
  const result: TurnResult = guidedTurn({
    therapistId,
    firstName: null,
    message: said,
    history: sofar.history.slice(-40),
    state: sofar.state,
    recall: [],
    now: NOW,
    seed,
    country: 'US',
  });
  const millis = performance.now() - started;
  sofar.state = JSON.parse(JSON.stringify(result.state)) as DialogueState;
  sofar.history.push(
    { role: 'user', content: said, at: NOW },
    { role: 'assistant', content: result.text, at: NOW },
  );
  return { said, reply: result.text, result, guided: sofar.state.guided as GuidedState, millis };
}

function expects(state: DialogueState | null): 'offer' | 'rating' | 'ready' | Takes | null {
  const guided = state?.guided as GuidedState | undefined;
  if (guided?.pending?.kind === 'offer') return 'offer';
  if (!guided?.skill) return null;
  const step = skillById(guided.skill.id)?.steps[guided.skill.step];
  if (step?.expects === 'rating10' || step?.expects === 'rating100') return 'rating';
  return step?.expects ?? null;
}
