/** What kind of thing was told, coarsely: answered with a line written for it, in this one's voice. */
import { PASSING } from '../frames/passing.ts';
import type { Answer } from '../situations/types.ts';
import { type Theme, themeOf } from '../themes/index.ts';
import { toneOf } from '../themes/tone.ts';
import { type Move, pickOptions, type Shape, slotsOf, type Turn } from '../turn.ts';
import { thirdPerson } from './others.ts';
import { shapeDue } from './shape.ts';
import { noteThread } from './thread.ts';
import { stillOpen } from './told.ts';

/** Null where the theme is in doubt, or its lines have been said. */
export function themeMove(turn: Turn): Move | null {
  const theme = themeHere(turn);
  if (theme === null) return null;
  const due = turn.quiet || turn.reading.weighty ? 'R' : shapeDue(turn);
  const parts = due === 'RQ' ? asking(turn, theme) : reflecting(turn, theme, due);
  if (parts === null) return null;
  noteThread(turn, 'theme', theme.id);
  return parts;
}

/** What is known more closely is answered as that: a fact in passing. */
function themeHere(turn: Turn): Theme | null {
  // "3 weeks", "my manager": an answer, and no matter of its own.
  if (turn.reading.words.length <= 3 && turn.reading.feelings.length === 0) return null;
  if (!mayHear(turn) || turn.reading.happenings.some((one) => PASSING.includes(one))) return null;
  const theme = themeOf(turn.input.message);
  return theme !== null && outOfTune(turn, theme.id) ? null : theme;
}

/** "She was so happy and I felt like a fraud": what they feel decides, whoever else is glad. */
function outOfTune({ reading }: Turn, id: string): boolean {
  const tone = toneOf(id);
  const sore =
    reading.feelings.some(({ family }) => family !== 'glad') ||
    reading.traps.length > 0 ||
    /\bi fe(?:el|lt) like\b|\b(?:threw|thrown|lost|ruined|wasted|failed|messed)\b/i.test(
      reading.text,
    );
  return tone === 'light' ? sore : tone === 'heavy' && LAUGHING.test(reading.text) && !sore;
}

const LAUGHING = /\b(?:laugh(?:ed|ing)?|jokes?|funny|haha|giggl\w+)\b/i;

const mayHear = ({ reading }: Turn): boolean => reading.language === 'en';

/** Their own clause leads up to the question, where one can be said back. */
function asking(turn: Turn, theme: Theme): Move | null {
  const lead = clauseOf(turn) ?? picked(turn, theme, 'statement');
  const question = picked(turn, theme, 'question');
  if (question === null) return lead === null ? null : told(lead);
  return {
    text: [lead, question].filter(Boolean).join(' '),
    shape: lead === null ? 'Q' : 'RQ',
    pending: { kind: 'ask' },
  };
}

/** Their own clause, where one can be said back, and what lies in it; or that and some room. */
function reflecting(turn: Turn, theme: Theme, due: Shape): Move | null {
  const statement = picked(turn, theme, 'statement');
  if (statement === null) return null;
  const own = clauseOf(turn);
  if (own !== null) return told(`${own} ${statement}`);
  if (due !== 'RI') return told(statement);
  const invite = turn.words.pick(turn.voice.invite, slotsOf(turn), pickOptions(turn));
  return invite === null
    ? told(statement)
    : { text: `${statement} ${invite}`, shape: 'RI', pending: null };
}

const told = (text: string): Move => ({ text, shape: 'R', pending: null });

const MOST_WORDS = 9;
const LEAST_WORDS = 4;

/** "Your wife poured them away." Not where the last replies began so. */
function clauseOf({ state, reading, words }: Turn): string | null {
  if (state.leads.slice(-2).some((one) => one === 'mirror' || one === 'echo')) return null;
  const [best] = [...reading.mirrors].sort((a, b) => b.weight - a.weight);
  const length = best?.text.split(' ').length ?? 0;
  if (best === undefined || length < LEAST_WORDS || length > MOST_WORDS) return null;
  const text = `${best.text.charAt(0).toUpperCase()}${best.text.slice(1)}.`;
  if (!words.isNew(text)) return null;
  words.say(text);
  state.leads.push('mirror');
  return text;
}

/** One that does not begin as our last reply did, as long as there is one. */
function picked(turn: Turn, { says }: Theme, part: keyof Answer): string | null {
  const bank = stillOpen(turn, says.get(turn.voice.id)?.map((one) => one[part]) ?? []);
  const last = turn.input.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const fresh = bank.filter((line) => beginning(line) !== beginning(last));
  const slots = slotsOf(turn, thirdPerson(turn));
  return turn.words.pick(fresh, slots) ?? turn.words.pick(bank, slots);
}

const beginning = (text: string): string => text.split(' ', 2).join(' ').toLowerCase();
