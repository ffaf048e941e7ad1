/** Cleans what was typed and cuts it into clauses and words; everything else reads these. */
import { apart } from './run-ons.ts';
import { capital, mended } from './spelling.ts';

export { capital, mended };

/** More than this is read from its two ends: the cost of a turn stays flat for any input. */
const READ_AT_MOST = 4_000;

/** NFKC, plain quotes, single spaces, no zero-width characters; case is kept. */
export function tidy(raw: string): string {
  const cut =
    raw.length > READ_AT_MOST
      ? `${raw.slice(0, 2_500)}\n${raw.slice(-(READ_AT_MOST - 2_500))}`
      : raw;
  return cut
    .normalize('NFKC')
    .replace(/\p{Cf}|\p{Cs}/gu, '')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/** Words after which "he" or "she" goes on with the sentence, and begins no other. */
export const LEADS_ON =
  /[,;]$|^(?:and|or|but|so|if|when|whenever|because|that|than|as|before|after|while|until|since|what|how|why|where|who|which|like|way|time|everything|anything|nothing|something|one|thing|think|thought|thinks|know|knew|knows|say|said|says|tell|told|feel|felt|wish|hope|mean|meant|believe|see|sure|swore|swear|reckon|to|for|with|at|of|by|about|do|does|did|was|were|is|are|can|could|would|will|let|make|made|makes|give|gave|want|wanted|asked|where|though|although|once|every)$/i;

export interface Clause {
  /** Mended, with the person's own case. */
  readonly text: string;
  readonly words: readonly string[];
  readonly question: boolean;
  /** Which sentence of the message it stands in. */
  readonly sentence?: number;
}

export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

const MARKS = /(?<=[.!?…])\s+|\n+|[;:()]|\s[-–—]+\s/;
const JOINTS =
  /,\s*|\s+(?=(?:but(?! (?:not|never))|because|so that|although|(?:even )?though|except|unless)\s)|\s+(?=and (?:i|he|she|they|we|then|it|now)\b)|(?<!\bme)\s+(?=and my\b)|\s+(?=(?:when|whenever|while|since) (?:i|he|she|they|we|my)\b)/i;

/** Short sentences stay whole: "they laugh when I ask" is one thing. */
const REPORTED = /\b(?:says?|said|thinks?|told|reckons?|asked|asks)\b/i;
const parts = (sentence: string): string[] =>
  sentence.split(/\s+/).length <= (REPORTED.test(sentence) ? 16 : 11)
    ? sentence.split(/,\s+/)
    : sentence.split(JOINTS);

/** "I look after my mum she's got MS": a second sentence without a stop, after a noun. */
const RUN_ON =
  /(?<=\b(?:my|the|a|his|her|our|their|in|at|on|with|to|for|from) (?:\w+ ){0,2}(?!time|day|days|week|moment|minute|way|first|last|next|thing|one|same|place|year|night|reason|that|who|which|and|but|so|if|when|because|as|than|like|how|what|where|think|know|says?|said|sure|guess)[a-z]{3,}) (?=(?:she's|he's|they're|it's|that's|there's|I'm|I've|I don't|I can't|I didn't|she|he|they) (?:not |never |just |always |so |really |only )?(?:been|got|in|on|at|a|an|the|like|my|here|there|going|getting|gone|form|out|had|has|is|was|don't|doesn't|live|alright|all right|fine|nice)\b)/g;

/** "She can't swap she's a nurse". */
const NO_STOP =
  /(?<=\b(?:can't|won't|don't|doesn't|didn't|isn't|not) (?:[a-z]+ )?[a-z]+(?<!\b(?:think|know|say|believe|care|sure|mean|see|admit|realise|understand|like|tell|that|if|what|how|why|because|as|than|so))) (?=(?:she's|he's|they're|I'm|it's) (?:a|an|the|at|in|on|not|too|always|just|my|\w+ing)\b)/;
const SINCE_THEN =
  /(?<=\w{4,}) (?=it's been (?:\d|an? |two|three|four|five|six|seven|years|months|weeks|days|ages))/;

/** Sentences and their clauses in order. Short fragments stay as they are. */
export function clausesOf(text: string): Clause[] {
  return apart(mended(text))
    .split(MARKS)
    .flatMap((sentence, at) => {
      const question = /\?["')\s]*$/.test(sentence);
      return parts(sentence.trim())
        .flatMap((part) => (REPORTED.test(part) ? [part] : part.split(RUN_ON)))
        .flatMap((part) => part.split(SINCE_THEN))
        .flatMap((part) => part.split(/(?<=\bI'm \d{1,2}) (?=I )/))
        .flatMap((part) => part.split(NO_STOP))
        .map((part) => ({ part: part.trim(), question, sentence: at }));
    })
    .filter(({ part }) => /[\p{L}\p{N}]/u.test(part))
    .map(({ part, question, sentence }) => ({
      text: part.replace(/[.!?…,\s]+$/u, '').trim(),
      words: wordsOf(part),
      question,
      sentence,
    }))
    .filter((clause) => clause.words.length > 0);
}

const FUNCTION = new Set(
  "the and you your that this with have has had was were for are not but what just don't can't it's i'm all about they them him her his she been when then than there who would could really from get got out how did does like one now too very will where why if or so as at by in on to of up my me we us our a an is be do he it i no yes ok okay im ive dont cant its thats some any more also even still only into over after before because bc cos yeah well maybe sort kind bit lot thing things stuff much many being going go goes went make makes made say says said".split(
    ' ',
  ),
);

/** The words of a text that carry something, in order. */
export const contentWords = (text: string): string[] =>
  wordsOf(text).filter((word) => word.length > 2 && !FUNCTION.has(word));
