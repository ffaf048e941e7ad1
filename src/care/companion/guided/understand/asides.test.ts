/** What in a message is said to us, and what is left of it to be read. */
import { describe, expect, it } from 'vitest';
import { parted } from './asides.ts';
import { direct } from './direct.ts';

const read = (text: string, ours = '', asked = false) =>
  parted(text, { ours, inSkill: false, asked });

describe('said to us, in a message of any length', () => {
  it.each<[text: string, aside: string, rest: RegExp]>([
    [
      'Did you just repeat me again? My brother sold the van and the money went on a holiday none of us were asked about.',
      'parroting',
      /^My brother/,
    ],
    [
      "Please don't just read my words back to me. I want to know what to do about Friday.",
      'parroting',
      /^What do I do about Friday/,
    ],
    ['Do you actually read any of this? He moved out on Sunday.', 'unread', /^He moved out/],
    ["That's not what I asked. When does the course begin for my son?", 'unanswered', /^When does/],
    ["What kind of question is that. The roof leaks and he's in bed.", 'odd_question', /^The roof/],
    ['No thanks mate. The boiler is still broken and so is she.', 'refused', /^The boiler/],
    [
      "I told you that already. He's my cousin and he owes me money.",
      'told_before',
      /^He's my cousin/,
    ],
    ['He said he loved me in May. Who does that', 'disbelief', /^He said he loved me in May\.$/],
    ['I sat in the car for an hour, isn’t that ridiculous, an hour', 'belittled', /sat in the car/],
    [
      'let them have him then, and what kind of son thinks that',
      'self_blame',
      /^let them have him then/,
    ],
    [
      'I just told you how I feel about it: a fool. A furious one. He cried.',
      'told_before',
      /^a fool/,
    ],
    [
      'He kisses me goodnight with it in his pocket, and I would quite like to know what sort of person does that.',
      'disbelief',
      /^He kisses me goodnight/,
    ],
    [
      'I slept in the spare room. When exactly was he going to tell me, at the hearing?',
      'disbelief',
      /spare room/,
    ],
    ["no thats right. monday is the day i can't face", 'confirmed', /^monday/],
  ])('%s', (text, aside, rest) => {
    const part = read(text.replace('’', "'"));
    expect(part.asides).toContain(aside);
    expect(part.rest).toMatch(rest);
    expect(part.only).toBe(false);
  });

  it.each([
    'I asked if he was coming and he laughed',
    'she keeps repeating herself, it is the dementia',
    'he never answers when i ring',
    'I read to my daughter every night',
    'is it ridiculous to want a dog?',
    'they told me that already at the clinic',
  ])('but not in %s', (text) => {
    expect(read(text).asides).toEqual([]);
  });

  it('leaves a bare complaint whole', () => {
    expect(read("don't repeat my words back")).toMatchObject({ only: true });
  });

  it('takes back a word of ours that they say was wrong', () => {
    expect(read("I'm not angry. I'm sad.", 'Angry. You can say all of it here.').asides).toEqual([
      'misnamed',
    ]);
    expect(read("I'm not angry. I'm sad.", 'What happened?').asides).toEqual([]);
  });
});

describe('a question put indirectly', () => {
  it.each([
    ["I'm asking if it was my fault", 'Was it my fault?'],
    ['i was wondering whether i should ring him', 'Should i ring him?'],
    ['no, i just asked you if its my fault and you keep talking', 'Is it my fault?'],
    ['my question is what he meant by it', 'What he meant by it?'],
    ['tell me how long it will last', 'How long will it last?'],
  ])('%s', (text, question) => {
    expect(direct(text)).toBe(question);
  });

  it.each(['he asked me if I was coming', 'I wonder about her', 'tell me a story'])(
    'is none in %s',
    (text) => {
      expect(direct(text)).toBeNull();
    },
  );
});
