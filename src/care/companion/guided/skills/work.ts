/** Exercises for load and decisions: problem solving, load map, boundary. */
import type { Skill } from './types.ts';

export const WORK_SKILLS: readonly Skill[] = [
  {
    id: 'problem_solving',
    name: 'taking one problem apart',
    minutes: 7,
    families: ['stuck', 'overwhelmed'],
    pitch: [
      'Some of this can be worked on and some only carried. We could take the one piece that can be worked on and find its next step.',
      'There is a five-step way of taking a problem apart that works best when one is too tired to be clever.',
    ],
    steps: [
      {
        say: [
          'Which single problem do we take? State it so that a stranger would know when it is solved.',
          'The problem in one sentence, with an end to it: "I need to … by …".',
        ],
        smaller: [
          'The nearest one, not the biggest.',
          'Which one would you notice first if it were gone?',
        ],
        expects: 'text',
        slot: 'problem',
        ack: ['The problem, then: {a}.'],
      },
      {
        say: [
          'Everything that could be done about it, silly ideas too. Give me three.',
          'What are three possible moves, not judging any?',
        ],
        smaller: ['What would somebody cheekier than you do?', 'One idea, and its opposite.'],
        expects: 'text',
        slot: 'ideas',
        ack: ['{a}. Nothing thrown out yet.'],
      },
      {
        say: [
          'Which of those costs least and could still help?',
          'If you had to pick one by tomorrow, which?',
        ],
        smaller: ['The one you would least dread?', 'Point at any of them.'],
        expects: 'text',
        slot: 'pick',
      },
      {
        say: [
          'What is the very first movement of {pick}, one that takes ten minutes or less?',
          'How does {pick} begin, with which hand, as it were?',
        ],
        smaller: ['Opening which page, ringing whom, writing which line?', 'Two minutes of it?'],
        expects: 'text',
        slot: 'first',
        ack: ['{a} is small enough to survive a bad day.'],
      },
      {
        say: [
          'What is likely to get in the way, and what then?',
          'Which obstacle do you already see coming?',
        ],
        smaller: ['Tiredness, a person, the phone?', 'What stopped it last time?'],
        expects: 'text',
        slot: 'block',
      },
      {
        say: [
          'So {first}: on which day and at what time?',
          'When does it happen, with a clock time?',
        ],
        smaller: ['Today or tomorrow?', 'Before or after lunch?'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    source: 'D’Zurilla & Nezu 2007; Cuijpers et al. 2018',
  },
  {
    id: 'load_map',
    name: 'a map of the load',
    minutes: 6,
    families: ['overwhelmed', 'tired'],
    pitch: [
      'It is hard to put down what one carries as a single lump. We could lay it out: what is on you, what gives back, what can move.',
      'A quick map might help: loads on one side, what recharges on the other, and a look at the balance.',
    ],
    steps: [
      {
        say: [
          'List what you are carrying at present, in a few words each.',
          'What is on your back this week? Short labels.',
        ],
        smaller: ['The three heaviest.', 'Just today’s.'],
        expects: 'text',
        slot: 'loads',
        ack: ['On the map: {a}.'],
      },
      {
        say: [
          'How full are you, 0 empty and 100 over the brim?',
          'In per cent, how loaded is the system?',
        ],
        smaller: ['Over or under 80?', 'A guess in tens.'],
        expects: 'rating100',
        slot: 'before',
      },
      {
        say: [
          'Which of those is yours by choice, and which by default because nobody else took it?',
          'Of {loads}, which landed on you without being asked?',
        ],
        smaller: ['Name one that was never agreed.', 'Which one would you resign from first?'],
        expects: 'text',
        slot: 'default',
        ack: ['{a} came by default. That is the kind that can move.'],
      },
      {
        say: [
          'Other column: what gave anything back in the last seven days? Minutes count.',
          'What recharges you even a little?',
        ],
        smaller: [
          'A shower, a song, a person, food?',
          'The last time your shoulders dropped: where was that?',
        ],
        expects: 'text',
        slot: 'back',
      },
      {
        say: [
          'One change: what could be dropped, delayed, halved or handed over before the week is out?',
          'Which load gets one of the four: drop, delay, halve, hand over?',
        ],
        smaller: [
          'Just the delaying: what can be late?',
          'What would you tell a colleague to drop?',
        ],
        expects: 'text',
        slot: 'drop',
      },
      {
        say: [
          'If {drop} happened, where would the meter stand, 0 to 100?',
          'The reading then, in per cent?',
        ],
        smaller: ['A little lower? In tens.', 'Any figure.'],
        expects: 'rating100',
        slot: 'after',
      },
      {
        say: [
          'What is the sentence with which you would set that in motion, and to whom?',
          'Who needs to hear what, for {drop} to happen?',
        ],
        smaller: [
          'A one-line message will do; how does it start?',
          'Even if it is only to yourself.',
        ],
        expects: 'text',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        'From {before} to {after} by moving a single thing.',
        '{before} now, {after} then: one piece makes that difference.',
      ],
      same: [
        '{after} either way, so that was not the piece that weighs. Good to know before spending strength on it.',
      ],
      worse: [
        '{after} instead of {before}: that change would cost more than it saves, so it comes off the plan.',
      ],
    },
    source: 'Karasek 1979; Sonnentag & Fritz 2015 (recovery)',
  },
  {
    id: 'boundary',
    name: 'wording a no',
    minutes: 5,
    families: ['angry', 'overwhelmed', 'hurt'],
    pitch: [
      'There seems to be a no in this that has not been said yet. We could find the wording, so that it is short, decent and does not come with an essay.',
      'A boundary is mostly a sentence one can say without shaking. We could write yours.',
    ],
    steps: [
      {
        say: [
          'Who is it for, and what do they do or ask that you want to stop or limit?',
          'What exactly is asked of you, and by whom?',
        ],
        smaller: ['The last time it happened: what was asked?', 'Just the person, for a start.'],
        expects: 'text',
        slot: 'ask',
        ack: ['{a}. That is the thing the sentence is about, and not their character.'],
      },
      {
        say: [
          'How hard would it be to say no to that, 0 to 10?',
          'Out of ten, how much does the no cost?',
        ],
        smaller: ['Over five or under?', 'Any figure.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'What can you offer or keep, so that it is a limit and no slammed door?',
          'Where is your line: what would still be all right for you?',
        ],
        smaller: ['Less often, shorter, another time?', 'Nothing at all is allowed too.'],
        expects: 'text',
        slot: 'line',
      },
      {
        say: [
          'Now the sentence, in your own mouth: "I can’t …; what I can do is …". How would you say it?',
          'Write it as you would say it, two lines at most, no apology.',
        ],
        smaller: ['Start with "From now on I" and see what comes.', 'Just the first half.'],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. One can say that without explaining further.'],
      },
      {
        say: [
          'They push back. What do they say, and what do you repeat?',
          'What will come in return, and which words do you stay with?',
        ],
        smaller: ['Guilt, anger or silence?', 'You may simply repeat the same sentence.'],
        expects: 'text',
        slot: 'push',
        ack: ['And to {a} you need no new argument, only the same line a second time.'],
      },
      {
        say: [
          'With that in your pocket, how hard is it now, out of ten?',
          'The cost of the no at present, nought to ten?',
        ],
        smaller: ['Easier, same, harder? A number.', 'Roughly.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: ['When is the next occasion it might be needed?', 'On which day could you use it?'],
        smaller: [
          'This week or later?',
          'No date is fine too; then where will you keep the sentence?',
        ],
        expects: 'text',
        slot: 'when',
        ack: ['{a}, then. Read it aloud once before.'],
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} before, {after} with the words ready.',
        'From {before} to {after}: much of the fear of a no is not having its wording.',
      ],
      same: [
        'Still {after}. Then the no may need company: somebody who knows that you are going to say it.',
      ],
      worse: [
        '{after}, up from {before}. It has become real, which is frightening; there is no duty to use it.',
      ],
    },
    source: 'Linehan 2015 (DEAR MAN); Alberti & Emmons',
  },
];
