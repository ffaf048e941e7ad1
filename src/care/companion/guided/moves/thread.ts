/** What the talk is on: a few words more belong to it, and are asked further into it. */
import type { TherapistId } from '#care/contract.ts';
import { shuffled } from '../random.ts';
import { situations } from '../situations/index.ts';
import type { Answer } from '../situations/types.ts';
import { themes } from '../themes/index.ts';
import { type Move, slotsOf, type Turn } from '../turn.ts';
import { thirdPerson } from './others.ts';
import { sayBack } from './sayback.ts';
import { shapeDue } from './shape.ts';

type Kind = 'situation' | 'theme';

/** Remembers what was told last. */
export function noteThread(turn: Turn, kind: Kind, id: string): void {
  const { facts, turn: now } = turn.state;
  // Put in anew, so that it counts as the latest fact where old ones are dropped.
  delete facts.thread;
  facts.thread = `${kind}/${id}/${now}`;
}

const LASTS = 3;
const FEW_WORDS = 5;

/** "The audit." after "cant sleep" and "work stuff": said back, and the next question about it. */
export function onThread(turn: Turn): Move | null {
  const { state, reading } = turn;
  const { words, feelings, happenings, weighty } = reading;
  if (turn.quiet || weighty || words.length > FEW_WORDS) return null;
  if (feelings.length > 0 || happenings.length > 0 || shapeDue(turn) !== 'RQ') return null;
  const [kind, id, told] = (state.facts.thread ?? '').split('/');
  if (id === undefined || state.turn - Number(told) > LASTS) return null;
  const says = answersTo(kind as Kind, id);
  const own = says?.get(turn.voice.id) ?? [];
  const others = says ? [...says.values()].flat() : [];
  const bank = [
    ...own.map(({ question }) => question),
    ...shuffled(
      others.map(({ question }) => question),
      `${turn.seed}/${id}`,
    ).slice(0, 2),
  ];
  const question = turn.words.pick(bank, slotsOf(turn, thirdPerson(turn)), { inOrder: true });
  if (question === null) return null;
  const said = sayBack(turn)?.text ?? null;
  const lead = said?.includes('?') ? null : said;
  return {
    text: [lead, question].filter(Boolean).join(' '),
    shape: lead === null ? 'Q' : 'RQ',
    pending: { kind: 'ask' },
  };
}

function answersTo(
  kind: Kind,
  id: string,
): ReadonlyMap<TherapistId, readonly Answer[]> | undefined {
  if (kind === 'theme') return themes().get(id);
  const told = situations().find((one) => one.id === id);
  return told && new Map([...told.says].map(([name, answer]) => [name, [answer]]));
}
