/** Exercises for the body: grounding, breath, muscles, a safe place, a container, the way to sleep. */
import type { Skill } from './types.ts';

export const BODY_SKILLS: readonly Skill[] = [
  {
    id: 'grounding',
    name: 'coming back through the senses',
    minutes: 4,
    families: ['scared', 'overwhelmed', 'numb', 'anxious'],
    pitch: [
      'Before we talk more, we could bring you back into the room you are sitting in, one sense at a time.',
      'There is a slow way of telling the body which day it is, through the eyes first.',
    ],
    steps: [
      {
        say: [
          'How far from calm are you right now, 0 being calm and 10 the worst?',
          'First a number for how strong it is, out of ten?',
        ],
        smaller: ['Low, middle or high? Give it any figure.', 'Hold up fingers and count them.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Look round slowly. Write me five things you can see, small ones too.',
          'Five things your eyes find, in any order.',
        ],
        smaller: ['Three will do. What is straight in front of you?', 'One thing, and its colour.'],
        expects: 'text',
        slot: 'see',
        ack: ['{a}: those are here, and it is today.'],
      },
      {
        say: [
          'Now four that you can feel: cloth, chair, floor, air.',
          'What touches you at this moment? Four of them.',
        ],
        smaller: ['Press your feet down. What is under them?', 'One texture under your fingers.'],
        expects: 'text',
        slot: 'feel',
        ack: ['{a}. Let the chair have some of the weight.'],
      },
      {
        say: ['Three sounds, near or far.', 'What do your ears find, three of them?'],
        smaller: ['The farthest one you can catch?', 'Even a hum counts.'],
        expects: 'text',
        slot: 'hear',
      },
      {
        say: [
          'Two you can smell, or would like to; and one taste, a sip of water if there is nothing.',
          'Smell and taste last: what is there?',
        ],
        smaller: [
          'Your sleeve, your hands, a cup: any scent at all?',
          'Only a sip of water, then, and tell me when.',
        ],
        expects: 'ready',
        slot: 'smell',
      },
      {
        say: [
          'And the number now, nought to ten?',
          'Where does it stand at this moment, out of ten?',
        ],
        smaller: ['Up, down or the same? Put a figure to it.', 'Any number.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'Which of the senses brought you back the most, so that you know where to start another time?',
          'What helped of all that: seeing, touching, hearing?',
        ],
        smaller: ['Eyes or hands?', 'A guess is enough.'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        'From {before} to {after}, by looking at what is here.',
        '{before} a few minutes ago, {after} now.',
      ],
      same: [
        'Still {after}. Sometimes it needs a second round, slower, or cold water on the wrists.',
      ],
      worse: [
        '{after} now, after {before}; turning towards the body was not the right door today. Eyes on something outside the window, and we leave it.',
      ],
    },
    source: 'Najavits 2002, Seeking Safety (grounding)',
  },
  {
    id: 'paced_breathing',
    name: 'a longer breath out',
    minutes: 3,
    families: ['anxious', 'overwhelmed', 'angry'],
    pitch: [
      'Your body could do with hearing from below that nobody is chasing it. A breath out that is longer than the one in does that; three minutes.',
      'There is one lever that works without thinking at all: breathing out slowly.',
    ],
    steps: [
      {
        say: ['How wound up is the body, 0 to 10?', 'A number first for the tension, out of ten?'],
        smaller: ['Somewhere about the middle, or above?', 'The first figure that comes.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Shoulders down. In through the nose while you count to four, out through the mouth to six, as if through a straw. Three of those, and write "done".',
          'In to four, out to six, three times. Tell me when.',
        ],
        smaller: [
          'Only the out-breath, then: let one go as slowly as it likes. Tell me when it has.',
          'In to three and out to four will do; one single time.',
        ],
        expects: 'ready',
        ack: ['Good. Leave the in-breath alone; it comes by itself.'],
      },
      {
        say: [
          'Five more, and on each breath out let one thing drop: jaw, then hands, then belly. Say when.',
          'Another five, with the jaw loose. Write when you are there.',
        ],
        smaller: [
          'Two more are plenty.',
          'Skip the counting; just breathe out as if fogging a window, twice.',
        ],
        expects: 'ready',
      },
      {
        say: ['The number for the body now?', 'And out of ten, at present?'],
        smaller: ['More, less or the same? Any figure.', 'Roughly.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'At which moment of your day would three of those breaths be most use?',
          'Where in the week could this live: a door, a bus stop, before a call?',
        ],
        smaller: ['Pick a doorway you pass every day.', 'Morning or evening?'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} down to {after}, with nothing but air.',
        'It went from {before} to {after} in a few breaths.',
      ],
      same: [
        'It is {after}, as before. Slow breathing is a skill like whistling; it answers better on the fifth day than on the first.',
      ],
      worse: [
        '{after} now from {before}. Watching the breath makes some people more tense; then it is not your tool, and we leave it.',
      ],
    },
    source: 'Zaccaro et al. 2018; Balban et al. 2023, Cell Reports Medicine',
  },
  {
    id: 'muscle_relaxation',
    name: 'tensing and letting go',
    minutes: 5,
    families: ['tired', 'anxious', 'angry'],
    pitch: [
      'A body on guard does not obey "relax". It does obey "tighten", and what follows the tightening is what we are after; five minutes.',
      'There is an old exercise that goes through the muscles one group at a time.',
    ],
    steps: [
      {
        say: ['How tight is the body altogether, out of ten?', 'First the tension, nought to ten?'],
        smaller: ['Stiff, middling or loose? Any number.', 'Guess.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Make fists, about three quarters as hard as you could, for five breaths; then let them fall open, and notice the difference for ten. Tell me when. (Leave out anything that hurts.)',
          'Hands: tight for five breaths, open for ten. Say when.',
        ],
        smaller: ['One hand only.', 'Just rest the hands and feel how heavy they are; write "ok".'],
        expects: 'ready',
        ack: ['That drop after the fist is the thing to learn.'],
      },
      {
        say: [
          'Now shoulders up to the ears, hold, and let them slide. Twice. Say "done".',
          'Shoulders next: up, hold, down.',
        ],
        smaller: ['Only once, and gently.', 'Just let them sink a centimetre.'],
        expects: 'ready',
      },
      {
        say: [
          'Face: screw it all up, eyes and jaw, and smooth it out. Tell me when it is smooth.',
          'Then the face, the same way.',
        ],
        smaller: ['Only the jaw: teeth apart, tongue loose.', 'Let the forehead go.'],
        expects: 'ready',
      },
      {
        say: [
          'Last the legs: press the heels into the floor, hold, release. Then rest for three breaths. When you are there, the number again, out of ten?',
          'Heels down hard, and let go; and the number, out of ten?',
        ],
        smaller: ['Just the figure for now.', 'Tighter or looser than before? A number.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'Which part held on the longest? That one wants a visit every evening.',
          'Where in the body did it sit most?',
        ],
        smaller: ['Neck, jaw, belly?', 'Anywhere you noticed.'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} at first, {after} at the end.',
        'The tension came down from {before} to {after}.',
      ],
      same: ['{after}, as at the start. It often shows only on the third or fourth evening.'],
      worse: [
        'It is {after} after {before}; then your muscles would rather be moved than held. A walk may do more.',
      ],
    },
    source: 'Jacobson 1938; Bernstein & Borkovec 1973',
  },
  {
    id: 'safe_place',
    name: 'a place to go to in the mind',
    minutes: 5,
    families: ['scared', 'lonely', 'sad'],
    pitch: [
      'We could set up one place in your mind that is only safe, to have it ready before it is needed.',
      'Some people keep a room inside that nothing gets into. We could furnish yours; it needs no details of anything bad.',
    ],
    steps: [
      {
        say: [
          'Think of a place, real or made up, where nothing is asked of you and nobody can come in unless you let them. What sort of place is it?',
          'Which spot on earth, or off it, is yours alone?',
        ],
        smaller: [
          'A shore, a kitchen, a branch, the inside of a car in the rain: anything near?',
          'It need not be perfectly safe, only quieter than here.',
        ],
        expects: 'text',
        slot: 'place',
        ack: ['{a}. Nobody has the key but you.'],
      },
      {
        say: [
          'What do you see there when you look slowly from left to right?',
          'What is in front of your eyes in {place}?',
        ],
        smaller: ['One colour that is there?', 'Is it light or dim?'],
        expects: 'text',
        slot: 'see',
      },
      {
        say: [
          'And the air, the sounds: what is it like on the skin, in the ears?',
          'What do you hear, how warm is it?',
        ],
        smaller: ['Warm or cool?', 'Silent, or something faint?'],
        expects: 'text',
        slot: 'feel',
      },
      {
        say: [
          'Stay there for a few breaths. Where in your body do you notice that you are there?',
          'What does your body do when you stand in {place}?',
        ],
        smaller: [
          'Shoulders, belly, hands: anything a little softer?',
          'Nothing is an answer as well; then just stay a breath longer and say "ok".',
        ],
        expects: 'ready',
        slot: 'body',
      },
      {
        say: [
          'Give it a word, so that you can call it up when you need it. What is the word?',
          'Which word will be the door to it?',
        ],
        smaller: ['The name of the place will do.', 'A colour from it, perhaps.'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    source: 'Shapiro 2018, EMDR (calm place); Schauer & Elbert',
  },
  {
    id: 'containment',
    name: 'putting it into safe keeping',
    minutes: 4,
    families: ['overwhelmed', 'scared', 'hurt'],
    pitch: [
      'What presses need not be gone through today. It can be put somewhere strong, with you holding the key, and taken out when you choose and with whom you choose.',
      'There is an exercise for shutting something away on purpose, which is the opposite of it shutting you away.',
    ],
    steps: [
      {
        say: [
          'Without telling me what it is: how much does it press, out of ten?',
          'A number for the pressing only, nought to ten?',
        ],
        smaller: ['Some, much, too much? Any figure.', 'The first number that comes.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Picture a container that would hold it. What is it made of, and how does it close?',
          'What would be strong enough: a safe, a ship’s hold, a well with a lid?',
        ],
        smaller: ['Wood, steel or stone?', 'Borrow one: a bank vault.'],
        expects: 'text',
        slot: 'box',
        ack: ['{a}. It closes from your side.'],
      },
      {
        say: [
          'Let the thing go in, as a picture, a colour or a folded paper; no need to look at it. Close it, and tell me when it is shut.',
          'In with it, lid down. Say when.',
        ],
        smaller: ['Only a corner of it, then.', 'Put in just the word for it.'],
        expects: 'ready',
      },
      {
        say: [
          'Where do you put {box}, so that it is out of the way and yours?',
          'And where is it kept?',
        ],
        smaller: [
          'Under the sea, or at the back of a cellar?',
          'How far away: next room or next country?',
        ],
        expects: 'text',
        slot: 'where',
      },
      {
        say: ['And how much does it press now, out of ten?', 'The number at present?'],
        smaller: ['More or less than before? A figure.', 'Roughly.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'Who could be there on the day you choose to open it: a therapist, a friend, nobody yet?',
          'With whom would you take it out, one day?',
        ],
        smaller: ['"Nobody yet" is a fine answer.', 'A kind of person, then, without a name.'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} before, {after} with the lid down.',
        'From {before} to {after}. It can wait there.',
      ],
      same: [
        '{after} still. Then the lid wants to be heavier, or the room farther off; it gets better with use.',
      ],
      worse: [
        'It went to {after} from {before}, so this is not for today. Look round the room for something blue, and we talk of ordinary things.',
      ],
    },
    source: 'Kluft 1988; Murray et al. 2022 (containment imagery)',
  },
  {
    id: 'wind_down',
    name: 'setting up tonight',
    minutes: 5,
    families: ['tired'],
    pitch: [
      'Sleep cannot be made, only the runway for it can. We could lay out tonight’s, in four decisions.',
      'The methods that work best for sleep are dull and few. I can take you through them for this one night.',
    ],
    steps: [
      {
        say: [
          'When do you have to be up tomorrow? That hour is the anchor, the same every day if you can.',
          'Which getting-up time could hold, weekends too?',
        ],
        smaller: ['Roughly?', 'The earliest you ever have to be up?'],
        expects: 'text',
        slot: 'up',
        ack: ['Anchored at {a}.'],
      },
      {
        say: [
          'Now count back: how many hours do you truly sleep, not lie there? Bed comes that long before, plus half an hour.',
          'How many hours of real sleep did you get on average this week?',
        ],
        smaller: ['Four, six, eight?', 'Last night only, then.'],
        expects: 'text',
        slot: 'hours',
        ack: ['{a}. A short night slept through is a better teacher than a long one lain through.'],
      },
      {
        say: [
          'The last hour before it: what could it contain that is dull, warm and without a screen?',
          'What would be a good boring last hour?',
        ],
        smaller: [
          'A shower, a radio, folding things, a book you know?',
          'Only the last ten minutes of it.',
        ],
        expects: 'text',
        slot: 'hour',
      },
      {
        say: [
          'And if you are awake at night for what feels like twenty minutes: up, dim light, somewhere else. What will you do there?',
          'Where will you go when the bed turns into a desk, and with what?',
        ],
        smaller: ['Which chair?', 'A blanket and a dull book, or something else?'],
        expects: 'text',
        slot: 'keep',
        ack: [
          '{a}. Back to bed only when the eyes close by themselves; it takes some nights to work.',
        ],
      },
    ],
    source:
      'Bootzin 1972; Edinger et al. 2021, AASM guideline (stimulus control, sleep restriction)',
  },
];
