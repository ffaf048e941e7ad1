/** Exercises for how one treats oneself: compassion, critic, evidence, values. */
import type { Skill } from './types.ts';

export const SELF_SKILLS: readonly Skill[] = [
  {
    id: 'self_compassion',
    name: 'a fair word to yourself',
    minutes: 4,
    families: ['ashamed', 'worthless', 'overwhelmed', 'sad'],
    pitch: [
      'A word like {selfword} is one you would hardly use on anyone else. There is a short exercise that lends you the other tone for a few minutes.',
      'Three short steps, in which you get the treatment a friend of yours would get.',
    ],
    steps: [
      {
        say: [
          'What is hard just now, in a plain line without blame: "This is a moment in which …"?',
          'Name what hurts, as one would for a weather report.',
        ],
        smaller: ['"It hurts that …" and go on from there.', 'One word for it.'],
        expects: 'text',
        slot: 'pain',
        ack: ['{a}. Said without a verdict.'],
      },
      {
        say: [
          'Think of a friend in exactly that spot. What would you say to them, word for word?',
          'A friend tells you {pain}. Your first sentence to them?',
        ],
        smaller: ['What would your tone be?', 'What would you certainly not say to them?'],
        expects: 'text',
        slot: 'friend',
        ack: ['{a}. So you know what to say when it is somebody else.'],
      },
      {
        say: [
          'Now the same words with your own name in front. Read them slowly, and tell me what gets in the way.',
          'Say {friend} to yourself once. Which part of you objects?',
        ],
        smaller: ['Silly, false, undeserved: which comes first?', 'Or did a little get through?'],
        expects: 'text',
        slot: 'block',
        ack: ['{a}. Nearly everybody runs into something there.'],
      },
      {
        say: [
          'Which piece of it can you take, if not all?',
          'What of {friend} would be believable enough for tonight?',
        ],
        smaller: [
          'Which few words of it could you believe?',
          'Perhaps only that it is hard for others too.',
        ],
        expects: 'text',
        slot: 'keep',
      },
    ],
    source: 'Neff & Germer 2013, Journal of Clinical Psychology',
  },
  {
    id: 'inner_critic',
    name: 'answering the critic in writing',
    minutes: 6,
    families: ['worthless', 'ashamed'],
    traps: ['label'],
    pitch: [
      'The voice that says {topic} talks as if it were you. We could give it a desk of its own and answer its letter.',
      'That critic inside has had the floor for long. There is an exercise in which it gets to speak once and then gets a reply.',
    ],
    steps: [
      {
        say: [
          'Let it speak first, in the second person: "You are …", "You always …". What does it say?',
          'Its letter to you, a line or two, unkind as it is.',
        ],
        smaller: ['Its favourite word for you?', 'How does it usually start?'],
        expects: 'text',
        slot: 'critic',
        ack: ['{a}. On paper it has an author.'],
      },
      {
        say: [
          'How much do you believe it, 0 to 100?',
          'A figure for how right it seems, out of 100?',
        ],
        smaller: ['Half, more?', 'Any number.'],
        expects: 'rating100',
        slot: 'before',
      },
      {
        say: [
          'Whose voice does it sound like, or since when do you know it?',
          'From where do you know that tone?',
        ],
        smaller: ['School, home, somewhere later?', 'Older or younger than ten?'],
        expects: 'text',
        slot: 'origin',
      },
      {
        say: [
          'What is it afraid would happen if it kept quiet?',
          'Suppose it means to protect you: from what?',
        ],
        smaller: [
          'From being laughed at, from failing, from being left?',
          'What would you do if it were on holiday?',
        ],
        expects: 'text',
        slot: 'fear',
        ack: ['So it is afraid of {a}. A frightened guard, and a loud one.'],
      },
      {
        say: [
          'Now your reply, firm and not cruel: "I know that you fear …, but …". What do you write back?',
          'Answer {critic} in one or two lines.',
        ],
        smaller: [
          '"That’s not the whole story, because …"',
          'What would you shout if it said that to a child?',
        ],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. That one had your own voice in it.'],
      },
      {
        say: ['And how much do you believe the letter now, 0 to 100?', 'The figure now?'],
        smaller: ['Less, same, more? In tens.', 'Roughly.'],
        expects: 'rating100',
        slot: 'after',
      },
      {
        say: [
          'What shall the reply be called, so that you find it when the next letter comes?',
          'Where could you keep that answer?',
        ],
        smaller: ['On the phone, in a drawer?', 'A single word as its title.'],
        expects: 'text',
        slot: 'where',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} at first, {after} after it was answered.',
        'The letter has gone from {before} to {after}.',
      ],
      same: ['{after} still; it has years of practice, and your reply has four minutes.'],
      worse: [
        '{after}, up from {before}: it got louder because it was contradicted. That happens, and it passes.',
      ],
    },
    source: 'Gilbert 2010, Compassion Focused Therapy; Kannan & Levitt 2013',
  },
  {
    id: 'evidence_diary',
    name: 'starting an evidence diary',
    minutes: 5,
    families: ['worthless', 'ashamed'],
    traps: ['discount', 'label'],
    pitch: [
      'The old opinion about you collects only what confirms it. A diary for the other kind of evidence takes a line a day, and we could write the first three.',
      'We could open a second file on you, one that also takes in what the first one leaves out.',
    ],
    steps: [
      {
        say: [
          'What is the old sentence about you, the one that keeps being confirmed?',
          'State the opinion: "I am …".',
        ],
        smaller: ['One adjective will do.', 'What would the critic put on your file?'],
        expects: 'text',
        slot: 'old',
        ack: ['The first file is headed {a}.'],
      },
      {
        say: [
          'And the heading of the second: how would you rather be able to see yourself, in a modest version?',
          'Which sentence would you like evidence for? Keep it believable.',
        ],
        smaller: ['"Good enough at …"?', 'What would somebody fond of you write there?'],
        expects: 'text',
        slot: 'fresh',
      },
      {
        say: [
          'How much do you believe {fresh} today, 0 to 100?',
          'A number for the second heading, out of 100?',
        ],
        smaller: ['Even five is a start.', 'Any figure.'],
        expects: 'rating100',
        slot: 'before',
      },
      {
        say: [
          'Evidence: something from the last week, however small, that would go into the second file?',
          'What did you do lately that fits {fresh}?',
        ],
        smaller: [
          'A message answered, a meal made, a person let in?',
          'What would the first file have dropped under the table?',
        ],
        expects: 'text',
        slot: 'one',
        ack: ['Entered: {a}, without a "but".'],
      },
      {
        say: ['A second, from longer ago?', 'And one from another year?'],
        smaller: ['From school, a job, a friendship?', 'Something someone thanked you for.'],
        expects: 'text',
        slot: 'two',
      },
      {
        say: [
          'With {one} and {two} on file: how believable is {fresh} now, 0 to 100?',
          'The figure after two entries?',
        ],
        smaller: ['A hair more? A number.', 'Roughly.'],
        expects: 'rating100',
        slot: 'after',
      },
      {
        say: [
          'At what time of day could one line a day be entered?',
          'When in the evening would you write the next line?',
        ],
        smaller: ['With the toothbrush?', 'Morning or night?'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'up' },
    result: {
      better: [
        'From {before} up to {after}, on two lines of evidence.',
        '{before}, and now {after}. It grows about as fast as a plant does.',
      ],
      same: ['{after} as before. It needs some weeks; the old file had years.'],
      worse: [
        '{after} down from {before}. The old file defends itself; write the line anyway and do not argue.',
      ],
    },
    source: 'Fennell 1998; Padesky 1994 (positive data log)',
  },
  {
    id: 'values',
    name: 'finding what it is for',
    minutes: 6,
    families: ['stuck', 'numb', 'hopeless'],
    pitch: [
      'When nothing pulls, it can help to ask what matters and to leave aside what one feels like. Six minutes, one small step at the end.',
      'We could look for what you would want your days to stand for, and then for a very small piece of it.',
    ],
    steps: [
      {
        say: [
          'Which part of life shall we take: people, work, body, play, faith, something else?',
          'In which corner of your life do you miss something most?',
        ],
        smaller: ['The one you would not want to hear about at a reunion?', 'People or work?'],
        expects: 'text',
        slot: 'area',
        ack: ['{a}, then.'],
      },
      {
        say: [
          'Imagine someone who knows you well speaking of you in ten years, about just that. What do you hope they say?',
          'What would you like to be true of you there, whatever the mood?',
        ],
        smaller: [
          'One quality: patient, honest, brave, kind, curious?',
          'What do you admire in others in that?',
        ],
        expects: 'text',
        slot: 'value',
        ack: ['{a}. That is a direction, and one cannot be late for a direction.'],
      },
      {
        say: [
          'How close to that have the last two weeks been, 0 to 10?',
          'Out of ten, how much of it did you live lately?',
        ],
        smaller: ['Near or far? A number.', 'Any figure.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'When was it last there, even for five minutes?',
          'The last glimpse of {value}: when?',
        ],
        smaller: ['With a child, a stranger, an animal?', 'Years ago counts.'],
        expects: 'text',
        slot: 'glimpse',
      },
      {
        say: [
          'What could be one act of it before Sunday, so small that no one else would notice?',
          'One small piece of {value} this week: what?',
        ],
        smaller: ['A message, a walk, a question asked properly?', 'Two minutes of it.'],
        expects: 'text',
        slot: 'keep',
      },
      {
        say: [
          'What will stand in the way, and do you want to take it along anyway?',
          'Which feeling will come along uninvited?',
        ],
        smaller: ['Fear, boredom, shame?', 'What stopped you before?'],
        expects: 'text',
        slot: 'block',
        ack: ['{a} may come with you; it need not be got rid of first.'],
      },
    ],
    source: 'Hayes, Strosahl & Wilson 2012, Acceptance and Commitment Therapy',
  },
];
