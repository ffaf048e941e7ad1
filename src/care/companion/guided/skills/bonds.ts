/** Exercises between people: I-statement, repair, time-out, shared meaning, table, grief. */
import type { Skill } from './types.ts';

export const BOND_SKILLS: readonly Skill[] = [
  {
    id: 'i_statement',
    name: 'a softer first sentence',
    minutes: 5,
    families: ['hurt', 'angry'],
    pitch: [
      'How such a talk ends is often settled by its first sentence. We could write that sentence, so that it says what you feel and need without a charge in it.',
      'There is a way to open it that gives {p} something to answer other than a defence.',
      'Before you bring it up again, we could prepare the opening: what happened, what it did to you, what you would like.',
      'It may help to have the words ready before you talk. We could write them here, two or three lines that can be said calmly.',
    ],
    steps: [
      {
        say: [
          'What happened, only what could be seen or heard, in a line?',
          'The occasion: what would a recording have picked up?',
        ],
        smaller: ['Who said or did what, one thing?', 'The last time only.'],
        expects: 'text',
        slot: 'fact',
        ack: ['{a}. So far nobody is accused.'],
      },
      {
        say: [
          'And what did you feel then, in one word, not an opinion about them?',
          'A feeling word, without "that you" after it?',
        ],
        smaller: ['Hurt, lonely, anxious, angry?', 'Where did it land in you?'],
        expects: 'text',
        slot: 'felt',
      },
      {
        say: [
          'What would you have wanted, something one could actually do?',
          'The wish underneath, as a thing to do?',
        ],
        smaller: ['A word, a touch, a message, an hour?', 'What would have made it all right?'],
        expects: 'text',
        slot: 'need',
        ack: ['{a} is something a person can say yes to.'],
      },
      {
        say: [
          'Now put the three together: "When …, I felt …, and I would like …". How does it sound in your mouth?',
          'One sentence with {fact}, {felt} and {need} in it, the way you talk.',
        ],
        smaller: [
          'Just "When …, I felt …" for the moment.',
          'Start with their name, and speak softly.',
        ],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. Read it once as if you were the one hearing it.'],
      },
      {
        say: [
          'Is there a word in it that would make them stop listening?',
          'Which word might be heard as an attack?',
        ],
        smaller: ['"Always", "never", "you"?', 'If none, say "none".'],
        expects: 'ready',
        slot: 'word',
      },
      {
        say: [
          'When is a good quarter of an hour for it: both fed, nobody leaving?',
          'On what day and in which setting would you say it?',
        ],
        smaller: ['Walking or sitting?', 'Evening or weekend?'],
        expects: 'text',
        slot: 'when',
        ack: ['{a}: a good setting does half the work.'],
      },
    ],
    source: 'Gottman & Silver 1999 (softened start-up); Gordon 1970',
  },
  {
    id: 'repair',
    name: 'preparing a repair',
    minutes: 5,
    families: ['ashamed', 'hurt'],
    pitch: [
      'What was said cannot be unsaid, it can be mended, and the mending has a shape. We could prepare it for {p}.',
      'There is a short form for putting something right that does not grovel and does not explain too much.',
      'If you want to put it right, we could work out what to say: your part, what it did, what you will do another time.',
      'An apology is easier to give when its words are ready. We could write yours in a few lines.',
    ],
    steps: [
      {
        say: [
          'What did you do or say that you would like to mend? Your part only.',
          'Your piece of it, in a line?',
        ],
        smaller: ['The sentence you would take back?', 'Only the tone, perhaps?'],
        expects: 'text',
        slot: 'mine',
        ack: ['{a}. Owning that much is already the hard part.'],
      },
      {
        say: [
          'How do you think it landed on the other side?',
          'What may it have been like to get that?',
        ],
        smaller: ['Frightened, small, angry?', 'What did the face do?'],
        expects: 'text',
        slot: 'landed',
      },
      {
        say: [
          'What was going on in you, as an explanation and not as an excuse?',
          'What had filled you up before it?',
        ],
        smaller: ['Tired, scared, pushed?', 'One word.'],
        expects: 'text',
        slot: 'mineToo',
      },
      {
        say: [
          'Then the words: "I …. That must have been …. Next time I want to …". How would you say it?',
          'Two or three lines, without a "but". How do they go?',
        ],
        smaller: ['Only the first line, then.', 'Begin with "About yesterday".'],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. No "but" in it: good sign.'],
      },
      {
        say: ['And if it is not accepted at once, what will you do?', 'What if they need longer?'],
        smaller: [
          'Wait, leave a note, come back tomorrow?',
          'You may simply say "take your time".',
        ],
        expects: 'text',
        slot: 'wait',
        ack: ['{a}. A repair is an offer, and offers can lie on the table for a while.'],
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
      'Past a certain pulse nobody listens. A time-out that has been agreed beforehand, with a return in it, is something other than walking off; we could draft yours.',
      'We could work out a way of stopping a fight before it does the stopping.',
    ],
    steps: [
      {
        say: [
          'What is the first sign in your body that it is getting too hot?',
          'Where do you feel it before anyone sees it?',
        ],
        smaller: ['Jaw, chest, hands, voice?', 'Hot or cold?'],
        expects: 'text',
        slot: 'sign',
        ack: ['{a} is your gauge.'],
      },
      {
        say: [
          'Which words or gesture shall mean "pause", said before that point?',
          'What would you say to call it?',
        ],
        smaller: ['"I need twenty minutes" is enough.', 'A hand signal?'],
        expects: 'text',
        slot: 'signal',
      },
      {
        say: [
          'Bodies take about twenty minutes to come down. Where do you go, and what do you do there that is not rehearsing the argument?',
          'What do you do in the twenty minutes?',
        ],
        smaller: ['Walk, shower, dishes?', 'Which room?'],
        expects: 'text',
        slot: 'do',
      },
      {
        say: [
          'The important half: how do you come back, and with which first sentence?',
          'What do you say when you return?',
        ],
        smaller: ['"I’m back; you first"?', 'A cup of something put on the table?'],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. The coming back is what makes it a pause.'],
      },
      {
        say: [
          'When, at a peaceful moment, could you tell the other person about this plan?',
          'On which calm day do you propose it?',
        ],
        smaller: ['At breakfast, in the car?', 'This week?'],
        expects: 'text',
        slot: 'when',
      },
    ],
    source: 'Gottman & Levenson 1988 (flooding); Kassinove & Tafrate 2002',
  },
  {
    id: 'shared_meaning',
    name: 'what the two of you are for',
    minutes: 6,
    families: ['missing', 'stuck', 'lonely'],
    pitch: [
      'Under the quarrels there is usually a quieter question, what the two of you are building. We could look at it from your side first.',
      'There is a conversation that couples seldom have on purpose. We could prepare it.',
      'We could write down what is good between you, what you want and what the other may want, and see where they meet.',
      'It can help to leave the quarrel aside for a few minutes and look at what you want to have together.',
    ],
    steps: [
      {
        say: [
          'Of all you have been through together, what are you proudest of?',
          'What did the two of you do well, once?',
        ],
        smaller: ['A move, a child, a bad winter survived?', 'A joke only you two get.'],
        expects: 'text',
        slot: 'proud',
        ack: ['{a}. That was made by both.'],
      },
      {
        say: [
          'Which small ritual did you have, or still have: a greeting, a Sunday, a way to say good night?',
          'What do you do that only you two do?',
        ],
        smaller: ['Coffee, a walk, a show?', 'Even one that died out.'],
        expects: 'text',
        slot: 'ritual',
      },
      {
        say: [
          'What do you long for in it that you have not said in plain words?',
          'The dream under your side of the quarrel: what is it?',
        ],
        smaller: ['To be chosen, to rest, to travel, to be thanked?', 'In one word.'],
        expects: 'text',
        slot: 'dream',
        ack: ['{a}. It may never have been heard as a dream, only as a complaint.'],
      },
      {
        say: [
          'And what do you suppose is the dream on the other side?',
          'If you were asked to speak for the other: which wish?',
        ],
        smaller: ['Peace, respect, freedom?', 'A guess is allowed, as a guess.'],
        expects: 'text',
        slot: 'theirs',
      },
      {
        say: [
          'Which ritual could hold a bit of both, {dream} and {theirs}, once a week for half an hour?',
          'What small weekly thing could the two of you begin?',
        ],
        smaller: [
          'It could be a walk together, with the phones left at home.',
          'Ten minutes at the table.',
        ],
        expects: 'text',
        slot: 'keep',
      },
    ],
    source: 'Gottman & Gottman 2015 (shared meaning, dreams within conflict)',
  },
  {
    id: 'table',
    name: 'laying the family table',
    minutes: 6,
    families: ['stuck', 'hurt', 'angry'],
    pitch: [
      'It might be easier to see if we lay the table: who sits where, who faces whom, which chair is yours. It takes a few minutes.',
      'We could draw the family as a table with chairs, and then move one chair by an inch.',
      'Everybody in a family ends up with a job. We could write down who has which, and what yours costs you.',
      'We could look at what happens at home step by step: who does what, who answers, and where you could do one thing differently.',
    ],
    steps: [
      {
        say: [
          'Who sits at that table? Names or roles, and who is at the head.',
          'Set the places: who is there, and who has the head of it?',
        ],
        smaller: ['Just the ones that matter for this.', 'Who speaks first?'],
        expects: 'text',
        slot: 'who',
        ack: ['So: {a}.'],
      },
      {
        say: [
          'Where are you, and what is your job at it: the one who jokes, fetches, keeps quiet, smooths over?',
          'Your chair: what is expected of whoever sits in it?',
        ],
        smaller: ['Near the door or in the middle?', 'What happens if you stop talking?'],
        expects: 'text',
        slot: 'job',
        ack: ['{a}: a post, then, and an old one.'],
      },
      {
        say: ['How much does that post cost you, 0 to 10?', 'Out of ten, how tiring is it?'],
        smaller: ['Over five? A figure.', 'Any number.'],
        expects: 'rating10',
        slot: 'before',
      },
      {
        say: [
          'Who would have to do something if you did not do {job}?',
          'If you simply ate your supper: who gets uneasy first?',
        ],
        smaller: ['And what would that person do?', 'Name one.'],
        expects: 'text',
        slot: 'uneasy',
      },
      {
        say: [
          'Move your chair an inch: what is one small thing you would do differently at the next meal or call?',
          'The smallest change in your post that anyone would notice?',
        ],
        smaller: ['Answer later, leave earlier, not laugh?', 'Half of that.'],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. An inch is enough to make a table creak.'],
      },
      {
        say: [
          'They will want the chair back where it was. What will you tell yourself then?',
          'What helps you to stay put when it creaks?',
        ],
        smaller: ['A sentence, or a person you can text?', 'One word.'],
        expects: 'text',
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
      'Missing needs a place to go. We could think of one small thing you do on purpose, for {p}, at a time you choose.',
      'Some people find a small ritual holds what has nowhere to go. We could shape one, quite plain.',
    ],
    steps: [
      {
        say: [
          'What is something that belongs only to {p}: a dish, a song, a saying, a way of doing a thing?',
          'Which small thing carries most of what you miss?',
        ],
        smaller: ['A smell, a tune, a cup?', 'Whatever comes first.'],
        expects: 'text',
        slot: 'thing',
        ack: ['{a}. Then we build it around that.'],
      },
      {
        say: [
          'When does the missing come close by itself, in the day or the year?',
          'At which hour is it nearest?',
        ],
        smaller: ['Is it more the evenings, or certain dates?', 'Yesterday: when?'],
        expects: 'text',
        slot: 'hour',
      },
      {
        say: [
          'What could you do with {thing} on purpose, ten minutes long, so that it has its time?',
          'A small act with {thing} in it: what might it be?',
        ],
        smaller: [
          'Cook it, play it, light something, walk a way?',
          'Only to hold it and sit down.',
        ],
        expects: 'text',
        slot: 'act',
        ack: ['{a}. Simple enough to do on a bad day.'],
      },
      {
        say: [
          'Is there a sentence you would say while doing it, aloud or not?',
          'Which words go with it?',
        ],
        smaller: ['A name is a sentence.', 'Or silence; then say "silence".'],
        expects: 'ready',
        slot: 'words',
      },
      {
        say: ['Alone, or with somebody?', 'Who may be there?'],
        smaller: ['Alone is fine.', 'Someone who also remembers?'],
        expects: 'text',
        slot: 'with',
      },
      {
        say: [
          'And when is the first time? It may have an end as well: ten minutes, and then something ordinary.',
          'When will you do {act} first, and what comes after it?',
        ],
        smaller: ['This week?', 'A day of the week.'],
        expects: 'text',
        slot: 'keep',
      },
    ],
    source: 'Klass, Silverman & Nickman 1996; Vale-Taylor 2009 (continuing bonds, rituals)',
  },
  {
    id: 'dual_process',
    name: 'looking both ways',
    minutes: 5,
    families: ['missing', 'sad', 'overwhelmed'],
    pitch: [
      'Mourning goes to and fro between the loss and the washing-up, and both need time. We could look at how your week divides, and whether one side is starved.',
      'There is a gentle look one can take at a week of grieving: where it is loss and where it is life.',
    ],
    steps: [
      {
        say: [
          'In the last days, when were you with the loss: looking, crying, remembering?',
          'The loss side of the week: when was that?',
        ],
        smaller: ['Yesterday, for instance?', 'One moment.'],
        expects: 'text',
        slot: 'loss',
        ack: ['{a}. That side has its room.'],
      },
      {
        say: [
          'And when were you with the rest: bills, jokes, food, something new?',
          'The other side: when did life get a turn?',
        ],
        smaller: ['A quarter of an hour counts.', 'Anything practical?'],
        expects: 'text',
        slot: 'life',
        ack: ['{a}. No disloyalty in that.'],
      },
      {
        say: ['Which of the two comes too short at present?', 'Which side is hungry?'],
        smaller: ['The crying or the living?', 'Your first thought.'],
        expects: 'text',
        slot: 'short',
      },
      {
        say: [
          'What would be one hour for that side, this week?',
          'How could {short} get its hour?',
        ],
        smaller: ['Half an hour, then.', 'With whom?'],
        expects: 'text',
        slot: 'keep',
        ack: ['{a}. It is an hour, and not a decision about how much you loved.'],
      },
      {
        say: [
          'And how will you come back from it to the other side?',
          'What brings you back over afterwards?',
        ],
        smaller: ['A shower, a call, a walk?', 'Something with the hands.'],
        expects: 'text',
        slot: 'back',
      },
    ],
    source: 'Stroebe & Schut 2010, Omega',
  },
];
