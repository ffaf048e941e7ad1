/** Words in quotation marks that somebody else sent: they are not the writer's own, and are asked after. */
import { isDangerous } from './deciding.ts';
import type { Assessment } from './types.ts';

const SENT =
  /\b(?:my \p{L}+(?: \p{L}+)?|he|she|they|\p{Lu}\p{L}+)(?:['’]s)?(?: has| just| only)* (?:texted|messaged|wrote|sent|posted|left|emailed|whatsapped)\b[^.!?"'“‘]{0,40}["'“‘]/u;
const QUOTE = /(^|[\s:,])["'“‘].+?["'”’](?=[\s.,;!?)]|$)/gsu;

/**
 * What was read in a message, where its danger is only in another's words: they are taken out, and what is left is
 * what the writer says. A last message has its own sign (`other.note`) and is not touched.
 */
export function ofTheirWords(
  text: string,
  seen: Assessment,
  read: (text: string) => Assessment,
): Assessment {
  if (text.length > LONGEST || seen.subject === 'other') return seen;
  if (!isDangerous({ level: seen.level }) || !SENT.test(text)) return seen;
  const rest = read(text.replace(QUOTE, '$1something'));
  if (isDangerous({ level: rest.level })) return seen;
  return { ...rest, signals: [...new Set([...rest.signals, 'other.quoted'])].sort() };
}
/** Characters; a longer message says more than what it quotes, and is not read twice. */
const LONGEST = 500;
