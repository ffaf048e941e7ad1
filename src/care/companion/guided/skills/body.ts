/** Exercises for the body: grounding, breath, muscles, a safe place, a container, the way to sleep. */
import type { Skill } from './types.ts';

export const BODY_SKILLS: readonly Skill[] = [
  {
    id: 'grounding',
    name: 'a grounding exercise',
    minutes: 4,
    families: ['scared', 'overwhelmed', 'numb', 'anxious'],
    pitch: [
      'We could use your senses, one at a time, to bring you back to here and now.',
      'An exercise with the five senses could help you feel steadier.',
    ],
    steps: [
      {
        say: [
          'How strong is it right now, 0 calm and 10 the worst?',
          'How far from calm are you, 0 to 10?',
        ],
        smaller: [
          'Low is 2, middle is 5, high is 8. Which fits?',
          'Hold up some fingers and write how many.',
        ],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Look around slowly. Write five things you can see.',
          'Which five things do you see around you?',
        ],
        smaller: [
          'Three things are enough. What do you see first?',
          'Just one thing and its colour.',
        ],
        expects: 'name',
        slot: 'see',
        ack: ['Good, all of that is here with you now.'],
      },
      {
        say: [
          'Now four things you can feel on your skin, like cloth, chair or air.',
          'What is touching you right now? Name four things.',
        ],
        smaller: [
          'Press your feet down. What is under them?',
          'Put a hand on something near you. How does it feel?',
        ],
        expects: 'name',
        slot: 'feel',
        ack: ['Good, and let your shoulders drop a little.'],
      },
      {
        say: ['Now listen. Write three sounds, near or far.', 'Which three sounds can you hear?'],
        smaller: [
          'Even a hum counts. Which sound is there?',
          'What is the farthest sound you can hear?',
        ],
        expects: 'name',
        slot: 'hear',
      },
      {
        say: [
          'Now write two things you can smell and one you can taste. A sip of water counts.',
          'What can you smell or taste right now?',
        ],
        smaller: [
          'Smell your hands or your sleeve. What is it like?',
          'Just take a sip of water and write "done".',
        ],
        expects: 'ready',
        slot: 'smell',
      },
      {
        say: ['And now, how far from calm, 0 to 10?', 'What number is it at now, 0 to 10?'],
        smaller: [
          'Lower, higher or the same? Write the number with it.',
          'A rough number will do here.',
        ],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'What helped most: seeing, touching, hearing or smelling?',
          'Which sense would you start with another time?',
        ],
        smaller: ['Eyes, ears or hands?', 'If you had to guess, which one was it?'],
        expects: 'name',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: ['It went from {before} to {after}.', '{before} a few minutes ago, {after} now.'],
      same: ['That is {after} again. You can do it once more later, more slowly.'],
      worse: [
        'Now it is {after}, up from {before}. Then leave it for today, and look at something far away.',
      ],
    },
    source: 'Najavits 2002, Seeking Safety (grounding)',
  },
  {
    id: 'through_panic',
    name: 'getting through a panic attack',
    minutes: 3,
    families: [],
    pitch: ['We can go through it together, one breath at a time.'],
    steps: [
      {
        say: [
          'This is your body’s alarm: it feels awful, it will pass, usually in minutes. Both feet on the floor. Breathe out slowly, as if through a straw. Do that three times, then write any word.',
          'Feet on the floor. Three slow breaths out. Then any word.',
        ],
        smaller: [
          'One slow breath out is enough. Then one letter.',
          'Only the feet: press them down.',
        ],
        expects: 'ready',
      },
      {
        say: [
          'Good. Three more, and let your shoulders drop each time. Then write me one thing you can see.',
          'Three more breaths out. What is in front of you?',
        ],
        smaller: ['Just one thing you can see.', 'A colour will do.'],
        expects: 'name',
        slot: 'see',
      },
      {
        say: [
          'And something you can touch: put a hand on it. What is it like under your fingers?',
          'Touch something near you. Warm or cold?',
        ],
        smaller: ['Warm or cold, rough or smooth?', 'Only put your hand on it.'],
        expects: 'ready',
      },
      {
        say: [
          'You are doing it. How strong is it now, 0 to 10, and what was it at the worst?',
          'A number for it now, nought to ten?',
        ],
        smaller: ['More, less or the same?', 'Any number.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'Stay with the slow breaths out for as long as you like. What helped, even a little?',
          'Keep breathing out slowly. What helped a little?',
        ],
        smaller: ['The breath, the feet, or the hand?', 'Anything at all?'],
        expects: 'name',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: ['From {before} to {after}. You did that.', '{before} when it began, {after} now.'],
      same: [
        'Still {after}. If there is pain in the chest or arm, or it does not ease, please get a doctor.',
      ],
      worse: [
        'It is {after} now, up from {before}. If there is pain in the chest or arm, or it does not ease soon, please get a doctor.',
      ],
    },
    source: 'Clark 1986, Behaviour Research and Therapy; Meuret et al. 2008',
  },
  {
    id: 'paced_breathing',
    name: 'slow breathing',
    minutes: 3,
    families: ['anxious', 'overwhelmed', 'angry'],
    pitch: [
      'We could slow your breathing down for three minutes; it calms the body.',
      'There is a short breathing exercise with long breaths out, to calm your body.',
    ],
    steps: [
      {
        say: ['How tense is your body, 0 to 10?', 'First a number for the tension, 0 to 10.'],
        smaller: ['Around 5, or more than that?', 'The first number you think of is fine.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Breathe in through the nose and count to four, then out through the mouth and count to six. Do that three times and write "done".',
          'In for four, out for six, three times. Write to me after the third.',
        ],
        smaller: [
          'Just breathe out once, as slowly as you like, and write "ok".',
          'In for three and out for four, only once, and tell me.',
        ],
        expects: 'ready',
        ack: ['Good, and the breath in comes by itself.'],
      },
      {
        say: [
          'Five more like that. Let your jaw, hands and belly go loose as you breathe out, and write "done" again.',
          'Breathe five more times with a loose jaw, and write "ready".',
        ],
        smaller: [
          'Two more breaths are enough; write "ok" after them.',
          'Do not count. Breathe out slowly twice and tell me.',
        ],
        expects: 'ready',
      },
      {
        say: [
          'And how is your body now, 0 to 10?',
          'What is the number for the tension now, 0 to 10?',
        ],
        smaller: ['Looser or the same as before? Give it a number.', 'Roughly will do, 0 to 10.'],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'At what moment of the day could you use these breaths?',
          'Where could you do three of them tomorrow?',
        ],
        smaller: ['Before a call, at a red light, in bed: which one?', 'Morning or evening?'],
        expects: 'name',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        'It came down from {before} to {after}.',
        '{before} before the breathing, {after} after it.',
      ],
      same: ['The tension is still {after}. It can take a few days of practice.'],
      worse: [
        'The tension went from {before} to {after}. Then breathing is not the right thing today.',
      ],
    },
    source: 'Zaccaro et al. 2018; Balban et al. 2023, Cell Reports Medicine',
  },
  {
    id: 'muscle_relaxation',
    name: 'muscle relaxation',
    minutes: 5,
    families: ['tired', 'anxious', 'angry'],
    pitch: [
      'We could tense and loosen your muscles one group at a time, to relax the body.',
      'There is a five-minute exercise: you tighten a muscle and let go, and it gets looser.',
    ],
    steps: [
      {
        say: [
          'How tight is your body altogether, 0 to 10?',
          'Write a number for how tight you are, 0 to 10.',
        ],
        smaller: ['Stiff is 8, loose is 2. What are you?', 'Take a guess at the number.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Make fists, fairly hard, for five breaths. Then open your hands for ten breaths and write "done". Leave it out if it hurts.',
          'Hands: fists for five breaths, open for ten, and tell me.',
        ],
        smaller: [
          'Only one hand, and write when it is open.',
          'Just rest your hands and write "ok".',
        ],
        expects: 'ready',
        ack: ['Good, that was the hands.'],
      },
      {
        say: [
          'Now pull your shoulders up to your ears, hold, and let them drop. Do it twice and write "done".',
          'Shoulders up, hold, and down, two times. Tell me after that.',
        ],
        smaller: [
          'Once is enough, gently; then write "ok".',
          'Just let your shoulders sink and tell me.',
        ],
        expects: 'ready',
      },
      {
        say: [
          'Now the face. Squeeze eyes and jaw tight, then let go, and write "loose".',
          'Squeeze your whole face, let it go, and write "done".',
        ],
        smaller: [
          'Only the jaw: let your teeth come apart and write "ok".',
          'Just let your forehead go smooth and tell me.',
        ],
        expects: 'ready',
      },
      {
        say: [
          'Last, the legs. Press your heels down, hold, let go, and take three breaths. How tight is your body now, 0 to 10?',
          'Press both heels down and let go. What is the number now, 0 to 10?',
        ],
        smaller: [
          'Only the number for now, 0 to 10.',
          'Tighter or looser than before? Write a number for it, 0 to 10.',
        ],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'You can do the tightest part again tomorrow. Which part was it?',
          'Which part took longest to let go?',
        ],
        smaller: ['Neck, jaw, shoulders or legs?', 'Name any part you noticed.'],
        expects: 'name',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} at the start, {after} at the end.',
        'The tightness went from {before} to {after}.',
      ],
      same: ['You are still at {after}. It can take three or four evenings.'],
      worse: ['{after} now, {before} at the start. A short walk may suit you better.'],
    },
    source: 'Jacobson 1938; Bernstein & Borkovec 1973',
  },
  {
    id: 'safe_place',
    name: 'a safe place in the mind',
    minutes: 5,
    families: ['scared'],
    pitch: [
      'We could choose a calm place in your mind, so that you can go there when things are bad.',
      'There is a gentle exercise: you picture a safe place, to have it ready when you need it.',
    ],
    steps: [
      {
        say: [
          'Imagine a place where you feel calm, real or made up. What place is it?',
          'Which place comes to mind, where nobody wants anything from you?',
        ],
        smaller: [
          'A beach, a kitchen, a forest, a parked car: which is nearest?',
          'It only has to be quieter than here. Where is it?',
        ],
        expects: 'name',
        slot: 'place',
        ack: [
          '{a}. Nobody can come in unless you let them.',
          'OK, and nobody can come in there unless you let them.',
        ],
      },
      {
        say: [
          'Look around in that place, slowly. What do you see?',
          'What is there in front of you?',
        ],
        smaller: ['Name one colour that is there.', 'Is it light or dark there?'],
        expects: 'name',
        slot: 'see',
      },
      {
        say: [
          'What can you hear there, or feel on your skin?',
          'How does the air feel in that place?',
        ],
        smaller: ['Warm or cool?', 'Quiet, or with some sound?'],
        expects: 'name',
        slot: 'feel',
      },
      {
        say: [
          'Stay there for a few slow breaths. Where in your body do you notice it?',
          'Take three slow breaths in that place. What does your body do?',
        ],
        smaller: [
          'Shoulders, belly or hands: which is softer?',
          'If you notice nothing, breathe once more and write "ok".',
        ],
        expects: 'ready',
        slot: 'body',
      },
      {
        say: [
          'Give the place a name, so that you can go back. What is its name?',
          'Which word will help you go back there?',
        ],
        smaller: ['A plain name for the place is enough.', 'One colour from there would do.'],
        expects: 'name',
        slot: 'keep',
      },
    ],
    source: 'Shapiro 2018, EMDR (calm place); Schauer & Elbert',
  },
  {
    id: 'containment',
    name: 'putting it away for now',
    minutes: 4,
    families: ['overwhelmed', 'scared', 'hurt'],
    pitch: [
      'We could put what weighs on you away in your mind for now, without going into it.',
      'There is an exercise for shutting something away on purpose, until you want to deal with it.',
    ],
    steps: [
      {
        say: [
          'You need not tell me what it is. How much does it press on you, 0 to 10?',
          'How heavy is it, 0 to 10?',
        ],
        smaller: [
          'Some is 3, much is 6, too much is 9. Which is nearest?',
          'A number from 0 to 10 without thinking will do.',
        ],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Imagine a box or a safe that is strong enough to hold it. What does it look like, and how does it close?',
          'What would be strong enough to hold it: a safe, a chest, a vault?',
        ],
        smaller: ['Wood, steel or stone?', 'You can take a bank safe. What colour is it?'],
        expects: 'anything',
        slot: 'box',
        ack: ['Good, and only you can open it.'],
      },
      {
        say: [
          'Now put it inside without looking at it closely, and shut the lid. Write "done" when it is shut.',
          'Put it in, shut the lid, and write "shut".',
        ],
        smaller: [
          'Put only a corner of it in, and write "ok".',
          'Put just the word for it inside, and tell me.',
        ],
        expects: 'ready',
      },
      {
        say: [
          'Where do you put the box, so that it is out of your way?',
          'What is a good place to keep it, far from you?',
        ],
        smaller: [
          'In a cellar, or at the bottom of the sea?',
          'The next room, or another country?',
        ],
        expects: 'name',
        slot: 'where',
      },
      {
        say: [
          'And how much does it press on you now, 0 to 10?',
          'What does it weigh at this moment, 0 to 10?',
        ],
        smaller: [
          'More or less than before? Write a number for it.',
          'Give the weight a rough number.',
        ],
        expects: 'rating10',
        slot: 'after',
      },
      {
        say: [
          'One day you may want to open it. Who could be with you then?',
          'Who would you want there if you opened it: a friend, a therapist?',
        ],
        smaller: ['You can write "nobody for now".', 'What kind of person would it be?'],
        expects: 'name',
        slot: 'keep',
      },
    ],
    compare: { before: 'before', after: 'after', better: 'down' },
    result: {
      better: [
        '{before} before, {after} with the lid shut.',
        'It went down from {before} to {after}. It can stay in there.',
      ],
      same: ['It is still {after}. You can picture a heavier lid, or a place farther away.'],
      worse: [
        'It is {after} now, up from {before}, so this is not for today. Look for something blue near you.',
      ],
    },
    source: 'Kluft 1988; Murray et al. 2022 (containment imagery)',
  },
  {
    id: 'wind_down',
    name: 'a plan for a better night',
    minutes: 5,
    families: ['tired'],
    pitch: [
      'We could plan tonight in four short steps, to make sleep easier.',
      'We could go through what helps with sleep and set it up for this one night.',
    ],
    steps: [
      {
        say: [
          'When do you have to get up tomorrow?',
          'What time could you get up every day, weekends too?',
        ],
        smaller: ['At about what hour?', 'What is the earliest you have to be up this week?'],
        expects: 'when',
        slot: 'up',
        ack: ['{a}. Try to keep that time every day.', 'OK, and try to keep that time each day.'],
      },
      {
        say: [
          'How many hours do you really sleep at night, not counting lying awake?',
          'How many hours did you sleep last night?',
        ],
        smaller: ['Four, six or eight hours?', 'A guess for last night is enough.'],
        expects: 'when',
        slot: 'hours',
        ack: ['OK, be in bed for that long plus half an hour, and never under six hours.'],
      },
      {
        say: [
          'Now the last hour before bed. What quiet thing could you do without a screen?',
          'What would make a calm last hour for you?',
        ],
        smaller: [
          'A shower, the radio, a book you know: which one?',
          'Then only the last ten minutes. What could you do?',
        ],
        expects: 'deed',
        slot: 'hour',
      },
      {
        say: [
          'If you lie awake for about twenty minutes, get up and keep the light low. What could you do until you are sleepy?',
          'What could you do at night until you are sleepy again?',
        ],
        smaller: ['Which chair could you sit in?', 'A blanket and a dull book, or something else?'],
        expects: 'deed',
        slot: 'keep',
        ack: ['Go back to bed only when you are sleepy. It can take some nights.'],
      },
    ],
    source:
      'Bootzin 1972; Edinger et al. 2021, AASM guideline (stimulus control, sleep restriction)',
  },
];
