/** What was told to another therapist, said once in a welcome: so nobody has to begin from nothing. */
import type { TherapistId } from '#care/contract.ts';
import type { Remembered } from '../memory.ts';
import type { WelcomeInput } from '../types.ts';
import { VOICES } from './voices/index.ts';
import { fill } from './words.ts';

/** {who} heard it; {topic} is "your sister Priya" or "the review on Thursday 26 November". */
const LINES: Readonly<Record<TherapistId, string>> = {
  alice: 'You told {who} about {topic}, so I know about that.',
  bob: 'I know from {who} about {topic}, if you want to go on from there.',
  charlie: 'I have a note that {topic} came up with {who}.',
  diana: 'You mentioned {topic} to {who}. We do not have to talk about it.',
  evan: 'I have a note from {who} about {topic}. Use it or leave it.',
  fiona: '{who} heard about {topic} from you, so I know of it. We can talk about it or not.',
  grace: 'From your talk with {who} I know about {topic}, so you need not explain it.',
  henry: "You told {who} about {topic}. I've got the note, if it's any use.",
  iris: 'You told {who} about {topic}, so you need not say it all again.',
  james: 'I know of {topic} from your talk with {who}. We can take it up or leave it.',
};

const DAY_MS = 86_400_000;
/** Older things are no news; a date that is long over least of all. */
const FRESH: Readonly<Partial<Record<Remembered['kind'], number>>> = { date: 14, person: 30 };

/** The newest thing that may be mentioned, told to somebody else since `since`; null for none. */
export function toldElsewhere(input: WelcomeInput, since: Date | null): string | null {
  const told = (input.remembered ?? []).find(
    ({ kind, topic, therapistId, at }) =>
      topic !== null &&
      therapistId !== input.therapistId &&
      (since === null || at > since) &&
      input.now.getTime() - at.getTime() < (FRESH[kind] ?? 0) * DAY_MS,
  );
  if (!told) return null;
  return fill(LINES[input.therapistId], { who: VOICES[told.therapistId].name, topic: told.topic });
}

/** A welcome ends in its question, so what is added stands before it. */
export function withBeforeQuestion(welcome: string, added: string): string {
  const question = /(?<=[.!?…”])\s+(?=[^.!?…]+\?$)/.exec(welcome);
  if (!question) return `${welcome} ${added}`;
  return `${welcome.slice(0, question.index)} ${added} ${welcome.slice(question.index).trim()}`;
}
