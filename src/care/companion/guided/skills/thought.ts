/** Exercises for thoughts: weighing one, giving worry an hour, going towards what is feared. */
import type { Skill } from './types.ts';

export const THOUGHT_SKILLS: readonly Skill[] = [
  {
    id: 'thought_record',
    name: 'weighing one thought',
    minutes: 6,
    families: ['anxious', 'scared', 'worthless', 'ashamed'],
    traps: ['mind_reading', 'catastrophe', 'fortune', 'label'],
    pitch: [
      'One sentence in this seems to do most of the damage, {topic}. There is a way of putting a sentence like that on the scales instead of quarrelling with it.',
      'We could take a single thought out of this and weigh it, for and against, as one would with anybody else’s.',
    ],
    steps: [
      {
        say: [
          'Put the thought that stings most into one plain sentence, the way it sounds in your head.',
          'In one line: what exactly does the thought claim?',
        ],
        smaller: [
          'It need not be neat. Finish this: "What gets me is that …"',
          'Any fragment of it will do, three words even.',
        ],
        expects: 'text',
        slot: 'thought',
        ack: ['{a}. That is the one on the scales.'],
      },
      {
        say: [
          'How true does it feel at this moment, from 0 to 100?',
          'A number for how convincing {thought} is right now, 0 to 100?',
        ],
        smaller: [
          'Roughly is fine: nearer 30, nearer 60, or nearer 90?',
          'A finger in the wind will do; which number comes first?',
        ],
        expects: 'rating100',
        slot: 'before',
        ack: ['{a}, written down.'],
      },
      {
        say: [
          'Now the side for it. What has actually happened, seen or heard, that speaks for {thought}?',
          'Which plain events support it? Leave out what you suspect and keep what took place.',
        ],
        smaller: [
          'One thing is enough. What would you name first if somebody asked "how come you think so"?',
          'Take the strongest single piece, however small.',
        ],
        expects: 'text',
        slot: 'forIt',
        ack: ['So on that side lies {a}.', 'That goes into the one pan: {a}.'],
      },
      {
        say: [
          'And the other pan: what has happened that does not fit {thought}?',
          'What would somebody who likes you bring up against it?',
        ],
        smaller: [
          'Think of the last two weeks: any small moment that would look odd if the thought were wholly true?',
          'Or borrow eyes: who would shake their head at it, and what would they mention?',
        ],
        expects: 'text',
        slot: 'against',
        ack: ['{a}. The thought had not mentioned that.', 'Into the other pan, then: {a}.'],
      },
      {
        say: [
          'With {forIt} on one side and {against} on the other: which sentence would be fair to both?',
          'How would you put it so that neither pan is left out?',
        ],
        smaller: [
          'Try it as "Although …, it is also true that …".',
          'If a friend had told you all of that, what would you have said to them?',
        ],
        expects: 'text',
        slot: 'fair',
        ack: ['{a}. It has both sides in it.'],
      },
      {
        say: [
          'And the first one, {thought}: how true does it feel now, 0 to 100?',
          'The old sentence once more: which number now?',
        ],
        smaller: [
          'Higher, lower or the same, and by how much at a guess?',
          'Just the number that comes.',
        ],
        expects: 'rating100',
        slot: 'after',
      },
      {
        say: [
          'Which words from this do you want to have at hand the next time it comes?',
          'What of it is worth keeping where you will see it?',
        ],
        smaller: [
          'One phrase is enough, yours or one of the two pans.',
          'If you kept three words of it, which?',
        ],
        expects: 'text',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        'From {before} to {after}, and nothing out there has changed, only that both sides were read out.',
        '{before} before, {after} now: the thought is still there, it has lost some of its vote.',
      ],
      same: [
        '{after} and {after}: it did not budge. Some thoughts are held up by something older than evidence, and that is worth knowing too.',
      ],
      worse: [
        'It went from {before} to {after}. Looking at it closely can do that at first; we leave it alone for now.',
      ],
    },
    source: 'Beck et al. 1979; Greenberger & Padesky 1995, Mind Over Mood',
  },
  {
    id: 'worry_time',
    name: 'giving worry an appointment',
    minutes: 5,
    families: ['anxious'],
    pitch: [
      'Worry that is told "not now, at six" obeys rather more often than worry that is told "never". We could make it such an appointment.',
      'There is a method that does not fight worry and only moves it to a fixed quarter of an hour.',
    ],
    steps: [
      {
        say: [
          'First the agenda: which worries come most often? Name them as you would on a list.',
          'What is on the list of things your head brings up?',
        ],
        smaller: ['Only the loudest one, then.', 'Take the one from today.'],
        expects: 'text',
        slot: 'worries',
        ack: ['On the list: {a}.'],
      },
      {
        say: [
          'How much do they get in the way on an ordinary day, 0 to 10?',
          'How much room do they take, on a scale to 10?',
        ],
        smaller: [
          'A little, a lot, or nearly all of it? Put any number to that.',
          'The first figure that comes.',
        ],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Now a time for them: fifteen minutes, the same each day, not in the last two hours before bed. When?',
          'Which quarter of an hour in your day could be theirs?',
        ],
        smaller: [
          'After work? After a meal? Anything that already happens daily can carry it.',
          'Morning, noon or early evening?',
        ],
        expects: 'text',
        slot: 'when',
        ack: ['{a}, then: the office is open at that time and closed at others.'],
      },
      {
        say: [
          'And a place, one you do not otherwise rest in. Where would you sit with the list?',
          'Where shall it happen? Not the bed and not the good chair.',
        ],
        smaller: [
          'A kitchen stool, a step, a bench: which is nearest?',
          'Any seat you would not miss.',
        ],
        expects: 'text',
        slot: 'where',
      },
      {
        say: [
          'When one turns up outside its hour, you write it down in two words and say something short to it. What would your sentence be, "noted, {when}" or better?',
          'What will you tell a worry that comes at the wrong time?',
        ],
        smaller: [
          '"Later" is a whole sentence. Which word would you believe?',
          'Choose: "noted", "not now", or one of your own.',
        ],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. Short enough to remember when it comes.'],
      },
      {
        say: [
          'A trial run: take one of {worries}, say that sentence to it and look round the room for a breath or two. What did it do?',
          'Try the sentence once on the loudest one, now. What happened?',
        ],
        smaller: ['Did it grumble, go, or get louder?', 'Any reaction counts, none included.'],
        expects: 'text',
        slot: 'trial',
        ack: ['{a}. It takes about a week until it learns the opening hours.'],
      },
    ],
    source: 'Borkovec et al. 1983; McGowan & Behar 2013, Behavior Modification',
  },
  {
    id: 'exposure_ladder',
    name: 'building a ladder',
    minutes: 7,
    families: ['scared', 'anxious'],
    pitch: [
      'What one keeps away from keeps its size. A ladder breaks it into rungs so low that the first is nearly boring, and we could build the bottom of one.',
      'There is a way back towards {np} in small rungs, with the lowest one first.',
    ],
    steps: [
      {
        say: [
          'What have you been keeping away from, put as a thing one can do: ringing, going, saying, opening?',
          'Which one action would you like to be able to do again?',
        ],
        smaller: ['Something this week that you walked round?', 'The smallest dodge counts.'],
        expects: 'text',
        slot: 'goal',
        ack: ['The top of the ladder: {a}.'],
      },
      {
        say: [
          'If you did that today, how hard would it be, 0 to 100?',
          'A figure for the fear at the top, out of 100?',
        ],
        smaller: ['Over or under 50?', 'Guess; we only need it to compare.'],
        expects: 'rating100',
        slot: 'top',
      },
      {
        say: [
          'Now the ground: what is a version of {goal} so small that it would be about a 20?',
          'What would be the two-minute version of it, or the one with somebody beside you?',
        ],
        smaller: [
          'Looking at it without doing it, doing it with a friend, doing it for thirty seconds?',
          'Halve it, and halve it again: what is left?',
        ],
        expects: 'text',
        slot: 'low',
        ack: ['{a}: that is a rung one can reach from the floor.'],
      },
      {
        say: ['And one between the two, about a 50?', 'What lies halfway up?'],
        smaller: [
          'The first rung done twice as long, or without the company?',
          'We can leave the middle for later; name anything that comes.',
        ],
        expects: 'text',
        slot: 'middle',
      },
      {
        say: [
          'Back to the lowest, {low}. What does the fear say will happen if you do it?',
          'Before you climb: what is the prediction for {low}?',
        ],
        smaller: [
          'One word: laughed at, trapped, ill, refused?',
          'What would be the worst minute of it?',
        ],
        expects: 'text',
        slot: 'prediction',
        ack: [
          'Prediction on record: {a}. That is the thing to check, and not whether it was pleasant.',
        ],
      },
      {
        say: [
          'When this week could {low} be done, with a day and an hour?',
          'Which day suits the first rung?',
        ],
        smaller: ['Before or after the weekend?', 'Which day is the least crowded one?'],
        expects: 'text',
        slot: 'keep',
        ack: [
          '{a}. Stay on the rung until the fear has dropped by about half, and then compare it with the prediction.',
        ],
      },
    ],
    source: 'Craske et al. 2014, Behaviour Research and Therapy (inhibitory learning)',
  },
];
