/** What somebody asks who tests us: answered first, from what was said, and never made up. */
import { describe, expect, it } from 'vitest';
import type { TherapistId } from '#care/contract.ts';
import { converse } from '#tests/factories/guided-talk.ts';

const replies = (lines: readonly string[], therapistId: TherapistId = 'grace'): string[] =>
  converse(lines, { therapistId, seed: 'asking' }).map(({ text }) => text);
const last = (lines: readonly string[], who?: TherapistId) => replies(lines, who).at(-1) ?? '';

describe('what they said before', () => {
  const told = [
    'my uncle sold the boat without asking my nan. it was hers',
    'my landlord, Ferris, came round on wednesday about the damp',
  ];

  it.each<[string, RegExp]>([
    ['what did i say my uncle sold?', /my uncle sold the boat/],
    ['what did I tell you his name was, my landlord', /^Ferris\./],
    ['what did i just say', /Ferris, came round/],
    ['what did I say my sister does for a living?', /cannot find that|not in what I have/],
  ])('%s', (question, answer) => {
    expect(last([...told, question])).toMatch(answer);
  });

  it('is dropped where they say it was never theirs', () => {
    const reply = last([...told, 'I never told you that, you made that up']);
    expect(reply).toMatch(/take it back|drop it|it is gone/);
    expect(reply).not.toMatch(/\?/);
  });
});

describe('a question without its mark', () => {
  it.each<[string, RegExp]>([
    ['is it an addiction, yes or no', /cannot diagnose/],
    ['so tell me, can I have one bet at the weekend if I stop the rest', /would be no, for now/],
    ['how do i block the betting apps on my phone', /^Yes\. Most banks/],
    ['what do the ones who actually stop do, the ones that stay off', /several things at once/],
    ['do you actually think i am an idiot', /^No\b/],
    ['does that mean I am bad at being a father? genuinely asking', /^No, not by itself/],
  ])('%s', (question, answer) => {
    expect(last(['i gamble, mostly on my phone in the van', question], 'henry')).toMatch(answer);
  });

  it('is answered with the same words when it is pressed for', () => {
    const said = replies(
      [
        'i gamble, mostly on my phone in the van',
        'can I have one little bet in may? deal?',
        "that's not an answer. yes or no",
      ],
      'henry',
    );
    expect(said[2]).toMatch(/My answer would be no, for now/);
  });

  it('takes the question of the message before one it only presses with', () => {
    expect(
      last(['I lent my wages to a mate', 'Giving my sister my cards, would that work?'], 'henry'),
    ).toMatch(/out of reach/);
  });
});

describe('a word tried on themselves', () => {
  it('is turned down where nothing speaks for it, and not talked away where something does', () => {
    const line = 'do you think I am a fraud?';
    expect(last(['i got a new post in the spring and i wait for them to notice', line])).toMatch(
      /^No\b/,
    );
    expect(last(['i lied to my sister for a year about the money', line])).toMatch(
      /^You did deceive/,
    );
  });
});

it('owns that it does not know, and takes it for no insult', () => {
  const said = last(['my brother moved out', "can you just say you don't know if you don't know"]);
  expect(said).toMatch(/do not know/);
});

