/** Who only came for company gets company: no exercise, no trouble read into it, and jokes that land. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';

const talk = (lines: readonly string[], therapistId: TherapistId = 'james') =>
  converse(lines, { therapistId, seed: 'company', firstName: 'Sam' });
const last = <T>(list: readonly T[]): T => list.at(-1) as T;

const CHAT = [
  'No troubles to report, my tea is hot. Mind if I keep you company for a bit?',
  'I was a postman for 31 years. Every dog on the hill knew me',
  'What do you call a deer with no eyes?',
  'No idea! Get it?',
  "My neighbour's tortoise is called Ferdinand and he has escaped twice",
  'He got as far as the bus stop',
];

it('offers a person who has no trouble nothing to get over it', () => {
  const replies = talk(CHAT);
  expect(replies.some((one) => one.guided.pending?.kind === 'offer')).toBe(false);
  expect(replies.map((one) => one.text).join(' ')).not.toMatch(/hard|heavy|carry|sorry/i);
});

it('plays along with a riddle, and takes its answer for one', () => {
  const replies = talk(CHAT);
  expect(replies[2]?.text).toMatch(/give up|no idea|have me there|cannot guess/i);
  expect(replies[3]?.text).toMatch(/walked|groan|very good|tell it well/i);
});

it('hears the answer where the riddle brings it along', () => {
  const line = 'I have one. Why did the scarecrow win an award? Because he was outstanding.';
  expect(last(talk([...CHAT.slice(0, 2), line])).text).toMatch(
    /walked|groan|very good|tell it well/i,
  );
});

it('asks after who is new in the story', () => {
  expect(talk(CHAT)[4]?.text).toContain('Ferdinand');
});

it('tells a joke where one is asked for', () => {
  expect(last(talk(["I'd rather hear a joke. Do you know any?"])).text).toMatch(/biscuit|cloud/);
});

it('says yes to what somebody would like to tell', () => {
  const reply = last(
    talk([...CHAT, 'Shall I tell you about the time I lost my van in Wales?']),
  ).text;
  expect(reply).toMatch(/tell me|go on|what is it|please do/i);
});

describe('is no chat any more', () => {
  it.each([
    'This is the hour I do not like, I miss my wife then',
    'my brother died in march and I have not told anyone here',
    'I feel so lonely I could scream',
  ])('%s', (line) => {
    expect(last(talk([...CHAT.slice(0, 2), line])).guided.facts.light).toBeUndefined();
  });
});

it('does not take a wish to talk for a chat', () => {
  expect(last(talk(['I just want to talk, it has been a terrible week'])).guided.facts.light).toBe(
    undefined,
  );
});
