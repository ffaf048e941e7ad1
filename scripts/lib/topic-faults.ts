/** What is not as it should be in one topic guide and in the messages that were written for it. */

import { plainWords } from '#care/companion/guided/situations/index.ts';
import { askIn } from '#care/companion/guided/topics/replies.ts';
import { ASKED, type Known, type Topic } from '#care/companion/guided/topics/types.ts';
import { guardOutput } from '#care/safety/index.ts';

const SLOTS = new Set(['who', 'they', 'them', 'their', 'theirs']);
const STOCK =
  /\b(?:must be (?:so |very |really )?hard|i'm sorry (?:you|to|that)|valid\b|i hear you|you've got this|it's okay to|it's ok to|thank you for sharing|takes (?:courage|strength)|be gentle with|own pace|journey|heal(?:ing)?\b|toxic|safe space|reach out|hold(?:ing)? space|sit with)\b|!|—/i;
const LONGEST = 45;
/** Only these not everybody asks about a matter. */
const SELDOM: ReadonlySet<string> = new Set(['other', 'sure']);

export const faultsOf = (topic: Topic, cases: string): string[] => [
  ...ofTopic(topic),
  ...repeats(topic),
  ...ofCases(topic, cases),
];

function ofTopic({ asked, asks, title, skills, hears, questions }: Topic): string[] {
  const few = [
    title === '' && 'no title',
    skills.length === 0 && 'no exercise',
    ...ASKED.map((one) => !SELDOM.has(one) && asked[one].length < 1 && `${one}>: none`),
    ...asks.map(ofAsk),
    // Whoever does not know why they are here is met elsewhere.
    questions.length > 0 && hears.length < 2 && `hear>: ${hears.length}, wanted 2`,
    questions.length > 0 && questions.length < 7 && `question>: ${questions.length}, wanted 7`,
    ...questions.flatMap(ofQuestion),
  ].filter((one) => one !== false);
  return [...few, ...linesOf({ asked, asks, hears, questions }).flatMap(ofLine)];
}

type Lines = Pick<Topic, 'asked' | 'asks' | 'hears' | 'questions'>;

const linesOf = ({ asked, asks, hears, questions }: Lines): string[] => [
  ...Object.values(asked).flat(),
  ...asks.flatMap((one) => one.answers),
  ...hears,
  ...questions,
];

const ofAsk = ({ id, answers }: Known): string | false =>
  answers.length < 2 && `ask ${id}: ${answers.length} answers, wanted 2`;

/** Asked of anybody with this matter: open, about one thing, and of nobody whose sex is not known. */
const ofQuestion = (line: string): (string | false)[] => [
  !line.endsWith('?') && `no question: ${line}`,
  line.split(' ').length > LONGEST_QUESTION && `long for a question: ${line}`,
  !/\b(?:what|how|when|who|whom|whose|which|where)\b/i.test(line) && `closed: ${line}`,
  /\bwhy\b/i.test(line) && `asks for reasons: ${line}`,
  /\b(?:he|she|him|her|his|hers)\b/i.test(line) && `guesses a sex: ${line}`,
];
const LONGEST_QUESTION = 17;

function ofLine(line: string): string[] {
  const slots = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name.toLowerCase());
  return [
    slots.some((one) => !SLOTS.has(one)) && `unknown slot: ${line}`,
    line.split(' ').length > LONGEST && `long: ${line}`,
    line.slice(0, -1).includes('?') && `asks: ${line}`,
    STOCK.test(line) && `stock: ${line}`,
    !/[.?”"]$/.test(line) && `no full stop: ${line}`,
    stopped(line),
  ].filter((one) => one !== false);
}

/** What the output guard would not let a therapist say. */
function stopped(line: string): string | false {
  const text = line.replace(/\{(\w+)\}/g, 'they');
  const verdict = guardOutput(text, {
    level: 'none',
    riskPeak: 'none',
    subject: 'self',
    country: 'US',
    seed: 's',
    ours: true,
  });
  return !verdict.ok && `the guard stops it (${verdict.reasons.join(', ')}): ${line}`;
}

function repeats(topic: Topic): string[] {
  const all = linesOf(topic).flatMap((line) => line.split(/(?<=[.?])\s+/));
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].filter(([, count]) => count > 1).map(([line]) => `twice: ${line}`);
}

function ofCases(topic: Topic, cases: string): string[] {
  const lines = cases.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//'));
  const firsts = lines.filter((line) => line.startsWith('= ')).length;
  const near = lines.filter((line) => line.startsWith('! ')).length;
  return [
    ...(firsts < 30 ? [`first messages: ${firsts}, wanted 40`] : []),
    ...(near < 8 ? [`near misses: ${near}, wanted 12`] : []),
    ...lines
      .filter((line) => !/^(?:[=!]|(?:reply|tell) \| - \|) /.test(line))
      .flatMap((line) => ofHeard(topic, line)),
  ];
}

function ofHeard(topic: Topic, line: string): string[] {
  const [, wanted, message] = /^ask \| ([a-z-]+) \| (.+)$/.exec(line) ?? [];
  if (message === undefined) return [`neither told nor asked: ${line}`];
  const heard = askIn(topic, plainWords(message))?.id ?? '-';
  return heard === wanted ? [] : [`ask: “${message}” is heard as ${heard}, meant as ${wanted}`];
}
