/** Whether what a model says of a message is in the message. */

/** Words of such sentences themselves: how one says that somebody has, likes or is called something. */
const NEUTRAL = new Set(
  'you your yours yourself the and are was were has have had been being with for from not but who that this these they them their she her hers his him its called named name live lives living like likes want wants prefer prefers helps help feel feels going will would can cannot could about when where there than then more most into out off over also still because does doing get gets getting'.split(
    ' ',
  ),
);
/** Share of a fact's telling words that must be the person's own. */
const OWN_WORDS = 0.5;
/** Scripts that set no words apart. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const tellingWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [])
    .filter((word) => !NEUTRAL.has(word))
    .map((word) => word.slice(0, 5));
const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];

/** Every number of `fact` is in `content`, and half of the words that tell something. */
export function restsOn(fact: string, content: string): boolean {
  const said = new Set(numbers(content));
  if (numbers(fact).some((number) => !said.has(number))) return false;
  if (UNSPACED.test(fact)) return ownLetters(fact, content);
  const own = new Set(tellingWords(content));
  const words = tellingWords(fact);
  return (
    words.length > 0 && words.filter((word) => own.has(word)).length >= words.length * OWN_WORDS
  );
}

function ownLetters(fact: string, content: string): boolean {
  const letters = fact.match(/\p{L}/gu) ?? [];
  return letters.filter((one) => content.includes(one)).length >= letters.length * OWN_WORDS;
}

/** The quote as it stands in the message, or null: a fact nobody said is not remembered. */
export function quoteIn(content: string, quote: string): string | null {
  const wanted = quote.trim().replace(/^["“'‘]+|["”'’.…]+$/g, '');
  if (tellingWords(wanted).length === 0 && !/\d/.test(wanted) && !UNSPACED.test(wanted))
    return null;
  const at = content.toLowerCase().indexOf(wanted.toLowerCase());
  return at === -1 ? null : content.slice(at, at + wanted.length);
}
