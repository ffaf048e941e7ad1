/** People who answer what a topic guide asks, in words written for it: whole talks to read and to check. */
import { readFileSync } from 'node:fs';
import { shuffled } from '#care/companion/guided/random.ts';
import type { GuidedState } from '#care/companion/guided/state.ts';
import { ANYTHING } from '#care/companion/guided/topics/index.ts';
import type { TherapistId } from '#care/contract.ts';
import { begin, type Exchange, exchange } from './talk.ts';

const CASES = new URL('./topics/', import.meta.url);

interface Cases {
  readonly first: readonly string[];
  readonly tells: readonly string[];
  readonly replies: ReadonlyMap<string, readonly string[]>;
}

export function readCases(topic: string): Cases {
  const lines = readFileSync(new URL(`${topic}.txt`, CASES), 'utf8').split('\n');
  const replies = new Map<string, string[]>();
  for (const line of lines) {
    const [, node, , reply] = /^([a-z0-9-]+) \| ([a-z-]+) \| (.+)$/.exec(line) ?? [];
    if (node !== undefined && reply !== undefined)
      replies.set(node, [...(replies.get(node) ?? []), reply]);
  }
  const first = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2));
  return { first, tells: replies.get('tell') ?? [], replies };
}

/** Every fourth reply tells something else than was asked; offers are put off, so that the guide leads on. */
export function ledTalk(
  topic: string,
  therapistId: TherapistId,
  seed: string,
  turns = 16,
): Exchange[] {
  const { first, tells, replies: own } = readCases(topic);
  // At its end a guide asks what is asked of any matter.
  const replies = new Map([...readCases(ANYTHING).replies, ...own]);
  const exchanges: Exchange[] = [];
  const told = shuffled(tells, seed);
  const isNew = (reply: string): boolean => exchanges.every(({ said }) => said !== reply);
  const sofar = begin();
  while (exchanges.length < turns) {
    const guided = sofar.state?.guided as GuidedState | undefined;
    const asked = replies.get(guided?.topic?.node ?? '') ?? [];
    const aside = exchanges.length % 4 === 3 ? told.pop() : undefined;
    const said: string =
      exchanges.length === 0
        ? (shuffled(first, seed)[0] ?? '')
        : guided?.pending?.kind === 'offer'
          ? 'not now'
          : guided?.pending?.kind === 'confirm'
            ? 'no thats about right'
            : (aside ??
              shuffled(asked, `${seed}/${exchanges.length}`).find(isNew) ??
              'i dont know');
    exchanges.push(exchange(sofar, said, therapistId, `${seed}/${topic}`));
  }
  return exchanges;
}
