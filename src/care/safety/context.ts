/** What surrounds a match: is it denied, long past, said of somebody else, or in a story? */
import { BREAKS, NEGATORS, UNDOES } from './negation-words.ts';
import { PEOPLE } from './rules/macros.ts';

const THINKS =
  /^(?:think|thinking|believe|say|saying|said|mean|like|that|feel like|planning that)(?: that)?$/;

/** The words before the match, back to where its clause begins (at most `reach`). */
export function wordsBefore(sentence: string, start: number, reach = 7): string[] {
  const words = sentence.slice(0, start).trim().split(' ').slice(-reach);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    if (BREAKS.has(words[at] ?? '')) return words.slice(at + 1);
  }
  return words;
}

/** "not", "never", "no" and their like in front of the match, unless something undoes them. */
export function isNegated(before: readonly string[]): boolean {
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const word = before[at] ?? '';
    if (!NEGATORS.has(word)) continue;
    const ahead = before[at - 1] ?? '';
    const between = before.slice(at + 1);
    // "I feel flat, not like I want to die"; "I do not like that" is another like.
    if (word === 'not' && ahead !== 'do' && /^like(?: i)?$/.test(between.join(' '))) return true;
    // a new "i" begins a new statement, except after "I don't think (that) I ..."
    const again = between.lastIndexOf('i');
    if (again > 0 || (again === 0 && word !== 'not')) {
      if (word !== 'not' || !THINKS.test(between.slice(0, again).join(' '))) return false;
    }
    if (ahead === 'why' || before[at - 2] === 'why') return false;
    if (word === 'stop' && (ahead === 'not' || ahead === 'never')) return false;
    return !between.some((one) => UNDOES.has(one));
  }
  return false;
}

const SELF = new Set(['i', 'me', 'my', 'myself', 'we', 'us', 'mine']);
const OTHERS = new Set([
  ...PEOPLE.split('|'),
  'he',
  'she',
  'they',
  'him',
  'her',
  'them',
  'you',
  'your',
  'people',
  'someone',
  'somebody',
  'anyone',
  'anybody',
  'everyone',
  'who',
  'patient',
  'patients',
  'client',
  'clients',
  'character',
  'characters',
  'hero',
  'man',
  'woman',
  'men',
  'women',
  'students',
  'teens',
  'teenagers',
  'kids',
  'celebrity',
  'actor',
  'singer',
  'author',
  'poet',
  'soldier',
  'veterans',
  'celebrities',
  'folks',
  'players',
  'protagonist',
  'narrator',
  'villain',
  'detective',
  'ghost',
  'romeo',
  'juliet',
  'inmates',
  'others',
  'yourself',
  'themselves',
  'himself',
  'herself',
  'eyei',
  'eyeme',
  'eyewe',
]);

export type Whose = 'self' | 'other' | 'open';

/** The nearest subject in front of the match, in its clause or the one before. */
export function whose(sentence: string, start: number): Whose {
  const words = sentence.slice(0, start).trim().split(' ').slice(-14);
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? '';
    if (SELF.has(word)) return 'self';
    if (OTHERS.has(word)) return 'other';
  }
  return 'open';
}
