/** Answers that hold the very question in them: what cannot be known from here, and what can be asked instead. */

import { rotated } from '../moves/meaning.ts';
import { readyForSkill } from '../moves/offer.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import type { Asked } from '../understand/indirect.ts';
import { REASSURANCE } from './requests.ts';

/** Null where the question could not be turned, or where an answer to it would be one more check. */
export function askedAnswer(turn: Turn): string | null {
  const { asked } = turn.reading;
  if (asked === null || isChecking(turn)) return null;
  const [a, b] = asked.sides ?? [null, null];
  const slots = slotsOf(turn, {
    e: asked.clause,
    s: asked.who,
    a,
    b,
    before: earlier(turn, asked.clause),
  });
  const bank = bankFor(turn, asked);
  const plain = turn.quiet ? bank.filter((line) => !line.endsWith('?')) : bank;
  return turn.words.pick(plain, slots, { inOrder: true });
}

const isChecking = (turn: Turn): boolean =>
  turn.state.frames.some((one) => one.id === 'checking' && one.score > 0.5);

/** "What if he shrugs": thought through to the end, where nothing is being checked. */
export function supposed(turn: Turn): Move | null {
  // A dread in full view is where an exercise that is due fits best.
  if (turn.reading.asked?.kind !== 'suppose' || turn.state.skill || readyForSkill(turn))
    return null;
  const text = isChecking(turn)
    ? turn.words.pick(REASSURANCE, {}, { inOrder: true })
    : askedAnswer(turn);
  return text === null ? null : { text, shape: 'A', pending: { kind: 'ask' } };
}

/** How often in a row they only asked, and what: kept for the turn on which that is worth saying. */
export function noteAsked(turn: Turn): void {
  const { state, reading } = turn;
  if (reading.asked === null && reading.question === null) {
    delete state.facts.asks;
    return;
  }
  const kept = (state.facts.asks ?? '').split('|').filter(Boolean);
  state.facts.asks = [...kept, reading.asked?.clause ?? '~'].slice(-5).join('|');
}

/** The question before this one that could be spoken of, where at least three came in a row. */
function earlier(turn: Turn, now: string): string | null {
  const kept = (turn.state.facts.asks ?? '').split('|');
  if (kept.length < 5) return null;
  return kept.slice(0, -1).findLast((one) => one !== '~' && one !== now) ?? null;
}

function bankFor(turn: Turn, { kind, about, sides, clause }: Asked): readonly string[] {
  if (sides !== null) return rotated(EITHER, turn);
  const signs = kind === 'how' && !/^how one (?:knows|tells)\b/.test(clause);
  const own = rotated((signs ? undefined : KINDS[`${kind}.${about}`]) ?? KINDS[kind] ?? [], turn);
  const rest = rotated(STATED[`${kind}.${about}`] ?? STATED[kind] ?? [], turn);
  // Handed back each time, a question is a wall: every third time it is met with a sentence.
  return turn.state.asked >= 2 ? [...rest, ...IN_A_ROW, ...own] : [...IN_A_ROW, ...own, ...rest];
}

const IN_A_ROW = [
  'You ask, and I keep handing it back. First {before}, now {e}: which of the two would you be up at night for?',
];

const EITHER = [
  'Suppose I said “{a}”. Would the first thing you felt be relief, or a protest?',
  '“{a}” or “{b}”: which one do you catch yourself making the case for?',
  'I would not pick between “{a}” and “{b}” for anyone. Which of them could you undo, if it turned out wrong?',
];

