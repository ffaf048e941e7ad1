/** Exercises for habits: balance sheet, surfing an urge, mapping what sets it off. */
import type { Skill } from './types.ts';

export const HABIT_SKILLS: readonly Skill[] = [
  {
    id: 'decisional_balance',
    name: 'an honest balance',
    minutes: 6,
    families: ['stuck'],
    pitch: [
      'You seem to be of two minds, and both deserve a hearing. We could write the balance down, with the good sides of staying as you are included.',
      'We could put both sides on paper, fairly, without deciding anything today.',
    ],
    steps: [
      {
        say: [
          'First the side nobody asks about: what is good about keeping things as they are?',
          'What does staying as it is give you?',
        ],
        smaller: ['What would you miss first?', 'Even one thing.'],
        expects: 'text',
        slot: 'good',
        ack: ['{a}. That is a real good, otherwise it would be easy.'],
      },
      {
        say: [
          'And what does it cost, by your own prices and nobody else’s?',
          'The bill for things as they are?',
        ],
        smaller: ['Money, sleep, somebody’s face?', 'What stung this week?'],
        expects: 'text',
        slot: 'cost',
        ack: ['{a}. So that is what you pay for it.'],
      },
      {
        say: [
          'Other column: what would be hard about changing?',
          'What frightens you about it being different?',
        ],
        smaller: ['What would you have to feel?', 'The first bad evening: what is in it?'],
        expects: 'text',
        slot: 'hard',
      },
      {
        say: [
          'And what might be there after half a year of it, that is not there now?',
          'What would be the good of it, in six months?',
        ],
        smaller: ['One morning in that life: how is it?', 'Who would notice?'],
        expects: 'text',
        slot: 'hope',
        ack: ['{a}.'],
      },
      {
        say: [
          'When {good} lies in one hand and {hope} in the other: how important is a change to you, 0 to 10?',
          'The importance, out of ten?',
        ],
        smaller: ['Above five? A figure.', 'As of today only.'],
        expects: 'rating10',
        slot: 'want',
      },
      {
        say: ['Why {want} and not two lower?', 'What keeps it from being a lower number?'],
        smaller: ['There is some reason it is not nought: which?', 'One word.'],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. I would keep that sentence; it is yours.'],
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
      'An urge can be ridden rather than fed or fought: one watches it climb and break. We could do that with the next few minutes.',
      'We could sit this one out together, closely, with the body as the thing we watch.',
    ],
    steps: [
      {
        say: ['How strong is it now, out of ten?', 'The pull, nought to ten?'],
        smaller: ['Over five? A number.', 'Any figure.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Where in the body is it: mouth, throat, hands, stomach?',
          'Find it in the body: where does it sit?',
        ],
        smaller: ['Higher or lower than the chest?', 'Anything restless anywhere?'],
        expects: 'text',
        slot: 'where',
        ack: ['{a}. So it has edges.'],
      },
      {
        say: [
          'What is it like there: tight, hot, hollow, moving? Watch it as one watches weather.',
          'Describe it in {where} as if to someone who never had one.',
        ],
        smaller: ['Warm or cold?', 'Still or moving?'],
        expects: 'text',
        slot: 'like',
      },
      {
        say: [
          'Stay with {like} for ten slow breaths without doing anything about it. If it climbs, let it climb. Write when you are through.',
          'Ten breaths on top of it. Tell me when.',
        ],
        smaller: ['Three breaths.', 'Only one, and put both feet on the floor.'],
        expects: 'ready',
        ack: ['You have just not done the thing, for as long as that took.'],
      },
      {
        say: ['How strong is it at this point, out of ten?', 'The number at this point?'],
        smaller: ['Up, down, same? A figure.', 'Any.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'What will you do with the next twenty minutes, and how far from it?',
          'Where do you go from here, in the literal sense?',
        ],
        smaller: ['Out of the door, into a shower, to someone?', 'Which room is farthest from it?'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before}, and now {after}, without feeding it.',
        'From {before} to {after}: that was one wave.',
      ],
      same: ['Still {after}. Then it is a long wave; distance helps with those.'],
      worse: [
        '{after} after {before}: it is still climbing, which is what they do before they turn. Put a door between you and it.',
      ],
    },
    source: 'Bowen & Marlatt 2009; Marlatt & Gordon 1985',
  },
  {
    id: 'trigger_map',
    name: 'tracing one occasion back',
    minutes: 6,
    families: ['ashamed', 'angry'],
    pitch: [
      'One occasion, taken apart from the hour before to the hour after, usually shows a place where it could have forked. We could trace the last one; no blame in it.',
      'Let it be data: we could go through the last time link by link.',
    ],
    steps: [
      {
        say: [
          'Which occasion? Day, hour, where you were.',
          'The last time it happened: when and where?',
        ],
        smaller: ['This week or earlier?', 'Roughly when.'],
        expects: 'text',
        slot: 'when',
        ack: ['{a}. From there we go backwards.'],
      },
      {
        say: [
          'In the hour before: were you hungry, angry, lonely, tired, or something else?',
          'What state were you in an hour earlier?',
        ],
        smaller: ['Hungry or tired?', 'One word.'],
        expects: 'text',
        slot: 'state',
        ack: ['So it began as {a}, before it began.'],
      },
      {
        say: [
          'And what was the thought that gave permission, word for word?',
          'Which sentence opened the door: "just one", "I deserve it", "who cares"?',
        ],
        smaller: ['It usually sounds reasonable. How did it go?', 'Start of it?'],
        expects: 'text',
        slot: 'permit',
        ack: ['{a}. That is the voice to know by sight.'],
      },
      {
        say: [
          'What did it give you in the first ten minutes?',
          'What was good about it, at first?',
        ],
        smaller: ['Quiet, warmth or company?', 'One word.'],
        expects: 'text',
        slot: 'gave',
      },
      {
        say: [
          'Where on that way was the earliest fork: a turning at which another thing could have been done about being {state}?',
          'The first point at which a different turn was possible?',
        ],
        smaller: ['Before leaving work, at the door, at the phone?', 'Even the day before.'],
        expects: 'text',
        slot: 'fork',
      },
      {
        say: [
          'What would you put at that fork next time: a person, a meal, a route, a sentence?',
          'At {fork}, which other thing could give some of {gave}?',
        ],
        smaller: ['Whom could you text there?', 'Something to eat?'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    source: 'Marlatt & Donovan 2005 (relapse prevention); Linehan 2015 (chain analysis)',
  },
];
