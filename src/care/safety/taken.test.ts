/** Something swallowed and told as if it were nothing: heard, and answered, over a whole talk. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';
import { isDanger } from './risk.ts';

const talk = (...messages: readonly string[]) => talkWith('iris', messages);

it.each([
  'jez and i had a massive row at teatime and i took some tablets. that was three hours ago and i feel fine, honestly',
  'it was quite a lot of paracetamol, if i am honest. but i am not even being sick',
  'she says paracetamol can hurt you later. i took the whole lot that was in the house',
  'my sister says i should ring someone because i took a load of pills earlier',
  'can the tylenol i took last night still hurt me? i swallowed loads of tylenol',
  'sat with it till three, then took a fair few of my heart pills. daft really',
  'we had a fight and then i just swallowed my meds, all of them i think',
])('is heard: %s', (text) => {
  expect(isDanger(detect(text).level)).toBe(true);
  expect(detect(text).flags).toContain('substance');
});

it.each([
  'i took some paracetamol for the headache and feel fine',
  'i took my tablets this morning as usual',
  'i took two ibuprofen three hours ago and i feel fine',
  'my doctor says i should ring if the tablets make me dizzy',
  'there are a lot of pills in my aunt’s kitchen, she is on everything',
  'i took the whole lot of boxes to the tip after the row',
  'i take a lot of tablets for my heart, i hate the whole circus',
  'she took all of them to school and i took the bus',
  'the puppy chewed a whole packet of paracetamol, the box only, and i feel fine now',
])('is not heard in: %s', (text) => expect(detect(text).signals).not.toContain('taken'));

describe('what is asked afterwards', () => {
  const said = talk(
    'we had a row and i took some tablets. that was three hours ago and i feel fine',
    'i am not even queasy. so i’m fine, aren’t i? something would have happened by now',
    'look, tell me straight, do i need to go to hospital or can i go to bed?',
    'my side has got a dull ache now under the ribs',
    'i’m on my own, my friend is twenty minutes off. i’m in the uk, is it 999?',
  );
  const replies = said.map(({ text }) => text);
  it('is that feeling fine tells nothing', () => expect(replies[1]).toMatch(/liver|still harm/));
  it('is hospital, and not bed', () => expect(replies[2]).toMatch(/do not sleep on it|have to/));
  it('is a doctor for the pain', () => expect(replies[3]).toMatch(/doctor this hour/));
  it('is which number, and to let the friend come', () => {
    expect(replies[4]).toMatch(/999 in Britain/);
    expect(replies[4]).toMatch(/Unlock|come and stay/);
  });
  it('is answered again, however often it is asked', () => {
    const again = ['do i really have to go?', 'can i not just go to bed', 'do i have to'];
    const from = said.at(-1)?.risk ?? null;
    for (const { text } of talkWith('iris', again, { from })) expect(text).toMatch(/bed|have to/);
  });
  it('names help every time', () => {
    for (const one of replies) expect(one).toMatch(/911|1-800-222-1222/);
  });
});

it('hears what was taken by halves, over several messages', () => {
  const [, told, shout] = talk(
    'kit moved his stuff out today. i took something for it',
    'i took some hayfever tablets. quite a few',
    'mums downstairs. do i shout mum?',
  );
  expect(told?.risk.flags).toContain('substance');
  expect(shout?.text).toMatch(/^Yes: call out/);
});

it.each([
  'i took some hayfever tablets and my nose is still running',
  'took my pills, had my porridge, walked round the block. all good here',
  'i took some pictures of the box, most of it is torn',
  'took the bus, took two paracetamol for my back, is a glass of wine all right',
])('is none: %s', (message) => expect(detect(message).signals).not.toContain('taken'));

it('says what to do while help comes, and asks for no other call then', () => {
  const said = talk(
    'took a fair few of my heart pills at three',
    'does it wear off by itself?',
    'jean from next door is ringing them now',
    'they are sending one. should i drink something, or make myself sick?',
    'the ambulance man is in the door now. i will go with him',
  ).map(({ text }) => text);
  expect(said[0]).toMatch(/911/);
  expect(said[1]).toMatch(/fine tells you nothing|still harm/);
  expect(said[3]).toMatch(/^Leave it be/);
  expect(said[4]).toMatch(/^Go with them/);
  for (const one of said.slice(3)) expect(one).not.toMatch(/911/);
});
