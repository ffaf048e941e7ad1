/** What was told is not taken for something near it: whose tears, whose smile, whose word. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';

const replies = (lines: readonly string[], therapistId: TherapistId = 'grace') =>
  converse(lines, { therapistId, seed: 'heard' });
const last = (lines: readonly string[], therapistId: TherapistId = 'grace'): string =>
  replies(lines, therapistId).at(-1)?.text ?? '';
const LAPS = 'we had to run laps and i was last and this kid tyler goes here comes the earthquake';

it.each(['yeah. even the teacher kinda smiled. mr dobbs', 'everyone smirked when i sat down'])(
  'is not glad of a smile at their cost: %s',
  (said) => {
    expect(last([LAPS, said])).not.toMatch(/\b(?:glad|pleased|good to|nice|lovely|happy|enjoy)\b/i);
  },
);

it('is still glad of what is good', () => {
  const lines = ['i was scared to ask her', 'she said yes and hugged me, it was lovely'];
  expect(last(lines)).toMatch(/\b(?:glad|pleased|good|nice|lovely|happy|well|enjoy\w*)\b/i);
});

it('owns a word of ours that is thrown back', () => {
  const reply = converse([LAPS, 'even mr dobbs', 'mean?? he is the teacher, he should stop it'], {
    therapistId: 'grace',
    seed: 'heard',
  }).at(-1)?.text;
  expect(reply).not.toMatch(/question was unclear|didn't miss anything/i);
});

it('gives nobody the tears of somebody else', () => {
  expect(last([LAPS, 'my mum asks how was school', 'she cried loads when dad went'])).not.toMatch(
    /\byou(?:'re| were)? (?:cried|cry|crying|in tears)|your tears|made you cry/i,
  );
});

it.each(['i am fat', "i'm such a mess"])('says no hard word of theirs back: %s', (said) => {
  expect(last([LAPS, said])).not.toMatch(/\b(?:fat|mess)\b/i);
});

it('asks nobody for the worst who has just told it', () => {
  const lines = [
    'i lost my licence',
    "he's decent about it, thats the worst of it",
    'it cant go on',
  ];
  expect(last(lines, 'henry')).not.toMatch(/worst|hardest/i);
});

it('asks nobody since when who has just told it', () => {
  const lines = [
    'i lost my licence',
    'havent told me boss yet. been ringing in sick with me back since thursday',
  ];
  expect(last(lines, 'henry')).not.toMatch(/how long|since when|when did/i);
});

it('sees nothing where they say that it cannot', () => {
  expect(last([LAPS, 'you cant see me lol'])).not.toMatch(/\bi see\b|see you like/i);
});

it('takes up what weighs more than the sleep that is lost over it', () => {
  const lines = [
    'my dad has dementia and still drives',
    "And there's a primary school on his road. That's what I lie awake about. If he hits a kid that's on me because I knew",
  ];
  expect(last(lines, 'bob')).not.toMatch(/sleep|rest you need|tired/i);
});

describe('after a lot of drink', () => {
  it.each(['anyway poured another while i typed. thats 6 i think', 'im drunk. head spinning now'])(
    'the body comes first: %s',
    (said) => {
      expect(last(['had a few tonight, lost my licence', said], 'henry')).toMatch(/water/i);
    },
  );
});

describe('what is asked', () => {
  it('of getting over it has to do with no reader', () => {
    const lines = [
      'my husband had an affair',
      'do people get over this? or do they just get quiet',
    ];
    const reply = last(lines, 'james');
    expect(reply).not.toMatch(/reads along|encrypted|server/i);
    expect(reply).toMatch(/easier|many|some|people|chance|change/i);
  });
  it('of a body we have not is answered as that', () => {
    const reply = last(
      ['i sleep till 1', 'what would you do if you had a body and slept till 1'],
      'iris',
    );
    expect(reply).toMatch(/body|program|AI|no life|not lived|don't/i);
  });
  it('of the length of an exercise is answered with minutes', () => {
    const [, , reply] = replies(
      ['i lie awake every night', 'is there an exercise for that?', 'is it long?'],
      'evan',
    );
    expect(reply?.text).toMatch(/\d+ minutes/);
    expect(reply?.guided.pending?.kind).toBe('offer');
  });
  it('of what to put gets words', () => {
    const lines = [
      'i lied to my boss Ron about my back',
      'what would i even put though. sorry Ron',
    ];
    expect(last(lines, 'henry')).toMatch(/short|plain|sentence|say|begin|start|words|honest/i);
  });
});

it('lets them tell it', () => {
  const lines = [
    'there was a call with a child',
    "i haven't told anyone. i can tell you if thats ok?",
  ];
  expect(last(lines, 'diana')).not.toMatch(/don['’]t know that|make something up/i);
});

it('meets hindsight after a death, and agrees with none of it', () => {
  const lines = [
    'my brother died, he fell off a ladder',
    'I was the one who asked him to do my gutters',
  ];
  expect(last(lines, 'fiona')).toMatch(/could not know|anybody would have|not what you did/i);
});

it('takes back a goodbye that was none', () => {
  const talk = replies(
    ['woke up at 1pm', 'ok bye', 'lol are you kicking me out? i wasnt leaving'],
    'iris',
  );
  expect(talk.at(-1)?.text).toMatch(/mistake|sorry/i);
});

it('takes a feeling that is not on the list of an exercise', () => {
  const talk = replies(
    [
      'i have to tell lena that the café closes',
      'can we find the words with an exercise',
      'yes',
      'rent goes up 400 in january and the till doesnt cover it',
      "ashamed. huh. i was going to write 'hungry' but ashamed",
    ],
    'evan',
  );
  expect(talk.at(-1)?.text).not.toMatch(/Hurt, lonely, worried or angry/);
});

describe('what is asked of us', () => {
  it('gets nothing of grief where nobody asks what is common', () => {
    const lines = [
      'my friend Sylvia had a melanoma and I keep looking at a mole',
      "What speaks for its being dreadful? I haven't been to see her since, I wave. I am afraid she will tell me more.",
    ];
    expect(last(lines, 'charlie')).not.toMatch(/the one who died|sign of madness/i);
  });
  it('of leaving something be gets what makes it harder', () => {
    const lines = [
      'I check the mole twelve times a day',
      'How do I keep my hands off it till then?',
    ];
    expect(last(lines, 'charlie')).toMatch(/another room|waves|put it off|one fixed time/i);
  });
  it('of their own plan is liked', () => {
    const lines = [
      'I check the mole with callipers',
      'I could give the callipers to Sylvia, that would mean knocking on the door. What do you think to that?',
    ];
    expect(last(lines, 'charlie')).toMatch(/like it|sounds good/i);
  });
  it('of going along to live elsewhere is no party', () => {
    const lines = ['nora got a job in lisbon for two years', 'should i go with her?'];
    expect(last(lines, 'alice')).not.toMatch(/half an hour/i);
  });
  it('for words is no draft where they tell where she lives', () => {
    const lines = [
      'nora got a job in lisbon',
      'what do i say to her',
      'she lives here. we share a bed',
    ];
    expect(last(lines, 'alice')).not.toMatch(
      /opens the door|one can hear|blames nobody|that is honest/i,
    );
  });
});

describe('said of what has not happened, or of somebody else', () => {
  it.each([
    [
      "hmm like 'hey so i failed lol'. but then she'd be all nice about it and i'd cry",
      /you cried/i,
    ],
    ['i could hear the kid before me, and i thought lena wouldnt be scared', /^scared\b/i],
    ["It's a lie. I lied to him.", /^lied to/i],
    [
      'mum said its fine but then she said lena practiced every day. like thanks',
      /\b(?:pleased|glad)\b/i,
    ],
  ])('%s', (said, wrong) => {
    expect(last(['i failed my piano exam today', said])).not.toMatch(wrong);
  });
});

describe('an easy question', () => {
  it.each<[string[], RegExp, TherapistId]>([
    [
      ['i failed my piano exam', 'do u think i should retake it in march'],
      /lean|for it|would|yes|smaller|reasonable/i,
      'grace',
    ],
    [
      [
        'i buy things at night',
        "I'm going to delete the app. Would that even help or am I kidding myself?",
      ],
      /like it|sounds good|help/i,
      'henry',
    ],
    [
      [
        '3,900 on one card and 2,500 on the other',
        'I can pay 200 a month. Which one should I pay first?',
      ],
      /interest/i,
      'henry',
    ],
    [
      ['we go through the statements on saturday', 'Is there anything I should have ready?'],
      /facts|one line|sentence/i,
      'henry',
    ],
    [
      [
        'Karen said I hate her mother',
        'Better than what? Who are you talking about, Karen or Dorothy?',
      ],
      /^(?!.*what I work with)/i,
      'james',
    ],
  ])('is answered: %j', (lines, right, who) => {
    expect(last(lines, who)).toMatch(right);
  });
});
