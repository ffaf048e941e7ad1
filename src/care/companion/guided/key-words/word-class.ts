/** What kind of word one is, as far as its form and short lists tell: enough to see where a phrase is cut. */
import { VERBS } from '../understand/verbs.ts';

export type WordClass =
  | 'edge'
  | 'article'
  | 'preposition'
  | 'pronoun'
  | 'object'
  | 'joint'
  | 'helper'
  | 'verb'
  | 'doing'
  | 'number'
  | 'name'
  | 'adverb'
  | 'negation'
  | 'other';

/** `token` is the word as it stands, `begins` whether a sentence begins with it. */
export function classOf(word: string | undefined, token = '', begins = false): WordClass {
  if (word === undefined) return 'edge';
  const listed = LISTED.get(word);
  if (listed !== undefined) return listed;
  if (/n't$/.test(word)) return 'negation';
  if (/^[£$€]?\d/.test(word)) return 'number';
  if (/'(?:m|s|re|ve|d|ll)$/.test(word) && PRONOUN.has(word.replace(/'\w+$/, ''))) return 'helper';
  if (!begins && /^[A-Z][a-z]/.test(token)) return 'name';
  if (/\w{2}ing$/.test(word)) return 'doing';
  if (VERBS.has(word)) return 'verb';
  return /\w{3}ly$/.test(word) ? 'adverb' : 'other';
}

const words = (text: string): string[] => text.split(' ');
const PRONOUN = new Set(words('i you he she it we they that there who what'));
const LISTED: ReadonlyMap<string, WordClass> = new Map(
  (
    [
      [
        'article',
        'the a an my our his her its their your this these those some any every each both all another',
      ],
      [
        'preposition',
        'of to in on at with for from by about into onto over under after before behind between through without since until till during like than as off out up down across along around round against near next inside outside',
      ],
      ['pronoun', 'i you he she it we they u'],
      ['object', 'me him them us myself himself herself themselves itself'],
      [
        'joint',
        'and but or so because cause cos bc if when while though although that which who whose whom where then',
      ],
      [
        'helper',
        'am is are was were be been being do does did have has had will would can could should may might must im ive id dont',
      ],
      [
        'negation',
        'not never no nobody nothing none hardly barely cannot dont didnt wasnt isnt cant wont wouldnt couldnt havent hasnt arent doesnt',
      ],
      [
        'adverb',
        'very really just even still already too also only always quite again maybe pretty almost nearly ever now here there today tonight tomorrow yesterday once twice',
      ],
      [
        'number',
        'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand half',
      ],
    ] as const
  ).flatMap(([kind, list]) => words(list).map((word): [string, WordClass] => [word, kind])),
);
