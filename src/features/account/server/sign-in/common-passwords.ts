/** Long passwords that are guessed first; used in the strict mode (NIST SP 800-63B-4 §3.1.1.2). */
const COMMON_WORDS = [
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'azerty',
  'letmein',
  'welcome',
  'iloveyou',
  'admin',
  'dragon',
  'monkey',
  'football',
  'baseball',
  'sunshine',
  'princess',
  'mooring',
  'correcthorse',
  'trustno',
  'superman',
  'batman',
  'master',
  'shadow',
  'michael',
  'abc',
  'abcdef',
  'secret',
];

/** True for repetitions, runs, and common words dressed up with digits and signs. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size <= 4 || isRun(password)) return true;
  return [lower, withoutDisguise(lower)].some((form) => lettersBeyondCommon(form) < 5);
}

/** p@$$w0rd → password. */
function withoutDisguise(text: string): string {
  return text
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/[!1|]/g, 'i');
}

function lettersBeyondCommon(text: string): number {
  let rest = text.replace(/[^a-z]/g, '');
  for (const word of COMMON_WORDS) rest = rest.replaceAll(word, '');
  return rest.length;
}

/** Nearly all neighbouring characters follow each other: 123456789…, abcdef…. */
function isRun(text: string): boolean {
  let steps = 0;
  for (let i = 1; i < text.length; i += 1) {
    if (Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1) steps += 1;
  }
  return steps >= text.length * 0.8;
}
