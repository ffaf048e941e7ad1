/** What a message means to who tells it, clause by clause: one sentence that is true of the clause it is surest of. */
import { piecesHere } from '../dialogue-acts/here.ts';
import { coarsely } from '../listening/coarse.ts';
import { fitAlone } from '../responses/fit.ts';
import { responses } from '../responses/read.ts';
import { pickOptions, slotsOf, type Turn } from '../turn.ts';
import { answerBack } from './answer-back.ts';
import { isLongAgo } from './mourning.ts';
import { personSlots } from './others.ts';
import { situationHeard } from './situation.ts';
import { VERBAL } from './verbal.ts';

/**
 * Below it two of five sentences were wrong in played talks, and a general question of one in six; from
 * `PLAINLY` on a sentence was wrong of one clause in fourteen.
 */
const SURE = 0.4;
export const PLAINLY = 0.5;
/** What all meanings of one kind have together. */
const SURE_KIND = 0.4;
/** Meanings that have a kind of answer of their own, or none at all. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'none',
  'background',
  'answer',
  'plan',
  'where-to-start',
  'not-that',
]);

/** States that are said of the writer: somebody else's tears are not theirs. */
const OF_SELF: ReadonlySet<string> = new Set(
  'tears ashamed guilt tired-out no-sleep harsh-on-self panic numb sad scared angry craving lapse hidden-habit takes-edge-off said-nothing spoke-up mask avoids put-off stuck head-spins overwhelmed not-good-enough found-out jealous lonely no-joy basics-slide stay-in-bed body-image shouted-myself let-down-others brave small-win coping restless'.split(
    ' ',
  ),
);
/** "I'm not tired, I'm bored", "nothing goes round in my head". */
const FELT: ReadonlySet<string> = new Set(
  'tears tired-out panic sad scared angry craving head-spins overwhelmed jealous restless ashamed guilt'.split(
    ' ',
  ),
);
const DENIED =
  /\b(?:not|never|nothing|no longer|isn['’]?t|wasn['’]?t|aren['’]?t|ain['’]?t|don['’]?t (?:feel|think)|didn['’]?t feel|hardly)\b(?! (?:just|only|even|sure|stop|enough|know))/i;
