/** Exercises for how one treats oneself: compassion, critic, evidence, values. */
import type { Skill } from './types.ts';

export const SELF_SKILLS: readonly Skill[] = [
  {
    id: 'self_compassion',
    name: 'a fair word to yourself',
    minutes: 4,
    families: ['ashamed', 'worthless', 'overwhelmed', 'sad'],
    pitch: [
      'We could try a few minutes of talking to yourself as you would to a friend.',
      'I know a short exercise in being as fair to yourself as to a friend.',
    ],
    steps: [
      {
        say: [
          'What is hard for you right now? Write it in one plain line.',
          'Write down what hurts, without blaming yourself.',
        ],
        smaller: ['You can start with "It hurts that" and go on.', 'One word for it is enough.'],
        expects: 'anything',
        slot: 'pain',
        ack: ['Thank you for writing that.'],
      },
      {
        say: [
          'Imagine a friend in the same spot. What would you say to them?',
          'A friend tells you the same thing. What do you say first?',
        ],
        smaller: [
          'What would you not say to a friend?',
          'Would you be stern or kind? Write one line to them.',
        ],
        expects: 'words',
        slot: 'friend',
        ack: ['{a}. That is for a friend.', 'OK, a friend would get that from you.'],
      },
      {
        say: [
          'Now read the same words slowly, with your own name in front. What gets in the way?',
          'Say those words to yourself once. What in you says no?',
        ],
        smaller: [
          'Does it feel silly, false or undeserved?',
          'Perhaps a little of it got through. Which words?',
        ],
        expects: 'anything',
        slot: 'block',
        ack: ['So that gets there first.', 'That is what stands in the way, then.'],
      },
      {
        say: ['Which part of it could you believe?', 'What from it would you like to keep?'],
        smaller: [
          'A few words are fine. Which of them?',
          'Maybe only that it is hard for others too.',
        ],
        expects: 'thought',
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
    pitch: [
      'We could let your inner critic have its say, so that you can answer it.',
      'I know an exercise where the critic in your head speaks once and you answer it.',
    ],
    steps: [
      {
        say: [
          'What does the critic in your head say? Start with "You".',
          'Write down the harsh thing you tell yourself.',
        ],
        smaller: [
          'What is its favourite word for you?',
          'It may start with "You always". How does it go on then?',
        ],
        expects: 'thought',
        slot: 'critic',
        ack: ['OK, now it is written down.'],
      },
      {
        say: [
          'What do you say, how much do you believe it, 0 to 100?',
          'How right does the critic seem, 0 to 100?',
        ],
        smaller: ['Half is 50. Is it more or less?', 'Any number from 0 to 100.'],
        expects: 'rating100',
        slot: 'before',
      },
      {
        say: ['Whose voice does that sound like?', 'Where do you know that tone from?'],
        smaller: ['From school, from home, or from later?', 'How old were you when it started?'],
        expects: 'anything',
        slot: 'origin',
      },
      {
        say: [
          'What is the critic afraid would happen if it kept quiet?',
          'What might it want to protect you from?',
        ],
        smaller: [
          'From being laughed at, failing, or being left?',
          'What would you do if it were quiet for a day?',
        ],
        expects: 'anything',
        slot: 'fear',
        ack: ['OK, so it is afraid of that.'],
      },
      {
        say: [
          'Now answer it, firmly but not cruelly. What do you write back?',
          'Write one or two lines back to the critic.',
        ],
        smaller: [
          'Start with "That is not the whole story, because" and go on.',
          'If it spoke to a child like that, what would you say?',
        ],
        expects: 'words',
        slot: 'keep',
        ack: ['{a}. That is your answer to it.', 'Good, you have answered it.'],
      },
      {
        say: [
          'And how much do you believe the critic now, 0 to 100?',
          'What number does the critic get now, 0 to 100?',
        ],
        smaller: ['Less, the same or more? Give a number in tens.', 'Roughly, from 0 to 100.'],
        expects: 'rating100',
        slot: 'after',
      },
      {
        say: [
          'Where could you keep your answer, so that you find it again?',
          'What would you call your answer, to remember it?',
        ],
        smaller: ['On the phone, or on paper?', 'One word as its title is enough.'],
        expects: 'name',
        slot: 'where',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} at first, {after} after your answer.',
        'Once you had answered, it went from {before} to {after}.',
      ],
      same: ['It is {after} still. You can answer it again another day.'],
      worse: ['It is {after}, up from {before}. It can get louder at first.'],
    },
    source: 'Gilbert 2010, Compassion Focused Therapy; Kannan & Levitt 2013',
  },
  {
    id: 'evidence_diary',
    name: 'starting an evidence diary',
    minutes: 5,
    families: ['worthless', 'ashamed'],
    pitch: [
      'We could start a short diary of things that speak for you, one line a day.',
      'We could collect a few facts against the bad opinion you have of yourself.',
    ],
    steps: [
      {
        say: [
          'Which bad sentence about yourself keeps coming back? Start with "I am".',
          'Write the old opinion of yourself in one line.',
        ],
        smaller: ['A single word will do.', 'What would your critic write?'],
        expects: 'thought',
        slot: 'old',
        ack: ['OK, we have the old one.'],
      },
      {
        say: [
          'What would you rather be able to say about yourself? Keep it modest.',
          'Which kinder sentence would you like to believe?',
        ],
        smaller: [
          'It could be "I am good enough at my job". What would you write?',
          'Someone who likes you would write something there. What?',
        ],
        expects: 'thought',
        slot: 'fresh',
      },
      {
        say: [
          'Today, how much do you believe the new one, 0 to 100?',
          'What number does the new one get, 0 to 100?',
        ],
        smaller: ['Even 5 is a start. What number is it?', 'Pick a number in tens.'],
        expects: 'rating100',
        slot: 'before',
      },
      {
        say: [
          'Now the evidence. What small thing from last week fits the new one?',
          'What have you lately done that fits it?',
        ],
        smaller: [
          'A message answered, a meal made, a favour done: which?',
          'What do you leave out when you judge yourself?',
        ],
        expects: 'fact',
        slot: 'one',
        ack: ['{a}. That goes in the diary.', 'OK, that goes in the diary.'],
      },
      {
        say: ['And a second one, from longer ago. What was that?', 'What fits from another year?'],
        smaller: ['From school, a job or a friendship?', 'What has somebody thanked you for?'],
        expects: 'fact',
        slot: 'two',
      },
      {
        say: [
          'With those two written down, how much do you believe it now, 0 to 100?',
          'What number is the new one at now, 0 to 100?',
        ],
        smaller: ['Is it a bit more, or the same? Write the new number.', 'Roughly, in tens.'],
        expects: 'rating100',
        slot: 'after',
      },
      {
        say: [
          'What time of day could you write one line?',
          'When in the day would you write the next line?',
        ],
        smaller: ['After breakfast, at lunch, or in bed?', 'Morning or night?'],
        expects: 'name',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'up' },
    result: {
      better: [
        'From {before} it went up to {after}.',
        '{before} before, {after} with two lines written.',
      ],
      same: ['It is {after}, the same as before. It takes some weeks.'],
      worse: ['That is {after}, down from {before}. Write one line a day anyway, and see.'],
    },
    source: 'Fennell 1998; Padesky 1994 (positive data log)',
  },
  {
    id: 'values',
    name: 'finding what matters to you',
    minutes: 6,
    families: ['stuck', 'numb', 'hopeless'],
    pitch: [
      'We could find out what matters to you, and one small thing to do for it.',
      'There is a six-minute exercise to find what is important to you and start small.',
    ],
    steps: [
      {
        say: [
          'Which part of life shall we take: people, work, body, fun, faith?',
          'In which part of your life do you miss something most?',
        ],
        smaller: ['People or work?', 'Which part would you change first?'],
        expects: 'name',
        slot: 'area',
        ack: ['{a}. We look at that.', 'OK, we look at that.'],
      },
      {
        say: [
          'In ten years someone talks about how you were in that. What do you hope they say?',
          'How would you like to be in that part of life?',
        ],
        smaller: [
          'Patient, honest, brave, kind, curious: which one?',
          'Who do you admire there, and for what?',
        ],
        expects: 'anything',
        slot: 'value',
        ack: ['OK, that is something to aim for.'],
      },
      {
        say: [
          'How close to that were the last two weeks, 0 to 10?',
          'How much of that did you live lately, 0 to 10?',
        ],
        smaller: ['Near is 8, far is 2. What is it?', 'A rough number from 0 to 10.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'When were you last like that, even for five minutes?',
          'What were you doing when you were last like that?',
        ],
        smaller: [
          'With a child, a friend or an animal?',
          'It may be years ago. What were you doing then?',
        ],
        expects: 'anything',
        slot: 'glimpse',
      },
      {
        say: [
          'Before Sunday, what small thing could you do for that?',
          'Name one small act for it this week.',
        ],
        smaller: [
          'A message, a walk, a question to someone: which?',
          'What would two minutes of it be?',
        ],
        expects: 'deed',
        slot: 'keep',
      },
      {
        say: [
          'A feeling may make you want to put it off, and you can do it anyway. Which feeling would it be?',
          'What could stand in the way?',
        ],
        smaller: ['Fear, boredom or shame?', 'What has stopped you so far?'],
        expects: 'name',
        slot: 'block',
        ack: ['You can do it with that feeling there.'],
      },
    ],
    source: 'Hayes, Strosahl & Wilson 2012, Acceptance and Commitment Therapy',
  },
];
