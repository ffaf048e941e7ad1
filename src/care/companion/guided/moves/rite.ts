/** "Could I put it out for the birds?": what somebody wants to do for the one who died is theirs to do. */
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { mourning } from './mourning.ts';

export function riteMove(turn: Turn): Move | null {
  const { reading, state, words } = turn;
  const text = reading.text.replace(/[’‘]/g, "'");
  if (turn.quiet || reading.weighty || reading.words.length > 30 || !mourning(state)) return null;
  if (!MAY_I.test(text)) return null;
  const line = words.pick(YOU_MAY, slotsOf(turn), { inOrder: true });
  return line === null ? null : { text: line, shape: 'A', pending: null };
}

const MAY_I =
  /\b(?:could|can|may) i (?:just |still |maybe |always |also )*(?:light|plant|bury|scatter|keep|put|leave|cook|bake|play|wear|lay|pour|set)\b(?! (?:up with|off|down|on hold|you\b|me\b|my (?:husband|wife|partner|job|work|family|kids|house|foot)|(?:him|her|them|it all|work|early|now)(?=$|[ .,?!](?:$|in\b|alone\b|there\b|behind\b))))/i;
const YOU_MAY = [
  'Yes, you could. Many people keep some small thing like that, and nobody else has to see the point of it.',
  'Yes, you can. It is yours to do, as often or as seldom as you like.',
];
