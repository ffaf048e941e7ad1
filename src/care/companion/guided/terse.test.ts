/** People who write three words: the words are facts, and what is said next belongs to them. */
import { expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { guidedTurn } from '../guided-companion.ts';
import type { DialogueState, Utterance } from '../types.ts';
import { HAPPENINGS } from './frames/events.ts';
import { understand } from './understand/index.ts';

const NOW = new Date('2026-11-20T21:00:00Z');

function replyTo(lines: readonly string[], therapistId: TherapistId = 'henry'): string {
  const history: Utterance[] = [];
  let state: DialogueState | null = null;
  for (const message of lines) {
    const input = { message, history: [...history], state, now: NOW, recall: [], country: 'US' };
    const result = guidedTurn({ ...input, therapistId, firstName: null, seed: 'terse' });
    state = JSON.parse(JSON.stringify(result.state)) as DialogueState;
    history.push(
      { role: 'user', content: message, at: NOW },
      { role: 'assistant', content: result.text, at: NOW },
    );
  }
  return history.at(-1)?.content ?? '';
}

const isAbout = (id: string, reply: string): boolean => {
  const one = HAPPENINGS.find((known) => known.id === id);
  return (one?.ask ?? []).some((line) => reply.toLowerCase().includes(line.toLowerCase()));
};

it.each([
  ['my cousin is coming over later', 'on_the_way'],
  ['my wife has no idea', 'not_in_the_know'],
  ['the doctor said it is nothing', 'doctor_said'],
  ['my son heard us', 'child_saw'],
  ['another file landed on my desk', 'piled_on'],
])('takes up a fact let drop in passing: %s', (said, id) => {
  expect(understand(said, 'henry').happenings.map((one) => one.id)).toContain(id);
  expect(isAbout(id, replyTo(['hi', said]))).toBe(true);
});

it('takes an hour for an hour, and no rating', () => {
  expect(replyTo(['i used to gamble', 'my cousin is coming over', 'about 8'])).not.toMatch(
    /^8|\b8,? (?:for|as|now)/,
  );
});

it('does not hold up a figure of speech as a word of weight', () => {
  expect(replyTo(['not great'])).not.toContain('“');
});

it('takes "ok" for an answer where it was asked how it is', () => {
  const said = replyTo(['the garden', 'ok']);
  expect(said).not.toMatch(/too wide|smaller size|asked past|Another door/);
});

it('makes a plan of "could go out i spose"', () => {
  const { mirrors, happenings } = understand('could go out i spose', 'henry');
  expect(mirrors[0]?.text).toBe('you could go out, you suppose');
  expect(happenings[0]?.id).toBe('tentative_plan');
});

it('asks about a plain fact as a fact, and not as a complaint', () => {
  const reply = replyTo(['driving to my aunt on sunday'], 'charlie');
  expect(reply).not.toMatch(/loudest|easing|sets it off|tried so far|stop you from/);
});

it('gives a doing without a subject to the writer', () => {
  const mirrors = (text: string) => understand(text, 'evan').mirrors.map((one) => one.text);
  expect(mirrors('grabbed my coat and ran')).toEqual(['you grabbed your coat and ran']);
  expect(mirrors('scared of the lift')).toEqual([]);
  expect(mirrors('dad sold his van')).toEqual(['your dad sold his van']);
});

it('keeps "I said" where it is part of what is told', () => {
  expect(replyTo(['i said i would not come to the wedding'])).not.toMatch(/(?<!said )you would/i);
});

it('knows a fear of one thing for what it is', () => {
  expect(understand("i'm terrified of lifts", 'charlie').frames[0]?.id).toBe('phobia');
});

it('takes a platform for no name', () => {
  expect(replyTo(['my girlfriend left me', 'instagram. saw it there'], 'alice')).not.toContain(
    'Thank you: Instagram',
  );
});

it('hears whom a child would tell', () => {
  const lines = ["i'm 12 and my parents shout all night", 'my auntie maybe'];
  expect(replyTo(lines, 'bob')).toMatch(/auntie/);
});

it.each([
  ['my sister isn’t talking to me over a lamp', 'silent_treatment'],
  ['lost 80 on the horses', 'stake'],
  ["my room's his gym now", 'place_taken'],
  ['my oldest friend stopped texting', 'friend_gone'],
  ['my boss noticed', 'was_seen'],
  ['told my wife i was at the gym', 'cover_story'],
  ['it is the second time she forgot', 'nth_time'],
  ['they laughed in front of the whole class', 'with_witnesses'],
])('hears what happened in "%s"', (said, id) => {
  expect(understand(said, 'bob').happenings.map((one) => one.id)).toContain(id);
});

it('gives people named without a "my" their place', () => {
  const mirrors = (text: string) => understand(text, 'bob').mirrors.map((one) => one.text);
  expect(mirrors('flatmate ate my soup')).toEqual(['your flatmate ate your soup']);
  expect(mirrors('the wife wants a divorce')).toEqual(['your wife wants a divorce']);
  expect(mirrors("my brother's not eating")).toEqual(["your brother's not eating"]);
});

it('leaves a lift its own being stuck, and "calms me down" its calm', () => {
  expect(understand('the lift got stuck on Monday', 'diana').feelings).toEqual([]);
  expect(understand('it calms me down', 'henry').feelings).toEqual([]);
  expect(understand('she took my bike and lost it', 'henry').feelings).toEqual([]);
});

it('repeats no name that was given to somebody absent', () => {
  expect(understand("he's an idiot", 'charlie').mirrors).toEqual([]);
});

it.each([
  ['she borrowed my bike and lost it', 'temper', false],
  ['i lost it with my son', 'temper', true],
  ["i check my daughter's breathing all night", 'checking', true],
  ['6 cans', 'drinking', true],
])('%s: %s %s', (said, id, heard) => {
  expect(understand(said, 'henry').frames.some((one) => one.id === id)).toBe(heard);
});
