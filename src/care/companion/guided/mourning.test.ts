/** Somebody who mourns, tells stories and has had enough of helpers; somebody who tries whether it is safe. */
import { describe, expect, it } from 'vitest';
import { converse, offered, talk } from '#tests/factories/guided-talk.ts';
import { fittingSkill } from './skills/index.ts';
import { freshState } from './state.ts';
import { understand } from './understand/index.ts';
import { VOICES } from './voices/index.ts';

describe('a wry word on talking to a machine', () => {
  it('is no insult beside what they came to tell', () => {
    const said = 'My son set this up for me after the funeral. Me talking to a toaster about Joan.';
    expect(understand(said, 'fiona').acts.has('hostile')).toBe(false);
    expect(understand("i'm talking to a toaster", 'fiona').acts.has('hostile')).toBe(true);
  });

  it('a ta-ra is a goodbye', () => {
    expect(understand("I'll say ta-ra then love", 'fiona').acts.has('goodbye')).toBe(true);
    const [reply] = talk({}, ["I'll say ta-ra then love"], '', 'fiona');
    expect(reply?.text).not.toMatch(/ta-ra/);
  });

  it('put right, is no joke of what is told beside it', () => {
    const said =
      'I was only joking love. My husband, thirty two years, and the bank still writes to him every month';
    expect(understand(said, 'fiona').joking).toBeNull();
  });

  it('likens us to the helpers they are tired of, and that is owned', () => {
    const said =
      'You sound like that counsellor at the hospice. Is that what they teach you, nod and hand over a leaflet';
    expect(understand(said, 'fiona').acts.has('likened')).toBe(true);
  });
});

describe('in mourning', () => {
  it('the name that was asked for is the name in the offer', () => {
    const replies = converse(
      ['My wife died in March and I still lay two plates', 'Joan', 'She sang off key in church'],
      { therapistId: 'fiona', seed: 'two-plates' },
    );
    expect(replies.at(-1)?.guided.facts.lost).toBe('Joan');
  });

  it('what others call them is not said over', () => {
    const { mirrors } = understand("my husband thinks I'm being ridiculous", 'fiona');
    expect(mirrors).toEqual([]);
    const frames = understand('We had Biscuit put to sleep on Thursday', 'fiona').frames;
    expect(frames.map(({ id }) => id)).toContain('loss_pet');
  });

  it('of two who are named, the one it is said of is the one who died', () => {
    const [, said] = converse(
      ['hiya. our Danny died. my lad, nineteen', "Danny would've said get the biscuits and leg it"],
      { therapistId: 'fiona', seed: 'lad' },
    );
    expect(said?.guided.facts.lost).toBe('Danny');
    expect(said?.text).toMatch(/Danny would/);
    expect(said?.text).not.toContain('?');
  });

  it('our offer held up to us is a no, and it is owned', () => {
    const [reply] = talk(
      offered('small_good'),
      ['three good things. my lads dead'],
      'We could look for three small good things in your day. Would you like to try it?',
      'fiona',
    );
    expect(reply?.text).toMatch(/sorry|no need to say more|quick words/i);
    expect(reply?.text).not.toContain('?');
    expect(reply?.state.skill).toBeNull();
  });

  it('a wry yes to the offer said over is still a yes', () => {
    const [reply] = talk(
      offered('continuing_bond'),
      ['A small ritual. Go on then'],
      'We could plan a small ritual for Joan. Would you like that?',
      'fiona',
    );
    expect(reply?.state.skill?.id).toBe('continuing_bond');
  });

  it('a thing that died is nobody', () => {
    for (const said of ['our wifi died again', 'my old car died on the bypass'])
      expect(understand(said, 'fiona').frames.map(({ id }) => id)).not.toContain('loss');
  });

  it('nobody is sent to look for good things, and no exercise for two is offered where the other one died', () => {
    const state = {
      ...freshState(),
      turn: 9,
      facts: { lost: 'your wife' },
      people: [
        { label: 'your wife', relation: 'wife', name: null, pronoun: null, count: 2, turn: 8 },
      ],
      frames: [
        { id: 'loss', count: 1, turn: 5, score: 2 },
        { id: 'stay_or_leave', count: 1, turn: 9, score: 4 },
      ],
      matters: [{ skills: ['decisional_balance' as const], words: null, turn: 9 }],
    };
    const id = fittingSkill(state, VOICES.fiona, [])?.id;
    expect(['decisional_balance', 'small_good']).not.toContain(id);
  });

  it('nobody is asked how it should go instead', () => {
    const replies = converse(
      [
        'My wife died in March and I still lay two plates',
        'It was her heart, nobody saw it coming',
        'Her sister came round with boxes for the clothes',
        'I sent her packing, boxes and all',
        'The neighbours cross over when they see me',
        'I cook for two and give the rest to the dog',
      ],
      { therapistId: 'james', seed: 'plates' },
    );
    for (const { text } of replies)
      expect(text).not.toMatch(/like it to be instead|going badly|hurts most|hardest part/);
  });

  it('what they never did for the one who died is not said back', () => {
    const { mirrors } = understand(
      'Forty one years and I never kicked one door in for her',
      'fiona',
    );
    expect(mirrors.map(({ text }) => text).join()).not.toMatch(/you never/);
    expect(understand('Forty one years.', 'fiona').time).toMatch(/^forty one years$/i);
  });

  it('what a form asks for and what is said to us are no feelings', () => {
    for (const said of ['she asks me to rate my grief one to ten', "one glass, don't get excited"])
      expect(understand(said, 'fiona').feelings).toEqual([]);
  });
});

