/** Answers that hold the very question in them: what cannot be known from here, and what can be asked instead. */

import { readyForSkill } from '../moves/offer.ts';
import { rotated } from '../moves/rotate.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import type { Asked } from '../understand/indirect.ts';
import { ofHabit } from './bargain.ts';
import { REASSURANCE } from './requests.ts';
import { weighed } from './should.ts';

/** Null where the question could not be turned, or where an answer to it would be one more check. */
export function askedAnswer(turn: Turn): string | null {
  const { asked } = turn.reading;
  if (asked === null || isChecking(turn)) return null;
  if (asked.kind === 'decide') return weighed(turn);
  const [a, b] = asked.sides ?? [null, null];
  const slots = slotsOf(turn, {
    e: asked.clause,
    s: asked.who,
    a,
    b,
  });
  const bank = bankFor(turn, asked);
  const plain = turn.quiet ? bank.filter((line) => !line.endsWith('?')) : bank;
  return turn.words.pick(plain, slots, { inOrder: true });
}

const isChecking = (turn: Turn): boolean =>
  turn.state.frames.some((one) => one.id === 'checking' && one.score > 0.5);

/** "What if he shrugs": thought through to the end, where nothing is being checked. */
export function supposed(turn: Turn): Move | null {
  const rule = turn.state.skill || turn.quiet ? null : ofHabit(turn);
  if (rule !== null) return { text: rule, shape: 'A', pending: { kind: 'ask' } };
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

/** Question upon question, and nothing told between. */
function manyAsked(turn: Turn): boolean {
  return (turn.state.facts.asks ?? '').split('|').length >= 5;
}

function bankFor(turn: Turn, { kind, about, sides, clause }: Asked): readonly string[] {
  if (sides !== null) return rotated(EITHER, turn);
  const own = rotated(kind === 'how' ? howBank(clause) : bankOf(KINDS, kind, about), turn);
  const rest = rotated(bankOf(STATED, kind, about), turn);
  // Handed back each time, a question is a wall: every third time it is met with a sentence.
  const row = manyAsked(turn) ? IN_A_ROW : [];
  return turn.state.asked >= 2 ? [...rest, ...row, ...own] : [...row, ...own, ...rest];
}

const bankOf = (banks: typeof KINDS, kind: string, about: string): readonly string[] =>
  banks[`${kind}.${about}`] ?? banks[kind] ?? [];

/** By what signs one knows it, how others do it, or a way of doing it. */
function howBank(clause: string): readonly string[] {
  const key =
    /^how (?:one|you) (?:(?:knows?|tells?)|(?:can|could|would|will) (?:know|tell))\b/.test(clause)
      ? 'how.general'
      : /^how (?:other|others|most|people|everyone|everybody)\b/.test(clause)
        ? 'how.others'
        : 'how';
  return KINDS[key] ?? [];
}

const IN_A_ROW = [
  'You have asked several things, and I have answered little. Which one matters most right now?',
];

const EITHER = [
  'There may be something in both. Do you lean towards “{a}” or towards “{b}”?',
  'Take the one that can still be undone, if they weigh the same. Which would be a relief: “{a}” or “{b}”?',
  'Neither “{a}” nor “{b}” is plainly right from here. What speaks most for the first?',
];

/** What can be said without knowing, and asks nothing. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  why: [
    "I'd have to make up a reason, so I'll leave it open. It may help to look at what happened just before.",
    'There may be no single reason, and it still makes sense to ask.',
  ],
  whether: [
    'Nothing you have told me settles it either way, so I would keep both answers open for now.',
    'From what I know so far it could go either way, and I would sooner say that than guess.',
  ],
  'whether.other': [
    'I only have your side of it. What you have seen yourself is the best thing to go by.',
    'Asked directly, in a calm hour, the other person can tell you more than I can.',
  ],
  how: [
    'One piece at a time: the first is the one you could do within a day.',
    'By starting smaller than seems worth it. That is dull advice, and it tends to hold.',
  ],
  count: [
    'That differs so much from one person to the next that any number of mine would be made up.',
  ],
  when: ['Nobody can name the day from here, and I would sooner not pretend to.'],
  what: ['I do not know that. You are nearer to it than I am.', 'That one I cannot see from here.'],
  who: ['I cannot know who, and a guess would not be fair to anybody.'],
  suppose: ['Then there would still be a next step, and we can think about it whenever you want.'],
};

/** {e} stands only behind "know" and "if", where a clause that was turned with certainty can. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'why.other': [
    "I can't know {e}; I only know what you've told me. When did you first notice it?",
    'There can be several reasons for that, and I would be guessing. What happened just before?',
    'That is the one thing your side of it cannot show. Have you been able to ask?',
  ],
  'why.self': [
    'Often there is more than one reason for a thing like that. What is your own best guess?',
    'It may help to go through one time step by step. Which time would you pick?',
    'Let us look at when it happens, as that shows more than asking why. What was going on around then?',
  ],
  why: [
    'I would have to invent a reason. When did you start asking yourself that?',
    'There may be more than one answer to it. What do you think yourself?',
    'I do not know why. What would be different if you knew?',
  ],
  'whether.self': [
    'On what you have told me, I would not rule against you. What part of it worries you?',
    'One bad hour would not decide that. What would a friend who knows you say?',
    'I see nothing that settles it against you. What has happened so far?',
  ],
  'whether.other': [
    "I can't know {e}; I have only your side of it. What have you seen that speaks for it?",
    'I cannot look into anybody else, but there may be a way to ask. Have you been able to?',
    'A guess of mine would not help you there. What would change if you knew?',
  ],
  whether: [
    'I do not know whether it is so. What have you heard or seen of it up to now?',
    'That is open, as far as I can tell. What would you do differently if it were a yes?',
    'I would rather not guess, because you might rely on it. Which answer are you hoping for?',
  ],
  'how.others': [
    'Mostly less well than it looks from outside. What carries people is something fixed to get up for, and one person they can be honest with. Which of the two have you got?',
    'Each in their own way, and few say how hard it was. One of them would surely tell you, if asked. Who comes to mind?',
  ],
  'how.general': [
    'There is no one sure sign of that. What have you noticed so far?',
    'More by small things that keep happening than by one big one. Which ones have you seen?',
    'I know of no test for it. What happened that made you ask?',
  ],
  how: [
    'In parts, I would say, and the easiest one first. Which part would that be?',
    'Start from what has worked once, however little. What was that?',
    'By making it smaller until it can be begun. What would the first five minutes look like?',
  ],
  count: [
    'I have no figure that I could stand behind. Somebody who deals with it every day will: who would that be, a doctor, a shop, a friend?',
    'It differs too much for a number of mine to be worth anything. How long has it been so far?',
  ],
  when: [
    'I would only be guessing. What makes it press today?',
    'From here I cannot tell. Is there somebody who would know?',
  ],
  'what.other': [
    'Only the other one could say that. What has been said about it so far?',
    'I could only guess at that. What would you most want it to be?',
  ],
  what: [
    'I do not know that one. Is there somebody near you who would?',
    'It may be too early to say. What do you know about it already?',
  ],
  who: ['I cannot know who, but you may have somebody in mind. Whose name comes up first?'],
  'suppose.self': [
    'If {e}, there would still be a next step. What would yours be?',
    'It might help to think that through. Say {e}: what is the first thing that happens?',
    'I would start by telling one person, if {e}. Who would that be?',
  ],
  suppose: [
    "It could be so; I can't rule it out. If {e}, what would you do first?",
    "I can't know whether that is how it goes. Suppose {e}: what would you do then?",
    'Perhaps, and perhaps not. If {e}, who could you turn to?',
  ],
};
