/**
 * What carries a long message: the clause its writer points at, with the one beside it where the two
 * belong together ("your brother got the house, and you got the bills"). Judged by what can be seen
 * in the wording, as its meaning is out of reach; null where nothing stands out.
 */
import { DAY_AHEAD, type Mirrored, type Reading } from './index.ts';
import { contentWords, LEADS_ON, wordsOf } from './text.ts';

export interface Gist {
  readonly text: string;
  readonly joined: boolean;
}

/** Words; below it a message is about one thing anyway. */
export const RICH = 28;
const MOST_SINGLE = 18;
const MOST_JOINED = 24;
/** Two deeds of the same person. */
const MOST_OF_ONE = 18;
/** What weighs less than this is no more the point than any other line of it. */
const STANDS_OUT = 2.8;
const WORTH_JOINING = 1.5;

/** Words; from here on it tells of more than one thing, and what is given back has to be the right one. */
const SEVERAL = 15;

export const tellsSeveral = ({ words }: Reading): boolean => words.length >= SEVERAL;

export const isRich = ({ words }: Reading): boolean => words.length >= RICH;

export function gistOf(reading: Reading, fresh: (text: string) => boolean): Gist | null {
  const points = pointsOf(reading).filter(({ one }) => fresh(one.text));
  for (const top of [...points].sort((a, b) => b.point - a.point)) {
    if (top.point < STANDS_OUT) return null;
    const pair = pairs(points, top).sort((a, b) => b.worth - a.worth)[0];
    if (pair !== undefined) return { text: pair.text, joined: true };
    if (size(top.one.text) <= MOST_SINGLE && standsAlone(top.one))
      return { text: top.one.text, joined: false };
  }
  return null;
}

interface Point {
  readonly one: Mirrored;
  readonly point: number;
}

function pointsOf({ mirrors, clauses, text }: Reading): Point[] {
  const last = mirrors.at(-1)?.place;
  const told = new Map<string, number>();
  for (const word of contentWords(text)) told.set(word, (told.get(word) ?? 0) + 1);
  const marks = clauses.map((clause) => ({ clause, mark: markOf(clause.text) }));
  return mirrors
    .filter((one) => !runsOn(one.text) && !HALF.test(one.text))
    .map((one) => ({ one, point: one.weight + pointed(one) }));

  /** Still about whoever has that opinion. */
  function afterOpinion(one: Mirrored): boolean {
    const before = mirrors.find(({ place }) => place === one.place - 1);
    return (
      before !== undefined &&
      before.sentence === one.sentence &&
      one.subject === 'other' &&
      OPINION.test(before.text)
    );
  }

  function pointed(one: Mirrored): number {
    const own = contentWords(one.text);
    const at = marks.findIndex(({ clause }) => clause.text.includes(one.clause.text));
    const marked =
      [marks[at - 1]?.mark, marks[at]?.mark].includes('ahead') || marks[at + 1]?.mark === 'behind';
    const again = own.some((word) => word.length > 3 && (told.get(word) ?? 0) > 1);
    return (
      (one.place === last ? 1.2 : 0) +
      (marked ? 2 : 0) +
      (again ? 0.7 : 0) +
      (LOUD.test(one.clause.text) ? 1 : 0) +
      (one.subject === 'other' && /(?<!^)\b(?:you|yours?)\b/.test(one.text) ? 0.7 : 0) -
      (OF_THE_TALK.test(one.text) ? 5 : 0) -
      (OPINION.test(one.text) ? 2.5 : 0) -
      (afterOpinion(one) ? 4 : 0) -
      (one.past && DAY_AHEAD.test(one.clause.text) ? 2 : 0) -
      (MARKS.test(one.text) ? 3 : 0) -
      (SETTING.test(one.text) ? 1 : 0) -
      (isBackground(one) ? 2 : 0) -
      (own.length < 2 && !again ? 1 : 0)
    );
  }

  /** "He was crying and I stood there": what was going on when something else came. */
  function isBackground(one: Mirrored): boolean {
    return one.place !== last && GOING_ON.test(one.text);
  }
}