/** What can be said without knowing, and asks nothing. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  why: [
    'The why may stay shut. When it does not happen can be found out, and that is often of more use.',
    'I will leave {e} open rather than fill it with something that only sounds right.',
    'There may be no reason in it that would satisfy you, and the asking still makes sense.',
  ],
  whether: [
    'I do not know, and I would rather stay beside you in not knowing than guess.',
    'A yes or no from me to {e} would be worth about as much as a coin.',
    'Some of these only get their answer by being lived at, a week at a time.',
  ],
  'whether.other': [
    'I have never met {s}, so anything I said about it would be made up.',
    'If I had to lay money, I would not; that lies with somebody I know from a few lines.',
  ],
  decide: ['You need not settle it tonight; it will still be there after some sleep.'],
  how: [
    'Mostly badly at first, I think, and then a little less badly. I know of no shortcut.',
    'One thing at a time and with somebody beside it; more than that I do not know about {e}.',
  ],
  count: ['Any figure I gave you would be about other people. It says little about yours.'],
  when: ['I have no date for it. It is usually noticed afterwards.'],
  what: ['I have no answer to that, and it is a fair thing to want one.'],
  who: ['In principle nobody, in practice whoever is less afraid of the row.'],
  suppose: [
    'Then that would have happened, and there would be an hour after it. We can furnish that hour when you want.',
  ],
};

const KINDS: Readonly<Record<string, readonly string[]>> = {
  'why.other': [
    'Only {s} could say {e}, and perhaps not even then. What do you see just before it happens?',
    'I would be inventing a reason {e}. What is your explanation on a bad day, and what is it on a fair one?',
    'I have one side of it, so {e} stays open. If you could ask it without a row following, how would you put it?',
  ],
  'why.self': [
    'There will be more than one answer to {e}. Which of them do you keep coming back to?',
    'I do not know {e}, and it is seldom solved by staring at it. When was it last otherwise?',
    'Perhaps the useful half is not {e} but what it is for. What would you lose if it stopped tomorrow?',
  ],
  why: [
    'I have no honest answer to {e}. What put that question in front of you just now?',
    'If somebody knew {e}, what would you be able to do that you cannot do today?',
    'One can live a long time next to {e} without an answer. What is it keeping you from, meanwhile?',
  ],
  'whether.self': [
    'From here I cannot tell you {e}. What would somebody fair say, who had watched?',
    'About {e} I have only your side, and you are a strict witness. What would you say to a friend who asked it?',
    'I could say yes or no to {e}, and it would be a guess. Which of the two were you braced for?',
  ],
  decide: [
    'I would not decide {e} for you. What speaks against it, honestly?',
    'Suppose it were done by tonight. What would be easier then, and what harder?',
    'About {e}: which of the two could you take back, if it turned out wrong?',
    'A week from now, looking back at {e}, what would you be glad to have done?',
  ],
  'whether.other': [
    'I cannot see into anyone, so {e} is past me. What have you seen that speaks for it, and what against?',
    'Nobody but {s} can say {e}. What has kept you from asking?',
    'I do not know {e}. What would change for you, if you knew it for certain by tonight?',
  ],
  whether: [
    'I would not swear to {e} either way. Which answer were you hoping for?',
    'I could argue {e} either way. What makes it your question today?',
    'I cannot promise you anything about {e}. What would you do differently tomorrow if the answer were yes?',
  ],
  'how.general': [
    'No single sign settles {e}; it is mostly several small ones that stop arguing with each other. Which have you seen?',
    'People who were asked that, {e}, tend to say they had known for a while. How is it with you?',
    'I know of no test for {e}. What happened that you ask it today?',
  ],
  how: [
    'There is no rule I would trust for {e}. What have you noticed so far, that you ask?',
    'I have no recipe for {e}. What have you tried already, even half?',
    'One could fill a shelf with {e}, and most of it would not fit you. Where does it get stuck, for you?',
  ],
  count: [
    'I have no figure for {e} that I would stand behind. What would you do with it, if I had one?',
    'It differs too much for me to say {e}. What number would be a relief?',
  ],
  when: [
    'That I cannot see from here, {e}. What is the first moment that comes to mind?',
    'I do not know {e}. What would tell you that it has begun to turn?',
  ],
  'what.other': [
    'I could only make up {e}. What do you fear it is, and what do you hope?',
    'I cannot see that from here. What would you most want it to be?',
  ],
  what: [
    'I do not know {e}. What is the answer you would give, if nobody marked it?',
    'I have no ready answer to {e}. What have you ruled out so far?',
    'It may be too early to say {e}. What do you already know about it for certain?',
  ],
  who: [
    'Put like that, {e}: whose name comes up first?',
    'I cannot say {e}. Who has it been up to now, in practice?',
  ],
  'suppose.self': [
    'Suppose it, then: {e}. What is the very next thing that happens?',
    'Say that {e}. What would still be standing the morning after?',
    'And if {e}, whom would you tell first?',
  ],
  suppose: [
    'Suppose {e}. What do you do in the minute after that?',
    'Say it goes like this: {e}. What would you still have, that it does not touch?',
    'If {e}, then you will at least know. What would be your next sentence?',
  ],
};
