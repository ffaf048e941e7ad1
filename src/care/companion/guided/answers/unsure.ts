/** A question that nothing here knows: by its form, an answer that helps whatever it is about. */
import { chanceOf, piecesHere } from '../dialogue-acts/here.ts';
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { whoKnows } from './practical.ts';
import { asksWhatToBring, WAYS, waysFor } from './ways.ts';
import { askedIn, COMMON_ENOUGH, DOUBT, HARMFUL, NO_FAULT } from './whether-normal.ts';

/** Whether something is asked of us, and not of others or of fate. */
export const asksUs = (turn: Turn): boolean =>
  piecesHere(turn).some(({ text, chances }) => {
    const asks = ASK_ACTS.reduce((sum, act) => sum + (chances.get(act) ?? 0), 0);
    return asks >= (text.endsWith('?') ? MARKED : ASKS);
  });
const ASK_ACTS = ['ask-how', 'ask-view', 'ask-fact', 'ask-you'] as const;
const ASKS = 0.4;
/** A question mark says as much. */
const MARKED = 0.15;

/** What they ask for most: how to do it, what we think of it, or a fact; null where nothing is asked. */
function wanted(turn: Turn): (typeof ASK_ACTS)[number] | null {
  const sums = ASK_ACTS.map((act) => ({ act, chance: chanceOf(turn, act) }));
  const best = sums.reduce((most, one) => (one.chance > most.chance ? one : most));
  return best.chance >= ASKS ? best.act : null;
}

/** Who asks how is not told that it cannot be known, and who doubts themselves is not left to. */
export function plainlyAsked(turn: Turn): string | null {
  const known = whoKnows(turn);
  if (known !== null) return known;
  const act = wanted(turn);
  const asked = askedIn(turn.reading.text);
  if (NO_WAY_ASKED.test(asked)) return null;
  const bank =
    asksWhatToBring(asked) || (act === 'ask-how' && !OTHERS.test(asked))
      ? SAYING.test(asked)
        ? FIRST_WORDS
        : waysFor(asked)
      : act === 'ask-view' && DOUBT.test(asked) && !HARMFUL.test(turn.reading.text)
        ? NO_FAULT
        : null;
  return bank === null ? null : turn.words.pick(bank, slotsOf(turn), pickOptions(turn));
}
/** Asked of the whole world, it is a sigh. */
const OTHERS = /\b(?:people|anyone|anybody|everyone|everybody|others|(?:other|most) \w+)\b/i;
/** Null where the message asks nothing of us. */
export function unsure(turn: Turn): string | null {
  if (!asksUs(turn)) return null;
  return byForm(turn) ?? leftOpen(turn);
}

/** What is said to a question that nothing else has answered: better than a word of listening. */
export const leftOpen = (turn: Turn): string | null =>
  whoKnows(turn) ?? turn.words.pick(ANY, slotsOf(turn), { inOrder: true });

