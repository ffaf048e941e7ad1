/** Questions that look like other ones: of what is over, of a day to come, of us, of what they wrote. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';
import { understand } from './understand/index.ts';

const last = (lines: readonly string[], therapistId: TherapistId = 'grace'): string =>
  converse(lines, { therapistId, seed: 'rightly' }).at(-1)?.text ?? '';
const ROBBED = 'i got robbed three months ago, guy with a knife, on my way home from work';

describe('what should have been done', () => {
  it.each([
    'do you think i should have done something? like hit him',
    'should i have run?',
    'could i have stopped it?',
    "shouldn't i have seen it coming?",
  ])('is judged by what was known then: %s', (asked) => {
    const reply = last([ROBBED, asked], 'diana');
    expect(reply).toMatch(/then|afterwards|hindsight|looking back/i);
    expect(reply).not.toMatch(/what it costs each week|goes wrong|lean towards/i);
  });
});

describe('a moment to come', () => {
  it.each([
    'what do i do on saturday if the doors open and i freeze again?',
    'what do i do if i start crying at the table?',
    'what should i do if my hands shake when i speak',
  ])('has a way out told beforehand: %s', (asked) => {
    const reply = last(['i stopped taking the tram and on saturday i try it with kathrin', asked]);
    expect(reply).toMatch(/stop|breath|out|wait|leave/i);
    expect(reply).not.toMatch(/one line, with an hour beside it/);
  });
});

describe('whether something is normal, weird or bad', () => {
  it.each([
    "Do you think it's normal to think such things all night long?",
    'is it weird that i miss the small stuff more than like. her',
    "do you think it's weird to write him after 4 months of nothing?",
    'Would it be mad to agree the turns before bed, like a rota?',
  ])('is answered first: %s', (asked) => {
    expect(last(['i lie awake and think of my friend', asked])).toMatch(
      /^(?:no\b|yes\b|not\b|that is|it is|that's|it's|i don['’]t think|i do not think|many|most|lots|quite|very|perfectly)/i,
    );
  });
});

it('leaves it to the doctor what is bad for the body', () => {
  const reply = last(
    [
      'the doctor gave me new tablets',
      "Is it bad if I don't measure till the morning? The doctor said morning and evening and I have done it at lunch as well.",
    ],
    'charlie',
  );
  expect(reply).toMatch(/doctor|told there|ask them/i);
  expect(reply).not.toMatch(/^(?:yes|i would say so)/i);
});

describe('of us', () => {
  it('asks how a program could help, and is no joke', () => {
    expect(last(["how can a program help anyone lol. it's just autocomplete"], 'iris')).toMatch(
      /program|AI|software|rules|listen/i,
    );
  });
  it('asks what they have told, and gets it back', () => {
    const reply = last(
      [
        "it's been like that since i moved to leipzig in march",
        'what was the name of the city i moved to then?',
      ],
      'iris',
    );
    expect(reply).toMatch(/leipzig/i);
  });
});

describe('of somebody who is not here', () => {
  it.each(['um i guess. do u think mia hates me', 'ok. do you think mia hates me?'])(
    'is answered, with its mark or without: %s',
    (asked) => {
      expect(last(['my best friend mia moved her tray two seats over', asked])).toMatch(
        /know|see into|inside|guess|tell from|look into/i,
      );
    },
  );
  it('gets no lecture on being sure', () => {
    const reply = last(
      [
        'daniel moved out three weeks ago, it was 6 years',
        'i keep asking myself when it began',
        'can we talk about daniel. do you think he had already decided in summer?',
      ],
      'james',
    );
    expect(reply).not.toMatch(/part of you that checks|guarantee|reassur/i);
  });
});

it('takes an empty shelf for no feeling', () => {
  for (const said of ['half the bookshelf was empty', 'the house is so empty'])
    expect(understand(said, 'james').feelings.map(({ word }) => word)).not.toContain('empty');
  expect(understand('i feel so empty', 'james').feelings.map(({ word }) => word)).toContain(
    'empty',
  );
});

describe('of us, in passing', () => {
  it.each([
    ['ok. better. whats 17 times 4', /\b68\b/],
    ['what is 100 - 7?', /\b93\b/],
    ['whats 81 divided by 9', /\b9\b/],
  ])('does a sum: %s', (asked, sum) => {
    expect(last(['hi', asked], 'iris')).toMatch(sum);
  });
  it.each(['so whoever runs it has the key too?', 'can the admin decrypt it?'])(
    'tells who holds the key: %s',
    (asked) => {
      expect(last(['who reads this? is it saved somewhere', asked], 'iris')).toMatch(
        /^yes\b.*(?:runs|server)/i,
      );
    },
  );
  it.each(["not now. you don't even know anything about me yet", "you don't know me"])(
    'grants that it knows little: %s',
    (said) => {
      expect(last(['i am low, 4 out of 10', said], 'iris')).toMatch(/only|little|true|not yet/i);
    },
  );
  it('owns that it went past what was written, and adds no shrug', () => {
    const reply = last(
      [
        'she asked me to pick up her tablets the same week',
        'What needs time? Did you even read what I wrote?',
      ],
      'bob',
    );
    expect(reply).not.toMatch(/do not know|don['’]t know|your own first answer|can['’]t say/i);
  });
  it('leans, asked which of two comes first', () => {
    const reply = last(
      [
        'my mother signed the house over to my brother Martin',
        'Do you think I should confront Martin or my mother first?',
      ],
      'bob',
    );
    expect(reply).toMatch(/first|start|one/i);
    expect(reply).not.toMatch(/for it:|against it:/i);
  });
});

describe('in the middle of a talk', () => {
  it('takes nobody else who stops asking for a wish that we stop', () => {
    const reply = last(
      [
        'i keep cancelling on my sister',
        'she asks every week',
        "do you think she'll stop asking at some point",
      ],
      'iris',
    );
    expect(reply).not.toMatch(/you talk|i listen|leave it|won['’]t ask|stop asking/i);
  });
  it('says which of two to do first', () => {
    const reply = last(
      ['the flat is a tip', 'i miss my sister', 'what would you do first. the boxes or ring her'],
      'iris',
    );
    expect(reply).toMatch(/smaller|taken back|of the two|which/i);
  });
  it('takes what they would say for a draft, where we asked for it', () => {
    const reply = last(
      [
        'my husband gets annoyed because i gasp at every brake light',
        'do you think i should tell him how bad it is?',
        "i think i'll say: i'm not cross with your driving, my body thinks it's may again",
      ],
      'diana',
    );
    expect(reply).toMatch(/\b(?:clear|plain|honest|good|fair|blames nobody|hear|door|says)\b/i);
  });
  it('offers what can be done there, asked for a place', () => {
    const talk = converse(
      ['since the crash i cannot be a passenger', 'is there anything i can do in the car'],
      { therapistId: 'diana', seed: 'rightly' },
    );
    expect(talk.at(-1)?.guided.pending?.kind).toBe('offer');
    expect(talk.at(-1)?.guided.offered?.skill).toBe('paced_breathing');
  });
  it.each([
    "we're supposed to drive to his mum on friday, five hours",
    'i have to give the talk on monday',
  ])('makes no plan of theirs of what they have to do: %s', (said) => {
    const reply = last(['since the crash i cannot be a passenger', said], 'diana');
    expect(reply).not.toMatch(/what you['’]ll do|your plan|a plan|glad if that goes|go at your/i);
  });
});

describe('what was done', () => {
  it.each([
    "today i skipped it. stayed in bed till 2 and watched stuff i'd already seen",
    'i called in sick and scrolled all day',
  ])('is no deed to be praised where nothing was: %s', (said) => {
    expect(last(['the lectures are hard, everyone sits in groups', said], 'iris')).not.toMatch(
      /effort|you did it|step|small thing|counts|respect|something to do/i,
    );
  });
  it('is a plan where we asked for one', () => {
    const reply = last(
      [
        'handover is always chaos at the ward',
        'what can i do tomorrow so i dont come home with it in my head?',
        'check evening meds signed, 10:45, before i get my coat. ring Dana if not',
      ],
      'evan',
    );
    expect(reply).toMatch(/plan|good luck|hope|way|pace|decide|stick|yours|do that|goes/i);
  });
});

describe('a dog on the sofa', () => {
  it('is nobody who died', () => {
    const talk = converse(
      [
        'can we do the muscle exercise',
        '8',
        'done',
        'the dog, asleep. biscuit. tingling is gone. what comes next',
      ],
      { therapistId: 'evan', seed: 'rightly' },
    );
    expect(talk.at(-1)?.guided.facts.lost).toBeUndefined();
    expect(talk.at(-1)?.guided.skill).not.toBeNull();
  });
});

describe('of what they wrote', () => {
  it.each([
    "i wrote it. 'hey are we ok? i feel like ur mad at me and i dont know why' is that too much",
    'i wrote "hey, are we ok? i miss you" is that ok',
  ])('gets a verdict: %s', (asked) => {
    expect(last(['my best friend mia stopped talking to me', asked])).toMatch(
      /\b(?:clear|honest|short|good|fair|not too|nobody|opens|kind|says|plain|send it)\b/i,
    );
  });
});

describe('typed in haste', () => {
  it.each(['waht do i do with the rest of the bottle', 'what do i do wiht the rest of the bottle'])(
    'is read as what it is: %s',
    (asked) => {
      expect(understand(asked, 'henry').question).toBe('the_rest');
    },
  );
  it.each(['brb', 'ok. brb', 'brb 5 min'])('is a pause and no goodbye: %s', (said) => {
    expect(last(['my flat is so quiet in the evening', said], 'iris')).not.toMatch(
      /bye|good to be/i,
    );
  });
});

describe('leaving', () => {
  it.each([
    'The yawning means bed. Good night, and keep your fingers crossed for the maths on Monday.',
    'pretty much. anyway im back on at 10, should try and kip',
    "I'll go and find the pan. I'm stopping here for tonight, thank you for listening about her.",
    'im going up now. thanks i guess. goodnight',
  ])('is taken as that: %s', (said) => {
    expect(last(['i cannot sleep before my shift', said], 'charlie')).toMatch(
      /\b(?:bye|night|sleep|take care|see you|go well|welcome|come back|look after|easy|here|talk|rest)\b/i,
    );
  });
});
