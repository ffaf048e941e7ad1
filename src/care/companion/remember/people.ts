/** Who is who: names with their relation, and who has died. Rather nothing than a wrong name. */
import type { Learnt } from './index.ts';
import { likelyName, PLURALS, QUALIFIERS, RELATIONS, surelyName } from './names.ts';
import { HEDGE, isQuoted, NEGATION, type Piece } from './text.ts';

const REL = `(?:(?:(?:late|own|new|dear|lovely|other)\\s+)?((?:(?:${QUALIFIERS.join('|')})\\s+)?)(${RELATIONS.map((one) => one.replace('ex-', 'ex[- ]')).join('|')}))`;
const MINE = `\\b(?:my|our)\\s+${REL}(?![\\p{L}-])(?!'s\\b(?!\\s+(?:called|named|name)))`;
const NAME = '([\\p{L}][\\p{L}-]{1,18})(?![\\p{L}-])';

/** "my sister's name is Priya", "my sister is called Priya", "my friend named Sam". */
const SAID_OUTRIGHT = new RegExp(
  `${MINE}(?:'s name(?:'s| is| was)|'s called|'s named|\\s+(?:is|was)\\s+(?:called|named)|\\s+named|'s name)\\s+${NAME}`,
  'giu',
);
/** "I have a sister called Priya": without the article it could be a telephone call. */
const I_HAVE = new RegExp(
  `\\b(?:i have|i've got|i have got|we have|we've got)\\s+(?:a|an|one)\\s+${REL}\\s+(?:who is |who's )?(?:called|named)\\s+${NAME}`,
  'giu',
);
/** "my sister Priya". What follows decides where the name is not a known one. */
const BESIDE = new RegExp(`${MINE}\\s+${NAME}(?='s\\b|\\s*(\\p{L}+)?)`, 'giu');
const GOES_ON =
  /^(?:is|was|has|had|said|says|wants|wanted|and|who|lives|lived|died|keeps|kept|doesn|isn|wasn|didn|will|never|always|came|comes|left|thinks|thought|told|moved|just|works|got|gets|needs|calls|called|passed|hasn|won|loves|hates|knows|for|about|with|to|at|in|on)$/i;
/** "my sister, Priya," but no list: "my mum, Dan, and my boss". */
const SET_OFF = new RegExp(
  `${MINE}\\s*(?:,\\s*${NAME}\\s*(?:,(?!\\s*(?:and|my|or)\\b)|[.!]|$)|\\(${NAME}\\))`,
  'giu',
);
/** "Priya is my sister", "Priya, my sister,". */
const THE_OTHER_WAY = new RegExp(
  `(?:^|[\\s,])${NAME}(?:\\s+is|'s|,)\\s+(?:my|our)\\s+${REL}(?![\\p{L}'-])`,
  'gu',
);
const SEVERAL = new RegExp(
  `\\b(?:my|our|i have|i've got)\\s+(?:(?:two|three|four|both)\\s+)?(${Object.keys(PLURALS).join('|')})(?:\\s+(?:are called|named)|\\s*[,:-])?\\s+((?:\\p{Lu}\\p{L}+,\\s+){0,2}\\p{Lu}\\p{L}+(?:,)?\\s+(?:and|&)\\s+\\p{Lu}\\p{L}+)`,
  'giu',
);
const DIED = new RegExp(
  `${MINE}(?:,?\\s+${NAME},?)??(?:,?\\s+who)?\\s+(?:(?:has|had|just|recently|suddenly|sadly|finally|really)\\s+)*(?:died|passed away|was killed|was murdered|is dead)(?!\\s+(?:to me|for me|inside|laughing|of (?:laughter|embarrassment|boredom)))(\\s+in\\s+(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\\s+(?:19|20)\\d\\d)?|(?:19|20)\\d\\d)\\b)?`,
  'giu',
);
/** Beside it, whoever is not surely the dead one is left out: no one may be asked about as living. */
const A_DEATH = /\b(?:died|dead|passed away|was killed|was murdered)\b/i;
/** They stand between words and mean none: "my dog Rex 🐕 died". */
const PICTURES = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F)+/gu;
const LATE = new RegExp(`\\b(?:my|our)\\s+late\\s+${REL}\\s+${NAME}`, 'giu');

