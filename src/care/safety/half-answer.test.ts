/** The careful question knows its answers: a no in any form, a yes at night, and what is neither. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';

const LOW = [
  'it has been a long term at school',
  'everything feels pointless and i feel worthless',
];

function replyTo(answer: string, lead: readonly string[] = LOW) {
  const [said, before] = talkWith('iris', [...lead, answer]).reverse();
  if (!said) throw new Error('nothing was said');
  return { ...said, asks: said.risk.asked > (before?.risk.asked ?? 0) };
}

describe('after the careful question', () => {
  it.each([
    'nah im ok',
    'i guess not',
    'no more than anyone',
    'i wouldnt say that',
    'the kids wouldnt cope so no',
    'not wanting to be alive, no. wanting a break yes',
  ])('is a no: %s', (answer) => {
    expect(replyTo(answer).risk).toMatchObject({ denied: 1, peak: 'distress' });
  });

  it.each([
    'only at night',
    'mostly when i lie awake',
    'yeah but i wouldnt do anything',
    'thursday. coming off shift',
    'last night',
    'into the sea i suppose. i wouldnt, ive the hens',
    'why do you ask? yes',
    'y',
  ])('is a yes: %s', (answer) => {
    expect(replyTo(answer).risk?.flags).toContain('disclosed');
  });

  it.each(['why', 'why?', 'yeah but the boiler is broken as well'])(
    'is not taken for one: %s',
    (answer) => {
      expect(replyTo(answer).risk?.peak).toBe('distress');
      expect(replyTo(answer).asks).toBe(true);
    },
  );

  it.each([
    ['id never do anything tho', /would not (?:act|do)/],
    ['well. not dying as such', /own words|more like/],
    ['its more that i drive and think keep going', /what I asked|asked about/],
    ['not today', /other days|Are there days/],
    ['used to', /time|these days/],
    ['not lately', /time|these days/],
    ['doesnt everyone', /Many people|more common/],
    ['what do you mean', /dying|dead/],
  ])('is asked once more in other words: %s', (answer, expected) => {
    expect(replyTo(answer)).toMatchObject({ takesOver: true, asks: true });
    expect(replyTo(answer).text).toMatch(expected);
  });

  it.each(['idk', 'rather not say', 'i dont know how to answer that', 'hm'])(
    'may stay open: %s',
    (answer) => {
      expect(replyTo(answer)).toMatchObject({ takesOver: true, asks: false });
    },
  );

  it('names the line where it stays open after danger', () => {
    const open = replyTo('rather not say', ['they would all be better off without me around']);
    expect(open.text).toContain('988');
  });

  it.each(['i used to have a dog', 'ok so my sister rang about the house and it went badly'])(
    'leaves the rest to the talk: %s',
    (answer) => {
      expect(replyTo(answer).takesOver).toBe(false);
    },
  );
});

describe('after the question whether death is feared or wished for', () => {
  const NAMED = ['hi', 'i cannot stop thinking about dying'];

  it('is asked where they name it, and not whether it is there', () => {
    expect(replyTo('i cannot stop thinking about dying', ['hi']).text).toMatch(/afraid|fear/);
  });
  it.each(['wanting it i think', 'both', 'a bit of both', 'the second', 'part of me does want it'])(
    'is a wish: %s',
    (answer) => {
      const { text, risk } = replyTo(answer, NAMED);
      expect(risk?.peak).toBe('passive_ideation');
      expect(text).toContain('988');
    },
  );
  it.each(['afraid of it', 'the first', 'scared. i dont want to die', 'fear'])(
    'is no wish: %s',
    (answer) => expect(replyTo(answer, NAMED).risk).toMatchObject({ denied: 1, peak: 'distress' }),
  );
});

describe('signs that nobody spelt out', () => {
  it('are asked after once more where the answer goes past it', () => {
    const lead = ['not great tonight', 'been sorting my stuff out. giving some bits away'];
    expect(replyTo('just felt like it', lead)).toMatchObject({ asks: true });
    expect(replyTo('no reason', lead).text).toMatch(/not wanting to live|ending your life/);
  });

  it.each([
    [['not great tonight'], 'been sorting my stuff out. giving some bits away'],
    [['not great tonight', 'gave my guitar to my mate'], "no it's fine i'm calm actually"],
    [['not great tonight', 'gave my guitar to my mate'], "i'm not going to do anything"],
  ])('are asked after: %s', (lead, message) => expect(replyTo(message, lead).asks).toBe(true));

  it.each([
    [['hi'], 'we are moving house so im giving some bits away'],
    [['hi'], "i gave my nephew my bike, he's so happy"],
    [['hi'], 'giving away courgettes again'],
    [['hi', 'long day'], "i'm calm now, the tea helped"],
  ])('are none: %s', (lead, message) => expect(replyTo(message, lead).asks).toBe(false));
});
