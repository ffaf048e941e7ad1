/** Long passwords that are guessed first; used in the strict mode (NIST SP 800-63B-4 §3.1.1.2). */
const COMMON_PARTS = [
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
  'trustno1',
  'superman',
  'batman',
  'master',
  'shadow',
  'michael',
  'abc123',
  'abcdef',
  'secret',
];

/** True for repetitions, runs, and common words dressed up with digits and signs. */
export function isCommonPassword(password: string): boolean {
  const plain = password
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replace(/[3]/g, 'e')
    .replace(/[0]/g, 'o')
    .replace(/[$5]/g, 's')
    .replace(/[!1|]/g, 'i');
  const letters = plain.replace(/[^a-z]/g, '');
  if (new Set(plain).size <= 4) return true;
  if (isRun(password)) return true;
  let rest = letters;
  for (const part of COMMON_PARTS) {
    rest = rest.replaceAll(part.replace(/[^a-z]/g, ''), '');
  }
  return rest.length < 5;
}

/** Nearly all neighbouring characters follow each other: 123456789…, abcdef…. */
function isRun(text: string): boolean {
  let steps = 0;
  for (let i = 1; i < text.length; i += 1) {
    if (Math.abs(text.charCodeAt(i) - text.charCodeAt(i - 1)) <= 1) steps += 1;
  }
  return steps >= text.length * 0.8;
}