/** Put like a question for a way to do something, and asks how one knows, what we want or what a thing is called. */
const NO_WAY_ASKED =
  /\bhow (?:do|would|can|could|will|am|should) (?:i|you|we|one) (?:\w+ )?(?:know|tell (?:if|whether|that|it'?s))\b|\bhow will i know\b|\bwhat (?:do|would|did) (?:you|they|we) (?:really |actually )?(?:want|call|mean|like|make of)\b/i;

/** What helps with a question put like theirs; null where its form tells nothing. */
export function byForm(turn: Turn): string | null {
  const known = whoKnows(turn);
  if (known !== null) return known;
  const asked = askedIn(turn.reading.text);
  if (NO_WAY_ASKED.test(asked)) return null;
  const bank = FORMS.find(([form]) => form.test(asked))?.[1];
  return bank ? turn.words.pick(bank, slotsOf(turn), pickOptions(turn)) : null;
}

/** "What should I do?", put for the first time of a matter we know no more about; null after that. */
export function plainAdvice(turn: Turn): Move | null {
  const { state, words } = turn;
  if (state.facts.advised !== undefined || state.skill) return null;
  const text = words.pick(waysFor(turn.reading.text), slotsOf(turn), pickOptions(turn));
  if (text === null) return null;
  state.facts.advised = String(state.turn);
  return { text, shape: 'A', pending: null };
}

/** What to say to somebody. */
const SAYING =
  /\b(?:what|how) (?:do|would|should|can|could|shall|am|will|might) (?:i|you|we|one) (?:even |ever |actually |going to |supposed to |gonna )*(?:say|tell|word|put|write|reply|answer|talk to|talk with|start (?:that|the|it|a)|begin|bring|open|ask|explain)\b|\b(?:first|opening) (?:sentence|line|word)|\bwhat (?:to|do i|would i|can i) (?:say|write|tell|reply)\b|\bwhat would i even say\b/i;
const FIRST_WORDS: readonly string[] = [
  'Short is best: what happened, how it is for you, and one thing you would like.',
  'Begin with the plainest true sentence you have, and stop after two more. You can say it badly, it still counts.',
  'Say first that it matters to you, then the one thing you want them to know. The rest can wait for their answer.',
  'It may help to start with how hard it is to start: “I have been meaning to say this and I do not know how.” Then the thing itself.',
];

const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [SAYING, FIRST_WORDS],
  [DOUBT, NO_FAULT],
  [
    /\bnormal\b|\b(?:do|does|would) (?:other )?(?:people|others|everyone|everybody|anyone) (?:also |else )?(?:feel|get|have|do|go|think)\b|\b(?:only|just) (?:me|one)\b|\bcommon\b/i,
    COMMON_ENOUGH,
  ],
  [
    /\bshould i\b|\bdo i\b|\bshall i\b|\bor (?:should|do|leave|not|just|wait|pay)\b|\bwhat would you do\b|\bif you were me\b|\bwhich (?:one|of)\b|\bbetter to\b|\bworth (?:it|a)\b/i,
    [
      'I can’t decide it for you, but I would take the step that can still be changed afterwards, and take it when you are rested.',
      'I would ask which of them you would be gladder of a week from now, and go by that.',
      'My leaning is towards the smaller and kinder of them, done soon. You know better than I do what stands against it.',
      'I would do the part that is yours and leave the rest open. It need not all be settled at once.',
    ],
  ],
  [
    /\b(?:what|how) (?:do|would|should|can|could|shall|am|will|might|else can) (?:i|you|we|one|people)\b|\bhow to\b|\banything i can\b|\b(?:need|want|give me|got) (?:is )?(?:a |some |any )?(?:plan|tip|tips|advice|idea|ideas|help with)\b|\bi want to know how\b|\bget to what i\b/i,
    WAYS,
  ],
  [
    /\b(?:like|about|around|say) \d|\b(?:does|would|will|is|was) (?:that|this|it) (?:work|do|ok|okay|count|enough|help|right|fine|sound)\b|\bis that (?:ok|okay|enough|right|it)\b|\bcan i (?:just|also|do)\b/i,
    [
      'Yes, that is fine. Change it as it suits you.',
      'Yes, that will do. There is no exact right way.',
      'That sounds good enough, and good enough is all it needs.',
    ],
  ],
  [
    /\b(?:do|d) (?:you|u|ya) (?:think|reckon)\b.*\b(?:he|she|they|him|her)(?:'s|s| is| are| was| will| would| can| could|'ll| has| have| means?| meant)?\b|\b(?:does|did|is|was|will|would) (?:he|she|they)\b/i,
    [
      'I can’t see into anybody from here. You could ask, or go by what they do over the next while.',
      'That only they know. I would go by what they do and not by what one might fear.',
      'I don’t know, and a guess of mine would only be one more voice in it.',
    ],
  ],
  [
    /\bhow long\b|\b(?:do|does) (?:it|this|that|they|things) (?:ever |really )?(?:come|go|get|stop|pass|end|last|change)\b|\bit (?:ever |really )?(?:comes back|goes away|gets (?:better|easier|worse)|passes|stops|ends)\b|\bwhen (?:will|does|do)\b|\bwill (?:it|this|that|i|things)\b|\bis (?:it|this) going to\b|\bif i\b|\bwhat if\b|\bgoing to (?:be|get|go)\b|\bit(?:'?ll| will)\b/i,
    [
      'I can’t know that. What I would hold on to is the next bit that is in your hands.',
      'Nobody can say that beforehand. You need not decide today how it all ends.',
      'I don’t know. It may go better than the picture you have of it; those mostly show the worst.',
    ],
  ],
  [
    /\bwhy\b/i,
    [
      'I don’t know why. There is often no single reason, and you may be the one who is nearest to it.',
      'From here I can’t tell why. You don’t need the reason before you may feel as you do.',
    ],
  ],
];

const ANY: readonly string[] = [
  'I don’t know that, and I would rather say so than make something up. What makes you ask it now?',
  'I have no good answer to that. I would still like to hear what makes you ask.',
  'That is more than I can tell from here. What do you lean towards yourself?',
  'I can’t say, honestly. You may know more about it than I do.',
  'To that I would only be guessing. What is your own hunch?',
  'That one I can’t answer. Who do you know that could?',
  'Nothing I could say to that would hold. What makes it matter today?',
  'I can’t tell you that. If you had to bet on it, which way?',
];
