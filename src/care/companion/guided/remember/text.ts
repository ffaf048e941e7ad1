/** Cuts a message into sentences and clauses that still are its own words, letter for letter. */

/** A piece of the message. `text` has plain quotes and spaces; `quote` stands in the message. */
export interface Piece {
  readonly text: string;
  readonly quote: string;
  readonly question: boolean;
}

/** One character for one: places in the result are places in the message. */
const straight = (text: string): string =>
  text
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[\t\u00a0]/g, ' ');

const QUOTE_MAX = 200;

function piece(message: string, from: number, to: number, question: boolean): Piece | null {
  const raw = message.slice(from, to);
  const quote = raw.trim();
  if (quote === '' || quote.length > QUOTE_MAX) return null;
  return { text: straight(quote), quote, question };
}

/** Sentences in order. Ones too long to be quoted are left out, whatever they hold. */
export function sentencesIn(message: string): Piece[] {
  return cut(message, /[.!?…]+(?=\s|$)|\n+/g);
}

const JOINT =
  /[;:()]|,\s+(?!(?:but )?not\b)|\s[-–—]+\s|\s+(?=(?:but|because|although|though|except|unless|since|so|which)\s)|\s+(?=and (?:I|i|he|she|they|we|my|it|then|now|the)\b)/g;

/** A sentence in its clauses. */
export function clausesIn({ quote, question }: Piece): Piece[] {
  return cut(quote, JOINT).map((one) => ({ ...one, question }));
}

function cut(text: string, marks: RegExp): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(marks)) {
    const to = mark.index + mark[0].length;
    const one = piece(text, from, to, mark[0].includes('?'));
    if (one) found.push(one);
    from = to;
  }
  const last = piece(text, from, text.length, false);
  return last ? [...found, last] : found;
}

/** Whether the place lies between double quotes: somebody else's words. */
export const isQuoted = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/"/g)?.length ?? 0) % 2 === 1;

/** What is wished, feared, supposed or denied is no fact. */
export const HEDGE =
  /\b(?:if|unless|whether|imagine|imagining|pretend|suppose|supposing|wish|wished|would|could|might|maybe|perhaps|probably|hope|hoping|thought|dreamt|dreamed|dream|nightmare|afraid|scared|terrified|worried|worry|fear|what if|as though|almost|nearly|not sure|doubt|guess|someone said|joke|joking|kidding)\b|\blike my\b/i;
export const NEGATION =
  /\b(?:not|never|no longer|cannot|none|nobody|no one|nothing|without|hardly|barely)\b|n't\b|\b(?:don|doesn|didn|isn|wasn|can|won|aint)t\b/i;

/** "I", "my", "me" as they are said back. Null where "you" or "we" would turn into something else. */
export function saidBack(text: string): string | null {
  if (/\b(?:you|your|yours|yourself|we|us|our|ours|they're|let's)\b/i.test(text)) return null;
  return text.replace(/\b(?:I'm|I've|I'll|I'd|I|me|my|mine|myself|am)\b/gi, (word) => {
    const back = BACK[word.toLowerCase()];
    return back ?? word;
  });
}

const BACK: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": "you're",
  "i've": "you've",
  "i'll": "you'll",
  "i'd": "you'd",
};
