/** How hard a password is to guess, roughly: enough to nudge, never to refuse. */
export type Strength = 0 | 1 | 2 | 3 | 4;

export const STRENGTH_WORDS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const;

const COMMON = /pass ?word|qwert|asdf|letmein|welcome|iloveyou|admin|abc|123|111|000|login|dragon/i;

/** The usual stand-ins for letters, taken back. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '@': 'a',
};

/**
 * 0 under `minimum` characters, else 1–4. Length counts most, as NIST SP 800-63B-4 §3.1.1 has it;
 * repeats and the best-known beginnings count against it.
 */
export function passwordStrength(password: string, minimum: number): Strength {
  const characters = [...password];
  if (characters.length < minimum) return 0;
  const different = new Set(characters).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const plain = characters.map((character) => LETTERS[character] ?? character).join('');
  const known = COMMON.test(password) || COMMON.test(plain);
  const points = (characters.length + different) / 2 + (variety - 1) * 1.5 - (known ? 6 : 0);
  if (points < 8) return 1;
  if (points < 13) return 2;
  return points < 17 ? 3 : 4;
}
