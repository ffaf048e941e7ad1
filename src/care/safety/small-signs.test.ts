/** Small signs add up over a talk, are asked about together, and say nothing by themselves. */
import { describe, expect, it } from 'vitest';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { detect } from './detector.ts';

const ASKS = /suicide|dying|killing yourself|ending your life/;

const talk = (...messages: readonly string[]) => talkWith('iris', messages);
const last = (...messages: readonly string[]) => talk(...messages).at(-1);

describe('two small signs in a talk that has shown no danger', () => {
  it.each([
    [
      'an exam',
      [
        'i fail the exam again',
        'it is better they have photo of me than me',
        'i am ok',
        'i clean my room and give back all the book to library',
      ],
    ],
    [
      'a debt',
      ['30k gone', 'life insurance would sort it haha', "she'd be ok. mortgage paid off even"],
    ],
    [
      'an old man',
      [
        'hello',
        'i have put all the papers in a tin for the children',
        'i should not like to see another winter',
      ],
    ],
    ['a child', ['everyone saw the pic', 'one comment said kys lol', 'maybe they r right']],
    [
      'a new mother',
      [
        'baby is 5 weeks',
        "she'd be better with his mum honestly",
        'i wrote her a card for her 18th birthday',
      ],
    ],
    [
      'black humour',
      [
        'four of us gone now',
        'you start thinking whose turn it is next',
        "not me, i'm too ugly to die",
      ],
    ],
    ['half a joke', ['got dumped', 'kill me lol', 'jk', 'but also like not totally jk']],
    [
      'a soldier',
      [
        'wife says i am not here',
        'gave smithy my medals',
        'it is quiet',
        'i sleep with it under the pillow',
      ],
    ],
    [
      'an illness',
      [
        'they told me it is progressive',
        'i joined one of those right to die societies',
        'my partner would be free to travel again',
      ],
    ],
    [
      'an old widow',
      ['i rang my sister and told her i loved her', 'i have stopped the milk from monday'],
    ],
    ['a pact', ['my mate is low', 'he said in a pact lol', 'i mean if he goes im not staying']],
    [
      'a farewell',
      [
        'thanks for these weeks',
        "i don't think i'll need this any more",
        "i've sorted everything out",
      ],
    ],
  ])('are asked about in a sentence: %s', (_, messages) => {
    const reply = last(...messages);
    expect(reply?.text).toMatch(ASKS);
    expect(reply?.takesOver).toBe(false);
  });

  it.each([
    ['one', ['hello', 'i updated the will this week']],
    [
      'a move',
      [
        'we are moving house',
        'i gave my guitar to my nephew',
        'cleaned the whole flat for the landlord',
      ],
    ],
    [
      'a life',
      ['my son is 3', 'i walked to the bridge and back without the stick', 'he gave me a card'],
    ],
    [
      'a legacy',
      [
        'mum left me the clock',
        'i gave my brother the records',
        'sorted out all her paperwork',
        'feels lighter to be honest',
        'the funeral songs were lovely',
        'wrote thank you cards to everyone',
        'going to the cliffs with the dog',
      ],
    ],
    [
      'a fear',
      [
        'i made a will last week just in case',
        'i dont want to die',
        'no i love my life',
        'could not go over the bridge',
      ],
    ],
    ['a sin', ['hello', 'my mother says suicide is a sin', 'we did it together, the cake']],
    ['a party', ['work was ok', 'my friend said goodbye at the airport', 'the baby is fine']],
  ])('and where it is nothing, nobody is: %s', (_, messages) => {
    for (const { text } of talk('hi', ...messages)) expect(text).not.toMatch(ASKS);
  });
});

it('hears a means of the moment in Scots, too', () => {
  const said = "ye ken what they'd do if i wisnae here? hee haw";
  const text = last('she has taken the weans', said, 'am on the bridge havin a fag')?.text;
  expect(text).toMatch(/988/);
});

describe('after our question', () => {
  const LOW = ['my back hurts', 'i feel so hopeless'];

  it('a story instead of an answer is not let pass, where it is a sign itself', () => {
    const [asked, , again] = talk(...LOW, 'i updated the will this week', 'people do that').slice(
      1,
    );
    expect(asked?.text).toMatch(/not/);
    expect(again?.text).toMatch(ASKS);
    expect(again?.text).not.toMatch(/your no|said no/);
  });

  it('a no stands until new signs have come together, and is then named', () => {
    const turns = talk(
      ...LOW,
      'no. nothing like that',
      'they have places in switzerland',
      'how are you',
      'it would give him his life back',
    );
    expect(turns[3]?.text).toBe('');
    expect(turns.at(-1)?.text).toMatch(/no/);
    expect(turns.at(-1)?.text).toMatch(ASKS);
  });

  it('nobody is asked over a goodbye', () => {
    const text = last(
      ...LOW,
      'no',
      'they have places in switzerland',
      'ok',
      'she would forget me. ok bye',
    )?.text;
    expect(text ?? '').not.toMatch(ASKS);
  });

  it('nobody is asked over a no, or over "I answered that"', () => {
    for (const said of ['nope', 'No. I answered that.', 'stop asking']) {
      const text = last(...LOW, 'i updated the will this week', said)?.text;
      expect(text ?? '').not.toMatch(/still open|not sure of your answer/);
    }
  });

  it('the next small thing does not bring the question at once again', () => {
    const turns = talk(
      'i rang my sister and told her i loved her',
      'i have stopped the milk from monday',
      'I gave the canary to the Pattersons',
    );
    expect(turns[1]?.text).toMatch(ASKS);
    expect(turns[2]?.text).toBe('');
  });

  it('is not put for ever', () => {
    const signs = [
      'i updated the will',
      'she would forget me',
      'it is so peaceful on the cliffs where i sat on the edge',
      'my stash',
      'i feel lighter',
    ];
    const turns = talk(...LOW, ...signs, ...signs, ...signs);
    expect(turns.filter(({ text }) => ASKS.test(text)).length).toBeLessThanOrEqual(5);
  });
});

it('keeps no word of the person', () => {
  expect(detect('i updated the will this week').signals).toEqual(['sign.order']);
});
