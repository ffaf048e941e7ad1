/** Which topic guide leads: the one that a message begins, takes over with, or goes on in. */
import { topicById, UNDECIDED } from '../topics/index.ts';
import { type Heard, topicsIn } from '../topics/recognise.ts';
import { askIn, plainOf } from '../topics/replies.ts';
import type { TopicRun } from '../topics/run.ts';
import type { Topic } from '../topics/types.ts';
import type { Turn } from '../turn.ts';
import { isPutAway } from './topic-doubt.ts';

/**
 * So sure a message must be to begin a topic. Of an author apart, what is surer than .3 was right in .82,
 * and of messages of up to seven words in .91; whoever opens a talk nearly always names its matter.
 */
const BEGINS = { first: 0.26, later: 0.34 } as const;
/** And to leave another one for it: what comes back to a question mostly belongs to it, however it sounds. */
const CHANGES = { chance: 0.7, asked: 0.9, left: 0.1, words: 9 } as const;
/** Surer where the message may be a reply, or two have to tell it together. */
const TOGETHER = 0.5;
/** So few words are seldom plain. */
const FEW = 4;
const OF_ANSWERS = 0.75;
const OF_FEW = { first: 0.24, later: 0.45 } as const;

/**
 * So sure it must be for its guide to begin, ask and answer. Of first messages by an author apart, those from .42 on
 * were right in .976, from .6 on in .988; a grave matter is supposed of nobody who has not told it.
 */
const SURE = { first: 0.42, few: 0.42, any: 0.6, grave: 0.6, instead: 0.95 } as const;
const SURE_OF_FEW = 7;
const GRAVE: ReadonlySet<string> = new Set([
  'suicide-loss',
  'child-or-baby-died',
  'partner-died',
  'someone-is-dying',
  'assault-in-the-past',
  'childhood-abuse',
  'after-an-abusive-relationship',
  'hard-birth-or-hospital',
  'unplanned-pregnancy',
]);

/** @param words how many the message has; `instead` where another matter leads */
export function isSure(
  { id, chance }: Heard,
  words: number,
  when: 'first' | 'later' | 'instead',
): boolean {
  if (when === 'instead') return chance >= SURE.instead;
  if (GRAVE.has(id)) return chance >= SURE.grave;
  return chance >= (when === 'first' ? SURE.first : words <= SURE_OF_FEW ? SURE.few : SURE.any);
}

/** The topic that begins with this message, or takes over from the one that leads. */
export function begun(turn: Turn, run: TopicRun | null): Topic | null {
  const { input, reading } = turn;
  if (reading.words.length < 3) return null;
  if (run !== null && !UNDECIDED.has(run.id)) return changed(turn, run);
  const best = topicIn(input.message);
  const when = turn.state.turn <= 2 ? 'first' : 'later';
  // A word or two to a question of ours is its answer, whatever else it sounds like.
  const few = reading.words.length <= FEW;
  const answers = few && when === 'later' && turn.state.pending?.kind === 'ask';
  const least = answers ? OF_ANSWERS : few ? OF_FEW[when] : BEGINS[when];
  const fits = ({ id }: Heard): boolean => id !== run?.id && !isPutAway(turn.state, id);
  if (best !== null && fits(best) && best.chance >= least) return topicById(best.id);
  const before = input.history.findLast(({ role }) => role === 'user')?.content;
  if (before !== undefined) {
    const [both] = topicsIn(`${before}. ${input.message}`);
    if (both !== undefined && fits(both) && both.chance >= TOGETHER) return topicById(both.id);
  }
  return null;
}