describe('whether it is normal', () => {
  it.each<[string, RegExp]>([
    ['I keep hearing her at the back door. is that mad', /common/],
    ["I haven't cried once since. is that normal", /cry/],
    ['I felt relieved. is that awful of me, is it normal', /relief/],
  ])('is answered by what is known of grief: %s', (said, fact) => {
    const [reply] = talk(
      { frames: [{ id: 'loss', count: 1, turn: 7, score: 3 }] },
      [said],
      '',
      'fiona',
    );
    expect(reply?.text).toMatch(fact);
  });

  it('of a voice that tells them what to do is no matter of grief', () => {
    const [reply] = talk(
      { frames: [{ id: 'loss', count: 1, turn: 7, score: 3 }] },
      ['I hear her telling me to come to her. is that normal'],
      '',
      'fiona',
    );
    expect(reply?.text).not.toMatch(/no sign of madness/);
  });

  it('of the body in a fright, too', () => {
    const [reply] = talk({}, ["i couldn't feel my hands. is that normal"]);
    expect(reply?.text).toMatch(/fright/);
  });
});

it('a phrase that they cannot hear any more is left unsaid, and the story goes on', () => {
  const [reply] = talk(
    { frames: [{ id: 'loss_pet', count: 1, turn: 7, score: 3 }] },
    ["she sat on the post, every letter, gas bill. and don't say rainbow bridge"],
    '',
    'fiona',
  );
  expect(reply?.text).toMatch(/not (?:say it|hear that from me)/);
});

describe('what a mourner would do or cannot do', () => {
  const frames = [{ id: 'loss_pet', count: 1, turn: 7, score: 3 }];

  it('for the one who died is theirs to do', () => {
    const said = 'could I put it out on the post for the birds. is that a thing people do';
    expect(talk({ frames }, [said], '', 'fiona')[0]?.text).toMatch(/^Yes, you could/);
  });

  it.each(['can i leave my husband', 'could i put up with that', 'can i keep you'])(
    'is not meant by: %s',
    (said) => {
      expect(talk({ frames }, [said], '', 'fiona')[0]?.text).not.toMatch(/small thing like that/);
    },
  );

  it('is not asked for what hurts most', () => {
    const replies = converse(
      [
        "My Ken passed away the 3rd of January and I'm that cross with the hospice",
        'They sent me home for a bath. And he went at twenty past four with nobody',
      ],
      { therapistId: 'fiona', seed: 'talk-1' },
    );
    expect(replies[1]?.text).not.toMatch(/hurts most|hardest|worst|weighs most/);
  });

  it('is made no task', () => {
    const [reply] = talk({ frames }, ['its still on the plate. I cant bin it'], '', 'fiona');
    expect(reply?.text).not.toMatch(/small piece|when you try|so hard|manage it/);
  });
});

it('what is avoided, asked for in bits, is the exercise for that', () => {
  const [reply] = talk({}, ['i want to, its my mums road. could we do it in bits']);
  expect(reply?.state.offered?.skill).toBe('exposure_ladder');
});

describe('an offer taken up late', () => {
  it.each([
    "Go on then, what's this ritual. I nearly burnt the kitchen down once",
    'that could be the ritual, the crossword on a Sunday',
  ])('by its name is begun: %s', (said) => {
    const [reply] = talk(offered('continuing_bond', 2), [said], 'No rush at all.', 'fiona');
    expect(reply?.state.skill?.id).toBe('continuing_bond');
  });
});

describe('trying whether it is safe', () => {
  it.each([
    "i don't really want to go into what happened, is that going to be a problem",
    "is it ok if i don't talk about that night",
    "i'd rather not say what it was. is that alright?",
  ])('is answered first: %s', (said) => {
    const [reply] = converse([said], { therapistId: 'diana', seed: 'safe' });
    expect(reply?.text).toMatch(/^That is (?:fine|no problem)/);
  });

  it.each([
    'is there anything that actually helps at 4am? not talking about it, just something to do',
    "i'm hoping for something to do with myself when my heart's going like mad. you must have something",
  ])('something to do is offered when it is asked for: %s', (said) => {
    const [reply] = talk({ frames: [{ id: 'nightmares', count: 1, turn: 7, score: 3 }] }, [said]);
    expect(reply?.state.pending?.kind).toBe('offer');
  });

  it('an exercise allowed with a condition is offered without what they ruled out', () => {
    const [reply] = talk({}, ['If you have exercise ok but no closing eyes, I tell you now']);
    expect(reply?.state.pending?.kind).toBe('offer');
    expect(reply?.state.avoid).toContain('imagery');
  });

  it.each([
    "don't give me exercises",
    'no exercise ok',
    'i have nothing to do with him',
    'my sister wanted something to do with the kids',
  ])('not asked for: %s', (said) => {
    const [reply] = talk({ lastOffer: 7 }, [said]);
    expect(reply?.state.pending?.kind).not.toBe('offer');
  });

  it('an attack is heard without a question about it, and a bad dream without what is in it', () => {
    const [reply] = converse(
      [
        'i got jumped in august walking home. not going into it. i keep having nightmares where its the hands',
      ],
      { therapistId: 'diana', seed: 'home' },
    );
    expect(reply?.text).not.toMatch(/hands|\?/);
  });

  it('a dream is no fact, and what came after is the news', () => {
    const dreamt = understand(
      "i wake up at four and i'm back on the road and my legs are gone",
      'diana',
    );
    expect(dreamt.mirrors.map(({ text }) => text).join()).not.toMatch(/legs/);
    expect(dreamt.frames.map(({ id }) => id)).toContain('nightmares');
    const dream = understand('in the dream the bell goes and i cannot turn my head', 'diana');
    expect(dream.mirrors).toEqual([]);
    const again = understand('it had stopped and then it all started up again', 'diana');
    const best = [...again.mirrors].sort((a, b) => b.weight - a.weight)[0];
    expect(best?.text).toMatch(/started up again/);
  });
});
