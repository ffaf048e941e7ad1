/** What the guided companion learns from a message for later: few things, in their own words, surely. */
import type { CandidateMemory, SaidByPerson } from '../../memory.ts';
import { languageOf } from '../understand/language.ts';
import { datesIn } from './dates.ts';
import { goalsIn } from './goals.ts';
import { helpsIn } from './helps.ts';
import { lifeIn } from './life.ts';
import { peopleIn } from './people.ts';
import { clausesIn, sentencesIn } from './text.ts';

export type Learnt = Omit<CandidateMemory, 'messageId'>;

/** At most this many of one message: whoever pours everything out is not to be filed. */
const FACTS = 4;
const READ_AT_MOST = 4_000;

/** Told of somebody who does not exist, or said by somebody not sober. */
const NOT_THEIR_LIFE =
  /\b(?:role ?play|pretend|hypothetical(?:ly)?|in (?:my|a|the) (?:novel|story|book|film|movie|dream|game|show|series)|my (?:main )?character|fictional|asking for a friend|i'?m (?:so |really |pretty |a bit )?(?:drunk|wasted|hammered|high|stoned))\b/i;

/** Where this was told, no greeting elsewhere begins with any of it. */
const GRAVE =
  /\b(?:di(?:ed|es|e|ing)|dead|deaths?|passed away|funeral|stillborn|miscarr\w*|abortion|lost (?:him|her|them|my|our|the baby)|cancer|terminal|hospice|overdos\w*|suicid\w*|killed|murder\w*|rap(?:e|ed|ist)|abus\w*|assault\w*|violen\w*|(?:hit|hits|beat|beats|hurt|hurts|touched) me|prison|jail|police|affair|cheat\w*|divorc\w*|pregnan\w*)\b/i;

/** Pure, and never throws. In the order written. */
export function learntFrom(message: SaidByPerson): CandidateMemory[] {
  try {
    return read(message);
  } catch {
    // What was thrown may hold their words, so it goes nowhere.
    return [];
  }
}

function read({ messageId, content, at }: SaidByPerson): CandidateMemory[] {
  const message = content.slice(0, READ_AT_MOST);
  if (NOT_THEIR_LIFE.test(message) || languageOf(message) !== 'en') return [];
  const found: Learnt[] = [];
  for (const sentence of sentencesIn(message)) {
    if (sentence.question) continue;
    found.push(...peopleIn(sentence));
    for (const clause of clausesIn(sentence)) {
      found.push(...datesIn(clause, at), ...helpsIn(clause), ...goalsIn(clause), ...lifeIn(clause));
    }
  }
  const facts = new Set<string>();
  const once = found.filter(({ fact }) => !facts.has(fact) && facts.add(fact));
  const grave = GRAVE.test(message);
  return once
    .slice(0, FACTS)
    .map((one) => ({ messageId, ...one, topic: grave ? null : one.topic }));
}
