/** How they stand, asked in passing: answered in the first sentence. */
import { expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (lines: readonly string[], therapistId: TherapistId = 'grace'): string =>
  converse(lines, { therapistId, seed: 'standing' }).at(-1)?.text ?? '';

it.each<[string, RegExp]>([
  [
    'I shut the print works in May, and I keep the sign in the hall, is that sentimentality on my part?',
    /^No, I would not call it sentimentality/,
  ],
  [
    'I miss the machine more than the men, and I have wondered whether that makes me a cold fish, does it?',
    /^No, I would not call it a cold fish/,
  ],
  [
    'The sign is still in the hall; what I meant to ask, I suppose, is whether a woman of sixty ought to be over it by Christmas.',
    /^No\. There is no date/,
  ],
  [
    'My cousin pays the rent on the shop now and never says a word of it, which I find harder than if he shouted, is that perverse of me?',
    /^No, I would not call it perverse/,
  ],
  [
    'there is a thermos in my desk that has never held tea. is that as feeble as it sounds',
    /^No, I would not call it feeble/,
  ],
  [
    'Harold wrote to me in June, and I have not answered, and I do not suppose one can reply to it now after so long, can one?',
    /not think it is too late/,
  ],
  [
    'There is a chair half mended in the shed. Would you happen to know how one begins a thing like that?',
    /^With a piece so small/,
  ],
  [
    'Everyone at the chapel has read of it in the paper, do people generally notice that sort of thing?',
    /^Less than one thinks/,
  ],
])('%s', (asked, answer) => {
  expect(last([asked])).toMatch(answer);
});

it('knows it too where the people are those of a place', () => {
  const asked =
    'She brings me soup and I sit there being fed; do you suppose people in the village talk about it still?';
  expect(last([asked])).toMatch(/^Less than one thinks/);
});

it('takes no job for a draft', () => {
  const asked =
    'my niece offered me her stall in May and I said I would say when I knew, is it too late to say yes?';
  expect(last([asked])).toMatch(/not think it is too late/);
});

it('asks nobody for the hours of what another did', () => {
  const told = [
    'it is about a bottle of gin a night',
    "my husband found the bottles at his sister's. he said nothing the whole way home",
    'my sister rang him on friday. he went out to the garage with the phone',
    'my boss asked for the keys of the stock room back and gave them to Priti',
  ];
  const said = converse(told, { therapistId: 'henry', seed: 'standing' }).slice(1);
  expect(said.map(({ text }) => text).join(' ')).not.toMatch(
    /When in the day|hours when|catch you most/,
  );
});

it('waves no word away after a wrong that was told', () => {
  const reply = last([
    'I shouted at the boy and hit him with the tray, is that cruelty on my part?',
  ]);
  expect(reply).not.toMatch(/would not call it/);
});

it.each<[string, RegExp]>([
  [
    "my husband asked if I had been drinking and I laughed. he wasn't joking. what would you have said",
    /^Something short and true/,
  ],
  ['could I not just tell him its my thyroid. buys me a fortnight', /two things to explain/],
])('to somebody who hides it: %s', (asked, answer) => {
  expect(last(['there is gin in the piano stool'], 'henry')).toBeTruthy();
  expect(last(['there is gin in the piano stool', asked], 'henry')).toMatch(answer);
});

it('gives back nothing that was said to us by name', () => {
  const reply = last(
    ['it is in the piano stool, the gin', "I'll take that as a compliment henry"],
    'henry',
  );
  expect(reply).not.toMatch(/take that as/);
});
