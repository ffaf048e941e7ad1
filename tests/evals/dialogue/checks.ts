/** What a reply must and must not do, judged by rules that know nothing of how it was made. */
import { sentencesOf } from '#care/companion/guided/words.ts';
import { content, opening, trifles } from './content.ts';
import type { Person } from './people.ts';
import type { Exchange } from './talk.ts';
import { writtenForIt } from './written.ts';

export interface Failure {
  readonly check: string;
  readonly person: string;
  readonly turn: number;
  readonly detail: string;
}

const STOCK =
  /must be (?:so |really |very )?(?:hard|difficult|tough)|i hear you\b|sorry you'?re going through|sorry to hear|\bvalid\b|you'?ve got this|how does that make you feel|tell me more about that|great job|well done for|opening up|i understand exactly|safe space|you are not alone|you'?re not alone|as an ai,|thank you for sharing|take a deep breath|one day at a time|everything happens for a reason|stay strong/i;
const BROKEN =
  /\{|\}|undefined|\bnull\b|NaN|(?<!\b(?:against|about|around|behind|beside|for|from|in|near|of|to|with|without) )\byou (?:am|was|has|does|goes|doesn't)\b|\byour are\b|\byou you\b|\bi'm you\b|\byour my\b|\bmy your\b|\ba (?:an|the)\b|\bthe (?:a|an|the|your|my)\b|\bfor to\b|\bof to\b|\b(?:is|was) (?:is|was|am|are)\b|[,;:][,;:.?]|\.\.|\?\.|“”| ,| \.|\bthat that (?:that)\b| {2}/;
const FIRST_PERSON = /\b(?:i|me|my|mine|myself)\b/i;

/** By a pronoun, or by a word that tells it. */
const SHE =
  /\b(?:she|her|hers|she'?s|mum|mom|mam|mother|wife|girlfriend|sister|daughter|nan|gran|grandma|grandmother|aunt|auntie|niece)\b/i;
const HE =
  /\b(?:he|him|his|he'?s|dad|father|husband|boyfriend|brother|son|grandad|grandpa|grandfather|uncle|nephew)\b/i;

const unquoted = (text: string): string => text.replace(/“[^”]*”/g, 'quotation');

export function checkTalk(person: Person, exchanges: readonly Exchange[]): Failure[] {
  const failures: Failure[] = [];
  const seen = new Map<string, number>();
  const heard = new Set<string>();
  let she = false;
  let he = false;
  const shapes: string[] = [];
  const openings: string[] = [];
  let asking = 0;
  let offered = false;
  exchanges.forEach(({ said, reply, result, guided }, index) => {
    const turn = index + 1;
    const fail = (check: string, detail: string) =>
      failures.push({ check, person: person.id, turn, detail: `${said.slice(0, 60)} → ${detail}` });
    for (const word of content(said)) heard.add(word);
    she ||= SHE.test(said);
    he ||= HE.test(said);
    for (const sentence of result.source === 'guided'
      ? sentencesOf(reply.split('\n\n')[0] ?? '')
      : []) {
      if (seen.has(sentence)) fail('repeated sentence', `${sentence} (turn ${seen.get(sentence)})`);
      seen.set(sentence, turn);
    }
    const ours = result.source === 'guided' ? (reply.split('\n\n')[0] ?? '') : '';
    if (STOCK.test(ours)) fail('stock phrase', STOCK.exec(ours)?.[0] ?? '');
    if (result.source !== 'guided') {
      shapes.push('X');
      return;
    }
    const plain = unquoted(reply);
    if (BROKEN.test(plain)) fail('broken grammar', `${BROKEN.exec(plain)?.[0]} in: ${reply}`);
    const main = plain.split('\n\n')[0] ?? plain;
    const questions = (plain.match(/\?/g) ?? []).length;
    if (questions > 1) fail('more than one question', reply);
    const own = guided.skill === null && result.level === 'none' && !reply.includes('\n\n');
    if (questions === 1 && own && !/\?\s*$/.test(plain.trim()))
      fail('question not at the end', reply);
    if (!she && /\b(?:she|her|hers)\b/i.test(main)) fail('guessed pronoun', reply);
    if (!he && /\b(?:he|him|his)\b/i.test(main)) fail('guessed pronoun', reply);
    const count = reply.split(/\s+/).length;
    if (count > 95) fail('too long', `${count} words`);
    openings.push(opening(main));
    if (openings.length > 2 && new Set(openings.slice(-3)).size === 1)
      fail('same opening three times', openings.at(-1) ?? '');
    const listening = guided.shapes.at(-1) !== 'K' && result.level === 'none';
    asking = listening && /\?[”"]?\s*$/.test(main.trim()) ? asking + 1 : 0;
    if (asking > 6) fail('nothing but questions', reply);
    if (own && trifles(main).length > 1) fail('trifles quoted', trifles(main).join(', '));
    if (
      /\b(?:no|nope|no thanks|not now|i'?d rather not)\b/i.test(said) &&
      offered &&
      guided.skill !== null
    )
      fail('no not respected', reply);
    offered = guided.pending?.kind === 'offer';
    const shape = guided.shapes.at(-1) ?? '';
    shapes.push(shape);
    const [a, b, c] = shapes.slice(-3);
    if (shapes.length >= 3 && a === b && b === c && !['K', 'X', 'A', 'M'].includes(shape))
      fail('same shape three times', shape);
    if (a === 'Q' && b === 'Q' && c === 'Q') fail('pure questions', reply);
    const asked = /\?\s*$/.test(said) && /\b(?:you|i|this|it|is|he|who)\b/i.test(said);
    if (asked && ['RQ', 'RI', 'R', 'Q'].includes(shape)) fail('question not answered', reply);
    // A reply the size of a nod gives nothing back, and need not.
    const wordy =
      content(said).length >= 3 &&
      ['R', 'RQ', 'RI'].includes(shape) &&
      main.split(/\s+/).length > 18 &&
      guided.facts.plain === undefined;
    if (
      wordy &&
      !writtenForIt(said, reply, guided.topic?.id ?? null) &&
      !content(reply).some((word) => heard.has(word) || heard.has(word.replace(/^your$/, 'my')))
    )
      fail('not grounded', reply);
    if (
      /^(?:it sounds|i wonder)/i.test(reply) &&
      [...seen.keys()].filter((one) =>
        one.startsWith(sentencesOf(reply)[0]?.split(' ').slice(0, 3).join(' ') ?? '#'),
      ).length > 1
    )
      fail('opener twice', reply);
    // Where a first person is left outside quotation marks it must be ours, so never "my mum".
    if (
      FIRST_PERSON.test(said) &&
      /\bmy (?:mum|mom|dad|wife|husband|boss|sister|brother|son|daughter|kids|friend)\b/i.test(
        plain,
      )
    )
      fail('person not turned', reply);
    if (JSON.stringify(guided).length > 16_000) fail('state too large', '');
  });
  return failures;
}

/** Share of four-word runs in common, leaving out quotations and what the person said themselves. */
export function overlap(one: string, other: string, said: string): number {
  const theirs = new Set([
    ...(said.toLowerCase().match(/[\p{L}']+/gu) ?? []),
    'you',
    'your',
    "you're",
    'yourself',
  ]);
  const runs = (text: string) => {
    const words =
      unquoted(text)
        .toLowerCase()
        .match(/[\p{L}']+/gu) ?? [];
    return new Set(
      words
        .slice(0, -3)
        .map((_, at) => words.slice(at, at + 4))
        .filter((run) => !run.every((word) => theirs.has(word)))
        .map((run) => run.join(' ')),
    );
  };
  const [a, b] = [runs(one), runs(other)];
  if (a.size === 0 || b.size === 0) return 0;
  return [...a].filter((run) => b.has(run)).length / Math.min(a.size, b.size);
}

const WRAPPING = new Set(
  'so right ok okay fair enough straight then all that with and yes well hm no i see got it heard'.split(
    ' ',
  ),
);
const TURNED: Record<string, string> = {
  your: 'my',
  you: 'i',
  "you're": "i'm",
  "you've": "i've",
  "you'd": "i'd",
  "you'll": "i'll",
  yours: 'mine',
  yourself: 'myself',
  were: 'was',
  are: 'am',
};

/** A turn in which the companion listens: in an exercise their answer is written down on purpose. */
export const isListening = ({ result, guided }: Exchange): boolean =>
  result.source === 'guided' && guided.shapes.at(-1) !== 'K';

/** Whether the first sentence of three words or more only gives their own words back, turned. */
export function bareEcho(said: string, reply: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  const first = reply
    .split(/(?<=[.!?…][”"]?)\s+/)
    .map(words)
    .find((sentence) => sentence.length >= 3);
  if (!first) return false;
  const theirs = new Set(words(said).flatMap((one) => [one, one.replace(/'/g, '')]));
  const me = ['i', 'me', 'we', 'us', 'im'].some((one) => theirs.has(one));
  const own = first.filter((one) => !WRAPPING.has(one) || theirs.has(one));
  const echoed = own.filter((one) => {
    const before = TURNED[one] ?? one;
    return theirs.has(one) || theirs.has(before.replace(/'/g, '')) || (before === 'i' && me);
  });
  return own.length >= 2 && echoed.length / own.length >= 0.8;
}
