/** What is kept of a message: people, situations, feelings, telling words, answers to our questions. */
import { frameById } from './frames/index.ts';
import { keepLost, nameThem, unmourn } from './naming.ts';
import { noteMatters } from './skills/matters.ts';
import type { GuidedState } from './state.ts';
import { decisionIn } from './understand/decisions.ts';
import type { Reading } from './understand/index.ts';
import { ratingIn } from './understand/quantities.ts';

/** Writes the reading into the state, before anything is decided. */
export function remember(state: GuidedState, reading: Reading, now: Date, asked = ''): void {
  const { turn } = state;
  for (const { label, relation, name } of reading.people) {
    const known = state.people.find(
      (one) =>
        one.label === label ||
        (name !== null && one.name === name) ||
        (relation !== null && one.relation === relation),
    );
    if (known) {
      known.count++;
      known.turn = turn;
      if (name !== null) {
        known.name = name;
        known.label = name;
      }
    } else state.people.push({ label, relation, name, pronoun: null, count: 1, turn });
  }
  nameThem(state, reading.text);
  const present = state.people.filter((one) => one.turn === turn);
  const only =
    present.length === 1 ? present[0] : state.people.length === 1 ? state.people[0] : undefined;
  if (only && reading.pronoun) only.pronoun ??= reading.pronoun;
  weighFrames(state, reading);
  for (const { family, word } of reading.feelings) {
    const known = state.feelings.find((one) => one.word === word);
    if (known) known.turn = turn;
    else state.feelings.push({ family, word, turn });
  }
  keepLost(state, reading, now);
  noteMatters(state, reading.text);
  const meant = reading.joking === null ? decisionIn(reading.text, state.skill ? '' : asked) : null;
  if (meant !== null) state.kept = [...state.kept.filter((one) => one !== meant), meant].slice(-3);
  unmourn(state, reading.text);
  keepQuotes(state, reading);
  const ahead = aheadIn(reading.text);
  if (ahead !== null) state.facts.ahead = ahead;
  if (reading.age !== null && reading.age < 18) state.minor = true;
  if (reading.intoxicated) state.drunk = true;
  keepAnswer(state, reading);
}

/** "a meeting about it friday": kept, so that it can be wished well for, and asked about. */
const EVENT =
  'meeting|interview|appointment|exam|test|hearing|funeral|date|presentation|review|scan|surgery|operation|wedding|deadline|speech|toast|quiz|flight|viva|audition|trip|visit|party|dinner|move|match|shift|check ?up|call|walk';
const DAY =
  '(?:on |this |next )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tomorrow|next week';
const AHEAD = new RegExp(`\\b(${EVENT})\\b[^.!?]{0,24}?\\b(${DAY})\\b`, 'i');
/** "need to drive saturday, sisters wedding": the day first. */
const DAY_FIRST = new RegExp(
  `\\b(${DAY})(?:,|\\b(?: is| for| to)?)[^.!?]{0,24}?\\b(${EVENT})\\b`,
  'i',
);
export function aheadIn(text: string): string | null {
  const [event, day] = AHEAD.exec(text)?.slice(1) ?? DAY_FIRST.exec(text)?.slice(1).reverse() ?? [];
  if (event === undefined || day === undefined || /\blast\b/i.test(text)) return null;
  return `the ${event.toLowerCase()} ${dayOf(day)}`;
}
const dayOf = (text: string): string => {
  const day = text
    .toLowerCase()
    .replace(/[a-z]+day\b/, (one) => one.charAt(0).toUpperCase() + one.slice(1));
  return /^[A-Z]/.test(day) ? `on ${day}` : day;
};

/** States of mind that go with nearly every situation do not take its place. */
const STATES = new Set(['low', 'worry', 'social', 'sleep', 'good']);

function weighFrames(state: GuidedState, reading: Reading): void {
  // Typed in drink, only what it says of the drinking is sure.
  const frames = reading.frames.filter(({ domain }) =>
    // "I did it" in an exercise is an answer to its step, and no good news.
    reading.intoxicated ? domain === 'habit' : state.skill === null || domain !== 'good',
  );
  const held = state.frames.some(
    (one) => one.score >= 1 && !STATES.has(frameById(one.id)?.domain ?? ''),
  );
  for (const one of state.frames) one.score *= frameById(one.id)?.grave ? 0.92 : 0.82;
  for (const frame of frames) {
    const added = frame.loose
      ? 1
      : STATES.has(frame.domain) && held
        ? 0.6
        : frame.grave
          ? 4
          : frame.domain === 'good'
            ? 3
            : 2.5;
    const share = reading.size === 'wall' ? 0.5 : 1;
    const known = state.frames.find((one) => one.id === frame.id);
    if (known) {
      known.count++;
      known.turn = state.turn;
      known.score += added * share;
    } else state.frames.push({ id: frame.id, count: 1, turn: state.turn, score: added * share });
  }
}

/** Telling words, with the second-person version where there is one, for summaries and callbacks. */
function keepQuotes(state: GuidedState, reading: Reading): void {
  // What was said to us or of us is no material of theirs.
  const { acts } = reading;
  if (
    reading.question !== null ||
    reading.intoxicated ||
    reading.joking !== null ||
    acts.has('hostile') ||
    acts.has('boundary')
  )
    return;
  if (acts.has('remark') || acts.has('thanks') || acts.has('goodbye') || acts.has('greeting'))
    return;
  const thought = reading.trapQuote === null ? [] : [{ text: reading.trapQuote, weight: 3 }];
  for (const { text, weight } of [...thought, ...reading.quotes.slice(0, 2)]) {
    const known = state.quotes.some((one) => one.text.toLowerCase() === text.toLowerCase());
    if (weight < 1.6 || known || reading.words.length < 3) continue;
    const said = reading.mirrors.find((one) => sameStart(one.text, text))?.text ?? null;
    const sore =
      text === reading.trapQuote ||
      reading.feelings.some(
        (one) => one.family !== 'glad' && text.toLowerCase().includes(one.word),
      );
    state.quotes.push({ text, said, sore, weight, turn: state.turn, uses: 0 });
  }
}

const sameStart = (mirrored: string, quote: string): boolean =>
  mirrored.split(' ').slice(-2).join(' ').toLowerCase() ===
  quote
    .split(' ')
    .slice(-2)
    .map((word) => (/^my$/i.test(word) ? 'your' : /^me$/i.test(word) ? 'you' : word))
    .join(' ')
    .toLowerCase();

/** How strong the urge is, where that was asked. */
function keepAnswer(state: GuidedState, reading: Reading): void {
  if (state.pending?.slot !== 'urge' || reading.question !== null) return;
  const rating = ratingIn(reading.text, 10);
  if (rating !== null) state.facts.urge = String(rating);
}
