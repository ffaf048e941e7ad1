/** The answer to an offer: a yes, a no, another wish, or a question about it. */

import { answerQuestion } from '../answers/index.ts';
import { skillNamed } from '../answers/requests.ts';
import { skillById } from '../skills/index.ts';
import type { SkillKind } from '../skills/kinds.ts';
import { isAvoided } from '../skills/kinds.ts';
import { INSTEAD, NO_HEARD, NOT_THAT_SORT, RATHER_THIS } from '../skills/lines.ts';
import { beginSkill } from '../skills/run.ts';
import { ASKS_WHAT, ASKS_WHY, WHY } from '../skills/why.ts';
import { wantedSkill, wishIn } from '../skills/wishes.ts';
import { lastOurs, type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { understand } from '../understand/index.ts';
import { panicNow } from '../understand/panic.ts';
import { contentWords } from '../understand/text.ts';
import { askedFor } from './asked-for.ts';
import { callsIt, TAKES_UP } from './called.ts';
import { consentIn } from './consent.ts';
import { listen } from './explore.ts';
import { offerSkill } from './offer.ts';
import { avoid, withoutRefusal } from './refusal.ts';
import { sayBack } from './sayback.ts';
import { topicMove } from './topic.ts';
import { whatItTakes } from './what-it-takes.ts';

/** How long something that was offered can still be asked for by its name, or another in its place. */
const STANDS = 3;

/** What they wrote is about an offer of ours, and no complaint at its wording. */
export function answersOffer(turn: Turn): boolean {
  const { state, input } = turn;
  if (state.pending?.kind !== 'offer' || state.skill) return false;
  const before = lastOurs(turn);
  return consentIn(input.message, before) !== null || asksWhat(input.message);
}

/** In its first sentence; what they make of it may follow. */
const asksWhat = (message: string): boolean => {
  const [first = ''] = message.trim().split(/(?<=[?!.])\s+/);
  return first.split(/\s+/).length <= 9 && ASKS_WHAT.test(first);
};

export function consented(turn: Turn): Move | null {
  const { state, reading, input } = turn;
  const { offered, pending } = state;
  if (state.skill || reading.weighty || turn.quiet || panicNow(input.message)) return null;
  const wanted = askedFor(turn);
  if (wanted) return wanted;
  const later = takenUpLater(turn);
  if (later) return later;
  if (!offered) return null;
  const open = pending?.kind === 'offer';
  if (!open && state.turn - offered.turn > STANDS) return null;
  const skill = skillById(offered.skill);
  if (!skill) return null;
  const other = otherWish(turn, open);
  if (other !== undefined) return other;
  if (open && ASKS_ELSE.test(input.message)) {
    letGo(turn);
    return null;
  }
  const before = lastOurs(turn);
  const answer = consentIn(input.message, open ? before : '');
  const called = callsIt(skill, input.message);
  // "Go on then, what's this ritual?", "that could be the ritual": it is wanted, by its name.
  if (called && !open && !state.refused && answer !== 'no' && TAKES_UP.test(input.message))
    return beginSkill(turn, skill);
  // "Try one, I suppose. Which problem though?" is a yes: its first step says what it is about.
  const near = open || state.turn - offered.turn <= 1;
  const flat = answer === 'no' && !input.message.includes('?');
  const asked = near && !flat && !(open && answer === 'yes') ? howItHelps(turn, open) : null;
  if (asked) return asked;
  if (!open && state.refused) return null;
  if (answer === null) return open ? thrownDown(turn, before) : null;
  if (open) return answer === 'yes' ? beginSkill(turn, skill) : declined(turn);
  // A yes to something said since is none to this: it has to be called by its name.
  const pointed = POINTED.test(reading.text) && !/\?\W*$/.test(before);
  const named =
    called || skillNamed(reading.text)?.id === skill.id || CALLED.test(input.message) || pointed;
  return answer === 'yes' && named ? beginSkill(turn, skill, MISSED_YES) : null;
}

/** "Maybe I could try that thing you mentioned now": what was declined before is wanted after all. */
function takenUpLater(turn: Turn): Move | null {
  const { input, state } = turn;
  const skill = skillById(state.facts.declined ?? '');
  const wants = /\b(?:try|do|start|have a go|give|go back|ready)\b/i.test(input.message);
  if (!skill || !wants || !(CALLED.test(input.message) || callsIt(skill, input.message)))
    return null;
  if (NOT_NOW.test(input.message)) return null;
  delete state.facts.declined;
  return beginSkill(turn, skill);
}
const NOT_NOW = /\b(?:not|no|never|don['’]?t|won['’]?t|can['’]?t|tried|did|later|tomorrow)\b/i;

/** They ask for something of their own instead. */
const ASKS_ELSE =
  /^(?:(?:yeah|no|ok|well|um+|actually|hey)[.,! ]+|leave (?:that|it)[.,! ]+)*(?:(?:can|could|will|would) (?:you|u) (?:just |please )?(?:help me (?:to )?(?:write|say|word|decide|choose|plan)|tell me (?:what|how|who|where)|write|talk to|ring|call)|what (?:do|can|should) i do (?:about|with) (?!it\b|that\b|this\b))\b/i;

/** "Let's try it": with nothing asked since, it can only be that. */
const POINTED =
  /\b(?:try|do|start|begin|have a go at) (?:it|that|this)\b|\blet'?s (?:go|start|begin)\b/i;
const CALLED =
  /\b(?:the exercise|that exercise|(?:the|that) (?:thing|exercise|one) (?:with|about|where)|(?:what|(?:the|that) (?:thing|one|exercise)) you (?:offered|suggested|mentioned|said|had)|you offered (?:me |us |to )|i (?:said|did say) (?:yes|now|ok)(?! (?:to|mum|mom|dad|mate|love|he|she|they|i|it|that|we)\b))\b/i;
const MISSED_YES = [
  'Sorry, I went past your yes. Here it is.',
  'You said yes, and I missed it. Now, then.',
  'Right, sorry. We begin.',
];

/** A no to this sort, and where another is named a wish for that; undefined where it is neither. */
function otherWish(turn: Turn, open: boolean): Move | null | undefined {
  const { state, input, words, reading } = turn;
  const offered = state.offered?.skill;
  if (offered === undefined || reading.words.length > 40) return undefined;
  const wish = wishIn(input.message);
  if (wish.refused.length === 0 && wish.wanted.length === 0) return undefined;
  avoid(turn, wish.refused);
  const other = skillById(wantedSkill(wish, state.avoid) ?? '');
  const off = isAvoided(offered, state.avoid);
  if (other && other.id !== offered && (open || wish.urged)) {
    // Asked for outright, or a second time: it needs no further leave.
    if (wish.urged) return beginSkill(turn, other, off ? INSTEAD : undefined);
    return offerSkill(turn, words.pick(RATHER_THIS, {}, { inOrder: true }), other);
  }
  if (other?.id === offered && !off && wish.urged) return beginSkill(turn, other);
  if (!off && open && wish.refused.length > 0 && !FLAT_NO.test(input.message))
    return standing(turn, wish.refused[0]);
  if (!off) return undefined;
  letGo(turn);
  const sort = wish.refused[0];
  // To talk instead is a no to all of them, for now.
  state.refused ||= TALK.test(input.message);
  if (sort === undefined) return declined(turn);
  const heard = words.pick(NOT_THAT_SORT[sort] ?? [], slotsOf(turn), { inOrder: true });
  return heard === null ? declined(turn) : restOf(turn, heard);
}

/** What they do not want is not in what was offered: that is said, and it is theirs to choose. */
function standing({ words, state }: Turn, sort: SkillKind | undefined): Move | null | undefined {
  const heard = sort && words.pick(NOT_THAT_SORT[sort] ?? [], {}, { inOrder: true });
  if (!heard) return undefined;
  const still = words.pick(NONE_OF_IT, {}, { inOrder: true });
  return { text: [heard, still].filter(Boolean).join(' '), shape: 'O', pending: state.pending };
}
const NONE_OF_IT = [
  'This one needs none of that. Shall we?',
  'That is not in this one. Do you want it?',
];

const FLAT_NO =
  /^(?:no|nope|nah)\b(?:[.!]|[.,! ]+(?:thanks|thank you|i\b|not\b))|\b(?:rather|just) (?:just )?(?:talk|chat)\b/i;
const TALK = /\b(?:rather|just|prefer to|want to) (?:just )?(?:talk|chat|vent)\b/i;

function letGo({ state }: Turn): void {
  state.offered = null;
  state.pending = null;
  state.stage = 'explore';
}

/** A question about what was offered: a true answer, and the choice is theirs again. */
function howItHelps(turn: Turn, open: boolean): Move | null {
  const { state, input, words } = turn;
  const offered = state.offered;
  const size = input.message.trim().split(/\s+/).length;
  const takes = offered && open ? whatItTakes(turn, skillById(offered.skill)) : null;
  if (takes !== null && offered) {
    offered.turn = state.turn;
    return { text: takes, shape: 'A', pending: { kind: 'offer' } };
  }
  const asks = ASKS_WHY.test(input.message) || (open && asksWhat(input.message));
  if (!offered || !asks || size > 24) return null;
  const why = WHY[offered.skill];
  if (!words.isNew(why)) return null;
  words.say(why);
  const choice = words.pick(CHOOSE, slotsOf(turn), { inOrder: true });
  offered.turn = state.turn;
  return {
    text: [why, choice].filter(Boolean).join(' '),
    shape: 'A',
    pending: { kind: 'offer' },
  };
}

const CHOOSE = [
  'Would you try it, something else, or rather talk?',
  'Knowing that, do you want it, or shall we leave it?',
  'It is your choice: do it, or go on talking?',
];

/** A no is heard first; what came with it is answered after that. */
function declined(turn: Turn): Move | null {
  const { state, voice, words } = turn;
  state.refused = true;
  if (state.offered) state.facts.declined = state.offered.skill;
  letGo(turn);
  if (withoutRefusal(turn.reading.text) !== null) {
    const heard = words.pick(NO_HEARD, slotsOf(turn), { inOrder: true });
    if (heard !== null) return restOf(turn, heard);
  }
  const text = words.pick(voice.declined, slotsOf(turn), pickOptions(turn));
  return text === null ? null : { text, shape: 'RI', pending: null };
}

/** "Three good things. My boy is dead.": our offer held up to us is a no, and the offer was wrong. */
function thrownDown(turn: Turn, before: string): Move | null {
  const { state, input, words, voice } = turn;
  const said = /^([^.!?]+)[.!]+\s+(\S.*)$/s.exec(input.message.trim());
  const ours = before.toLowerCase();
  const keys = contentWords(said?.[1] ?? '');
  if (
    keys.length < 2 ||
    TAKEN_ON.test(said?.[1] ?? '') ||
    !keys.every((key) => ours.includes(key.toLowerCase()))
  )
    return null;
  const heard = words.pick(WRONG_OFFER, slotsOf(turn), { inOrder: true });
  if (heard === null) return null;
  state.refused = true;
  letGo(turn);
  state.lastOffer = state.turn;
  const rest = said?.[2] ?? '';
  const back = sayBack({ ...turn, reading: understand(rest, voice.id) });
  const text = back === null || back.includes('?') ? heard : `${heard} ${back}`;
  return { text, shape: 'R', pending: null };
}
/** "Two minutes I could do." */
const TAKEN_ON =
  /\b(?:i (?:can|could|will|would|might|do)|i['’](?:ll|d)|yes|yeah|ok(?:ay)?|sure|fine|good|sounds|let['’]?s|try|works?|doable|manage)\b/i;
const WRONG_OFFER = [
  'That was the wrong thing to offer you, and I am sorry.',
  'No. I should not have offered that, sorry.',
];

/** The no said back, then the rest of the message as if it had come alone. */
function restOf(turn: Turn, heard: string): Move {
  const { input, voice, state } = turn;
  state.lastOffer = state.turn;
  const asks = input.message.includes('?');
  const rest = withoutRefusal(input.message) ?? (asks ? input.message : null);
  if (rest === null) return { text: heard, shape: 'RI', pending: null };
  const anew: Turn = {
    ...turn,
    input: { ...input, message: rest },
    reading: understand(rest, voice.id),
  };
  const { question } = anew.reading;
  const move =
    (question === null ? null : answerQuestion(anew, question)) ?? topicMove(anew) ?? listen(anew);
  state.content++;
  return { ...move, text: `${heard} ${move.text}` };
}

/** Neither a yes nor a no: they go on talking, and the offer waits. */
export function passedOver({ state }: Turn): void {
  if (state.pending?.kind !== 'offer') return;
  state.stage = 'explore';
  state.passed++;
}
