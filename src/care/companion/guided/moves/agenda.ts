/** What a listener still wants to know of any trouble: asked where the message names nothing nearer. */
import type { TherapistId } from '#care/contract.ts';
import type { GuidedState } from '../state.ts';
import { activeFrame, type Turn } from '../turn.ts';
import type { Reading } from '../understand/index.ts';
import { notOf } from './not-asked.ts';
import type { Question } from './question.ts';
import { rotated } from './rotate.ts';

export type Topic =
  | 'worst'
  | 'pattern'
  | 'company'
  | 'tried'
  | 'cost'
  | 'relief'
  | 'fear'
  | 'wish'
  | 'selftalk'
  | 'strength'
  | 'need';

/** Each is asked once, and not at all where they have told it unasked (`known`). */
const TOPICS: Readonly<Record<Topic, { asks: readonly string[]; known: RegExp | null }>> = {
  worst: {
    asks: [
      'What is the hardest part of it for you?',
      'Which part of this weighs most?',
      'What about it hurts most?',
      'Which bit of it is the worst?',
    ],
    known: /\b(?:worst|hardest|toughest) (?:part|bit|thing|of it)\b|\bwhat (?:hurts|gets me)\b/i,
  },
  pattern: {
    asks: [
      'When in the day is it strongest?',
      'When is it at its worst, and when does it let go a little?',
      'Are there hours when it is quieter?',
      'When does it catch you most?',
    ],
    known:
      /\b(?:at night|in the (?:morning|evening)s?|mostly (?:at|when|in)|every (?:night|evening|morning))\b/i,
  },
  company: {
    asks: [
      'Who knows how this really is for you?',
      'Is there somebody who knows about this?',
      'Who have you been able to say this to?',
      'Who is around you in this?',
    ],
    known:
      /\b(?:told|tell|telling|talk(?:ed|ing)? to|knows?|lean on)\b.{0,24}\b(?:him|her|them|mum|mom|dad|wife|husband|partner|friends?|sister|brother|anyone|anybody|nobody|no one|someone|about)\b|\b(?:nobody|no one) (?:knows|to talk to)\b|\bon my own with\b/i,
  },
  tried: {
    asks: [
      'What have you tried so far, even if it did not work?',
      'What do you do when it gets too much?',
      'What have you tried against it?',
      'How have you got through it up to now?',
    ],
    known: /\bi(?:'ve| have)? (?:also |even |already )?(?:tried|try)\b/i,
  },
  cost: {
    asks: [
      'What does it keep you from doing?',
      'What has it taken from your days?',
      'What would you be doing more of, without this?',
      'Where in your day do you notice it most?',
    ],
    known:
      /\b(?:avoid\w*|cancel\w*|gave up|given up|stopped (?:going|seeing|doing|playing)|don'?t go)\b/i,
  },
  relief: {
    asks: [
      'What makes it a little better, even for ten minutes?',
      'What helps, if only a bit?',
      'When did you last feel a little lighter, and what was going on then?',
      'What does you good, when all else fails?',
    ],
    known: /\b(?:helps?|helped|calms?|takes the edge off|only thing that|i feel better when)\b/i,
  },
  fear: {
    asks: [
      'What are you most afraid might come of it?',
      'What is the thing you fear most in this?',
      'When you picture it going badly, what do you see?',
      'What do you fear will happen?',
    ],
    known: /\b(?:scared|afraid|terrified|frightened|worried|dread\w*)\b|\bwhat if\b/i,
  },
  wish: {
    asks: [
      'If one thing in this could be different next week, which would you pick?',
      'What would you want to be different, first of all?',
      'How would you like it to be instead?',
      'What would be a good way for this to go?',
    ],
    known:
      /\bi (?:just |only |really )?(?:want|wish|need)\b|\bi'?d (?:just |really )?(?:like|love|give anything)\b/i,
  },
  selftalk: {
    asks: [
      'What would you say to a friend who told you that about themselves?',
      'Whose voice does that sound like?',
      'If a friend had done the same, would you call them that?',
      'Who taught you to talk to yourself like that?',
    ],
    known: null,
  },
  strength: {
    asks: [
      'What has kept you going until now?',
      'What got you through the last few weeks?',
      'What do you hold on to, on the bad days?',
      'What has been carrying you?',
    ],
    known: null,
  },
  need: {
    asks: [
      'What would help more right now: to tell me more of it, or to think about what to do?',
      'Do you want to get it off your chest, or work something out?',
      'What do you need from this talk: an ear, or a next step?',
      'Shall we stay with how it is, or look at what could be done?',
    ],
    known: null,
  },
};

/** What each asks after first; the rest follows in the order of `TOPICS`. */
const FIRST: Readonly<Record<TherapistId, readonly Topic[]>> = {
  alice: ['worst', 'wish', 'company', 'fear'],
  bob: ['worst', 'company', 'cost', 'wish'],
  charlie: ['fear', 'cost', 'pattern', 'tried'],
  diana: ['pattern', 'relief', 'company', 'need'],
  evan: ['cost', 'wish', 'tried', 'relief'],
  fiona: ['worst', 'pattern', 'company', 'strength'],
  grace: ['worst', 'company', 'relief', 'wish'],
  henry: ['pattern', 'cost', 'strength', 'tried'],
  iris: ['pattern', 'relief', 'cost', 'company'],
  james: ['wish', 'worst', 'fear', 'tried'],
};

/** A hard word for oneself, whoever said it first. */
const HARSH_ON_SELF =
  /\b(?:i'?m|i am|i feel|feel|feeling|i'?ve been|i was|makes me|being|that i'?m|such) (?:such |just |so |a |an |like |kind of |basically |the |bit )*(?:stupid|pathetic|useless|worthless|failure|coward|weak|idiot|loser|ugly|fraud|crap|rubbish|bad|terrible|awful|horrible|mess|joke|burden|disgusting|embarrassment|lazy|selfish)\b|\bmy (?:own )?fault\b|\bi let (?:him|her|them) (?:die|down)\b|\bi(?:'m| am) to blame\b/i;

/** Notes what was told unasked, so that nobody is asked what they have said. */
export function noteTold(state: GuidedState, reading: Reading): void {
  if (reading.question !== null) return;
  const known = topicsKnown(state);
  for (const [topic, { known: told }] of entries) if (told?.test(reading.text)) known.add(topic);
  keep(state, known);
}

export function agendaQuestion(turn: Turn): Question | null {
  const { state, reading, voice } = turn;
  const known = topicsKnown(state);
  const of = moreOf(activeFrame(turn)?.domain);
  // What somebody else did has no hours and no reliefs.
  const event = reading.people.length > 0 && reading.feelings.length === 0;
  const order = [...new Set([...FIRST[voice.id], ...entries.map(([topic]) => topic)])];
  for (const topic of order) {
    if (known.has(topic) || !fits(topic)) continue;
    const text = turn.words.pick(rotated(TOPICS[topic].asks, turn), {}, { inOrder: true });
    known.add(topic);
    if (text === null) continue;
    keep(state, known);
    return { text, pending: { kind: 'ask' }, general: true };
  }
  return null;

  function fits(topic: Topic): boolean {
    if (!OF_ANYTHING.has(topic) && (event || !of.has(topic))) return false;
    if (notOf(state).has(topic)) return false;
    if (topic === 'selftalk') return HARSH_ON_SELF.test(reading.text) && !turn.grave;
    if (topic === 'strength') return state.content >= 4;
    if (topic === 'need') return state.content >= 3 && state.offered === null;
    if (topic === 'cost' || topic === 'relief' || topic === 'tried') return state.content >= 2;
    return true;
  }
}

/** Between people there is nothing to be tried against; a state of mind or body has hours and reliefs. */
const OF_ANYTHING = new Set<Topic>(['worst', 'company', 'fear', 'wish', 'selftalk', 'need']);
const OF_STATES = new Set<Topic>(['pattern', 'tried', 'cost', 'relief', 'strength']);
const OF_LOSS = new Set<Topic>(['pattern', 'strength']);
const NOTHING_MORE: ReadonlySet<Topic> = new Set();
const STATES = new Set(['sleep', 'worry', 'low', 'habit', 'trauma', 'body', 'work']);

function moreOf(domain: string | undefined): ReadonlySet<Topic> {
  if (domain === 'grief') return OF_LOSS;
  return domain !== undefined && STATES.has(domain) ? OF_STATES : NOTHING_MORE;
}

const entries = Object.entries(TOPICS) as [Topic, (typeof TOPICS)[Topic]][];

const topicsKnown = (state: GuidedState): Set<Topic> =>
  new Set((state.facts.agenda ?? '').split(',').filter(Boolean) as Topic[]);

function keep(state: GuidedState, known: ReadonlySet<Topic>): void {
  // Put in anew, so that it counts as the latest fact where old ones are dropped.
  delete state.facts.agenda;
  if (known.size > 0) state.facts.agenda = [...known].join(',');
}
