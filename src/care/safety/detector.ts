/** Reads one text for danger: rules only, no network, no clock, no chance. */
import { answerHits, answering } from './answers.ts';
import { behindNo } from './behind-no.ts';
import {
  decide,
  isCalm,
  isDangerous,
  isDenied,
  isStrongDanger,
  SUICIDAL,
  saidIn,
  urgency,
  wasAskedInVain,
  wasMistaken,
} from './deciding.ts';
import { saysNoPlan } from './disclosure.ts';
import { englishHits, type Hit } from './english.ts';
import { withoutEveryday } from './everyday.ts';
import { asHint, isHint, keeps, ofHurtingOnly } from './hints.ts';
import { withoutIdioms } from './idioms.ts';
import { inTalk, withoutGuesses } from './in-talk.ts';
import { languageHits } from './languages/index.ts';
import { isOtherwise, isRobbery, saysMinor, saysOwnAge } from './likenesses.ts';
import {
  isAtHand,
  type Listen,
  listenerTo,
  saysOnlyWhen,
  saysOutright,
  wordsIn,
} from './listening.ts';
import { fold, sentences } from './normalise.ts';
import { isOfAnother, isSaidByThem } from './of-another.ts';
import { ofTelling, onlyOfTheTalk } from './of-the-talk.ts';
import { withoutOurAsking } from './our-asking.ts';
import { isProductTalk } from './product-talk.ts';
import { smallSigns } from './small-signs.ts';
import { ofTheirWords } from './their-words.ts';
import {
  ASKED_IN_VAIN,
  CALM_SO_FAR,
  DISTINCT,
  despiteNo,
  enough,
  FAINT,
  FAINT_IN_CALM,
  LIKELY,
  PLAIN_AT_FIRST,
  PLAIN_IN_CALM,
  SOONER_IF_IMMINENT,
  settled,
  UNDER_WAY,
  UNLIKELY,
} from './thresholds.ts';
import type { Assessment, RiskFlag, RiskState } from './types.ts';

export { urgency } from './deciding.ts';

/** Read as "y", it would be a yes to our question. */
const BARE_WHY = /^\W*(?:but )?why\W*$/i;
const SELF = { weight: 1, subject: 'self', flags: [] } as const;
const OTHER = { weight: 1, subject: 'other', flags: ['third_party'] } as const;
/**
 * What a text shows. Never throws, for any string; time is linear in its length. `previous` lets
 * short answers ("yes", "tonight") be understood as answers to the question that was asked.
 */
export function detect(text: string, previous: RiskState | null = null): Assessment {
  return ofTheirWords(text, read(text, previous), (rest) => read(rest, previous));
}

function read(text: string, previous: RiskState | null): Assessment {
  const folded = fold(text);
  const said = withoutOurAsking(sentences(folded), previous);
  const parts = previous ? answering(said, previous) : said;
  const seen = withoutEveryday(parts);
  const plain = seen.map(withoutIdioms);
  const found = englishHits(plain);
  const english = isRobbery(parts)
    ? found.map((hit) => (hit.level === 'abuse' ? asHint(hit) : hit))
    : found;
  const foreign = languageHits(folded);
  const answers = previous && !BARE_WHY.test(text) ? answerHits(parts, previous) : [];
  const no = answers.some(({ flags }) => flags.includes('denial'));
  const hits = [
    ...weighed(parts, plain, english, previous, { no, everyday: seen !== parts }),
    ...answers,
    ...inTalk(said, previous),
    ...foreign.hits,
  ];
  const { level, deciding } = decide(withoutGuesses(hits, said, previous), previous);
  const flags = new Set<RiskFlag>();
  for (const hit of hits)
    for (const flag of hit.flags) if (keeps(flag, hit, level)) flags.add(flag);
  // Told with what it is not.
  if (level === 'passive_ideation' && saysNoPlan(parts)) flags.add('disclosed');
  const young = level !== 'none' && saysMinor(parts);
  if (young || saysOwnAge(parts)) flags.add('minor');
  const isForeign = deciding !== null && saidIn(foreign.hits, deciding);
  if (isForeign) flags.add('non_english');
  if (deciding?.id === 'statistics') flags.add('inferred');
  const subject = deciding?.subject ?? 'self';
  if (subject === 'other') flags.add('third_party');
  else flags.delete('third_party');
  return {
    level,
    subject,
    flags: [...flags].sort(),
    signals: [...new Set([...hits.map(({ id }) => id), ...smallSigns(said)])].sort(),
    language: isForeign ? foreign.language : 'en',
  };
}

/**
 * The statistics have read thousands of messages; a rule knows one turn of phrase. Where a rule
 * found danger and the statistics hear none, neither in the whole nor in any sentence, the rule
 * was caught by a likeness. Where no rule fired, the statistics raise the level by themselves.
 */
