/** Talks with people who write late and small, or bitterly: what is answered, and what is left alone. */
import { expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { actsIn } from './understand/acts.ts';
import { understand } from './understand/index.ts';
import { jokingIn } from './understand/joking.ts';
import { questionIn } from './understand/questions.ts';

const repliesTo = (lines: readonly string[], therapistId: TherapistId = 'henry'): string[] =>
  converse(lines, { therapistId, seed: 'rough' }).map(({ text }) => text);

it('takes a laugh typed for a full stop, or a bitter phrase beside the rest, for no joke', () => {
  expect(
    jokingIn(
      'i was up at 4 again lol and then i had to do the school run with no petrol in the car',
    ),
  ).toBeNull();
  expect(
    jokingIn(
      'They cut our ward to two. I did the drugs round twice and the handover alone. Living the dream.',
    ),
  ).toBeNull();
  expect(jokingIn('my bank app sighs at me lol')).toBe('joke');
});

it('gives nobody in pain leave to laugh', () => {
  const replies = repliesTo(['i feel worthless', 'even my plants have given up on me lol']);
  expect(replies[1]).not.toMatch(/laugh|joke/i);
});

it('says no bitter phrase back', () => {
  const said = understand('Nobody came. I am living the dream here.', 'henry');
  expect(said.mirrors.map((one) => one.text).join(' ')).not.toMatch(/dream/);
});

it('answers whether it is the drink, in the middle of a message without marks', () => {
  const [, reply] = repliesTo(['hi', 'my hearts racing is it the wine or am i dying']);
  expect(reply).toMatch(/alcohol/i);
  expect(reply).toMatch(/911/);
});

it('answers whether it is panic, behind what they feel', () => {
  const [, reply] = repliesTo(['hi', 'idk my legs r shakin am i gonna faint or is this panic']);
  expect(reply).toMatch(/^It may be/);
});

it('keeps somebody who was asked to stay away from going', () => {
  for (const first of ['she texted dont come over pls', 'he said he needs some space']) {
    const [, , reply] = repliesTo(['hi', first, 'should i go round']);
    expect(reply).toMatch(/^(?:No|I would not)/);
  }
  const [, , free] = repliesTo(['hi', 'she said i can come over', 'should i go round']);
  expect(free).not.toMatch(/asked|said no/i);
});

it('says to one who has been drinking what they told, and does not ask for it again', () => {
  const [reply] = repliesTo([
    'had like 7 pints cant stop thinking about how i spoke to my brother tyler at his leaving do',
  ]);
  expect(reply).toMatch(/drink/i);
  expect(reply).not.toMatch(/what is going on/i);
});

it('takes a pulse for no draft, and a wish to sleep for a goodbye', () => {
  const [, , , reply] = repliesTo([
    'my wife is cross with me',
    'what do i say to her',
    'that i was tired and scared and wrong',
    'its slower now. like 80. gonna try sleep i think. ta mate',
  ]);
  expect(reply).not.toMatch(/without pushing|easy to answer|word in it/);
});

it('hears "don’t ask" inside a list as a manner of speaking', () => {
  expect(actsIn("The rent. The boiler, don't ask. My knee.").has('boundary')).toBe(false);
  expect(actsIn("Don't ask.").has('boundary')).toBe(true);
});

it('hears a lament in the form of a question', () => {
  expect(questionIn('Nobody. Who would I tell?')).toBeNull();
  expect(questionIn("Who'd believe me?")).toBeNull();
  expect(questionIn('who should i tell?')).toBe('who_to_ask');
});

it('asks for no hours that were told', () => {
  const said = 'Sleep? Five hours, then three, then the alarm. I dream of the till.';
  for (const id of ['evan', 'charlie', 'iris', 'diana'] as const)
    for (const reply of repliesTo([said], id)) expect(reply).not.toMatch(/how many hours/i);
});
