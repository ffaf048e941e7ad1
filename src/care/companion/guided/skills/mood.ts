/** Exercises for low mood: activation, opposite action, out of brooding, small good things. */
import type { Skill } from './types.ts';

export const MOOD_SKILLS: readonly Skill[] = [
  {
    id: 'activation',
    name: 'one small thing on the calendar',
    minutes: 5,
    families: ['sad', 'numb', 'hopeless', 'tired'],
    pitch: [
      'We could choose one small thing for tomorrow; doing a little can lift the mood.',
      'We could plan ten minutes of something for tomorrow, to help your mood a bit.',
    ],
    steps: [
      {
        say: [
          'What is something small that used to make you feel a bit better?',
          'What has done you good before, however long ago?',
        ],
        smaller: [
          'Daylight, a shower, music, a dog: which of these?',
          'What is the least bad part of your day?',
        ],
        expects: 'liked',
        slot: 'thing',
        ack: ['{a}. We start with that.', 'Good, we start with that.'],
      },
      {
        say: [
          'How is your mood now, 0 the worst and 10 the best?',
          'What number is your mood at, 0 to 10?',
        ],
        smaller: ['Nearer 1, 3 or 5?', 'Write any number from 0 to 10.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'What would be a ten-minute version of it?',
          'Which bit of it could you do in ten minutes?',
        ],
        smaller: [
          'Two minutes are fine too. What would you do in that time?',
          'What would you have to do first?',
        ],
        expects: 'deed',
        slot: 'small',
        ack: ['Good, that is short enough.'],
      },
      {
        say: [
          'It is easier right after something you do anyway. After what could you do it tomorrow?',
          'What time tomorrow would suit you for it?',
        ],
        smaller: [
          'After breakfast, after work or after supper?',
          'In the morning or in the afternoon?',
        ],
        expects: 'name',
        slot: 'after',
      },
      {
        say: [
          'What might you tell yourself at that moment, so as not to do it?',
          'Which excuse might come up?',
        ],
        smaller: ['"Pointless", "too tired" or "later"?', 'What kept you from it on other days?'],
        expects: 'words',
        slot: 'excuse',
        ack: ['When that comes, tell yourself you will do just ten minutes.'],
      },
      {
        say: [
          'Rate your mood again afterwards. How likely is it that you do it, 0 to 10?',
          'What are the chances that you do it, 0 to 10?',
        ],
        smaller: ['Nearer 4, 6 or 8?', 'A low number is fine too.'],
        expects: 'rating10',
        slot: 'odds',
        ack: ['Write down your mood afterwards and compare.'],
      },
      {
        say: [
          '{odds} is honest, so we make it smaller. What would a bad day’s version be?',
          'Then smaller still: what could you do of it on a bad day?',
        ],
        smaller: [
          'One minute of it is fine. Which minute?',
          'Only the first step of it: what is that?',
        ],
        expects: 'deed',
        slot: 'smallest',
        onlyBelow: { slot: 'odds', number: 7 },
        ack: ['That counts on a bad day, and on a good one you can always do more.'],
      },
    ],
    source: 'Dimidjian et al. 2006; Richards et al. 2016, Lancet',
  },
  {
    id: 'opposite_action',
    name: 'doing the opposite on purpose',
    minutes: 5,
    families: ['sad', 'ashamed', 'angry', 'scared'],
    pitch: [
      'We could try a bit of the opposite of what the feeling tells you to do.',
      'You could take one small step against what the mood wants, so that it gets weaker.',
    ],
    steps: [
      {
        say: [
          'What does the feeling make you want to do right now?',
          'What does it tell you to do: stay in, cancel, go quiet, snap?',
        ],
        smaller: [
          'Because of it, what have you done today?',
          'More like hiding, or more like fighting?',
        ],
        expects: 'deed',
        slot: 'urge',
        ack: ['OK, we know what it wants.'],
      },
      {
        say: ['How strong is that urge, 0 to 10?', 'How much do you want to do that, 0 to 10?'],
        smaller: ['Is it nearer 3, 6 or 9?', 'Just take the first number.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'If you do what it says, what will it be like in two hours?',
          'What comes of it if you give in?',
        ],
        smaller: ['Better, worse or the same?', 'How did it go the last time?'],
        expects: 'anything',
        slot: 'leads',
      },
      {
        say: [
          'What would be the opposite, something small that takes five minutes?',
          'Instead of that, what small thing could you do?',
        ],
        smaller: [
          'If the feeling says hide, you could step outside. What would you choose?',
          'Half of that is enough. What would be half?',
        ],
        expects: 'deed',
        slot: 'keep',
        ack: ['{a}. When you do it, hold your head up.', 'Good, and when you do it, do it fully.'],
      },
      {
        say: [
          'Can you do a first bit of it now? Write when you have, or write a time for it.',
          'Do a first bit now and tell me, or give me a time.',
        ],
        smaller: [
          'Standing up is enough for now; write "ok" when you have.',
          'Then write a time for it, today or tomorrow.',
        ],
        expects: 'ready',
      },
      {
        say: ['And the urge now, 0 to 10?', 'What is the urge at, 0 to 10?'],
        smaller: [
          'Up, down or the same? Write the urge as a number.',
          'Just a rough number for the urge.',
        ],
        expects: 'rating10',
        slot: 'after',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: ['The urge went from {before} to {after}.'],
      same: ['The urge is still {after}.'],
      worse: ['The urge is {after} now, up from {before}. Leave it for today.'],
    },
    source: 'Linehan 2015, DBT Skills Training (opposite action)',
  },
  {
    id: 'rumination_switch',
    name: 'getting out of brooding',
    minutes: 5,
    families: ['sad', 'stuck', 'hopeless'],
    pitch: [
      'We could take what goes round in your head and turn it into something you can do.',
      'It could stop the circles in your head to go through one moment in detail.',
    ],
    steps: [
      {
        say: [
          'What keeps going round in your head? Write it in a few words.',
          'Write down the question your head keeps asking.',
        ],
        smaller: [
          'It may begin with "why" or "what if". How does it go on?',
          'Three words of it are enough.',
        ],
        expects: 'anything',
        slot: 'why',
        ack: ['{a}. That is the one we take.', 'OK, we work with that one.'],
      },
      {
        say: ['How stuck in it are you, 0 to 10?', 'How hard is it to stop, 0 to 10?'],
        smaller: [
          'Not very stuck is 3, very stuck is 8. What are you?',
          'Whatever number comes is fine.',
        ],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Go back to when it last started. Where were you, and what happened first?',
          'What was the first thing that happened when it last began?',
        ],
        smaller: ['Which room were you in?', 'Were you sitting, lying or standing?'],
        expects: 'anything',
        slot: 'scene',
      },
      {
        say: [
          'What happened next, step by step, until you were stuck in it?',
          'And after that, what came next?',
        ],
        smaller: ['Only the very next thing.', 'What did you do with your hands?'],
        expects: 'anything',
        slot: 'chain',
      },
      {
        say: [
          'At which point could you do something different next time?',
          'Which moment would be a good one to do something else?',
        ],
        smaller: [
          'At the beginning or in the middle?',
          'You could stand up, open a window, call someone. At what point?',
        ],
        expects: 'anything',
        slot: 'keep',
      },
      {
        say: ['How stuck are you now, 0 to 10?', 'And what number is it now, for being stuck?'],
        smaller: [
          'Less, more or the same? Write down a number.',
          'A guess at the number is enough.',
        ],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'If it comes back, ask "how" and not "why". What could you do first?',
          'What could be your first step when it comes back?',
        ],
        smaller: ['Finish this: "I could begin with …"', 'Just the first thing you could do.'],
        expects: 'deed',
        slot: 'how',
        ack: ['Good, that is something you can do.'],
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: ['{before} before, {after} now that you went through it.'],
      same: ['It is {after}, as before. It takes some practice.'],
      worse: ['You are at {after}, up from {before}. That is enough of it for today.'],
    },
    source: 'Watkins 2016, Rumination-Focused CBT',
  },
  {
    id: 'small_good',
    name: 'three good things',
    minutes: 4,
    families: ['glad', 'numb', 'sad', 'lonely'],
    pitch: [
      'We could look for three small good things in your day; it takes four minutes.',
      'You could name three things that went all right today, to see them as well.',
    ],
    steps: [
      {
        say: [
          'What was all right today, even for a moment?',
          'Name one small thing that was not bad today.',
        ],
        smaller: [
          'It may be something you ate, saw or heard.',
          'It can be something that did not go wrong.',
        ],
        expects: 'good',
        slot: 'one',
        ack: ['{a}. That counts.', 'Good, that counts.'],
      },
      {
        say: ['What was your part in that?', 'How did that good thing come about?'],
        smaller: [
          '"I looked up" would be a part too. What was yours?',
          'Was it luck, someone else or you?',
        ],
        expects: 'anything',
        slot: 'cause',
      },
      {
        say: [
          'Now a second good thing, of another kind. What do you think of?',
          'What else was all right today?',
        ],
        smaller: [
          'Who was kind or decent to you today?',
          'Perhaps something you did with your hands.',
        ],
        expects: 'good',
        slot: 'two',
        ack: ['Good, that makes two.'],
      },
      {
        say: [
          'And a third good thing, however small?',
          'One more small thing, then. What comes to mind?',
        ],
        smaller: [
          'Light, a warm drink, a soft chair: which one?',
          'Even a minute of quiet counts.',
        ],
        expects: 'good',
        slot: 'three',
      },
      {
        say: [
          'Which of the three would you like again tomorrow?',
          'Which one will you plan for tomorrow?',
        ],
        smaller: ['Which one is easiest to repeat?', 'Just take one of the three.'],
        expects: 'name',
        slot: 'keep',
      },
    ],
    source: 'Seligman et al. 2005, American Psychologist',
  },
];
