/** Exercises for thoughts: weighing one, giving worry an hour, going towards what is feared. */
import type { Skill } from './types.ts';

export const THOUGHT_SKILLS: readonly Skill[] = [
  {
    id: 'thought_record',
    name: 'weighing one thought',
    minutes: 6,
    families: ['anxious', 'scared', 'worthless', 'ashamed'],
    pitch: [
      'We could take one thought from this and check what speaks for it and against it.',
      'It may help to look at one thought closely, to see how much of it is true.',
    ],
    steps: [
      {
        say: [
          'Which thought hurts the most right now? Write it in one sentence.',
          'What exactly is the thought that bothers you most?',
        ],
        smaller: [
          'It can be short. Finish this: "What gets me is that …"',
          'Three words of the thought are enough.',
        ],
        expects: 'thought',
        slot: 'thought',
        ack: ['{a}. We take that thought.', 'Got it. That is the thought we take.'],
      },
      {
        say: [
          'How true does it feel right now, from 0 to 100?',
          'How much do you believe that thought, 0 to 100?',
        ],
        smaller: [
          'Roughly is fine: nearer 30, 60 or 90?',
          'The first number that comes is good enough.',
        ],
        expects: 'rating100',
        slot: 'before',
      },
      {
        say: [
          'Now what speaks for it. What has really happened that makes you think so?',
          'What have you seen or heard that makes the thought look true?',
        ],
        smaller: [
          'What first made you think it? Only one thing.',
          'Name the strongest reason, even if it is small.',
        ],
        expects: 'fact',
        slot: 'forIt',
        ack: ['OK, that speaks for it.'],
      },
      {
        say: [
          'Now the other side. What has happened that does not fit the thought?',
          'What would a friend say against that thought?',
        ],
        smaller: [
          'Take the last two weeks. What small thing does not fit the thought?',
          'What would someone who likes you say about it?',
        ],
        expects: 'fact',
        slot: 'against',
        ack: ['OK, we put that on the other side.'],
      },
      {
        say: [
          'You have looked at both sides. Which sentence would be fair to both?',
          'How would you put the thought so that it is fair?',
        ],
        smaller: [
          'Try it like this: "It is true that …, but also that …"',
          'What would you say to a friend who told you all this?',
        ],
        expects: 'thought',
        slot: 'keep',
        ack: ['{a}. That is fair.', 'That sounds fair to both.'],
      },
      {
        say: [
          'Back to the first thought, {thought}. How true does it feel now, 0 to 100?',
          'The first thought again: how true is it now, 0 to 100?',
        ],
        smaller: ['Is it nearer 20, 50 or 80 now?', 'Just write the number you think of now.'],
        expects: 'rating100',
        slot: 'after',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        'From {before} it went to {after}, after you looked at both sides.',
        '{before} before, {after} now. You believe it less than you did.',
      ],
      same: ['It stayed at {after}, and that can happen.'],
      worse: ['That made it {after}, up from {before}. We leave that thought alone for now.'],
    },
    source: 'Beck et al. 1979; Greenberger & Padesky 1995, Mind Over Mood',
  },
  {
    id: 'worry_time',
    name: 'a set time for worry',
    minutes: 5,
    families: ['anxious'],
    pitch: [
      'We could give your worries fifteen minutes a day, so that they take less of the rest.',
      'We could pick a fixed time for worrying and put the worries off until then.',
    ],
    steps: [
      {
        say: [
          'Which of your worries come most often? List them in a few words each.',
          'What do you worry about most? A short list will do.',
        ],
        smaller: ['Only the biggest worry, then.', 'Write one worry from today.'],
        expects: 'fact',
        slot: 'worries',
        ack: ['OK, that goes on the list.'],
      },
      {
        say: [
          'How much do they get in your way on a normal day, 0 to 10?',
          'How much of your day do the worries take, 0 to 10?',
        ],
        smaller: ['A little would be 3, a lot 8. What is yours?', 'Pick any number from 0 to 10.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Pick fifteen minutes a day for the worries, at least two hours before bed. When?',
          'Which fifteen minutes of the day could be for your worries?',
        ],
        smaller: ['After work, after lunch or after dinner?', 'Morning, noon or early evening?'],
        expects: 'when',
        slot: 'when',
        ack: ['{a}. That is your time for worries.', 'OK, so that is your time for worries.'],
      },
      {
        say: [
          'Where will you sit for it? Not in bed.',
          'Which seat could you use, one where you do not rest?',
        ],
        smaller: [
          'The kitchen, the stairs or a bench outside?',
          'Any chair is fine. Which could it be?',
        ],
        expects: 'name',
        slot: 'where',
      },
      {
        say: [
          'If a worry comes at another time, write it down for later. What would you say to it, for example "later"?',
          'What will you tell a worry that comes at the wrong time?',
        ],
        smaller: [
          '"Later" is enough. Which words would you use?',
          'Choose "later", "noted" or words of your own.',
        ],
        expects: 'words',
        slot: 'keep',
        ack: ['OK, use those words when a worry comes early.'],
      },
      {
        say: [
          'Try it now. Take one worry, say your words to it and look around. What happened to it?',
          'Say your words to one worry now. What did the worry do?',
        ],
        smaller: [
          'Did it get quieter, louder or stay the same?',
          'Anything you noticed counts. What did you notice?',
        ],
        expects: 'fact',
        slot: 'trial',
        ack: ['Give it a week or so before you judge it.'],
      },
    ],
    source: 'Borkovec et al. 1983; McGowan & Behar 2013, Behavior Modification',
  },
  {
    id: 'exposure_ladder',
    name: 'small steps towards it',
    minutes: 7,
    families: ['scared', 'anxious'],
    pitch: [
      'We could split what you avoid into small steps and start with the easiest.',
      'A few steps, from easy to hard, could help you do more again.',
    ],
    steps: [
      {
        say: [
          'What have you been keeping away from? For example a call, a place or a letter.',
          'Which one thing would you like to be able to do again?',
        ],
        smaller: [
          'Name something you avoided this week.',
          'A small thing counts too. Which was it?',
        ],
        expects: 'fact',
        slot: 'goal',
        ack: ['OK, we plan the way to that.'],
      },
      {
        say: [
          'How hard would it be to do that today, 0 to 100?',
          'How afraid would you be if you did it today, 0 to 100?',
        ],
        smaller: [
          'Is it above 50 or below? Pick a number.',
          'A guess is fine; it is only to compare.',
        ],
        expects: 'rating100',
        slot: 'top',
      },
      {
        say: [
          'Now an easy version of it, about 20 out of 100. What would that be?',
          'What would be a two-minute version of it, or one with somebody beside you?',
        ],
        smaller: [
          'You could only look at it, or take a friend along. Which would you do?',
          'What is the smallest bit of it you could do?',
        ],
        expects: 'deed',
        slot: 'low',
        ack: ['{a}. That is the first step.', 'Good, that is the first step.'],
      },
      {
        say: [
          'And something in between, about 50 out of 100?',
          'What would be harder than that, but not the hardest?',
        ],
        smaller: [
          'Perhaps the first step for longer, or on your own. Which is it to be?',
          'You can change it later. What do you think it would be?',
        ],
        expects: 'deed',
        slot: 'middle',
      },
      {
        say: [
          'Think of doing the first step. What are you afraid will happen?',
          'What does your fear say will happen at the first step?',
        ],
        smaller: [
          'Being laughed at, feeling ill, being refused: which one?',
          'What is the worst you expect from it?',
        ],
        expects: 'anything',
        slot: 'prediction',
        ack: ['OK, so you expect that. Afterwards you can compare.'],
      },
      {
        say: [
          'When you do the first step, stay until the fear has dropped by about half. On which day will you do it?',
          'Which day this week suits you for the first step?',
        ],
        smaller: ['Before or after the weekend?', 'Pick the quietest day this week.'],
        expects: 'when',
        slot: 'keep',
        ack: ['Afterwards, compare it with what you expected.'],
      },
    ],
    source: 'Craske et al. 2014, Behaviour Research and Therapy (inhibitory learning)',
  },
];
