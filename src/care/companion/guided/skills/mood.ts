/** Exercises for low mood: activation, opposite action, out of brooding, small good things. */
import type { Skill } from './types.ts';

export const MOOD_SKILLS: readonly Skill[] = [
  {
    id: 'activation',
    name: 'one small thing on the calendar',
    minutes: 5,
    families: ['sad', 'numb', 'hopeless', 'tired'],
    pitch: [
      'Waiting until one feels like it does not work with a mood like this; doing something very small first often does. We could choose that one thing together.',
      'We could put one thing into tomorrow that is so small the mood hardly notices it being smuggled in.',
    ],
    steps: [
      {
        say: [
          'What did you use to do that left you a grain better, even a tiny thing?',
          'Name something that once did you good, however long ago.',
        ],
        smaller: [
          'Daylight, warm water, music, someone’s dog: anything of that kind?',
          'What is the least bad quarter of an hour in your day spent on?',
        ],
        expects: 'text',
        slot: 'thing',
        ack: ['{a}. It counts, however long ago it was.'],
      },
      {
        say: [
          'How is your mood just now, 0 the worst and 10 the best?',
          'First, for comparing: the mood out of ten?',
        ],
        smaller: ['Nearer the bottom or the middle? Any figure.', 'A number without thinking.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Make it smaller: what would be the ten-minute version of {thing}?',
          'Which slice of {thing} fits into ten minutes?',
        ],
        smaller: [
          'What could you do of it in two minutes?',
          'What would be the very first move of it?',
        ],
        expects: 'text',
        slot: 'small',
        ack: ['{a}: even a bad day has room for that.'],
      },
      {
        say: [
          'When tomorrow, and right after what? It helps to hang it on something that happens anyway.',
          'After which daily thing could {small} come?',
        ],
        smaller: ['After the first cup, or after the last?', 'Morning or afternoon?'],
        expects: 'text',
        slot: 'keep',
      },
      {
        say: [
          'And what will the mood say at that moment to talk you out of it?',
          'Which excuse will it bring?',
        ],
        smaller: ['"Pointless", "too tired", "later"?', 'What did it say today?'],
        expects: 'text',
        slot: 'excuse',
        ack: ['When it says {a}, you may answer: yes, and I am going anyway, for ten minutes.'],
      },
      {
        say: [
          'How likely is it that you do it, 0 to 10? Under seven, and we make it smaller still.',
          'The odds, out of ten?',
        ],
        smaller: ['Likelier than not? A figure.', 'Guess low.'],
        expects: 'rating10',
        slot: 'odds',
        ack: [
          '{a} out of ten. Afterwards put down your mood in a number and compare it with before; that is the whole experiment.',
        ],
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
      'Each feeling comes with an order: hide, lie down, strike. Where the order makes things worse, there is an exercise in disobeying it by a small amount.',
      'The mood gives instructions. We could pick one and do the reverse, in miniature.',
    ],
    steps: [
      {
        say: [
          'What does the feeling tell you to do at present?',
          'Which order is it giving: stay in, go quiet, cancel, lash out?',
        ],
        smaller: ['What did you do today because of it?', 'Hide or fight?'],
        expects: 'text',
        slot: 'urge',
        ack: ['The order is {a}.'],
      },
      {
        say: ['How strong is it, out of ten?', 'The pull of it, nought to ten?'],
        smaller: ['Over five? A number.', 'Any figure.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'If you follow it until the evening, what do you get?',
          'Where does obeying lead, two hours later?',
        ],
        smaller: ['Better, worse or the same by night?', 'What happened last time?'],
        expects: 'text',
        slot: 'leads',
      },
      {
        say: [
          'What would be the opposite of {urge}, in a dose that takes five minutes?',
          'Turn it round, tiny: what does that look like?',
        ],
        smaller: [
          'If it says in, out to the doorstep; if it says silence, one word to someone. Which?',
          'Half of that.',
        ],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. Do it with your whole body: head up, not as if you were apologising for it.'],
      },
      {
        say: [
          'Could you do a first piece of it now, while I wait? Write me when, or write when it will be.',
          'Now or at a fixed time? Tell me which, and I wait if it is now.',
        ],
        smaller: ['Only standing up counts.', 'A time today will do.'],
        expects: 'ready',
      },
      {
        say: ['And the pull now, out of ten?', 'The number at this moment?'],
        smaller: ['Up or down? A figure.', 'Roughly.'],
        expects: 'rating10',
        slot: 'after',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: ['{before}, then {after}.'],
      same: ['{after} still.'],
      worse: ['{after} after {before}.'],
    },
    source: 'Linehan 2015, DBT Skills Training (opposite action)',
  },
  {
    id: 'rumination_switch',
    name: 'from why to how',
    minutes: 5,
    families: ['sad', 'stuck', 'hopeless'],
    pitch: [
      'Your head is asking "why", and "why" has no floor. There is a way of switching the question to one that has an end.',
      'Brooding is thinking in general. We could take one moment and think it in particular; it is a different engine.',
    ],
    steps: [
      {
        say: [
          'What is the question your head keeps asking? Write it as it asks.',
          'The sentence that goes round, as it sounds?',
        ],
        smaller: ['Does it begin with "why" or with "what if"? Finish it.', 'Three words of it.'],
        expects: 'text',
        slot: 'why',
        ack: ['{a}. One can ask that until morning.'],
      },
      {
        say: ['How stuck in it are you, 0 to 10?', 'A number for the stuckness, out of ten?'],
        smaller: ['Up to the ankles or up to the neck? A figure.', 'Any number.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Now one occasion, the last one: where were you, and what was the first thing that happened, as on film?',
          'Take the last time it began. The first ten seconds, plainly: what?',
        ],
        smaller: ['Which room?', 'Sitting, lying or standing?'],
        expects: 'text',
        slot: 'scene',
        ack: ['{a}. That is a place one can stand in.'],
      },
      {
        say: [
          'And how did it go on from there, step by step, to the brooding?',
          'Then what, and then what?',
        ],
        smaller: ['The very next thing?', 'What did your hands do?'],
        expects: 'text',
        slot: 'chain',
      },
      {
        say: [
          'At which point in that could a small different thing be done, next time?',
          'Where in the chain is the weakest link?',
        ],
        smaller: [
          'At the beginning or in the middle?',
          'Standing up, opening a window, ringing somebody: at which point?',
        ],
        expects: 'text',
        slot: 'keep',
      },
      {
        say: ['How stuck is it now, out of ten?', 'And the number at present?'],
        smaller: ['Looser? A figure.', 'Roughly.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'If {why} comes back tonight, how would you turn it into a "how"?',
          'What is the how-question you would put in its place?',
        ],
        smaller: ['"How would I begin to …?" Finish that.', 'Just the first word.'],
        expects: 'text',
        slot: 'how',
        ack: ['{a}: a question with a next step in it.'],
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: ['{before} before, {after} after thinking it in particular.'],
      same: ['{after}, unchanged. The switch is a habit and takes repeating.'],
      worse: ['{after} from {before}: enough of that scene for today.'],
    },
    source: 'Watkins 2016, Rumination-Focused CBT',
  },
  {
    id: 'small_good',
    name: 'three grains of the day',
    minutes: 4,
    families: ['glad', 'numb', 'sad', 'lonely'],
    pitch: [
      'Not to prettify anything: beside what is hard there may have been three grains of something else today. We could look for them, with their causes.',
      'There is a small evening exercise: three things that went, if not well, then less badly, and your part in each.',
    ],
    steps: [
      {
        say: [
          'The first one: anything today that was all right for a moment. What?',
          'One small thing since waking that was not bad?',
        ],
        smaller: ['Something you ate, saw, heard?', 'A thing that did not go wrong.'],
        expects: 'text',
        slot: 'one',
        ack: ['{a}. Small is the right size.'],
      },
      {
        say: ['What had you to do with {one} being there?', 'How did it come about?'],
        smaller: ['Even "I looked up" is a part in it.', 'Luck, somebody, or you?'],
        expects: 'text',
        slot: 'cause',
      },
      {
        say: ['A second, of another kind: a person, a sight, a bit of work?', 'And another?'],
        smaller: ['Anyone who was decent to you?', 'Something your hands did.'],
        expects: 'text',
        slot: 'two',
        ack: ['{a} goes beside the first.'],
      },
      {
        say: ['And a third, even if it has to be scraped out?', 'The last one may be tiny.'],
        smaller: ['Water, light, a chair.', 'That the day is nearly over counts.'],
        expects: 'text',
        slot: 'three',
      },
      {
        say: [
          '{one}, {two}, {three}. Which of them could be made likelier tomorrow?',
          'Which of the three is worth planning a repeat of?',
        ],
        smaller: ['The easiest to repeat?', 'Any.'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    source: 'Seligman et al. 2005, American Psychologist',
  },
];