/** What only would be has not been done. */
const DEEDS: ReadonlySet<string> = new Set([
  'tears',
  'brave',
  'small-win',
  'spoke-up',
  'lapse',
  'shouted-myself',
  'deed-for',
  'told-first',
]);
const WOULD = /\b(?:i['’]?d|would|could|might|will|gonna|going to|if)\b|['’]ll\b/i;
/** A meaning that only such a word makes likely: nobody has kept silent where a text is exhausting to answer. */
const NEEDS: Readonly<Record<string, RegExp>> = {
  'no-answer':
    /\b(?:no|not|never|nothing|nobody|none|\w+n['’]?t|silen\w+|ignor\w+|ghost\w*|read|unread|left|quiet|wait\w*|still|stopped)\b/i,
  'no-words':
    /\b(?:words?|names?|call(?:ed)? it|explain\w*|describ\w*|how to (?:say|put)|put it|express|say it|what it is|what this is|how i feel|what i feel)\b/i,
  // "My stomach sinks" is dread.
  'hurts-body':
    /^(?!.*\b(?:stomach|heart) (?:just |always )?(?:sinks?|sank|drops?|dropped|turns?|broke|breaks)\b)/i,
};

const meaningsOf = (clause: string): ReadonlyMap<string, number> =>
  new Map([...fitAlone(clause).meanings].filter(([id]) => NEEDS[id]?.test(clause) ?? true));

const isOfOthers = (clause: string): boolean => THIRD.test(clause) && !FIRST.test(clause);
const THIRD =
  /^\W*(?:(?:and|but|so|because|then|that|when|well|also|even) )*(?:she|he|they|shed|hed|theyd|my \w+)\b/i;
const FIRST =
  /\b(?:i|i['’]?(?:m|ve|d|ll)|me|myself|mine|we|us|our)\b|\bmy \w+ \w+ (?:to|at|on|with) me\b/i;

/** Null where nothing is sure. */
export const meantHere = (turn: Turn): string | null =>
  meaningHeard(turn, PLAINLY) ??
  answerBack(turn) ??
  situationSaid(turn) ??
  meaningHeard(turn) ??
  feelingHeard(turn) ??
  coarselyHeard(turn);

function situationSaid(turn: Turn): string | null {
  const text = situationHeard(turn);
  if (text !== null) turn.state.leads.push('meaning');
  return text;
}

/** In a longer message tiredness, sleep or money stand beside the point more often than they are it. */
const weighed = ({ reading }: Turn, id: string, chance: number): number =>
  ASIDE.has(id) && reading.words.length > LONG ? chance * BESIDE : chance;
const ASIDE: ReadonlySet<string> = new Set(['no-sleep', 'tired-out', 'money', 'hurts-body']);
const LONG = 12;
const BESIDE = 0.5;

export function meaningHeard(turn: Turn, sure = SURE): string | null {
  const best = new Map<string, number>();
  for (const { text } of piecesHere(turn))
    for (const [id, chance] of meaningsOf(text))
      if (
        chance >= sure &&
        !ELSEWHERE.has(id) &&
        !(OF_SELF.has(id) && isOfOthers(text)) &&
        !(FELT.has(id) && DENIED.test(text)) &&
        !(DEEDS.has(id) && WOULD.test(text))
      )
        best.set(id, Math.max(weighed(turn, id, chance), best.get(id) ?? 0));
  const slots = slotsOf(turn, personSlots(turn));
  for (const [id] of [...best].sort(([, one], [, other]) => other - one)) {
    // What is asked about danger follows: nobody is told that they may be thinking of going.
    if (turn.quiet && id === 'wants-out') continue;
    if (id === 'pet' && isLongAgo(turn.reading.text, turn.input.now)) continue;
    const response = responses().meanings.get(id);
    const text =
      turn.words.pick(response?.own.get(turn.voice.id) ?? [], slots) ??
      turn.words.pick(response?.lines ?? [], slots);
    if (text === null) continue;
    turn.state.leads.push('meaning');
    return text;
  }
  return null;
}

/** A feeling they name of themselves, in their word for it; hidden behind much else it is not the point. */
function feelingHeard(turn: Turn): string | null {
  const { reading, voice, words, state } = turn;
  const feeling = reading.feelings.find(({ word }) => !VERBAL.test(word));
  if (feeling === undefined || state.leads.at(-1) === 'feeling') return null;
  const named = piecesHere(turn).some(
    ({ text }) =>
      MINE.test(text) &&
      isOwn(text, feeling.word) &&
      text.toLowerCase().includes(feeling.word.toLowerCase()) &&
      text.split(/\s+/).length <= MOST_NAMING,
  );
  // What they call themselves is not said back in its own word.
  const kind = feeling.family === 'worthless' && !PLAIN_WORTH.test(feeling.word);
  const text =
    named && !kind
      ? words.pick(voice.feeling[feeling.family], slotsOf(turn), pickOptions(turn))
      : null;
  if (text !== null) state.leads.push('feeling');
  return text;
}
/** Said of themselves, and not of somebody who stands nearer to it. */
function isOwn(clause: string, word: string): boolean {
  const before = clause.toLowerCase().split(word.toLowerCase())[0] ?? '';
  return !/\b(?:she|he|they|wouldn['’]?t|isn['’]?t|wasn['’]?t|aren['’]?t|not)(?: \w+){0,2} ?$/.test(
    before.trimEnd(),
  );
}
const PLAIN_WORTH = /^(?:worthless|useless|not good enough|a failure|a burden)$/i;
const MINE = /\b(?:i|i'?m|im|i'?ve|feeling|felt)\b/i;
const MOST_NAMING = 9;

/** The kind of thing it is, where the meanings are in doubt and all of one kind. */
function coarselyHeard(turn: Turn): string | null {
  const heard = piecesHere(turn)
    .map(({ text }) => coarsely(meaningsOf(text)))
    .filter((one) => one !== null && one.chance >= SURE_KIND)
    .sort((one, other) => (other?.chance ?? 0) - (one?.chance ?? 0));
  for (const one of heard) {
    const text = turn.words.pick(one?.kind.lines ?? [], slotsOf(turn));
    if (text === null) continue;
    turn.state.leads.push('meaning');
    return text;
  }
  return null;
}