/** "He doesn't know my dad he won't come he missed my exam": three sentences without a stop. */
const runsOn = (text: string): boolean =>
  [...text.matchAll(/(\S+) (?:he|she|they)(?:'\w+)? /g)].filter(
    ([, before = '']) => !LEADS_ON.test(before),
  ).length > 1;

/** Told of the talk itself, and no part of the matter. */
const OF_THE_TALK =
  /^(?:no, )?you(?:'ve| have| were|'re| are| just| only| did)*(?: not|n't)? (?:only |just |already )?(?:mean|meant|telling|asking|asked (?:about|you)|saying (?:about|that)|said (?:how|that already|so|it|no|yes)|said|told)\b(?! (?:him|her|them|sorry|nothing|to (?:him|her|them)|your|[A-Z]))|^you (?:didn't|never) (?:ask|say)|^you(?:'ve| have) (?:never|not) (?:done|tried|used|written) (?:any|this|it|one)|^(?:there (?:hasn't|isn't|wasn't)|that's not (?:really )?(?:what|why))|^you (?:don't|do not) (?:really )?know where to/i;
/** What somebody else makes of it. */
const OPINION =
  /^[\w' ]{2,24}? (?:says|reckons|thinks|keeps saying|tells you|always says) |^(?:everyone|everybody|people|they) (?:said|say|says|think|thinks)\b/i;
/** Points at something and does not hold it. */
const MARKS =
  /^(?:that|this|it|which)(?:'s| is| was) (?:the (?:bit|thing|part|point|photo|one)|what|why|half|how|where|when|it|so)\b|^you (?:think|suppose|guess) (?:that|this|it)(?:'s| is)\b|^(?:it|that)(?:'s| is| was) (?:just|all|only|fine|done|nothing|true|right)\b[\w ]{0,4}$|^you (?:know|knew) (?:what|it|that|this|how)\b[\w' ]{0,14}$/i;
/** "I couldn't": of what came before it, and nothing without. */
const HALF =
  /^\S+(?: (?:still|just|really))? (?:can't|cannot|couldn't|didn't|don't|doesn't|won't|wouldn't|haven't|hasn't|hadn't|wasn't|weren't|isn't|did|do|does|can|could|would|was|were)$/i;
const GOING_ON =
  /\b(?:was|were) (?:all |just |still )?(?!(?:going|feeling|being|nothing|dying)\b)\w{2,}ing\b/i;
const SETTING =
  /^(?:you|he|she|they)(?:'re| are| were|'s| is| was|'ll be| will be) (?:all |just )?(?:at|in|on|from|holding|sat|stood)\b|^\S+(?: \S+)? (?:is|was|are|were) (?:a|an|the) \w+$/i;
const LOUD = /\b[A-Z]{4,}\b/;

/** "What gets me is", "that's the bit": the line after it, "never said that before": the one in front. */
function markOf(text: string): 'ahead' | 'behind' | null {
  if (
    /\b(?:what|that) (?:gets|frightens|scares|hurts|kills|does|bothers|upsets|worries) me\b|\bthat'?s the (?:bit|thing|part|point)$|\bthe (?:thing|point|truth|worst (?:bit|part|thing)) is$|\bthis is what\b|\bit'?s (?:that|this)$/i.test(
      text,
    )
  )
    return 'ahead';
  return /\bnever (?:said|told|admitted|written) (?:that|this|it)\b|\b(?:first time|only (?:person|one)) i(?:'ve| have)? (?:ever )?(?:said|told)/i.test(
    text,
  )
    ? 'behind'
    : null;
}

/** "He wasn't", "it's love": nothing without what stood before it. */
const standsAlone = ({ text }: Mirrored): boolean =>
  (size(text) >= 4 || /^(?:nothing|nobody) \S+ \S/i.test(text)) && contentWords(text).length >= 1;

const size = (text: string): number => text.split(/\s+/).length;

/** The lines beside it that go with it, joined in the order they were told. */
function pairs(points: readonly Point[], top: Point): { text: string; worth: number }[] {
  return points.flatMap((other) => {
    if (
      other === top ||
      other.point < WORTH_JOINING ||
      /^(?:an?|it|it's|there|there's) /i.test(other.one.text)
    )
      return [];
    const [first, second] = other.one.place < top.one.place ? [other, top] : [top, other];
    const joint = jointOf(first.one, second.one);
    if (joint === null) return [];
    const text = `${first.one.text}${joint}${second.one.text}`;
    return size(text) > MOST_JOINED || size(text) < 7
      ? []
      : [
          {
            text,
            worth:
              other.point +
              (other === second && first.one.sentence === second.one.sentence ? 0.5 : 0) -
              (VAGUE.test(other.one.text) ? 2 : 0),
          },
        ];
  });
}

const content = ({ text }: Mirrored): string[] =>
  contentWords(text.toLowerCase()).filter((word) => !word.startsWith("you'"));

/** "I never said a word. I've never said a word since." */
const addsNothing = (first: Mirrored, second: Mirrored): boolean => {
  if (first.subject !== second.subject) return false;
  const known = new Set(content(first));
  const said = content(second);
  const added = said.filter((one) => !known.has(one)).length;
  return added < said.length && added < 2;
};

const VAGUE = /^(?:it|that|there|this)\b/i;

/** How the second hangs on the first, by their own word for it; null where it does not. */
function jointOf(first: Mirrored, second: Mirrored): string | null {
  const opening = second.opening;
  // "…, and now I'm on the step": the end of what began further up.
  if (
    /^(?:and )?now$/.test(opening) &&
    first.past &&
    !second.past &&
    !/\b(?:that|it|this|them)\b/.test(second.text)
  )
    return ', and now ';
  if (second.place !== first.place + 1 || addsNothing(first, second)) return null;
  if (/\bnow$/.test(opening)) return ', and now ';
  // What a "because" hangs on stands in front of it.
  if (/^(?:because|cos|cause)$/.test(first.opening)) return null;
  if (/^(?:but|yet|though|although)$/.test(opening)) return ', but ';
  if (/^(?:because|cos|cause)$/.test(opening)) return ', because ';
  const apart = first.subject !== second.subject;
  // "I tell her I'm busy, I've not done a thing": told in one breath.
  const breath = opening === '' && first.sentence === second.sentence && !apart;
  const linked = opening.startsWith('and') || opening.endsWith('then') || breath;
  if (!apart && !(linked && wordsOf(`${first.text} ${second.text}`).length <= MOST_OF_ONE))
    return null;
  if (!linked && first.sentence !== second.sentence && size(second.text) > 9) return null;
  return opening.endsWith('then') ? ', and then ' : ', and ';
}
