/**
 * Situations with their own right answers, told over several turns: blackmail with pictures, nights without sleep and
 * money moved, a worn-out carer, a man who is hit. Facts: NCMEC Take It Down and StopNCII.org (sextortion), NIMH on
 * mania, CDC NISVS on men.
 */

import { answerIn } from './asked.ts';
import { type Hit, plainHit } from './english.ts';
import { BEGINS, type Situation } from './led-situations.ts';
import { straight } from './normalise.ts';
import type { Phrasing } from './phrasing.ts';
import type { ProtocolInput } from './types.ts';

/** What shows that one of them has begun: its first answer, or a mark where protocol's own reply is the first. */
const begunBy = ({ id, first }: Situation): string => first ?? `led.${id}`;

/** @param all sentences as `sentences()` gives them, in a row */
export function ledHits(all: string): Hit[] {
  const text = `${all} `;
  return BEGINS.filter(
    ({ begins, not }) => begins.every((one) => one.test(text)) && !not.test(text),
  ).map(({ id, level }) => plainHit(id, level));
}

/** What the statistics hear in its first words is that situation; what they hear clearly is dropped only where we ask of dying. */
export function withoutTheirEcho(hits: readonly Hit[]): readonly Hit[] {
  const begun = BEGINS.filter(({ id }) => hits.some((hit) => hit.id === id));
  if (begun.length === 0) return hits;
  const asks = begun.some(({ asksOfDying }) => asksOfDying);
  return hits.filter(
    ({ id, flags }) =>
      !begun.some(({ echoes }) => echoes?.test(id)) &&
      !(id === 'statistics' && (asks || !flags.includes('distinct'))),
  );
}

/** The first answer, and whether it asks of dying; null where none of them begins here. */
export function ledFirst(
  { assessment: { signals } }: ProtocolInput,
  phrasing: Phrasing,
): { readonly text: string; readonly asks: boolean } | null {
  for (const { id, first, asksOfDying } of BEGINS) {
    if (first === undefined || !signals.includes(id)) continue;
    const text = phrasing.sayOnce(first);
    if (text !== null) return { text, asks: asksOfDying };
  }
  return null;
}

/** Where protocol's own reply is the first one, what it was of is kept. */
export function markLed({ assessment: { signals } }: ProtocolInput, phrasing: Phrasing): void {
  for (const one of BEGINS)
    if (one.first === undefined && signals.includes(one.id)) phrasing.mark(begunBy(one));
}

/** The answer to what is asked within one of them; null where nothing of it is. */
export function ledAsked({ message }: ProtocolInput, phrasing: Phrasing): string | null {
  const plain = straight(message);
  for (const one of BEGINS) {
    if (!phrasing.has(begunBy(one))) continue;
    const line = answerIn(one.asked, plain, phrasing, one.lasting || plain.includes('?'));
    if (line !== null) return line;
  }
  return null;
}
