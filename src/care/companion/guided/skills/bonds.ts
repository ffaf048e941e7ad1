/** Exercises between people: I-statement, repair, time-out, shared meaning, table, grief. */
import type { Skill } from './types.ts';

export const BOND_SKILLS: readonly Skill[] = [
  {
    id: 'i_statement',
    name: 'finding a first sentence',
    minutes: 5,
    families: ['hurt', 'angry'],
    pitch: [
      'We could work out a first sentence that says what you feel and want, without blame.',
      'We could plan how to bring it up so that the other person can listen.',
      'We could get the words ready: what happened, how you felt, what you would like.',
      'We could write two or three calm lines for that talk, so that you have them ready.',
    ],
    steps: [
      {
        say: [
          'Write in one line what happened, only what could be seen or heard.',
          'What would a camera have recorded?',
        ],
        smaller: [
          'Who said or did what? Write one thing.',
          'Only the last time. What happened then?',
        ],
        expects: 'fact',
        slot: 'fact',
        ack: ['OK, so it happened like that.'],
      },
      {
        say: ['What did you feel then? Write one word.', 'Which feeling was it?'],
        smaller: ['Hurt, lonely, worried or angry?', 'Where in your body did you feel it?'],
        expects: 'name',
        slot: 'felt',
      },
      {
        say: [
          'What would you have liked them to do?',
          'Another time, what do you wish they would do?',
        ],
        smaller: [
          'A word, a hug, a message, some time: which?',
          'What would have made it all right?',
        ],
        expects: 'wish',
        slot: 'need',
        ack: ['OK, that is your wish.'],
      },
      {
        say: [
          'Now put the three together: "When …, I felt …, and I would like …" How would you say it?',
          'Write it the way you talk: what happened, what you felt, what you would like.',
        ],
        smaller: [
          'Only the first half: "When …, I felt …"',
          'Start with their name and go on softly.',
        ],
        expects: 'words',
        slot: 'keep',
        ack: [
          '{a}. Read it once as if you were the one to hear it.',
          'Good, and now read it as if someone said it to you.',
        ],
      },
      {
        say: [
          'Which word in it could sound like an attack? If there is none, write "ok".',
          'Which word might make them stop listening? If you see none, write "fine".',
        ],
        smaller: [
          'Look for "always", "never" or "you", and tell me.',
          'If it is all right as it is, write "yes".',
        ],
        expects: 'ready',
        slot: 'word',
      },
      {
        say: [
          'When is a good time for it, with nobody in a hurry?',
          'On what day would you say it?',
        ],
        smaller: ['In the evening or at the weekend?', 'Today, tomorrow or later?'],
        expects: 'when',
        slot: 'when',
        ack: ['OK, we have a day for it.'],
      },
    ],
    source: 'Gottman & Silver 1999 (softened start-up); Gordon 1970',
  },
  {
    id: 'repair',
    name: 'making up after a row',
    minutes: 5,
    families: [],
    pitch: [
      'We could prepare what to say to put it right: your part, and what comes next.',
      'An apology can be short and without excuses, and we could prepare it.',
      'We could think through how to put it right, before you talk to them.',
      'We could write an apology in a few lines, so that you have the words ready.',
    ],
    steps: [
      {
        say: [
          'What did you say or do that you want to put right? Only your part.',
          'Which part of it was yours, in one line?',
        ],
        smaller: ['Which words would you take back?', 'Perhaps it was only the tone. How was it?'],
        expects: 'fact',
        slot: 'mine',
        ack: ['OK, we take that as your part.'],
      },
      {
        say: [
          'How do you think it was for the other person?',
          'What may it have been like for them?',
        ],
        smaller: ['Were they frightened, hurt or angry?', 'What did you see in their face?'],
        expects: 'anything',
        slot: 'landed',
      },
      {
        say: [
          'What was going on with you then, as a reason and not an excuse?',
          'How were you just before it?',
        ],
        smaller: ['Tired, scared or under pressure?', 'One word for how you were.'],
        expects: 'anything',
        slot: 'mineToo',
      },
      {
        say: [
          'Now put it in your own words: what you did, how it must have been, what you will do next time.',
          'Write two or three lines to them, without a "but".',
        ],
        smaller: ['Only the first line is fine.', 'Start with "I am sorry that" and go on.'],
        expects: 'words',
        slot: 'keep',
        ack: [
          '{a}. You can read that aloud once.',
          'Good, you can read it aloud once and change it.',
        ],
      },
      {
        say: [
          'What will you do if it is not accepted right away?',
          'If they need more time, what will you do?',
        ],
        smaller: [
          'Wait, write a note, or try again tomorrow?',
          'You can say "take your time". What else would you say?',
        ],
        expects: 'deed',
        slot: 'wait',
        ack: ['OK, and they may need some time.'],
      },
    ],
    source: 'Gottman & Gottman 2015 (repair); Lazare 2004, On Apology',
  },
  {
    id: 'time_out',
    name: 'agreeing on a time-out',
    minutes: 5,
    families: ['angry'],
    pitch: [
      'We could find a way to stop a fight early and come back to it calmer.',
      'We could plan a break for fights that get too hot, and how you come back.',
    ],
    steps: [
      {
        say: [
          'What do you notice first in your body when a fight gets too hot?',
          'Where does the anger start in your body?',
        ],
        smaller: ['Jaw, chest, hands or voice?', 'Hot or cold, tight or shaky?'],
        expects: 'name',
        slot: 'sign',
        ack: ['{a}. That is your sign.', 'Good, that is your sign.'],
      },
      {
        say: [
          'What will you say or do to ask for a break?',
          'Which words would mean "I need a break"?',
        ],
        smaller: [
          '"I need twenty minutes" is enough. What would yours be?',
          'It can be a sign with the hand. Which one?',
        ],
        expects: 'words',
        slot: 'signal',
      },
      {
        say: [
          'Calming down takes about twenty minutes. Where will you go, and what will you do there?',
          'For those twenty minutes, what could you do without going over the fight?',
        ],
        smaller: ['A walk, a shower or the dishes?', 'Which room would you go to?'],
        expects: 'deed',
        slot: 'do',
      },
      {
        say: [
          'Then you come back. What will you say first?',
          'What are your first words after the break?',
        ],
        smaller: [
          'For example "I am back, you go first". How would you put it?',
          'You could make two cups of tea.',
        ],
        expects: 'words',
        slot: 'keep',
        ack: ['Good, and coming back is the important part.'],
      },
      {
        say: [
          'Which quiet moment would be good to tell the other person about it?',
          'On which day could you tell them about the plan?',
        ],
        smaller: ['At breakfast, or on a walk?', 'This evening, or at the weekend?'],
        expects: 'name',
        slot: 'when',
      },
    ],
    source: 'Gottman & Levenson 1988 (flooding); Kassinove & Tafrate 2002',
  },
  {
    id: 'shared_meaning',
    name: 'what matters to you both',
    minutes: 6,
    families: ['missing', 'stuck', 'lonely'],
    pitch: [
      'We could leave the problems aside and look at what you two want to have together.',
      'We could prepare a talk about what you both want, starting with your side.',
      'We could list what is good between you, and what each of you wants.',
      'There are a few questions about what the two of you share, to prepare a talk.',
    ],
    steps: [
      {
        say: [
          'What have the two of you done together that you are proud of?',
          'What did you two do well together?',
        ],
        smaller: [
          'A move, a child, a hard year: which of those?',
          'Perhaps a joke that only you two know.',
        ],
        expects: 'ours',
        slot: 'proud',
        ack: ['Good, you did that together.'],
      },
      {
        say: [
          'What small habit do you share, or did you share: a coffee, a walk, a good night?',
          'What do you do that belongs only to you two?',
        ],
        smaller: ['Breakfast, a walk or a show?', 'It can be one that has stopped.'],
        expects: 'ours',
        slot: 'ritual',
      },
      {
        say: [
          'What do you want from the other that you have not said plainly?',
          'What do you wish for most between you?',
        ],
        smaller: [
          'To be wanted, to rest, to travel, to be thanked?',
          'Just one word for what you want.',
        ],
        expects: 'wish',
        slot: 'dream',
        ack: ['OK, so you want that.'],
      },
      {
        say: [
          'And what do you think the other one wants?',
          'If you had to guess, what is their wish?',
        ],
        smaller: ['Peace, respect or freedom?', 'A guess is allowed. What do they want?'],
        expects: 'theirs',
        slot: 'theirs',
      },
      {
        say: [
          'What could you do together once a week that has a bit of both?',
          'Which small thing could you two start, once a week?',
        ],
        smaller: [
          'Perhaps a walk without phones. What would you choose?',
          'Ten minutes at the table would do. What would it be for?',
        ],
        expects: 'deed',
        slot: 'keep',
      },
    ],
    source: 'Gottman & Gottman 2015 (shared meaning, dreams within conflict)',
  },
  {
    id: 'table',
    name: 'a map of the family',
    minutes: 6,
    families: ['stuck', 'hurt', 'angry'],
    pitch: [
      'We could sort out who does what in your family, and what your part costs you.',
      'We could picture your family at a table, to see what your part is there.',
      'You could write down what everyone in the family does, to see what you could change.',
      'It may help to go through what happens at home, to find one thing to change.',
    ],
    steps: [
      {
        say: [
          'Picture your family at a table. Who sits there, and who is at the head?',
          'Who belongs to the family, and who leads?',
        ],
        smaller: ['Only those who matter for this.', 'Who speaks first?'],
        expects: 'anything',
        slot: 'who',
        ack: ['OK, I have them.'],
      },
      {
        say: [
          'What is your part there: joking, helping, keeping quiet, making peace?',
          'What do they expect of you there?',
        ],
        smaller: [
          'Do you sit near the door or in the middle?',
          'What happens if you stop talking?',
        ],
        expects: 'anything',
        slot: 'job',
        ack: ['{a}. So that is your part in it.', 'OK, so that is your part in it.'],
      },
      {
        say: ['How much does that part cost you, 0 to 10?', 'How tiring is it for you, 0 to 10?'],
        smaller: ['More than 5 or less? Write a number from 0 to 10.', 'A rough guess is fine.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'If you stopped doing it, who would have to do something?',
          'Who gets uneasy first if you do nothing?',
        ],
        smaller: ['What would that person do?', 'Just name one person.'],
        expects: 'anything',
        slot: 'uneasy',
      },
      {
        say: [
          'What small thing could you do differently at the next meal or call?',
          'Which small change could you make in your part?',
        ],
        smaller: [
          'Answer later, leave earlier, not laugh: which?',
          'Half of that would do. What would that be?',
        ],
        expects: 'deed',
        slot: 'keep',
        ack: ['Good, and a small change is enough.'],
      },
      {
        say: [
          'They may want you to do it the old way. What will you tell yourself then?',
          'What will help you to stay with it?',
        ],
        smaller: ['A sentence, or a friend you can text?', 'One word to remember then.'],
        expects: 'words',
        slot: 'hold',
      },
    ],
    source: 'Bowen 1978; McGoldrick et al. 2020 (family roles, differentiation)',
  },
  {
    id: 'continuing_bond',
    name: 'a small ritual',
    minutes: 6,
    families: ['missing', 'sad'],
    pitch: [
      'We could plan a small ritual for {lost}, at a time you choose.',
      'We could plan a small ritual for the one you miss, at a time you choose.',
      'One small thing done on purpose could help you feel close to the one you miss.',
    ],
    steps: [
      {
        say: [
          'What reminds you most of {lost}: a dish, a song, a saying?',
          'What reminds you most of the one you miss: a dish, a song, a saying?',
          'Which small thing do you connect with them most?',
        ],
        smaller: ['A smell, a tune, a cup?', 'Take whatever comes first.'],
        expects: 'name',
        slot: 'thing',
        ack: ['OK, we use that.'],
      },
      {
        say: [
          'At what times do you miss {lost} most, in the day or the year?',
          'At what times do you miss them most, in the day or the year?',
          'Which part of the day or year is hardest?',
        ],
        smaller: [
          'The evenings, or certain dates?',
          'Yesterday, for example. At what time was it strongest?',
        ],
        expects: 'when',
        slot: 'hour',
      },
      {
        say: [
          'To remember {lost} on purpose, what could you do for ten minutes?',
          'To remember them on purpose, what could you do for ten minutes?',
          'What small act could it be, about ten minutes long?',
        ],
        smaller: [
          'Cook something, play a song, light a candle, walk somewhere: which?',
          'You could just sit down with something of theirs. Where?',
        ],
        expects: 'deed',
        slot: 'act',
        ack: ['{a}. That could be it.', 'Good, that could be it.'],
      },
      {
        say: [
          'What words would you say while you do it? If none, write "ok".',
          'Which words could go with it, aloud or not?',
        ],
        smaller: ['A name is enough.', 'If you want no words, write "fine without".'],
        expects: 'ready',
        slot: 'words',
      },
      {
        say: ['Who would be with you, or would you do it alone?', 'Alone or with somebody?'],
        smaller: ['It is fine alone too. What would you like?', 'Who else remembers them?'],
        expects: 'name',
        slot: 'with',
      },
      {
        say: [
          'Plan something ordinary for afterwards. When will you do it the first time?',
          'Which day will you do it first?',
        ],
        smaller: ['This week or next?', 'Name a day of the week.'],
        expects: 'when',
        slot: 'keep',
      },
    ],
    source: 'Klass, Silverman & Nickman 1996; Vale-Taylor 2009 (continuing bonds, rituals)',
  },
  {
    id: 'dual_process',
    name: 'making room for both sides of grief',
    minutes: 5,
    families: ['missing', 'sad', 'overwhelmed'],
    pitch: [
      'We could see how your week goes between grieving and everything else.',
      'A look at your week could show whether grieving or living gets too little time.',
    ],
    steps: [
      {
        say: [
          'In the last few days, when did you feel the loss most?',
          'Which moment this week did you cry or remember?',
        ],
        smaller: ['Take yesterday. When was it there?', 'One moment is enough.'],
        expects: 'fact',
        slot: 'loss',
        ack: ['Thank you for telling me.'],
      },
      {
        say: [
          'And when were you busy with other things: food, bills, a joke, something new?',
          'Which moments this week were about something else?',
        ],
        smaller: [
          'A quarter of an hour counts. What were you busy with?',
          'Perhaps something practical. What did you do?',
        ],
        expects: 'fact',
        slot: 'life',
        ack: ['That is all right too.'],
      },
      {
        say: [
          'Which of the two gets too little time at the moment?',
          'Do you need more time for grieving, or for the rest?',
        ],
        smaller: [
          'More time to cry, or more time for other things?',
          'What is your first thought?',
        ],
        expects: 'name',
        slot: 'short',
      },
      {
        say: [
          'How could you use one hour this week for that side?',
          'Which hour could you give to that side?',
        ],
        smaller: [
          'Half an hour is fine. What would you do with it?',
          'Who could be there with you?',
        ],
        expects: 'deed',
        slot: 'keep',
        ack: ['{a}. It is only one hour.', 'Good, and it is only for one hour.'],
      },
      {
        say: [
          'And afterwards, how will you come back to other things?',
          'After that hour, what could you do?',
        ],
        smaller: ['A shower, a call or a walk?', 'Perhaps something with your hands. What?'],
        expects: 'deed',
        slot: 'back',
      },
    ],
    source: 'Stroebe & Schut 2010, Omega',
  },
];
