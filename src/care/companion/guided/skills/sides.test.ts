/** A decision always says what it is between. */
import { describe, expect, it } from 'vitest';
import { offered, running, talk } from '#tests/factories/guided-talk.ts';
import { renamed, sidesIn } from './sides.ts';

describe('the sides of a decision', () => {
  it.each([
    ['Should I leave him or not?', 'leaving him'],
    ['I keep thinking about quitting my job', 'leaving the job'],
    ['two bottles of wine a night', 'drinking less'],
    ['the betting again', 'stopping the betting'],
  ])('are read from their words: %s', (said, go) => {
    expect(sidesIn(said)?.go).toBe(go);
  });

  it('are none where nothing is named', () => {
    expect(sidesIn('I am so tired of it all')).toBeNull();
  });

  it('take the name they give', () => {
    expect(renamed('If you mean leaving: two rents')).toEqual({ go: 'leaving' });
    expect(renamed('yes, for staying married to him?')).toEqual({ stay: 'staying married to him' });
  });

  it('stand in the offer, in the questions, and follow a new name', () => {
    const replies = talk(
      offered('decisional_balance'),
      ['Yes please, for staying in the job', 'the pay'],
      'Shall we?',
      'james',
    );
    expect(replies[0]?.text).toContain('staying in the job');
    expect(replies[1]?.text).toContain('staying in the job');
    const slots = { stay: 'staying', go: 'leaving' };
    const [reply] = talk(
      running('decisional_balance', 2, slots),
      ['If you mean moving out: the rent, and being on my own'],
      'What would be hard about leaving?',
      'james',
    );
    expect(reply?.text).toContain('moving out');
  });
});
