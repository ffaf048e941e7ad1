/** The second sentence: one small thing they did not say outright, offered and never pressed. */

import { use, wasUsed } from '../state.ts';
import { activeFrame, pickOptions, quoted, slotsOf, type Turn } from '../turn.ts';
import { wordsOf } from '../understand/text.ts';
import type { Slots } from '../words.ts';
import { VERBAL } from './verbal.ts';

/** A number that differs between the ten, so that the same message gets ten readings. */
export const offset = (turn: Turn): number => turn.voice.id.charCodeAt(0);

export const rotated = <T>(items: readonly T[], turn: Turn): T[] =>
  items.map((_, at) => items[(at + offset(turn)) % items.length] as T);

/** `lead` is how the first sentence was made, so that the second is made differently. */
export function meaningOf(turn: Turn, lead: string | null, said = ''): string | null {
  return (
    firstTold(turn) ??
    changeTalk(turn, said) ??
    trap(turn, said) ??
    happening(turn) ??
    (lead === 'feeling' ? null : feelingLine(turn)) ??
    callback(turn) ??
    frameLine(turn)
  );
}

/** Whether the first sentence has given these words back already. */
function overlaps(said: string, quote: string): boolean {
  if (wordsOf(said).join(' ').includes(wordsOf(quote).join(' '))) return true;
  const words = wordsOf(quote).filter((word) => word.length > 3);
  const there = new Set(wordsOf(said));
  return words.length > 0 && words.filter((word) => there.has(word)).length * 2 > words.length;
}

/** It was never said before: that is the news in the message, whatever else it holds. */
function firstTold(turn: Turn): string | null {
  return turn.reading.acts.has('first_told')
    ? turn.words.pick(FIRST_TOLD, slotsOf(turn), {})
    : null;
}

const FIRST_TOLD = [
  'Then it has been said once now, and the roof is still on.',
  'I am glad it got out, even if it was to a machine.',
  'That it stayed with you alone so long says how much it weighs.',
];

function changeTalk(turn: Turn, said: string): string | null {
  const { talk, talkQuote } = turn.reading;
  if (talk === null || talkQuote === null || overlaps(said, talkQuote)) return null;
  const bank = talk === 'change' ? turn.voice.change : turn.voice.sustain;
  return turn.words.pick(bank, slotsOf(turn, { q: quoted(talkQuote) }), pickOptions(turn));
}

/** A line may name the traps it is about ("label,should|…"); the others fit any. */
function trap(turn: Turn, said: string): string | null {
  const { traps, trapQuote } = turn.reading;
  if (trapQuote === null || turn.state.minor || overlaps(said, trapQuote)) return null;
  const kinds = new Set(traps.map((one) => one.trap as string));
  const bank = turn.voice.trap.flatMap((line) => {
    const [about, text] = line.includes('|') ? line.split('|') : ['', line];
    return text !== undefined && (about === '' || about?.split(',').some((one) => kinds.has(one)))
      ? [text]
      : [];
  });
  return turn.words.pick(bank, slotsOf(turn, { q: quoted(trapQuote) }), pickOptions(turn));
}

function feelingLine(turn: Turn): string | null {
  const feeling = turn.reading.feelings.find((one) => !VERBAL.test(one.word));
  return feeling
    ? turn.words.pick(turn.voice.feeling[feeling.family], slotsOf(turn), pickOptions(turn))
    : null;
}

/** What the event in it means, in this one's manner. */
export function happening(turn: Turn): string | null {
  const { state, words, voice, reading } = turn;
  for (const one of reading.happenings) {
    for (const meaning of rotated(one.meaning, turn)) {
      const key = `h:${meaning}`;
      if (wasUsed(state, key)) continue;
      const text = words.pick([...voice.meaning, '{m}.'], slotsOf(turn, { m: meaning }), {
        ...pickOptions(turn),
        again: true,
      });
      if (text === null) break;
      use(state, key);
      return text;
    }
  }
  return null;
}

/**
 * A clause that can be joined to theirs with "and": what just happened means that. What a situation
 * costs is true of the situation, and said of one clause it may be untrue.
 */
export function joinable(turn: Turn, said: string): string | null {
  const { state, reading } = turn;
  const one = reading.mirrors.length <= 1;
  const theirs = unturned(said);
  const fits = (match: RegExp): boolean => one || match.test(said) || match.test(theirs);
  const fresh = reading.happenings
    .filter(({ match }) => fits(match))
    .flatMap(({ meaning }) => rotated(meaning, turn))
    .find((text) => !wasUsed(state, `h:${text}`));
  if (fresh === undefined) return null;
  use(state, `h:${fresh}`);
  return fresh;
}

/** Back in the first person, to see which situation a clause of several belongs to. */
const unturned = (said: string): string =>
  said
    .replace(/\byou're\b/g, "i'm")
    .replace(/\byou (?:are|were)\b/g, (were) => (were.endsWith('were') ? 'i was' : 'i am'))
    .replace(/\byour\b/g, 'my')
    .replace(/\byou\b/g, 'i');

/** Earlier words of theirs, where the same situation or feeling is back. Rarely. */
function callback(turn: Turn): string | null {
  const { state, reading, words, voice } = turn;
  if (state.turn - state.lastCallback < 5 || state.turn < 6) return null;
  const families = new Set(reading.feelings.map((one) => one.family));
  const related = state.quotes.find(
    (quote) =>
      quote.uses < 2 &&
      state.turn - quote.turn >= 3 &&
      (reading.frames.some((frame) => frame.match.test(quote.text)) ||
        state.feelings.some((one) => families.has(one.family) && quote.text.includes(one.word))),
  );
  if (!related) return null;
  const text = words.pick(
    voice.callback,
    slotsOf(turn, { old: quoted(related.text) }),
    pickOptions(turn),
  );
  if (text === null) return null;
  related.uses++;
  state.lastCallback = state.turn;
  return text;
}

/** A fragment of the situation in this voice's wrapping, only while that situation is spoken of. */
function frameLine(turn: Turn): string | null {
  const frame = activeFrame(turn);
  if (!frame || frame.loose || !turn.reading.frames.includes(frame)) return null;
  const { words, voice, state } = turn;
  const kinds = ['both', 'image', 'cost', 'wish'] as const;
  const start = (offset(turn) + state.turn) % kinds.length;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[(start + i) % kinds.length] ?? 'image';
    for (const item of rotated<string | readonly [string, string]>(frame[kind], turn)) {
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
