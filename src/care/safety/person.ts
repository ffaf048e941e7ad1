/** Reads a sentence about somebody else as if they spoke, so that the same rules judge it. */
import { PEOPLE } from './rules/macros.ts';

const RELATION = new RegExp(
  ` (?:my|our|a|this|his|her|the|one of my|best|close|little|older|younger|\\d+ year old) (?:[^ ,]+ ){0,3}?(?:${PEOPLE}) `,
);
const RELATIONS = new Set(PEOPLE.split('|'));
const THIRD = / (?:he|she|they|himself|herself|themselves|themself|hisself) /;

const VERBS: Readonly<Record<string, string>> = {
  wants: 'want',
  has: 'have',
  is: 'am',
  are: 'am',
  keeps: 'keep',
  thinks: 'think',
  wishes: 'wish',
  feels: 'feel',
  hates: 'hate',
  cuts: 'cut',
  hurts: 'hurt',
  does: 'do',
  hopes: 'hope',
  plans: 'plan',
  needs: 'need',
  takes: 'take',
  deserves: 'deserve',
  talks: 'talk',
  dreams: 'dream',
  burns: 'burn',
};
const OWN: Readonly<Record<string, string>> = {
  he: 'i',
  she: 'i',
  they: 'i',
  himself: 'myself',
  herself: 'myself',
  themselves: 'myself',
  themself: 'myself',
  hisself: 'myself',
  his: 'my',
  their: 'my',
  hers: 'mine',
};
const MINE: Readonly<Record<string, string>> = {
  i: 'eyei',
  me: 'eyeme',
  my: 'eyemy',
  myself: 'eyeself',
  we: 'eyewe',
};

/** True where the message speaks of someone the writer may know, by name of relation or pronoun. */
export function namesSomeone(message: string): boolean {
  return (
    RELATION.test(message) ||
    THIRD.test(message) ||
    / someone i (?:know|love|care about|am close to) | (?:friend|classmate|coworker|roommate) of mine /.test(
      message,
    )
  );
}

/** The sentence with the other person as "i", or null where nobody else is spoken of. */
export function asIfTheySpoke(sentence: string): string | null {
  if (!THIRD.test(sentence) && !RELATION.test(sentence)) return null;
  const words = sentence.trim().split(' ');
  const said: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (RELATIONS.has(word)) {
      const before = said.at(-1);
      if (before === 'eyemy' || before === 'the' || before === 'a' || before === 'my') said.pop();
      said.push('i');
    } else if (said.at(-1) === 'without' && /^(?:her|him|them)$/.test(word)) {
      said.push('me');
    } else if (word === 'her') {
      said.push(
        /^(?:own|life|wrists?|pills|arms?|throat|medication|room|things|stuff|parents|meds|notes?|diary)$/.test(
          words[at + 1] ?? '',
        )
          ? 'my'
          : 'her',
      );
    } else {
      said.push(MINE[word] ?? OWN[word] ?? VERBS[word] ?? word);
    }
  }
  return ` ${said.join(' ')} `;
}