interface Found {
  readonly relation: string;
  readonly name: string | null;
  readonly dead: boolean;
  readonly when: string;
}

export function peopleIn(sentence: Piece): Learnt[] {
  if (sentence.question) return [];
  const found = new Map<string, Found>();
  const add = (relation: string, name: string | null, dead = false, when = '') => {
    if (/^(?:therapist|counsell?or)$/.test(relation) && !name) return;
    const key = name ?? relation;
    if (!found.get(key)?.dead) found.set(key, { relation, name, dead, when });
  };
  const text = sentence.text.replace(PICTURES, ' ').replace(/ {2,}/g, ' ');
  const shouted = text === text.toUpperCase();
  const matches = (pattern: RegExp) =>
    shouted ? [] : [...text.matchAll(pattern)].filter((one) => !isQuoted(text, one.index));
  for (const m of matches(DIED)) {
    if (HEDGE.test(text) || NEGATION.test(text)) continue;
    const name = m[3] === undefined ? null : likelyName(m[3]);
    if (m[3] === undefined || name !== null) add(relationOf(m[1], m[2]), name, true, m[4] ?? '');
  }
  for (const m of matches(LATE)) {
    const name = likelyName(m[3] ?? '');
    if (name !== null) add(relationOf(m[1], m[2]), name, true);
  }
  for (const m of [...matches(SAID_OUTRIGHT), ...matches(I_HAVE)]) {
    const name = likelyName(m[3] ?? '');
    if (name !== null) add(relationOf(m[1], m[2]), name);
  }
  for (const m of matches(BESIDE)) {
    const word = m[3] ?? '';
    const next = m[4] ?? '';
    const open = text.slice(m.index + m[0].length).startsWith("'s") || GOES_ON.test(next);
    const name = surelyName(word) ?? (next === '' || open ? likelyName(word) : null);
    if (name !== null && /^\p{Ll}/u.test(m[2] ?? '')) add(relationOf(m[1], m[2]), name);
  }
  for (const m of matches(SET_OFF)) {
    const name = surelyName(m[3] ?? m[4] ?? '');
    if (name !== null) add(relationOf(m[1], m[2]), name);
  }
  for (const m of matches(THE_OTHER_WAY)) {
    const before = text.slice(0, m.index + 1);
    const name = /^\p{Lu}/u.test(m[1] ?? '') ? surelyName(m[1] ?? '') : null;
    if (name === null || HEDGE.test(before) || NEGATION.test(before)) continue;
    add(relationOf(m[2], m[3]), name);
  }
  const dead = A_DEATH.test(text);
  const told = [...found.values()].filter((one) => one.dead || !dead);
  const said = told.map((one) => ({ ...toldOf(one), quote: sentence.quote }));
  return [...said, ...severalIn(matches(SEVERAL), sentence)];
}

const relationOf = (qualifier = '', relation = ''): string =>
  `${qualifier}${relation}`.toLowerCase().replace(/\s+/g, ' ').replace('ex ', 'ex-').trim();

function toldOf({ relation, name, dead, when }: Found): Omit<Learnt, 'quote'> {
  if (dead) {
    const who = name === null ? `Your ${relation}` : `${name}, your ${relation},`;
    const fact =
      when === ''
        ? `${who} has died.`
        : `${who} died${when.toLowerCase().replace(/(?<= in )[a-z]/, (one) => one.toUpperCase())}.`;
    return { kind: 'person', fact, topic: null };
  }
  return {
    kind: 'person',
    fact: `${name} is your ${relation}.`,
    topic: `your ${relation} ${name}`,
  };
}

function severalIn(matches: readonly RegExpMatchArray[], { quote }: Piece): Learnt[] {
  return matches.flatMap((m) => {
    const names = (m[2] ?? '').split(/,?\s+(?:and|&)\s+|,\s+/).map(surelyName);
    const plural = PLURALS[(m[1] ?? '').toLowerCase()];
    if (plural === undefined || names.some((name) => name === null)) return [];
    const who = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    return [
      { kind: 'person', fact: `${who} are your ${plural}.`, topic: `your ${plural} ${who}`, quote },
    ];
  });
}
