/** Who is spoken of: relation, name, and a pronoun only once the person has used one. */
import { FIRST_NAMES, WORDS_TOO } from './first-names.ts';
import type { Clause } from './text.ts';

export interface Mention {
  /** How we may refer to them: "your mum", or the name. */
  readonly label: string;
  readonly relation: string | null;
  readonly name: string | null;
}

const RELATIONS =
  'stepson stepdaughter stepkids missus hubby mate bro fella mum mom mother mam mama mummy mommy dad father papa daddy stepmum stepmom stepdad stepfather stepmother parents brother sister siblings son daughter kid kids child children baby toddler teenager twins boy girl lad husband wife partner spouse boyfriend girlfriend fiance fiancé fiancee fiancée ex ex-husband ex-wife ex-boyfriend ex-girlfriend grandma gran nan nana granny grandmother grandad grandpa grandfather grandparents grandson granddaughter aunt auntie uncle cousin niece nephew boss manager supervisor coworker co-worker colleague colleagues team teacher tutor professor coach friend friends flatmate roommate housemate neighbour neighbor neighbours therapist counsellor counselor doctor gp psychiatrist sponsor mother-in-law father-in-law sister-in-law brother-in-law in-laws family dog cat pet puppy kitten rabbit horse'
    .split(' ')
    // The longer first: a mother-in-law is not the mother.
    .sort((a, b) => b.length - a.length);