/** The likeliest topic; of a long message, where none of the whole is likely, of its plainest part. */
function topicIn(message: string): Heard | null {
  const [whole] = topicsIn(message);
  if ((whole?.chance ?? 0) >= BEGINS.later) return whole ?? null;
  // Many people write without full stops, and the matter stands in one half-sentence of it.
  return (
    plainestOf(message.split(/(?<=[.!?])\s+/), 4, PLAIN_SENTENCE) ??
    plainestOf(message.split(/[.!?,;]+\s+|\s+(?=(?:and|but|because) )/), 5, PLAIN_CLAUSE) ??
    whole ??
    null
  );
}
const PLAIN_SENTENCE = 0.6;
const PLAIN_CLAUSE = 0.8;
const MOST_PARTS = 8;

function plainestOf(parts: readonly string[], words: number, least: number): Heard | null {
  const long = parts.filter((one) => one.split(' ').length >= words).slice(0, MOST_PARTS);
  const [best] = (parts.length < 2 ? [] : long)
    .flatMap((one) => topicsIn(one).slice(0, 1))
    .sort((one, other) => other.chance - one.chance);
  return best !== undefined && best.chance >= least ? best : null;
}

/** They say themselves that something else comes now. */
const ANNOUNCED =
  /\b(?:(?:the|an?|one|my) ?other thing|something else|on top of (?:that|it|all)|(?:talk|speak) about (?!it\b|that\b|this\b|him\b|her\b|them\b)|different (?:subject|topic|thing|matter)|change the subject|and then there(?:['’]?s| is)|(?:it['’]?s|this is|that['’]?s) (?:really|actually) about|what (?:really|actually) (?:bothers|gets|worries|brings))\b/i;

/** "I lie awake and go through it": a sign of the matter that leads, and no other one. */
const SIGNS: ReadonlySet<string> = new Set([
  'sleepless',
  'crying-a-lot',
  'no-energy',
  'numb',
  'low-mood',
  'constant-worry',
  'overthinking-what-i-said',
  'too-much-at-once',
]);

function changed({ input, reading, state }: Turn, run: TopicRun): Topic | null {
  const announced = ANNOUNCED.test(reading.text);
  const leading = topicById(run.id);
  if (leading !== null && askIn(leading, plainOf(reading)) !== null) return null;
  if (reading.words.length < (announced ? FEW : CHANGES.words)) return null;
  // "Something else. Is it weird that I miss my ex": it stands in one sentence of it.
  const fits = ({ id }: Heard): boolean => id !== run.id && !isPutAway(state, id);
  const other = announced ? topicIn(input.message) : null;
  if (other !== null && fits(other) && other.chance >= TOGETHER) return topicById(other.id);
  const heard = topicsIn(input.message);
  const [best] = heard;
  if (best === undefined || !fits(best) || state.topicsDone.includes(best.id)) return null;
  if (run.sure && !announced && SIGNS.has(best.id)) return null;
  // What they ask of us in the middle of a matter is seldom another one.
  const open = state.pending?.kind === 'confirm' || reading.question !== null;
  if (announced && best.chance >= BEGINS.later) return topicById(best.id);
  if (best.chance < (open ? CHANGES.asked : CHANGES.chance)) return null;
  const held = heard.find(({ id }) => id === run.id)?.chance ?? 0;
  return held > CHANGES.left ? null : topicById(best.id);
}

/** "It's not about the drinking", "stop asking about low": the matter that leads, by its own word. */
export function disowns(topic: Topic | null, plain: string): boolean {
  const [, about, felt] = NOT_ABOUT.exec(plain) ?? [];
  const named = about ?? felt;
  const title = topic?.title.toLowerCase().split(/[^a-z]+/) ?? [];
  return named?.split(' ').some((word) => word.length > 2 && title.includes(word)) ?? false;
}
const NOT_ABOUT =
  /(?:^|[.,] )(?:no [.,]? ?)?(?:(?:it|this|that) is not about|(?:stop|quit) (?:asking|talking|going on) (?:me )?about|(?:it|this|that) has nothing to do with) (\w+(?: \w+){0,2})(?= ?[.,]|$)|(?:^|[.,] )(?:no [.,]? ?)?i am not (?:feeling )?(?!\w+ing\b)(\w+) ?[.,] (?:i am|it is|this is) /;
