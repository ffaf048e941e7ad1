/**
 * Our own words thrown back: "What would I like instead? I'd like my wife home." "Go WELL??" "With
 * who? I live alone." They are about what we said, and no question to the world.
 */
import { mended } from './text.ts';

/** echo: said over before the answer; puzzled: it made no sense; protest, misread: it was wrong. */
export type Thrown = 'echo' | 'puzzled' | 'protest' | 'misread';

export interface Caught {
  readonly kind: Thrown;
  /** What is left of the message, which may be nothing. */
  readonly rest: string;
}

/** Null where nothing of ours is in it. `ours` is our last message. */
export function thrownBack(text: string, ours: string): Caught | null {
  const lines = sentences(mended(ours)).map((line) => ({ line, asks: /\?["”]?$/.test(line) }));
  if (lines.length === 0) return null;
  const opened = mended(text).trim().replace(OPENING, '');
  const first = FIRST.exec(opened);
  if (first === null) return null;
  const [whole, said = '', marks = ''] = first;
  const rest = opened.slice(whole.length).trim();
  const kind = kindOf(said.trim(), marks, rest, lines);
  if (kind === null) return null;
  // "Today?? The nursery rang in the middle of the meeting": said over in front of the answer.
  const answers =
    (kind === 'puzzled' || kind === 'protest') &&
    said.trim().split(/\s+/).length <= 4 &&
    !/[A-Z]{3}/.test(said) &&
    rest.split(/\s+/).length >= ANSWERED &&
    !rest.includes('?') &&
    !/\byou\b/i.test(rest);
  return { kind: answers ? 'echo' : kind, rest: withoutFrame(rest, ours) };
}
/** Of so many words what follows is an answer and no mere complaint. */
const ANSWERED = 8;

/** "What comes to mind is I've worked for that house": our phrase in front, theirs behind it. */
export function withoutFrame(text: string, ours: string): string {
  const said = new Set(tokens(ours));
  const kept = sentences(text).filter(
    (line) => !(/^that'?s what\b/i.test(line) && within(tokens(line), said, 2)),
  );
  const joined = kept.join(' ');
  const framed =
    /^((?:what|the|it)\b[^.!?,]{3,40}?) (?:is|was)(?: that)?\b,? (?=\S+ \S)/i.exec(joined) ??
    /^(i [^.!?,]{3,40}?) that\b,? (?=\S+ \S)/i.exec(joined);
  const head = framed?.[1] ?? '';
  const least = /^i /i.test(head) ? 1 : 2;
  return framed !== null && !NOT.test(head) && within(tokens(head), said, least)
    ? joined.slice(framed[0].length)
    : joined;
}

interface Ours {
  readonly line: string;
  readonly asks: boolean;
}

function kindOf(said: string, marks: string, rest: string, ours: readonly Ours[]): Thrown | null {
  const words = said.split(/\s+/);
  if (words.length > 9 || said === '') return null;
  const own = tokens(said);
  const asks = marks.includes('?');
  const loud = /\?\?|\?!|!\?/.test(marks) || /\b[A-Z]{3,}\b/.test(said);
  // "Sure of what", "together with who", "what others": a piece of ours with the sense taken out.
  const called = said.replace(/,? (?:dear|love|mate|sorry|please|pal|hun)$/i, '');
  const hole =
    /\s(?:what|who|whom|where|which)(?: (?:first|be|now|then|exactly|to|about|for|with|of))?$/i.test(
      called,
    );
  const missing = hole || /^(?:what|which)(?:'s| is)? \w+(?: here)?$/i.test(said);
  const held = tokens(called).filter((word) => !WH.test(word));
  const parts = ours.map(({ line, asks: put }) => ({ set: new Set(tokens(line)), line, put }));
  if (missing && words.length <= 7 && (asks || rest === '' || marks !== '') && held.length > 0) {
    if (parts.some(({ set }) => within(held, set, 1)))
      return GUESSED.test(rest) ? 'echo' : 'puzzled';
  }
  // "What's good about that??", "what's been going round?": a claim of ours, asked back.
  const claim = CLAIM.exec(said)?.[1];
  if (claim !== undefined && asks) {
    const claimed = tokens(claim);
    if (parts.some(({ set, put }) => !put && within(claimed, set, 1)))
      return loud ? 'protest' : 'puzzled';
  }
  const offered = ours.some(({ line, asks: put }) => put && OFFER.test(line));
  for (const { set, line, put } of parts) {
    if (put && asks && sameQuestion(said, own, line, set))
      return rest === '' ? 'puzzled' : loud ? 'protest' : 'echo';
    // Without its mark a question of ours counts only where they go on to answer it.
    if (
      put &&
      !asks &&
      rest !== '' &&
      WH.test(words[0] ?? '') &&
      sameQuestion(said, own, line, set)
    )
      return 'echo';
    const piece = words.length <= 4 && !STARTS_QUESTION.test(said);
    if (
      asks &&
      piece &&
      within(own, set, 1) &&
      (rest !== '' || loud) &&
      !(put && / or /.test(line))
    )
      return loud ? 'protest' : put || offered || !DENIES.test(rest) ? 'echo' : 'misread';
    if (!put && /^you(?:'re|'ve|'d|'ll)? /i.test(said) && within(own, set, 3)) return 'protest';
  }
  return null;
}

/** The same words, or ours with something put in for its "that": "How do I find being nodded at?" */
function sameQuestion(
  said: string,
  own: readonly string[],
  line: string,
  set: ReadonlySet<string>,
): boolean {
  const theirs = tokens(line);
  if (theirs.length < 2 || own.length < 2) return plain(said) === plain(line);
  if (!WH.test(own[0] ?? '')) return own.length >= 2 && within(own, set, 2) && !OF_THEM.test(said);
  if (!theirs.some((word) => WH.test(word) && word === own[0])) return false;
  if (within(own, set, 2)) return true;
  return theirs.length <= 3 && theirs.every((word, at) => own[at] === word);
}

const within = (own: readonly string[], set: ReadonlySet<string>, least: number): boolean =>
  own.length >= least && own.every((word) => set.has(word));

const sentences = (text: string): string[] =>
  text.split(/(?<=[.!?…]["”]?)\s+|\n+/).filter((line) => line !== '');

/** One form for "you" and "I", "that" and "it", so that ours and theirs can be laid side by side. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\b(?:i|you|me)\b/g, 'i')
    .replace(/\b(?:my|your)\b/g, 'my')
    .replace(/\b(?:that|this|it)\b/g, 'it')
    .replace(/[^a-z ]+/g, '')
    .replace(/^(?:and|so|but|then) /, '')
    .trim();

/** The words that carry something, and the question words, without their endings. */
const tokens = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? [])
    .map((word) => word.replace(/'(?:s|re|ve|d|ll|m)$/, ''))
    .filter((word) => word !== '' && !SMALL.has(word))
    .map((word) => (WH.test(word) ? word : word.replace(/(?<=\w{3})(?:ing|ed|es|s)$/, '')));

const CLAIM =
  /^(?:what(?:'s| is| was| has)|whats) (?:so |even )?(?:been )?((?:\w+(?= about (?:that|it|this)))|\w+ing(?: \w+)?)(?: about (?:that|it|this))?$/i;
const WH = /^(?:what|who|whom|whose|which|where|when|why|how)$/i;
/** "Said what to? About the cake? Nobody.": their guess at what we meant, and then the answer. */
const GUESSED = /^[^.?!]{2,60}\?\s+[^?]*[^?\s]$/;
const DENIES =
  /^(?:no|nah|nope|not|nothing|never|nobody|hardly|that'?s not|it'?s not|i'?m not|i was not|i wasn'?t|i didn'?t|who|what|since when)\b/i;
const OFFER =
  /\b(?:shall we|would you like|do you want to|are you up for|or leave it|is now|now or|want to try|try it)\b/i;
const NOT = /\b(?:not|never|no|nothing|\w+n't)\b/i;
const OF_THEM = /\b(?:he|she|they|should i|can i|am i|did i|my \w+)\b/i;
const STARTS_QUESTION =
  /^(?:what|who|which|where|when|why|how|is|are|am|do|does|did|can|could|will|would|should|have|has|was|were)\b/i;
const OPENING =
  /^(?:(?:um+|uh+|hm+|oh|well|ok(?:ay)?|so|and|but|wait|sorry|god|jesus|christ|what(?=[?!])|hang on|bruh|bro|dude|mate|lol|huh|erm|excuse me)[,.!? ]+)+(?=\S+ \S)/i;
/** The first sentence, or the piece before a comma where a question word opens or closes it. */
const FIRST =
  /^((?:[^.?!,\n]*\b(?:what|who|where|which)(?=,))|(?:(?:what|who|where|which|when|how)\b[^.?!,\n]*(?=,))|[^.?!\n]+)([.?!,]*)/i;
const SMALL = new Set(
  "a an the it that this there i you me my your yours mine we us our he she him her they them be is are am was were been being do does did done doing have has had to of in on at for with by from and or but so just then if as most more very really here now would could should can will not's too".split(
    ' ',
  ),
);
