/** After a miss of ours: on with their matter, by one concrete question about what they told. */
import { activeFrame, type Move, quoted, slotsOf, type Turn } from '../turn.ts';
import { imagesComeBack, sensesComeBack } from '../understand/images.ts';
import { understand } from '../understand/index.ts';
import { nextOwnQuestion } from './question.ts';

/** One concrete question about what they told last, and never a bare apology. */
export function goOn(turn: Turn, lead: string | null): Move | null {
  const question = turn.quiet ? null : matter(turn);
  const text = [lead, question].filter(Boolean).join(' ');
  if (text === '') return null;
  return {
    text,
    shape: 'M',
    pending: question === null ? { kind: 'missed' } : { kind: 'ask' },
  };
}

/** About their last telling message: what happened in it, or words of theirs with a smaller question. */
function matter(turn: Turn): string | null {
  const { state, words, input, voice } = turn;
  const told = input.history
    .filter(({ role, content }) => role === 'user' && content.split(/\s+/).length >= 4)
    .map(({ content }) => understand(content, voice.id))
    .findLast((one) => one.question === null && !COMPLAINTS.some((act) => one.acts.has(act)));
  // What came back is not asked about; whether it is still there is.
  if (told !== undefined && (imagesComeBack(told.text) || sensesComeBack(told.text)))
    return words.pick(STILL_THERE, {}, { inOrder: true });
  if (told !== undefined) {
    const own = nextOwnQuestion({ ...turn, reading: told });
    if (own) return own.text;
  }
  const quote = told?.quotes.find((one) => one.text.split(' ').length <= 9)?.text;
  const plain = state.facts.plain !== undefined;
  const slots = slotsOf(turn, {
    old: quote === undefined || plain ? null : quoted(quote),
    np: activeFrame(turn)?.np,
  });
  return (
    words.pick(quote === undefined || plain ? [] : ABOUT_WORDS, slots, {}) ??
    words.pick(turn.state.people.length > 0 ? ABOUT_PERSON : [], slots, {}) ??
    words.pick(ANY, slots, { inOrder: true })
  );
}

const COMPLAINTS = ['hostile', 'parroting', 'dodged', 'likened', 'unlived', 'correction'] as const;

const STILL_THERE = [
  'It came back just then. Is it still there, or is it going?',
  'Is it weaker now, or the same?',
];
const ABOUT_WORDS = [
  'Smaller: you wrote {old}. What was going on just before it?',
  'You wrote {old}. What about it matters most to you?',
  'Take {old}: who else knows about it?',
  'You wrote {old}. Is that the part I should have taken up?',
];
const ABOUT_PERSON = [
  'Another way: what would you most want {p} to understand?',
  'Put simply: what did {p} do last that stayed with you?',
];
const ANY = [
  'Put simply: which part of it is on your mind most right now?',
  'Try this one: what would have to happen for tonight to be a little easier?',
  'What do you want me to know that I have missed?',
];
