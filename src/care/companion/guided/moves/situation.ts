/** What a clause tells is a kind we know well: answered with the line written for it, in this one's voice. */
import { piecesHere } from '../dialogue-acts/here.ts';
import { frameById } from '../frames/index.ts';
import { likenessOf } from '../responses/alike.ts';
import { situationsIn } from '../situations/index.ts';
import type { Situation } from '../situations/types.ts';
import { focusPerson, slotsOf, type Turn } from '../turn.ts';
import { thirdPerson } from './others.ts';

/** The last that is told; null where none is, or its line has been said. */
export function situationHeard(turn: Turn): string | null {
  const partner = aboutPartner(turn);
  for (const { text } of [...piecesHere(turn)].reverse()) {
    const told = situationsIn(text).filter((one) => !one.partner || partner);
    const likeness = told.length === 0 ? null : likenessOf(text);
    const found = told.find(({ examples }) => (likeness?.(examples) ?? 0) >= ALIKE);
    const line = found === undefined ? null : stated(turn, found);
    if (line !== null) return line;
  }
  return null;
}

/**
 * A pattern sees the words and may miss what they are about: "custody hearing is on the 9th and i
 * feel sick" is no talk of the children. Of 133 clauses of played talks that a pattern caught, six in ten were
 * wrong below, and one in five from here on.
 */
const ALIKE = 0.75;

function stated(turn: Turn, told: Situation): string | null {
  const line = told.says.get(turn.voice.id);
  return line === undefined ? null : turn.words.pick([line], slotsOf(turn, thirdPerson(turn)));
}

const PARTNER =
  /^(?:missus|hubby|husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|ex)$/;

function aboutPartner(turn: Turn): boolean {
  const relation = focusPerson(turn)?.relation ?? null;
  if (relation !== null) return PARTNER.test(relation);
  return turn.state.frames.some(
    (one) => turn.state.turn - one.turn <= 4 && frameById(one.id)?.domain === 'couple',
  );
}
