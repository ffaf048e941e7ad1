/** The listening move: something of theirs given back, sometimes its meaning, then a way on. */

import { use, wasUsed } from '../state.ts';
import {
  activeFrame,
  focusPerson,
  type Move,
  pickOptions,
  quoted,
  type Shape,
  slotsOf,
  type Turn,
} from '../turn.ts';
import type { Slots } from '../words.ts';
import { lowOnWords } from './low.ts';
import { offerSkill, readyForSkill } from './offer.ts';
import { readyForSummary, summarise } from './summary.ts';

export function explore(turn: Turn): Move {
  const { state, reading } = turn;
  state.content++;
  if (reading.flooded && !turn.quiet) return flooded(turn);
  if (!turn.quiet) {
    if (readyForSkill(turn)) {
      const offer = offerSkill(turn, leadFor(turn)?.text ?? null);
      if (offer) return offer;
    }
    if (readyForSummary(turn)) {
      const summary = summarise(turn);
      if (summary) return summary;
    }
  }
  return listen(turn);
}

/** Reflection, then by the shape that is due: a question, an invitation or nothing. */
export function listen(turn: Turn): Move {
  const parts: string[] = [];
  const lead = leadFor(turn);
  if (lead) parts.push(lead.text);
  const shape = turn.quiet ? 'R' : nextShape(turn);
  const meaning = wordCount(parts) < 26 && turn.reading.size !== 'wall' ? meaningLine(turn) : null;
  if (meaning !== null) parts.push(meaning);
  let pending: Move['pending'] = null;
  let done: Shape = 'R';
  if (shape === 'RQ' || shape === 'Q') {
    const question = nextQuestion(turn);
    if (question) {
      parts.push(question.text);
      pending = question.pending;
      done = parts.length > 1 ? 'RQ' : 'Q';
    }
  }
  if (shape === 'RI' || (done === 'R' && !turn.quiet && wordCount(parts) < 16)) {
    const invite = turn.words.pick(turn.voice.invite, slotsOf(turn, fragments(turn)), {
      ...pickOptions(turn),
      again: true,
    });
    if (invite !== null) {
      parts.push(invite);
      done = 'RI';
    }
  }
  if (parts.length === 0 || (wordCount(parts) < 4 && !turn.quiet)) return lowOnWords(turn);
  return { text: parts.join(' '), shape: done, pending };
}

interface Lead {
  readonly kind: string;
  readonly text: string;
}

/** The first sentence: always holds something the person wrote, and not twice running in one way. */
export function leadFor(turn: Turn): Lead | null {
  const { reading, state, voice, words } = turn;
  const slots = slotsOf(turn, fragments(turn));
  const options = pickOptions(turn);
  const feeling = reading.feelings[0];
  const newPerson = reading.people.find((one) =>
    state.people.some((known) => known.label === one.label && known.count === 1),
  );
  const ways: [string, readonly string[], boolean][] = [
    ['named', voice.named, state.pending?.slot === 'name' && state.facts.name !== undefined],
    ['done', voice.affirm, reading.done !== null && reading.talk !== 'sustain'],
    ['change', voice.change, reading.talk === 'change' && reading.quotes.length > 0],
    ['sustain', voice.sustain, reading.talk === 'sustain' && reading.quotes.length > 0],
    ['feeling', feeling ? voice.feeling[feeling.family] : [], feeling !== undefined],
    ['trap', voice.trap, reading.traps.length > 0 && reading.quotes.length > 0],
    ['person', voice.person, newPerson !== undefined],
    ['you', voice.you, reading.you !== null],
    ['time', voice.time, reading.time !== null],
    ['short', voice.short, reading.words.length <= 4 && reading.words.length > 0],
    ['quote', voice.quote, reading.quotes.length > 0],
    ['noun', voice.noun, reading.noun !== null],
  ];
  const recent = state.leads.slice(-2);
  const fresh = ways.filter(([kind, , fits]) => fits && !recent.includes(kind));
  const rest = ways.filter(([kind, , fits]) => fits && recent.includes(kind));
  for (const [kind, bank] of [...fresh, ...rest]) {
    const text = words.pick(
      bank,
      kind === 'short' ? { ...slots, a: quoted(shortForm(turn)) } : slots,
      options,
    );
    if (text !== null) {
      state.leads.push(kind);
      noteQuote(turn, text);
      return { kind, text };
    }
  }
  return plainEcho(turn);
}

/** When every phrase is spent: their words alone, which are always new. */
function plainEcho(turn: Turn): Lead | null {
  const { reading, words } = turn;
  const bare = [
    ...reading.quotes.map((quote) => `${quoted(quote.text)}.`),
    ...(reading.words.length <= 6 && reading.words.length > 0
      ? [`${quoted(shortForm(turn))}.`]
      : []),
    ...(reading.you === null ? [] : [`So ${reading.you}.`]),
  ];
  const text = bare.find((line) => words.isNew(line));
  if (text === undefined) return null;
  words.say(text);
  return { kind: 'echo', text };
}

const shortForm = (turn: Turn): string => turn.reading.text.replace(/[.!?…\s]+$/u, '').slice(0, 60);

