/** Exercises for load and decisions: problem solving, load map, boundary. */
import type { Skill } from './types.ts';

export const WORK_SKILLS: readonly Skill[] = [
  {
    id: 'problem_solving',
    name: 'taking one problem apart',
    minutes: 7,
    families: ['stuck', 'overwhelmed'],
    pitch: [
      'You could pick one problem, and we find the first step for it.',
      'We could solve one problem in small steps, until you know what to do first.',
    ],
    steps: [
      {
        say: [
          'Which one problem shall we take? Write it in one line.',
          'Write one problem you want solved: "I need to …"',
        ],
        smaller: [
          'Take the nearest problem, not the biggest.',
          'Which problem would you like gone first?',
        ],
        expects: 'anything',
        slot: 'problem',
        ack: ['OK, we take that one.'],
      },
      {
        say: [
          'What could you do about it? Write three ideas, silly ones too.',
          'Name three things that could be done, without judging them.',
        ],
        smaller: ['What would someone bolder than you do?', 'One idea is enough to start.'],
        expects: 'deed',
        slot: 'ideas',
        ack: ['Good, nothing is ruled out yet.'],
      },
      {
        say: [
          'Which of those is easiest and could still help?',
          'Which would you choose if it had to be by tomorrow?',
        ],
        smaller: ['Which one do you dread least?', 'Just pick any of them.'],
        expects: 'deed',
        slot: 'pick',
      },
      {
        say: [
          'What would be the first bit of it, ten minutes or less?',
          'How would you begin, in ten minutes at most?',
        ],
        smaller: [
          'Open a page, call someone, write a line: which?',
          'Which part of it could you do in two minutes?',
        ],
        expects: 'deed',
        slot: 'first',
        ack: ['{a}. You can start with that.', 'Good, you can start there.'],
      },
      {
        say: ['What could get in the way of it?', 'What might stop you?'],
        smaller: [
          'Tiredness, other people, the phone: which would it be?',
          'What stopped you the last time you tried?',
        ],
        expects: 'anything',
        slot: 'block',
        ack: ['That can happen.'],
      },
      {
        say: ['And if that happens, what will you do?', 'Then what would you do?'],
        smaller: ['Wait, ask someone, or do a smaller bit of it?', 'Whom could you ask then?'],
        expects: 'deed',
        slot: 'plan',
        ack: ['{a}. So you have that ready.', 'So you have that ready.'],
      },
      {
        say: [
          'On which day and at what time will you take the first step?',
          'When will you do it? Give a day and a time.',
        ],
        smaller: ['Today or tomorrow?', 'Before lunch or after?'],
        expects: 'when',
        slot: 'keep',
      },
    ],
    source: 'D’Zurilla & Nezu 2007; Cuijpers et al. 2018',
  },
  {
    id: 'load_map',
    name: 'a list of what you carry',
    minutes: 6,
    families: ['overwhelmed', 'tired'],
    pitch: [
      'We could list what you carry and what gives you strength, and find one thing to drop.',
      'You could list all you have to do, and we see what can be moved.',
    ],
    steps: [
      {
        say: [
          'What do you have on you right now? List it in a few words each.',
          'List the things you have to deal with this week.',
        ],
        smaller: ['Only the three heaviest things.', 'Take only today. What do you have to do?'],
        expects: 'anything',
        slot: 'loads',
        ack: ['OK, now we have the list.'],
      },
      {
        say: [
          'How full are you, 0 is empty and 100 is too much?',
          'How loaded do you feel, 0 to 100?',
        ],
        smaller: ['Above or below 80? Write the number.', 'A guess in tens is fine: 60, 70, 80?'],
        expects: 'rating100',
        slot: 'before',
      },
      {
        say: [
          'Which of these did you not choose, but got because nobody else took it?',
          'Which one landed on you without your being asked?',
        ],
        smaller: ['Name one thing you never agreed to.', 'Which one would you give up first?'],
        expects: 'anything',
        slot: 'default',
        ack: ['OK, perhaps that one can be moved.'],
      },
      {
        say: [
          'What gave you some strength in the last seven days? Minutes count.',
          'What does you good, even a little?',
        ],
        smaller: [
          'A shower, a song, a person, a meal: which one?',
          'What made a day a bit easier this week?',
        ],
        expects: 'liked',
        slot: 'back',
      },
      {
        say: [
          'Now one change. What could you drop, put off, shorten or hand over this week?',
          'Which one thing could someone else do, or could wait?',
        ],
        smaller: [
          'Just put something off. What can be late?',
          'What would you tell a friend to drop?',
        ],
        expects: 'deed',
        slot: 'drop',
      },
      {
        say: [
          'If you did that, how full would you be, 0 to 100?',
          'How loaded would you feel then, 0 to 100?',
        ],
        smaller: [
          'Perhaps ten less, or twenty? Write the number it would be.',
          'A rough number for then is enough.',
        ],
        expects: 'rating100',
        slot: 'after',
      },
      {
        say: [
          'What would you say to make that happen?',
          'Write the message that would get it started.',
        ],
        smaller: ['One line is enough. How would you begin?', 'You can also write it to yourself.'],
        expects: 'words',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        'From {before} to {after}, with one thing changed.',
        '{before} now, {after} after that change.',
      ],
      same: ['It stays at {after}. Another change may help more.'],
      worse: ['It would be {after} and not {before}. Another change may be better.'],
    },
    source: 'Karasek 1979; Sonnentag & Fritz 2015 (recovery)',
  },
  {
    id: 'boundary',
    name: 'saying no',
    minutes: 5,
    families: ['angry', 'overwhelmed', 'hurt'],
    pitch: [
      'We could find the words for a no that is short and polite.',
      'It may help to have a no ready in writing before you need it.',
    ],
    steps: [
      {
        say: [
          'Who is it, and what do they ask of you that you want to stop?',
          'What do they want from you, and who is it?',
        ],
        smaller: ['Take the last time. What did they ask?', 'Just write who it is, for a start.'],
        expects: 'request',
        slot: 'ask',
        ack: ['OK, the no is about that and nothing else.'],
      },
      {
        say: [
          'How hard is it to say no to that, 0 to 10?',
          'What number is the no, 0 easy and 10 very hard?',
        ],
        smaller: ['Above 5 or below? Pick one.', 'A quick number is fine.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'What would still be all right for you? For example less often, or later.',
          'What could you offer instead, if anything?',
        ],
        smaller: [
          'Shorter, less often or another time?',
          'If you offer nothing, write "no offer at all".',
        ],
        expects: 'deed',
        slot: 'line',
      },
      {
        say: [
          'Now write the sentence you would say: "I can’t …, but I can …"',
          'How would you say no, in two lines at most and without an apology?',
        ],
        smaller: [
          'Start with "From now on I" and go on.',
          'Just the first half is enough for now.',
        ],
        expects: 'words',
        slot: 'keep',
        ack: [
          '{a}. You can say that without explaining more.',
          'Good, and you do not have to explain more than that.',
        ],
      },
      {
        say: [
          'Suppose they do not accept it. What would you say then?',
          'What will you answer if they push?',
        ],
        smaller: [
          'If they get angry, what do you say?',
          'You can say the same words again. How would they go?',
        ],
        expects: 'words',
        slot: 'push',
        ack: ['You do not need new reasons. The same words again are enough.'],
      },
      {
        say: [
          'With those words ready, how hard is it now, 0 to 10?',
          'How hard does the no feel now, 0 to 10?',
        ],
        smaller: [
          'Easier, the same or harder? Write it as a number.',
          'Give a rough number, 0 to 10.',
        ],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: ['When could you use it next?', 'On which day might you need it?'],
        smaller: ['This week or later?', 'Any day is fine. Which would you pick?'],
        expects: 'when',
        slot: 'when',
        ack: ['Read it aloud once before then.'],
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} before, {after} now that you have the words.',
        'With the words ready it went from {before} to {after}.',
      ],
      same: ['Still at {after}. You could tell somebody beforehand that you will say it.'],
      worse: ['That is {after}, up from {before}. You do not have to use it.'],
    },
    source: 'Linehan 2015 (DEAR MAN); Alberti & Emmons',
  },
];
