/** "The bit about the kids. That one I do believe.": the part of their own line that is meant. */
import { quoted } from '../turn.ts';
import { contentWords } from '../understand/text.ts';

const PART =
  /\b(?:the|that) (?:bit|part|one|line|half|thing) (?:about|with|where|that|of) ([^.!?,;]{2,60})|^(?:probably |maybe |just )?(?:the|that) (?:first|second|last) (?:bit|part|half|one)\b/i;

/** Null where they name no part, or it is not found in what they wrote. */
export function believed(slots: Readonly<Record<string, string>>, text: string): string | null {
  const found = PART.exec(text);
  const line = (slots.friend ?? '').replace(/[“”]/g, '');
  if (found === null || line === '') return null;
  const parts = line.split(/,? and (?=that |a |the |i |you |he |she |it )|[,;.!?]\s+/i);
  if (/\b(?:first)\b/i.test(found[0])) return quoted(tidy(parts[0] ?? line));
  if (/\b(?:second|last)\b/i.test(found[0])) return quoted(tidy(parts.at(-1) ?? line));
  const keys = contentWords(found[1] ?? '');
  const part = parts.find((one) => keys.some((key) => one.toLowerCase().includes(key)));
  return part === undefined ? null : quoted(tidy(part));
}

const tidy = (text: string): string =>
  text.replace(/^(?:and|but|that|i'?d (?:say|tell (?:him|her|them))(?: that)?) /i, '').trim();