function weighed(
  parts: readonly string[],
  plain: readonly string[],
  hits: readonly Hit[],
  previous: RiskState | null,
  { no, everyday }: { readonly no: boolean; readonly everyday: boolean },
): readonly Hit[] {
  const words = wordsIn(parts);
  const sure = Math.max(enough(hits, parts), no ? despiteNo(hits) : 0);
  const listen = listenerTo(plain, words);
  const ofTheTalk =
    (onlyOfTheTalk(hits, previous) && !listen(sure + CALM_SO_FAR)) ||
    ofTelling(hits, previous, words);
  const stands =
    hits.some((hit) => hit.plain || isSaidByThem(hit, parts)) ||
    isPlausible(parts, listen, no ? null : previous);
  if (hits.some(isDangerous) && (ofTheTalk || !stands)) return hits.map(asHint);
  if (!hits.some(isDangerous) && hits.some(isHint) && !listen(UNLIKELY)) {
    return hits.filter((hit) => !isHint(hit));
  }
  const quiet = previous !== null && urgency(previous.peak) <= urgency('distress');
  const calm = isCalm(previous);
  if (calm && hits.length === 0 && saysOnlyWhen(parts)) return hits;
  // Once danger was answered it is followed up anyway, and every further word sounds like more of it.
  const answered = previous !== null && !quiet;
  // What only the statistics had heard is denied: what they hear in the denial is no more than that.
  if (no && previous?.flags.includes('inferred') && !hits.some(isDangerous)) return hits;
  const hurting = ofHurtingOnly(hits, previous, no);
  if (hurting !== null) return hurting;
  const wish = hits.filter(isStrongDanger);
  if (wish.length > 0 && wish.every(({ level }) => SUICIDAL.has(level)) && isAtHand(parts)) {
    // A rule found the wish; "the pills are here" may stand beside it in words no rule knows.
    const more = listen(UNDER_WAY);
    if (more?.level === 'imminent')
      return [...hits, { ...SELF, id: 'statistics', level: 'imminent' }];
  }
  const heard =
    wish.length > 0
      ? null
      : (listen(
          answered ? Math.max(sure, settled(previous)) : sure,
          calm || answered || everyday ? 0 : SOONER_IF_IMMINENT,
        ) ?? (no && previous ? behindNo(parts, plain, previous) : null));
  if (!heard || (!answered && hits.length === 0 && isProductTalk(parts))) return hits;
  // They have said no to what we had only read into their words: our ear was wrong in this talk.
  if (previous !== null && wasMistaken(previous) && !hits.some(isDangerous)) {
    if (previous.denied > 1 || heard.odds <= PLAIN_IN_CALM) return hits;
    return [...hits, { ...SELF, id: 'statistics', level: 'passive_ideation' }];
  }
  if (previous !== null && wasAskedInVain(previous) && heard.odds <= ASKED_IN_VAIN) return hits;
  // What rules found of another person alone, the statistics heard of that person, too.
  const theirs = hits.length > 0 && hits.every(isOfAnother);
  const flags: RiskFlag[] = heard.odds > DISTINCT ? ['distinct'] : [];
  const hit = theirs ? { ...OTHER, flags: [...OTHER.flags, ...flags] } : { ...SELF, flags };
  if (isOtherwise(parts)) return [...hits, { ...hit, id: 'hint.likeness', level: 'distress' }];
  if (calm && heard.odds <= sure + CALM_SO_FAR) {
    return [...hits, { ...hit, id: 'hint.statistics', level: 'distress' }];
  }
  const denied = answered && isDenied(previous);
  const least = calm ? FAINT_IN_CALM : denied ? PLAIN_AT_FIRST : FAINT;
  const faint = heard.odds <= least && SUICIDAL.has(heard.level);
  // A plan that nobody spoke of is asked after before anybody is sent for.
  const near = isAtHand(parts);
  const plainly = calm || denied ? PLAIN_IN_CALM : near ? 0 : PLAIN_AT_FIRST;
  const open = !answered || denied || (previous.peak === 'passive_ideation' && !near);
  const asked = open && heard.level === 'imminent' && heard.odds <= plainly;
  const level = faint ? 'passive_ideation' : asked ? 'active_ideation' : heard.level;
  return [...hits, { ...hit, id: 'statistics', level }];
}

/**
 * What a rule found may have been caught by a likeness; but not once danger has been spoken of, and
 * not where a clause says it outright: "stop giving me numbers, I want to die".
 */
function isPlausible(
  parts: readonly string[],
  listen: Listen,
  previous: RiskState | null,
): boolean {
  const danger = previous !== null && urgency(previous.peak) > urgency('distress');
  return danger || listen(LIKELY) !== null || saysOutright(parts);
}
