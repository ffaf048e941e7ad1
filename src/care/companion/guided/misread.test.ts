/** Sentences that look like another one: what they are not taken for. */
import { expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { understand } from './understand/index.ts';

const repliesTo = (lines: readonly string[], therapistId: TherapistId = 'bob'): string[] =>
  converse(lines, { therapistId, seed: 'misread' }).map(({ text }) => text);

const read = (text: string) => understand(text, 'bob');
const ids = (text: string) => read(text).happenings.map((one) => one.id);

it.each([
  ["dad's new wife sold her piano", "your dad's new wife sold her piano"],
  ["my sister's kids broke the lamp", "your sister's kids broke the lamp"],
  ["mum's in Spain now", "your mum's in Spain now"],
  ['eldest has a fever', 'your eldest has a fever'],
])('says back who did it where a person belongs to another: %s', (said, back) => {
  expect(read(said).mirrors.map((one) => one.text)).toContain(back);
});

it('takes a parent’s new partner for that, and not for a former one of theirs', () => {
  for (const said of ["dad's new girlfriend moved in", 'my mum is seeing someone']) {
    expect(ids(said)).toContain('parent_new');
    expect(ids(said)).not.toContain('somebody_new');
  }
  expect(ids('she has a new boyfriend')).toContain('somebody_new');
});

it('never calls a baby that was lost a result', () => {
  expect(ids('the year i lost the baby')).not.toContain('failed');
  expect(ids('i lost the match')).toContain('failed');
});

it('takes "bed" for an answer where something was asked', () => {
  const replies = repliesTo(['this is useless', 'bed'], 'evan');
  expect(replies[0]).toMatch(/\?$/);
  expect(replies[1]).not.toMatch(/see you|bye|night|go well|nothing more to do/i);
});

it('answers one who says that it cannot know', () => {
  const [, reply] = repliesTo(['my car died', 'how would you know']);
  expect(reply).toMatch(/program|lived|AI/);
});

it.each(['had a few beers', 'had afew wines tonight', 'on my 3rd vodka'])(
  'hears drink in "%s"',
  (said) => {
    expect(read(said).intoxicated).toBe(true);
  },
);
it.each([
  'had a few beers last friday',
  'he had a few beers',
  'we had a few beers with us',
  'my mum was drunk again when i got in',
  "my dad's drunk again",
  'he came home drunk again',
])('hears none in "%s"', (said) => {
  expect(read(said).intoxicated).toBe(false);
});

it('puts no either-or to a nod when nothing had been asked', () => {
  for (const who of ['bob', 'iris', 'james'] as const) {
    const replies = repliesTo(['hi', 'the tap drips', "it's just a tap", 'ok'], who);
    expect(replies.at(-1)).not.toMatch(
      /or somebody else’s|just a thing|top of it|thought it could/,
    );
  }
});

it('hears that one who was mourned too early is alive', () => {
  const [, , reply] = repliesTo([
    'hi',
    'dad has been gone since spring',
    "dad's in a flat in York now",
  ]);
  expect(reply).not.toMatch(/tide|closest|name|mourn|missing/i);
});

it('offers no exercise to one who says that nothing will be done', () => {
  const lines = [
    'i feel low',
    'my wife left',
    'i feel so alone',
    'work is bad too',
    'i cannot sleep',
  ];
  const replies = repliesTo([...lines, "i'm lonely but i won't do anything, don't worry"], 'henry');
  expect(replies.at(-1)).not.toMatch(/minutes|exercise|in or out|shall we|obligation/i);
});

it('knows whose name it is, after a death', () => {
  const state = (lines: readonly string[]) => repliesTo(lines, 'fiona').join(' ');
  const said = state([
    'our golden wedding would have been today',
    'Ernest',
    'the nurse was called Hope',
    'he hummed at the sink',
    'what should i do with today',
  ]);
  expect(said).not.toMatch(/\b(?:for|of|about|to) Hope\b/);
});

it('hears no colour as a mood, and no reported thanks as thanks', () => {
  expect(read('blue').feelings).toEqual([]);
  expect(read('i feel blue').feelings).not.toEqual([]);
  expect(read('he told me thank you and it sounded odd').acts.has('thanks')).toBe(false);
  expect(read('i said thank you to her').acts.has('thanks')).toBe(false);
});

it('does not take a flat for one that is lost', () => {
  expect(read('he never says a word about the flat').frames.map((one) => one.id)).toEqual([]);
});

it('knows who it was that hid', () => {
  expect(ids('he went and sat in the garage')).not.toContain('hideout');
  expect(ids('i sat in the garage')).toContain('hideout');
});

it('offers no exercise on what somebody else did', () => {
  const lines = [
    'i used to drink',
    'it is the nights',
    'i miss her',
    'i sorted the shelf',
    'done by ten',
  ];
  const reply = repliesTo([...lines, 'my ex rang about the keys'], 'henry').at(-1);
  expect(reply).not.toMatch(/minutes|in or out|obligation/i);
});

it('takes a figure above ten for a count where nothing was rated', () => {
  const reply = repliesTo(['hi', 'the swans are on the lake', 'i counted them', '27'], 'bob').at(
    -1,
  );
  expect(reply).not.toMatch(/27 ?%|lower|higher|stands/);
});

it('takes no number of a list for a rating', () => {
  const reply = repliesTo(['hi', 'three things to do, all by friday', 'three'], 'bob').at(-1);
  expect(reply).not.toMatch(/that number|go by that/);
});

it('takes a plan to thank somebody for no thanks', () => {
  expect(read('maybe tell him thanks').acts.has('thanks')).toBe(false);
  expect(read('i should write her thanks').acts.has('thanks')).toBe(false);
  expect(read('ok thanks').acts.has('thanks')).toBe(true);
});

it('takes a word said of a thing for no word about themselves', () => {
  expect(read('its always about the stupid weekend').feelings).toEqual([]);
  expect(read('my useless car broke down').feelings.map((one) => one.word)).not.toContain(
    'useless',
  );
  expect(read('i feel stupid').feelings.map((one) => one.word)).toContain('stupid');
});

it('lets go who thanks and will think about it', () => {
  const lines = ['hi', 'my brother could tell her', 'maybe', "ok. i'll think about it. thanks"];
  expect(repliesTo(lines, 'iris').at(-1)).not.toMatch(/\?$/);
});

it('hears a no before what is so', () => {
  const words = (text: string) => read(text).feelings.map((one) => one.word);
  expect(words('no im happy honestly')).toContain('happy');
  expect(words('im not happy')).not.toContain('happy');
});
