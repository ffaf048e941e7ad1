/** Answers that hold the very question in them: what cannot be known from here, and what can be asked instead. */

import { readyForSkill } from '../moves/offer.ts';
import { rotated } from '../moves/rotate.ts';
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
  "I haven't answered much so far. First {before}, now {e}: which one matters more to you right now?",
];

const EITHER = [
  "I can't settle “{a}” or “{b}” from a few messages. What speaks most for the first?",
  "From here I can't say, because I know too little about it. Do you lean towards “{a}” or towards “{b}”?",
  "I don't know which; there may be something in both “{a}” and “{b}”. Which one would be a relief?",
];

/** What can be said without knowing, and asks nothing. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  why: [
    "I'd have to make up a reason, so I'll leave it open. It may help to look at what happened just before.",
    "I can't tell you the reason. It's a fair thing to want to know.",
    'There may be no single reason, and it still makes sense to ask.',
  ],
  whether: [
    "Nobody could tell that from a few messages, so I won't guess. You can leave it open for today.",
    "I can't give you a sure yes or no. You could write down what speaks for it and against it, and look again tomorrow.",
    "Nothing you've told me settles it either way, so I'd keep both answers open for now.",
  ],
  'whether.other': [
    "I can't know that, because I only have what you've told me. What you have seen yourself is the best thing to go by.",
    "I'd only be guessing at that. If it's safe to ask about it, that will tell you more than I can.",
  ],
  decide: [
    "I can't choose that for you. Unless it's urgent, you don't have to decide it right now.",
  ],
  how: [
    "I don't have a sure answer. I would start with one part of it.",
    "I have no full answer to {e}, but you don't have to work it out all at once.",
  ],
  count: ["I can't give you a number for that; it differs too much from case to case."],
  when: ["That's not something I can tell from here, and I don't want to guess at it."],
  what: ["I have no sure answer to that, and it's a fair thing to ask."],
  who: ["I can't say who from here, and I'd sooner not guess."],
  suppose: ['Then there would still be a next step, and we can think about it whenever you want.'],
};

const KINDS: Readonly<Record<string, readonly string[]>> = {
  'why.other': [
    "I can't know {e}; I only know what you've told me. When did you first notice it?",
    "There could be several reasons {e}, and I'd be guessing. What happened just before?",
    "With only your side to go by, I don't know {e}. Have you been able to ask about it?",
  ],
  'why.self': [
    "From a few messages I can't tell {e}, and there may be more than one reason. What is your own best guess?",
    "I don't know yet {e}. It may help to go through one time step by step. Which time would you pick?",
    "It might have more than one cause, so I can't say {e}. What was going on around then?",
  ],
  why: [
    "I won't invent a reason, because I don't know {e}. When did you start asking yourself that?",
    "There may be more than one answer, and I can't see {e} from here. What do you think yourself?",
    "The honest answer is that I can't say {e}. What would be different if you knew?",
  ],
  'whether.self': [
    "I can't judge {e} from here, and I wouldn't be quick to rule against you. What part of it worries you?",
    "I have only a few messages to go by, so I can't say {e}. What would a friend who knows you say?",
    "I can't be sure {e}, and one bad hour would not decide it. What has happened so far?",
  ],
  decide: [
    "I can't decide {e} for you, but I'd look first at what you can undo. Could you go back on it later?",
    "Unless it's urgent, I would sleep on {e}. What speaks for doing it?",
    'One way to look at {e}: which would you regret more, doing it or leaving it?',
    "It depends on what you want from it, I think, so I can't say {e}. What would you hope for if you did it?",
  ],
  'whether.other': [
    "I can't know {e}; I have only your side of it. What have you seen that speaks for it?",
    "From here I can't see {e}, but there may be a way to ask. Have you been able to?",
    "A guess wouldn't help you, and I don't know {e}. What would change if you knew?",
  ],
  whether: [
    "When I only have your side, I can't know {e}. What speaks for it, as you see it?",
    "It might be so, and it might not; I can't tell {e}. What would you do differently if it were a yes?",
    "I don't want to guess at {e}, because you might rely on it. Which answer are you hoping for?",
  ],
  'how.general': [
    "I don't know of one sure sign for {e}. What have you noticed so far?",
    'I think often by small things that keep happening, more than by one big one. Which ones have you seen?',
    "There's no test I know of for {e}. What happened that made you ask?",
  ],
  how: [
    "I can't say for certain {e}, but I'd take one part at a time. Which part comes first for you?",
    "I'm not sure {e}. It may help to look at what you know already. What have you seen or tried?",
    'I have no ready answer to {e}. Tell me the part that keeps coming back, and we can begin there.',
  ],
  count: [
    'I have no figure for {e} that I could stand behind. What number did you have in mind?',
    'It differs too much for me to say {e}. What would you guess yourself?',
  ],
  when: [
    "I'd only be guessing {e}. What would you like the answer to be?",
    "From here I don't know {e}. Is there somebody who would know?",
  ],
  'what.other': [
    "I can't know {e} from here. What has been said about it so far?",
    'I could only guess at that. What would you most want it to be?',
  ],
  what: [
    "I don't know {e}. What would be your own first answer?",
    "There's no certain answer to {e} that I know of. What have you ruled out so far?",
    'It may be too early to say {e}. What do you know about it already?',
  ],
  who: [
    "I don't know {e}, but you may have somebody in mind. Whose name comes up first?",
    "There's no way for me to say {e}. Who has it been up to now?",
  ],
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