function noteQuote(turn: Turn, text: string): void {
  for (const quote of turn.state.quotes) if (text.includes(quote.text)) quote.uses++;
}

/** Fragments of the frame in play, each handed out once. */
export function fragments(turn: Turn): Slots {
  const frame = activeFrame(turn);
  if (!frame) return {};
  const unused = (kind: string, items: readonly string[]) =>
    items.find(
      (_, at) =>
        !wasUsed(turn.state, `f:${frame.id}.${kind}.${(at + offset(turn)) % items.length}`),
    );
  return {
    np: frame.np,
    image: unused('image', rotated(frame.image, turn)),
    cost: unused('cost', rotated(frame.cost, turn)),
    wish: unused('wish', frame.wish),
  };
}

const offset = (turn: Turn): number => turn.voice.id.charCodeAt(0);
const rotated = <T>(items: readonly T[], turn: Turn): T[] =>
  items
    .map((_, at) => items[(at + offset(turn)) % items.length])
    .filter((item) => item !== undefined) as T[];

/** What the situation may mean, in this voice: one fragment in one wrapper, never twice. */
function meaningLine(turn: Turn): string | null {
  const frame =
    turn.reading.frames[0] ?? (turn.reading.words.length > 3 ? activeFrame(turn) : null);
  if (!frame) return null;
  const { words, voice, state } = turn;
  const kinds = ['both', 'image', 'cost', 'wish'] as const;
  const start = (offset(turn) + state.turn) % kinds.length;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[(start + i) % kinds.length] ?? 'image';
    const items = rotated<string | readonly [string, string]>(frame[kind], turn);
    for (const item of items) {
      const key = `f:${frame.id}.${kind}.${typeof item === 'string' ? item : item[0]}`;
      if (wasUsed(state, key)) continue;
      const slots: Slots = typeof item === 'string' ? { [kind]: item } : { x: item[0], y: item[1] };
      const text = words.pick(voice[kind], slotsOf(turn, slots), pickOptions(turn));
      if (text === null) break;
      use(state, key);
      return text;
    }
  }
  return null;
}

const wordCount = (parts: readonly string[]): number =>
  parts.join(' ').split(/\s+/).filter(Boolean).length;

/** Never three turns of one shape, never two of bare questions; brief people get more questions. */
function nextShape(turn: Turn): Shape {
  const [last, before] = [turn.state.shapes.at(-1), turn.state.shapes.at(-2)];
  if (last === 'RQ' && before === 'RQ') return turn.reading.words.length > 12 ? 'R' : 'RI';
  if (last === 'Q') return 'R';
  if (last === 'RQ' && turn.reading.size === 'long') return 'R';
  if (last === 'RQ' && turn.state.turn % 3 === 0 && turn.reading.words.length > 8) return 'RI';
  return 'RQ';
}

interface Question {
  readonly text: string;
  readonly pending: NonNullable<Move['pending']>;
}

/** The situation's own questions first, in their order, then this therapist's, by what is known. */
export function nextQuestion(turn: Turn): Question | null {
  const { voice, words, state, reading } = turn;
  const frame = activeFrame(turn);
  const slots = slotsOf(turn, { ...fragments(turn), p: focusPerson(turn)?.label });
  const options = pickOptions(turn);
  const terse = state.terse >= 2 || reading.words.length <= 3;
  const own = () => {
    const text = words.pick(voice.probe, slots, options);
    return text === null ? null : { text, pending: { kind: 'ask' as const } };
  };
  const given = () => {
    if (!frame) return null;
    if (terse) {
      const text = words.pick(frame.choice, slots, options);
      if (text !== null) return { text, pending: { kind: 'ask' as const, expects: 'choice' } };
    }
    for (const ask of rotatedAsks(frame.ask, turn)) {
      if (ask.slot !== undefined && state.facts[ask.slot] !== undefined) continue;
      if (
        ask.expects === 'name' &&
        (state.facts.name !== undefined || state.people.some((one) => one.name !== null))
      )
        continue;
      if (ask.expects === 'time' && reading.time !== null) continue;
      const text = words.pick([ask.text], slots, options);
      if (text === null) continue;
      return {
        text,
        pending: {
          kind: 'ask' as const,
          ...(ask.slot ? { slot: ask.slot } : {}),
          ...(ask.expects ? { expects: ask.expects } : {}),
        },
      };
    }
    return null;
  };
  const turnOf = (state.content + offset(turn)) % 3;
  return turnOf === 0 ? (own() ?? given()) : (given() ?? own());
}

/** Names come first; the rest starts at a place that depends on the voice, so that ten differ. */
function rotatedAsks<T extends { readonly expects?: string | undefined }>(
  asks: readonly T[],
  turn: Turn,
): T[] {
  const first = asks.filter((ask) => ask.expects === 'name');
  return [...first, ...rotated(asks, turn).filter((ask) => ask.expects !== 'name')];
}

/** Overwhelmed people get few words, no task and one thing to hold on to. */
function flooded(turn: Turn): Move {
  const lead = leadFor(turn);
  const steady = turn.words.pick(turn.voice.flooded, slotsOf(turn), pickOptions(turn));
  if (steady === null) return listen(turn);
  return { text: [lead?.text, steady].filter(Boolean).join(' '), shape: 'R', pending: null };
}
