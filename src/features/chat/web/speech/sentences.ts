/** Makes of a reply what a voice can read: no marks, numbers to dial digit by digit, short pieces. */
import { plainText } from '../conversation/format.ts';

/**
 * Characters a piece may have. Chrome's network voices fall silent some fifteen seconds into one
 * utterance and never report its end (crbug.com/335907), which is some 200 characters.
 */
const LONGEST = 160;
const DIALLED = /\b(?:911|988|112|999|741741)\b/g;
/** "call …", "text HOME to …": a number of three digits or more after such a word is dialled. */
const TO_DIAL = /\b(?:call|text|dial|ring|phone)\b[^.!?\n\d]{0,40}(\+?\d[\d -]{1,16}\d)/gi;
const PICTURES = /\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|\u{20E3}|[\u{1F3FB}-\u{1F3FF}]/gu;

/** The words of a reply as they should be heard; its lines stay lines. */
export function spoken(reply: string): string {
  return plainText(reply)
    .replace(/!?\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/https?:\/\/(?:www\.)?([^\s/)]+)\S*/g, '$1')
    .replace(/^\s*(?:#{1,6}|>)\s+/gm, '')
    .replace(/^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/gm, '')
    .replace(/[`~*|]+|__+/g, '')
    .replace(PICTURES, '')
    .replace(TO_DIAL, (whole, number: string) => whole.replace(number, digitByDigit(number)))
    .replace(DIALLED, digitByDigit)
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Pieces of at most `longest` characters, broken where a speaker would breathe. */
export function sentencesOf(text: string, longest = LONGEST): string[] {
  const pieces: string[] = [];
  for (const line of text.split(/\n+/)) {
    let piece = '';
    for (const part of split(line).flatMap((sentence) => shortened(sentence, longest))) {
      // Short sentences are read in one go, or the voice would halt at every full stop.
      if (piece !== '' && piece.length + part.length >= longest) {
        pieces.push(piece);
        piece = '';
      }
      piece = piece === '' ? part : `${piece} ${part}`;
    }
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push(piece);
  }
  return pieces;
}

function digitByDigit(number: string): string {
  return number.replace(/\D/g, '').split('').join(' ');
}

function split(line: string): string[] {
  return line
    .split(/(?<=[.!?…]["”’)\]]*)\s+|(?<=[。！？।])/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** A sentence too long for one breath, cut at a comma, else at a space, else anywhere. */
function shortened(sentence: string, longest: number): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > longest) {
    const head = rest.slice(0, longest);
    const comma = Math.max(
      ...[', ', '; ', ': ', ' – ', ' — ', '，', '、'].map((m) => head.lastIndexOf(m)),
    );
    const space = head.lastIndexOf(' ');
    const at = comma > longest / 3 ? comma + 1 : space > 0 ? space : longest;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}
