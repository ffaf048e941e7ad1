/** Which word may be a name, and which relations people have names for. */
import { WORDS_TOO as OTHER_WORDS } from '../guided/understand/first-names.ts';
import { knownName } from '../guided/understand/people.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const RELATIONS = list(
  'mum mom mother mam mama mummy mommy dad father daddy papa stepmum stepmom stepmother stepdad stepfather brother sister stepbrother stepsister half-brother half-sister son daughter stepson stepdaughter husband wife partner spouse fiance fiancé fiancee fiancée boyfriend girlfriend ex-husband ex-wife ex-boyfriend ex-girlfriend ex grandma gran granny nan nana grandmother grandad grandpa grandfather grandson granddaughter aunt auntie aunty uncle cousin niece nephew godmother godfather goddaughter godson boss manager supervisor colleague coworker co-worker teacher tutor professor coach mentor friend mate flatmate roommate housemate neighbour neighbor landlord landlady therapist counsellor counselor sponsor mother-in-law father-in-law sister-in-law brother-in-law daughter-in-law son-in-law dog cat puppy kitten rabbit horse hamster parrot baby',
);
export const PLURALS: Readonly<Record<string, string>> = {
  kids: 'children',
  children: 'children',
  sons: 'sons',
  daughters: 'daughters',
  sisters: 'sisters',
  brothers: 'brothers',
  twins: 'twins',
  parents: 'parents',
  grandchildren: 'grandchildren',
  cats: 'cats',
  dogs: 'dogs',
};
/** Words before a relation that belong to it and are said back with it. */
export const QUALIFIERS = list(
  'best older oldest elder eldest little big younger youngest twin close old good',
);

/** Capitalised, and no name of anybody. */
const NEVER = new Set(
  list(
    'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december spring summer autumn winter christmas xmas easter halloween thanksgiving ramadan eid diwali hanukkah english british american french german spanish italian irish scottish welsh polish indian chinese japanese korean mexican african asian european muslim christian catholic jewish hindu buddhist black white god jesus allah satan hitler facebook instagram whatsapp tiktok snapchat twitter youtube netflix google zoom teams amazon uber tesla apple mooring adhd ptsd ocd bpd autism covid ibs gp nhs uk usa london paris york england scotland ireland wales france germany spain italy india china europe america africa always never please why what when where how who and but because the this that not just really very all said says told thinks wants never also then now yes no ok okay lol omg tbh idk mum mom dad mother father sister brother son daughter wife husband friend boss dear sweet poor dr mr mrs ms miss sir doctor professor nurse captain king queen prince princess north south east west',
  ),
);
/** Names that are words as well: in small letters they are the word. */
const WORDS_TOO = new Set(
  list(
    'will mark rose grace dawn pat ray may max jack bill rob frank art don sue hope joy faith daisy holly heather ivy molly carol harry lynn gail jean chase drew wade gene rich christian stan reg pat penny ruby amber pearl ken ned ted ron eve ling mei jan hans luc kofi ama nora tasha susan jess mia leo matt dan sam',
  ),
);
const titled = (word: string): string =>
  word.charAt(0).toUpperCase() + word.slice(1).replace(/[A-Z]+$/, (end) => end.toLowerCase());

const isCapitalised = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word);

/** A first name we know, as written in this place; null where it may be another word. */
export function surelyName(word: string): string | null {
  if (knownName(word) === null) return null;
  if (isCapitalised(word)) return word;
  const small = word.toLowerCase();
  return WORDS_TOO.has(small) || OTHER_WORDS.has(small) ? null : titled(word);
}

/** Any capitalised word that is nothing else: enough where the sentence itself says it is a name. */
export function likelyName(word: string): string | null {
  if (NEVER.has(word.toLowerCase())) return null;
  return isCapitalised(word) && word.length >= 2 ? word : surelyName(word);
}
