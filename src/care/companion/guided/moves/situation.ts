/** What was told is a kind we know well: answered with the lines written for it, in this one's voice. */
import { frameById } from '../frames/index.ts';
import { shuffled } from '../random.ts';
import { likenessOf } from '../responses/alike.ts';
import { situationsIn } from '../situations/index.ts';
import type { Situation } from '../situations/types.ts';
import { focusPerson, type Move, slotsOf, type Turn } from '../turn.ts';
import { readyForSkill } from './offer.ts';
import { thirdPerson } from './others.ts';
import { shapeDue } from './shape.ts';
import { stillOpen } from './told.ts';

/** Null where no situation is told, its lines have been said, or an exercise is due. */
export function situationMove(turn: Turn): Move | null {
  const { reading, state } = turn;
  if (reading.flooded || state.skill || awaitsFact(turn)) return null;
  if (!turn.quiet && readyForSkill(turn)) return null;
  const told = toldHere(turn);
  if (told === null) return null;
  // A death, an attack: nothing is asked on top of it.
  const due = turn.quiet || reading.weighty ? 'R' : shapeDue(turn);
  const statement = stated(turn, told);
  const bare = statement === null && due !== 'R' && state.shapes.at(-1) !== 'Q';
  const question = due === 'RQ' || bare ? asked(turn, told) : null;
  if (statement === null && question === null) return null;
  state.content++;
  return {
    text: [statement, question].filter(Boolean).join(' '),
    shape: question === null ? 'R' : statement === null ? 'Q' : 'RQ',
    pending: question === null ? null : { kind: 'ask' },
  };
}

function toldHere(turn: Turn): Situation | null {
  const partner = aboutPartner(turn);
  const { message } = turn.input;
  const told = situationsIn(message).filter((one) => !one.partner || partner);
  const likeness = likenessOf(message);
  return told.find(({ examples }) => likeness(examples) >= ALIKE) ?? null;
}

/**
 * A pattern sees the words and may miss what they are about: "custody hearing is on the 9th and i
 * feel sick" is no talk of the children. Of 82 lines of ordinary talk that a pattern caught, half of
 * the wrong ones lie below, and one of the 52 right ones.
 */
const ALIKE = 0.45;

/** We asked for a name, a time or a number, and so few words are just that. */
const awaitsFact = ({ state, reading }: Turn): boolean =>
  state.pending?.slot !== undefined &&
  state.pending.expects !== 'open' &&
  reading.words.length <= 4;

function stated(turn: Turn, told: Situation): string | null {
  const line = told.says.get(turn.voice.id)?.statement;
  return line === undefined ? null : turn.words.pick([line], slotsOf(turn, thirdPerson(turn)));
}

/** Their own question or, so that no two talks are one, one of two that others would ask. */
function asked(turn: Turn, { id, says }: Situation): string | null {
  const own = says.get(turn.voice.id)?.question;
  const all = [...new Set([...says.values()].map(({ question }) => question))];
  const two = shuffled(all, `${turn.voice.id}/${id}`)
    .filter((one) => one !== own && !OWN_WAY.test(one))
    .slice(0, 2);
  const bank = own === undefined ? two : [own, ...two];
  return turn.words.pick(stillOpen(turn, bank), slotsOf(turn, thirdPerson(turn)));
}

/** The body is asked after by those whose way it is. */
const OWN_WAY = /\b(?:body|breath\w*|feet|chest|shoulders|stomach)\b/i;

const PARTNER =
  /^(?:missus|hubby|husband|wife|partner|spouse|boyfriend|girlfriend|fianc[eé]e?|ex)$/;

function aboutPartner(turn: Turn): boolean {
  const relation = focusPerson(turn)?.relation ?? null;
  if (relation !== null) return PARTNER.test(relation);
  return turn.state.frames.some(
    (one) => turn.state.turn - one.turn <= 4 && frameById(one.id)?.domain === 'couple',
  );
}