it('says back what was put right, and asks nothing on top of it', () => {
  const reply = last([
    'i got moved to nights at the depot',
    "that's not what I meant. I meant I'm scared of falling asleep at the wheel",
  ]);
  expect(reply).toMatch(/You're scared of falling asleep at the wheel\.$/);
});

it('answers what it went past, and says so', () => {
  const reply = last(['hi, is this safe?', "you didn't say if anyone reads it"]);
  expect(reply).toMatch(/No, nobody reads along|No\. The program reads it/);
});

it('weighs telling somebody in charge apart from owning up', () => {
  const boss = 'should I tell my manager that I feel like this or keep quiet';
  expect(last(['i sit in meetings and shake', boss])).toMatch(/^I lean towards telling, short/);
  const owning = 'should I tell her tonight that I gambled the rent?';
  expect(last(['i lost the rent money on friday', owning], 'henry')).toMatch(/telling soon/);
});

describe('two questions at once', () => {
  it('are both answered where both can be', () => {
    const reply = last(
      ['Two questions. One, does anyone read this. Two, are eight cans a night too many'],
      'henry',
    );
    expect(reply).toMatch(/encrypted|no person does/);
    const drink = last(
      ['Two things. One, will my boss find out I use this. Two, is eight cans a night too much'],
      'henry',
    );
    expect(drink).toMatch(/watched|may be able to see/);
    expect(drink).toMatch(/a drink a day/);
  });

  it('name the number to call, and no gap for it', () => {
    const both = 'Two things. One, does anyone read this. Two, is it safe to just stop drinking';
    const reply = last(['i drink every night', both], 'henry');
    expect(reply).toMatch(/911/);
    expect(reply).not.toMatch(/[{}]/);
  });
});

describe('of us', () => {
  it.each<[string, RegExp]>([
    ['first thing: do you keep what i write', /encrypted/],
    ['does it get saved', /encrypted|Stored: yes/],
    ['how would I know you are not lying', /cannot be sure/],
    ["are you just saying that because you're made to be nice", /no kindness|please you/],
    ['you are a joke. are you even a real person', /AI|software|machine/],
  ])('%s', (question, answer) => {
    expect(last(['my aunt told me about this', question])).toMatch(answer);
  });
});

describe('what somebody with a habit asks', () => {
  it('is weighed where it is a rule they bargain for', () => {
    const said = last(['i drink, every night', 'what if I only do weekends. deal?'], 'henry');
    expect(said).toMatch(/nothing to shake on/);
  });

  it('is answered for the place they are in', () => {
    const lines = [
      'i owe the catalogue and two loans',
      'There is a bookies opposite. What do I do',
    ];
    expect(last(lines, 'henry')).toMatch(/^(?:Walk now|Away first)/);
  });

  it('is no question of grief because somebody died in it some time ago', () => {
    const lines = [
      'my gran died when i was at college',
      'i got the job at the museum and i am waiting to be found out',
      'they all speak three languages there',
      'i nod and look it up afterwards',
      'on monday i have to give the tour',
      'will it always be like this?',
    ];
    expect(last(lines)).not.toMatch(/grief/i);
  });
});

it('answers beside a no to what was offered', () => {
  const lines = [
    'i think my examiners pitied me, i feel like a fraud',
    'what do I do about it, the good things slide off',
    "no I'm not doing a worksheet. will it always be like this?",
  ];
  expect(last(lines)).toMatch(/hardly anything|can't promise|don't know how long|fair chance/);
});

describe('put in passing', () => {
  it.each<[string, RegExp]>([
    ['my cousin drives and drinks, so why should i cut down', /^You need not/],
    ["nobody noticed in years, doesn't that prove i'm only good at hiding it", /^By itself, no/],
    ['There is a class tonight, do I tell them it was six or stay with two', /^I would tell/],
    [
      'do you think Morwenna was lying',
      /can't (?:be seen|judge)|can(?:'t| not) tell that|Nobody can tell|can't say/,
    ],
    ['so is that fair', /cannot settle/],
    ['what do you want me to say', /Nothing in particular|no right thing/],
    ["what did I say my cousin does? let me see if you're listening", /my cousin drives trams/],
  ])('%s', (question, answer) => {
    expect(last(['my cousin drives trams', question], 'henry')).toMatch(answer);
  });

  it('asks nobody who says so', () => {
    const said = last(['i was fined for it', 'so who says two glasses are a crime'], 'henry');
    expect(said).not.toMatch(/cannot know who|Whose name/);
  });
});

it('takes what somebody owns up to as it stands', () => {
  expect(last(['i had one beer', "It wasn't one. It was seven. Happy?"], 'henry')).toMatch(
    /^Seven, then\./,
  );
});

describe('a habit that is near', () => {
  it.each<[string, RegExp]>([
    ['do lottery tickets count', /count it/],
    ['if I play once on friday have I blown the five months', /does not undo/],
    [
      'What do I do friday, I go past the arcade with my wages in my pocket',
      /^Change the way|at exactly that hour/,
    ],
  ])('%s', (question, answer) => {
    const told = 'i gambled on the machines, five months off them now';
    expect(last([told, question], 'henry')).toMatch(answer);
  });
});

it('asks for the question again where it was lost, and goes past it no second time', () => {
  const said = last(['hello there. it has been a long winter here', 'I asked you a question']);
  expect(said).toMatch(/once more|Which question/);
});

it('hears a question through the reason given for it', () => {
  expect(last(['are you a proper counsellor or what, because my aunt said you were'])).toMatch(
    /not|AI/,
  );
});

describe('a hard name somebody tries on', () => {
  it.each([
    "do you think i'm a bad daughter?",
    'does that make me a terrible person',
    'am i the worst sister',
  ])('gets a plain no: %s', (question) => {
    expect(last(['my mum moved in and i get so angry with her', question], 'bob')).toMatch(/^No\b/);
  });

  it('is not talked away where a wrong was told of', () => {
    const said = last(['i slapped my sister on sunday', 'am i a bad person?'], 'bob');
    expect(said).not.toMatch(/^No\b/);
    expect(said).toMatch(/bad person|One deed/);
  });
});
