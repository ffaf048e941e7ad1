/** Lets every scripted person talk once, and counts which checks their talks fail. */
import { type Share, wilson } from '../safety/run.ts';
import { checkTalk, type Failure } from './checks.ts';
import { readPeople } from './people.ts';
import { talk } from './talk.ts';

/** The checks worth a line of their own; any other that fails gets one too. */
const NAMED = [
  'repeated sentence',
  'guessed pronoun',
  'person not turned',
  'question not answered',
  'not grounded',
  'broken grammar',
  'stock phrase',
  'more than one question',
];

export interface DialogueEval {
  /** People in whose talk no check failed. */
  readonly clean: Share;
  /** For each check, in how many turns it failed. */
  readonly checks: readonly {
    readonly name: string;
    readonly failed: number;
    readonly of: number;
  }[];
  readonly reached: Share;
  readonly finished: Share;
  readonly failures: readonly Failure[];
}

export function runDialogueEval(): DialogueEval {
  const talks = readPeople().map((person) => ({ person, exchanges: talk(person) }));
  const failures = talks.flatMap(({ person, exchanges }) => checkTalk(person, exchanges));
  const turns = talks.reduce((sum, { exchanges }) => sum + exchanges.length, 0);
  const willing = talks.filter(({ person }) => person.willing);
  const reached = willing.filter(({ exchanges }) =>
    exchanges.some(({ guided }) => guided.skill !== null),
  );
  // Lines written without an exercise in mind answer none of its steps: its end is counted on people who do.
  const finished = willing.filter(({ person }) =>
    talk(person, 'eval', true)
      .at(-1)
      ?.guided.done.some(({ keep }) => keep !== null),
  );
  const failing = new Set(failures.map(({ person }) => person));
  return {
    clean: wilson(talks.length - failing.size, talks.length),
    checks: [...new Set([...NAMED, ...failures.map(({ check }) => check)])].map((name) => ({
      name,
      failed: failures.filter(({ check }) => check === name).length,
      of: turns,
    })),
    reached: wilson(reached.length, willing.length),
    finished: wilson(finished.length, willing.length),
    failures,
  };
}
