/** Where nothing may be said back: a plain question that hangs on whom and what the talk is about. */
import { activeFrame, type Move, personLabel, slotsOf, type Turn } from '../turn.ts';
import { mended } from '../understand/text.ts';
import { nextOwnQuestion } from './question.ts';
import { responseMove } from './response.ts';
import { rotated } from './rotate.ts';

/** After "don't repeat my words". Null where other moves may speak. */
export function plainly(turn: Turn): Move | null {
  const { state, reading, words } = turn;
  if (state.facts.plain === undefined || turn.quiet || reading.flooded || reading.weighty)
    return null;
  if (reading.words.length < 4 || state.skill) return null;
  state.content++;
  // What those sentences say is no word of theirs.
  const fitting = responseMove(turn);
  if (fitting) return fitting;
  const own = nextOwnQuestion(turn);
  if (own) return { text: own.text, shape: 'Q', pending: own.pending };
  const near = reading.people.length > 0 || reading.pronoun !== null;
  const who = near ? personLabel(turn) : null;
  const text = mended(reading.text);
  const fits = KINDS.find(([match]) => match.test(text))?.[1];
  const bank = [
    ...(fits ? rotated(fits, turn) : []),
    ...(who === null ? [] : rotated(PERSON, turn)),
    ...rotated(ANY, turn),
  ];
  const line = words.pick(bank, slotsOf(turn, { p: who, np: activeFrame(turn)?.np }), {
    inOrder: true,
  });
  if (line === null) return null;
  const asks = line.endsWith('?');
  return { text: line, shape: asks ? 'Q' : 'R', pending: asks ? { kind: 'ask' } : null };
}

/** By what kind of thing is told; none of it holds a word of theirs. */
const KINDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:haven't|never|didn't|can't|couldn't) (?:\w+ ){0,2}(?:say|said|tell|told|ask|asked|mention\w*)\b/i,
    [
      'What would change if it were said?',
      'What has kept it unsaid, pride or fear?',
      'When would be the last good moment to say it?',
    ],
  ],
  [
    /\b(?:coward|useless|idiot|mug|failure|pathetic|villain|stupid|lemon|fault)\b/i,
    [
      'That is hard on you, and it leaves out why you did it. What were you protecting?',
      'I would put it down as fear, and fear has a reason. Which one?',
    ],
  ],
  [
    /\b(?:want|wish|like|hope|need) (?:to|her|him|them|it|my)\b/i,
    [
      'Who knows that you want it?',
      'What is the smallest part of it that is in your hands this week?',
      'What would be the first sign of it?',
    ],
  ],
  [
    /\b(?:cry\w*|cried|tears|sad|miss)\b/i,
    [
      'There is a lot of hurt in that room, and not only on one side.',
      'What would you have liked to do just then?',
    ],
  ],
  [
    /\b(?:always|every (?:time|day|night)|keeps?|again)\b/i,
    ['How does it end, as a rule?', 'Has it ever gone differently?'],
  ],
];
const PERSON = [
  'What would you want {p} to have understood by the end of the week?',
  'What would surprise {p}, reading this along with you?',
  'What have you never asked {p}?',
  'What would {p} say that you have not seen?',
];
const ANY = [
  'What is the part nobody has asked you about?',
  'What do you want to have happened by this time next week?',
  'Which bit of that can still be changed?',
  'What would you do if it cost you nothing?',
];
