/** Exercises for habits: balance sheet, surfing an urge, mapping what sets it off. */
import type { Skill } from './types.ts';

export const HABIT_SKILLS: readonly Skill[] = [
  {
    id: 'decisional_balance',
    name: 'for and against',
    minutes: 6,
    families: ['stuck'],
    pitch: [
      'We could write down the good and the bad of {stay}, and of {go}, without deciding today.',
      'We could put both on paper, {stay} and {go}, to see what you want.',
    ],
    steps: [
      {
        say: ['What is good about {stay}?', 'What does {stay} give you?'],
        smaller: [
          'I mean {stay}: what would you miss first?',
          'One good thing about {stay} is enough.',
        ],
        expects: 'anything',
        slot: 'good',
        ack: ['{a}: that goes under good.', 'That goes under good.'],
      },
      {
        say: ['And what does {stay} cost you?', 'What is bad about {stay}?'],
        smaller: [
          'I mean the price of {stay}: money, sleep, trust, something else?',
          'What bothered you about it this week, with {stay} in mind?',
        ],
        expects: 'anything',
        slot: 'cost',
        ack: ['That is the price of {stay}, then.'],
      },
      {
        say: ['What would be hard about {go}?', 'What worries you about {go}?'],
        smaller: [
          'I mean {go}: what would you have to put up with?',
          'Imagine the first bad evening after {go}. What is hard about it?',
        ],
        expects: 'anything',
        slot: 'hard',
        ack: ['That speaks against {go}, and it counts.'],
      },
      {
        say: [
          'Say it came to {go}. What would be better in six months?',
          'What good could come of {go} in half a year?',
        ],
        smaller: [
          'I mean half a year after {go}: imagine one morning. How is it?',
          'Who would notice the good side of {go}?',
        ],
        expects: 'anything',
        slot: 'hope',
        ack: ['That speaks for {go}.'],
      },
      {
        say: [
          'With both sides written down, how strongly are you for {go}, 0 to 10?',
          'If you had to say now: {go}, how much are you for it, 0 to 10?',
        ],
        smaller: ['Above 5 or under? Give me the number.', 'Only for today, 0 to 10.'],
        expects: 'rating10',
        slot: 'want',
      },
      {
        say: ['What makes it {want} and not lower?', 'What speaks most for {go}?'],
        smaller: ['What is the best reason for {go}?', 'One word for the reason is enough.'],
        expects: 'anything',
        slot: 'keep',
        ack: ['OK, keep that in mind.'],
      },
    ],
    source: 'Miller & Rollnick 2013, Motivational Interviewing',
  },
  {
    id: 'urge_surfing',
    name: 'riding out an urge',
    minutes: 5,
    families: ['anxious'],
    pitch: [
      'We could wait the urge out together for a few minutes, without giving in to it.',
      'I know a five-minute exercise to get through an urge by just watching it.',
    ],
    steps: [
      {
        say: ['How strong is the urge right now, 0 to 10?', 'Give the urge a number, 0 to 10.'],
        smaller: ['Above 5 or below it? Add a number.', 'Any number will do for now.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Where in your body do you feel it: mouth, throat, hands, stomach?',
          'Which part of your body feels it most?',
        ],
        smaller: ['Above the chest or below it?', 'Where are you restless?'],
        expects: 'name',
        slot: 'where',
        ack: ['{a}. We watch it there.', 'OK, we watch it there.'],
      },
      {
        say: [
          'What does it feel like there: tight, hot, empty, moving?',
          'Describe the feeling there in a word or two.',
        ],
        smaller: ['Is it warm or cold?', 'Still or moving?'],
        expects: 'name',
        slot: 'like',
      },
      {
        say: [
          'Take ten slow breaths and just notice it, even if it gets stronger. Write "done" after the tenth.',
          'Ten slow breaths, doing nothing about it. Tell me after.',
        ],
        smaller: [
          'Three breaths are enough; write "ok" after them.',
          'One breath, with both feet on the floor, and tell me.',
        ],
        expects: 'ready',
        ack: ['Good, you stayed with it.'],
      },
      {
        say: [
          'And how strong is the urge now, 0 to 10?',
          'What is the number for the urge now, 0 to 10?',
        ],
        smaller: ['Stronger, weaker or the same? Give the number.', 'Write the number it has now.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'What will you do for the next twenty minutes, away from it?',
          'Where will you go now?',
        ],
        smaller: ['Outside, into the shower, or to someone?', 'Which room is farthest from it?'],
        expects: 'deed',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} before, {after} now, and you only waited.',
        'The urge dropped from {before} to {after}.',
      ],
      same: ['The urge stayed at {after}. Then getting away from it may help more.'],
      worse: [
        'The urge is at {after}, up from {before}. It can still go down, so move away from it now.',
      ],
    },
    source: 'Bowen & Marlatt 2009; Marlatt & Gordon 1985',
  },
  {
    id: 'trigger_map',
    name: 'going through one time step by step',
    minutes: 6,
    families: ['ashamed', 'angry'],
    pitch: [
      'We could trace the last time step by step, without blame, to see what you could do differently.',
      'A look at the last time could make the next time easier to stop.',
    ],
    steps: [
      {
        say: [
          'Let’s take the last time it happened. When was it, and where were you?',
          'Which time shall we take? Write the day and the place.',
        ],
        smaller: ['This week or before that?', 'Roughly when was it?'],
        expects: 'when',
        slot: 'when',
        ack: ['OK, now we go back from there.'],
      },
      {
        say: [
          'How were you in the hour before: hungry, angry, lonely, tired?',
          'What state were you in an hour before?',
        ],
        smaller: ['Hungry or tired?', 'Just one word for how you were.'],
        expects: 'name',
        slot: 'state',
      },
      {
        say: [
          'What did you tell yourself just before? For example "just this once".',
          'Which thought made it all right to do it?',
        ],
        smaller: [
          '"I deserve it" or "who cares", for example. How did yours go?',
          'Only the start of the thought.',
        ],
        expects: 'words',
        slot: 'permit',
        ack: ['{a}. Watch out for that one.', 'OK, that is one to watch out for.'],
      },
      {
        say: ['What did it give you in the first ten minutes?', 'What was good about it at first?'],
        smaller: ['Quiet, warmth or company?', 'One word for what it gave you.'],
        expects: 'anything',
        slot: 'gave',
      },
      {
        say: [
          'Where could you first have done something else?',
          'What was the earliest point where it could have gone differently?',
        ],
        smaller: [
          'Before leaving work, at the door, on the phone: where?',
          'It can be the day before. What was there?',
        ],
        expects: 'anything',
        slot: 'fork',
      },
      {
        say: [
          'Next time, what could you do at that point?',
          'Which other thing could give you some of the same?',
        ],
        smaller: ['Who could you text then?', 'Something to eat, or another way home?'],
        expects: 'deed',
        slot: 'keep',
      },
    ],
    source: 'Marlatt & Donovan 2005 (relapse prevention); Linehan 2015 (chain analysis)',
  },
];