const RELATION = new RegExp(
  `\\b(?:my|our|the(?=\\s+(?:wife|missus|husband|hubby|kids|boss|girlfriend|boyfriend)\\b))\\s+(?:(?:best|close|old|older|little|big|younger|oldest|youngest|elder|late|new|good|lovely|own|whole|step)\\s+){0,2}(${RELATIONS.join('|')})\\b(?!['’]s\\s+(?:best|old)?\\s*(?:${RELATIONS.join('|')}))(?:\\s+(?:is called|was called|called|named|,)?\\s*([A-Z][a-z]{2,14})\\b)?`,
  'giu',
);
const QUALIFIED = /\b(best|older|little|big|younger|oldest|youngest|elder)\s+(\S+)/i;
const NAMED = /\b(?:called|named|name is|name's|name was)\s+([A-Z]?[a-z]{2,14})\b/g;
const CAPITAL =
  /(?<=[a-z,;'] )(?<!\b(?:[Ii]n|[Tt]o|[Ff]rom|[Aa]t|[Nn]ear|of|[Oo]n|for|via|called the|the) )([A-Z][a-z]{2,14})(?='s\b|\b)/g;
const NOT_NAMES = new Set(
  "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter english god jesus allah i'm ok okay tbh lol the and but because america british french german spanish london zoom facebook instagram tiktok netflix google mooring adhd ptsd ocd dear uber covid xmas ramadan eid diwali hanukkah not never always please why what when how have".split(
    ' ',
  ),
);

/** "Anne." by itself, with its capital, where it is a first name we know. */
export function knownName(text: string): string | null {
  const word = text.replace(/[.!\s]+$/u, '').trim();
  return FIRST_NAMES.has(word.toLowerCase()) ? word.charAt(0).toUpperCase() + word.slice(1) : null;
}

/** People in the text, first mentioned first, each once. */
export function peopleIn(text: string, therapist: string): Mention[] {
  const found: Mention[] = [];
  const add = (one: Mention) => {
    const same = found.findIndex(
      (other) => other.label === one.label || (one.name !== null && other.name === one.name),
    );
    if (same === -1) found.push(one);
  };
  for (const match of text.matchAll(RELATION)) {
    const after = text.slice(match.index + match[0].length);
    if (/^['’]s \w/.test(after) && !STATE_AFTER.test(after)) continue;
    const relation = (match[1] ?? '').toLowerCase();
    const qualified = QUALIFIED.exec(match[0]);
    const name = properName(match[2], therapist, /[a-z] [A-Z]/.test(match[0]));
    const label = name ?? `your ${qualified ? `${qualified[1]?.toLowerCase()} ` : ''}${relation}`;
    add({ label, relation, name });
  }
  for (const match of text.matchAll(BARE)) {
    const relation = (match[1] ?? '').toLowerCase();
    add({ label: `your ${relation}`, relation, name: null });
  }
  for (const match of text.matchAll(LOWER_AFTER)) {
    const name = match[1] ?? '';
    const near = found.find(
      (one) =>
        one.name === null &&
        one.relation !== null &&
        match[0].toLowerCase().startsWith(one.relation),
    );
    if (!FIRST_NAMES.has(name.toLowerCase()) || name.toLowerCase() === therapist) continue;
    // "my boss will be there": in small letters and with nothing between, it is the verb.
    if (WORDS_TOO.has(name) && /^[\w-]+ \w+$/.test(match[0])) continue;
    const proper = name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
    if (near) found[found.indexOf(near)] = { ...near, name: proper, label: proper };
    else add({ label: proper, relation: null, name: proper });
  }
  for (const match of text.matchAll(LOWER_ALONE)) {
    const lower = (match[1] ?? '').toLowerCase();
    if (!FIRST_NAMES.has(lower) || WORDS_TOO.has(lower) || lower === therapist) continue;
    const proper = lower.charAt(0).toUpperCase() + lower.slice(1);
    add({ label: proper, relation: null, name: proper });
  }
  for (const match of text.matchAll(NAMED)) {
    const name = properName(match[1], therapist, true);
    if (name !== null) add({ label: name, relation: null, name });
  }
  // "Biscuit. He was fourteen": alone in its sentence, and spoken of as somebody in the next.
  const alone = properName(
    /^([A-Z][a-z]{2,14})\. (?:He|She)(?:'s| was| is| had| has)\b/.exec(text)?.[1],
    therapist,
    true,
  );
  if (alone !== null) add({ label: alone, relation: null, name: alone });
  const self = /\b(?:i'm|i am|my name is|my name's|call me)\s+([A-Z][a-z]{2,14})\b/.exec(
    text
      .replace(/\bI(?='m| am)/g, 'i')
      .replace(/\bMy\b/g, 'my')
      .replace(/\bCall\b/g, 'call'),
  )?.[1];
  if (!/^[^a-z]*$/.test(text)) {
    for (const match of text.matchAll(CAPITAL)) {
      const name = properName(match[1], therapist, true);
      if (name !== null) add({ label: name, relation: null, name });
    }
  }
  return found.filter((one) => one.name === null || one.name !== self);
}

/** After "my mum's": a verb or a state, and not a thing of hers. */
const STATE_AFTER =
  /^['’]s (?:\w+ing|a|an|the|not|so|very|too|always|never|just|been|gone|dead|ill|sick|in|at|on|here|away|got|still|really|lovely|nice|ok|okay|fine|upset|angry|back|there|out|up|asleep|pregnant|worried|mad|getting)\b/i;

/** "mum rang", "dad": kin that people name without a "my". */
const BARE =
  /(?:^|[.,;!?]\s*|\b(?:and|but|because|so|when|if|that|with|to|from|at|by|for|like|then)\s)(mum|mom|dad|mummy|mommy|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|missus|hubby|flatmate|housemate|roommate|landlord|(?:boss|manager|sister|brother|wife|husband|girlfriend|boyfriend)(?= (?:has|had|is|was|says|said|told|ate|took|left|wants|keeps|never|just|got|rang|texted|won't|doesn't|didn't))|mate(?=['’]?s? (?:coming|came|said|says|is|has|wants|will|rang|texted)))\b(?!['’]s\s(?!coming))/gi;

/** "my husband. dan", "her name is priya": only first names we know, for nothing else is sure. */
const LOWER_AFTER = new RegExp(
  `\\b(?:${RELATIONS.join('|')})\\b[\\s.,:-]+([a-z]{2,12})(?=$|[\\s.,!?'])`,
  'gi',
);

/** "mia did it", "a girl in art. zara": a known first name where only a name can stand. */
const LOWER_ALONE =
  /(?:^|[.!?,]\s+|\b(?:his|her|their|its) name(?:'s| is| was) )([a-z]{3,12})(?=\s+(?:did|said|says|told|has|is|was|doesn't|didn't|never|always|texted|called|thinks|wants|left|and I)\b|[.!? ]*$)/gi;
function properName(raw: string | undefined, therapist: string, sure: boolean): string | null {
  if (raw === undefined || !sure || !/^[A-Z]/.test(raw)) return null;
  const lower = raw.toLowerCase();
  if (NOT_NAMES.has(lower) || lower === therapist) return null;
  return raw;
}

/** The pronoun the person themselves uses, when only one kind appears. */
export function pronounIn(clauses: readonly Clause[]): 'she' | 'he' | null {
  const words = clauses.flatMap((clause) => clause.words);
  const she = words.some((w) => /^(?:she|she's|her|hers)$/.test(w));
  const he = words.some((w) => /^(?:he|he's|him|his)$/.test(w));
  return she === he ? null : she ? 'she' : 'he';
}
