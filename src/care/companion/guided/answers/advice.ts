/** "What should I do?": looked at together, with an exercise where one fits. */
import { frameById } from '../frames/index.ts';
import { badMoment } from '../moves/bad-moment.ts';
import { offerSkill } from '../moves/offer.ts';
import { offerOf } from '../moves/topic-offer.ts';
import { skillById } from '../skills/index.ts';
import { leading } from '../topics/index.ts';
import { type Move, pickOptions, slotsOf, type Turn } from '../turn.ts';
import { skillFor } from './requests.ts';

/** "What should I do?": no orders, and no empty hands either. */
export function advise(turn: Turn): Move | null {
  const { state, voice, words } = turn;
  const line = words.pick(voice.advice, slotsOf(turn), pickOptions(turn));
  if (line === null) return null;
  // To ask what to do, some turns after a no, is to open that door again.
  const refused = state.refused && state.turn - state.lastOffer < 4;
  const pressed = PRACTICAL.test(turn.reading.text);
  const lately = !pressed && state.offered !== null && state.turn - state.lastOffer <= 5;
  const known = state.feelings.length > 0 || state.frames.some((one) => !frameById(one.id)?.loose);
  const free = !refused && !state.drunk && !turn.quiet && !lately && !badMoment(turn);
  const led = free ? leading(state) : null;
  const offer = led && offerOf(turn, led.topic, line);
  if (offer) return offer;
  if (known && state.turn > 2 && free) {
    const offer = offerSkill(turn, line, skillFor(lastSentence(turn.reading.text)) ?? undefined);
    if (offer) return offer;
  }
  // Asked twice, another question back would be no answer: something to work with, then.
  const again = state.turn - Number(state.facts.advised ?? Number.NaN) <= ASKED_AGAIN;
  const work =
    again && free ? offerSkill(turn, line, skillById('problem_solving') ?? undefined) : null;
  if (work) return work;
  state.facts.advised = String(state.turn);
  const asked = turn.quiet ? null : words.pick(TO_ADVISE, {}, {});
  return {
    text: [line, asked].filter(Boolean).join(' '),
    shape: 'A',
    pending: asked === null ? null : { kind: 'ask' },
  };
}

const ASKED_AGAIN = 4;

/** They want something to do, and have been offered something else before. */
const PRACTICAL = /\b(?:practical\w*|concrete\w*|steps?|actually do|what about)\b/i;

const TO_ADVISE = [
  'What have you tried so far?',
  'What would you like to be different?',
  'What is the smallest thing that would help?',
];

/** What is asked stands there; what was told before it names much else. */
const lastSentence = (text: string): string => text.split(/(?<=[.!?])\s+/).at(-1) ?? text;
