/** "Should I …?" is weighed by what it is asked of: a shop in panic is no marriage, a choir in grief no party. */
import { expect, it } from 'vitest';
import { converse } from '#tests/factories/guided-talk.ts';

const last = (...lines: readonly string[]): string =>
  converse(lines, { therapistId: 'fiona', seed: 'should' }).at(-1)?.text ?? '';

it.each([
  [['I had a panic attack in the shop', 'if it kicks off in there, do i leave or stay?'], /crest/],
  [['my husband died in spring', 'ought I to go to the choir?'], /takes nothing away/],
  [['my sister never visits dad', 'should I tell her straight she has to come?'], /sentence/],
  [
    ['my son lives in Perth', 'should I go at Easter or wait until he asks me?'],
    /wait to be asked/,
  ],
  [['the bus makes me panic', 'should I avoid it for a bit or keep getting on?'], /smaller pieces/],
])('%j', (lines, wanted) => expect(last(...lines)).toMatch(wanted));

it.each([
  [['I panic since he hit me', 'should I avoid him or keep going there?']],
  [['I get panic attacks', 'should I keep taking the tablets?']],
  [['my lungs are bad', 'should I avoid the stairs?']],
])('recommends no exposure for %j', (lines) =>
  expect(last(...lines)).not.toMatch(/smaller pieces/),
);

it('takes "shall I tell you" for an offer to tell', () => {
  expect(
    last('hello', 'Shall I tell you about the time I lost a whole class in Snowdonia?'),
  ).toMatch(/tell me|go on|what is it|please do/i);
});
