/** What is not as it should be in one topic guide and in the replies that were written for it. */

import { plainWords } from '#care/companion/guided/situations/index.ts';
import { ANYTHING } from '#care/companion/guided/topics/index.ts';
import { askIn, classOf, tellIn } from '#care/companion/guided/topics/replies.ts';
import { ASKED, type Topic, type TopicNode } from '#care/companion/guided/topics/types.ts';
import { THERAPIST_IDS } from '#care/contract.ts';
import { guardOutput } from '#care/safety/index.ts';

const SLOTS = new Set(['who', 'they', 'them', 'their', 'theirs', 'howlong', 'when', 'x']);
const STOCK =
  /\b(?:must be (?:so |very |really )?hard|i'm sorry (?:you|to|that)|valid\b|i hear you|you've got this|it's okay to|it's ok to|thank you for sharing|takes (?:courage|strength)|be gentle with|own pace|journey|heal(?:ing)?\b|toxic|safe space|reach out|hold(?:ing)? space|sit with)\b|!|—/i;
const LONGEST = { answer: 30, question: 24 } as const;

export function faultsOf(topic: Topic, cases: string): string[] {
  return [
    ...ofTopic(topic),
    ...topic.nodes.flatMap((node) => ofNode(node, topic)),
    ...repeats(topic),
    ...ofCases(topic, cases),
  ];
}

function ofTopic(topic: Topic): string[] {
  const { open, ownOpen, free, asked, asks, nodes, tells, title, skills } = topic;
  const without = open.filter((line) => !line.includes('{'));
  const few = [
    title === '' && 'no title',
    skills.length === 0 && 'no exercise',
    without.length < 3 && `open> without slots: ${without.length}, wanted 3`,
    free.length < 6 && `free>: ${free.length}, wanted 6`,
    ...ASKED.map(
      (one) => one !== 'other' && one !== 'sure' && asked[one].length < 1 && `${one}>: none`,
    ),
    ...THERAPIST_IDS.map(
      (id) => (ownOpen.get(id) ?? []).length < 1 && `no opening in the way of ${id} (“${id}> …”)`,
    ),
    tells.length < 12 &&
      `tell blocks (README.md, “What people tell”): ${tells.length}, wanted 12 to 18`,
    ...tells.map(
      (one) => one.answers.length < 2 && `tell ${one.id}: ${one.answers.length} answers, wanted 2`,
    ),
    ...asks.map(
      (one) => one.answers.length < 2 && `ask ${one.id}: ${one.answers.length} answers, wanted 2`,
    ),
    nodes.length < 12 && `nodes: ${nodes.length}, wanted 12`,
    ...THERAPIST_IDS.map(
      (id) => !nodes.some(({ by, own }) => by.includes(id) || own.has(id)) && `nothing for: ${id}`,
    ),
  ].filter((one) => one !== false);
  const said = [
    ...open,
    ...[...ownOpen.values()].flat(),
    ...free,
    ...Object.values(asked).flat(),
    ...asks.flatMap((one) => one.answers),
  ];
  const told = tells.flatMap((one) => one.answers);
  return [
    ...few,
    ...said.flatMap((line) => ofLine(line, 45)),
    ...told.flatMap((line) => ofLine(line, LONGEST.answer)),
  ];
}

function ofNode(node: TopicNode, { nodes }: Topic): string[] {
  const { id, questions, invitations, answers, classes, when, own } = node;
  const other = when && nodes.find((one) => one.id === when.node);
  const few = [
    questions.length < 2 && `${questions.length} questions, wanted 2`,
    invitations.length < 1 && 'no invitation',
    answers.filter((line) => !line.includes('{')).length < 2 && 'answers without slots: wanted 2',
    when && !other && `when: no node ${when.node}`,
    ...(other
      ? when.classes
          .filter((one) => !other.classes.some((known) => known.id === one))
          .map((one) => `when: no class ${one} in ${other.id}`)
      : []),
    ...classes.filter((one) => one.answers.length < 1).map((one) => `@${one.id}: no answer`),
  ].filter((one) => typeof one === 'string');
  const asked = [...questions, ...[...own.values()].flat()];
  const said = [...answers, ...classes.flatMap((one) => one.answers)];
  return [
    ...few,
    ...asked
      .filter((line) => line.indexOf('?') !== line.length - 1)
      .map((line) => `not a question: ${line}`),
    ...invitations.filter((line) => line.includes('?')).map((line) => `asks: ${line}`),
    ...asked
      .filter((line) => line.split(' ').length > LONGEST.question)
      .map((line) => `long: ${line}`),
    ...said.flatMap((line) => ofLine(line, LONGEST.answer)),
    ...[node.known, ...classes.map((one) => one.known)]
      .filter((one) => one !== null)
      .filter((one) => /[.?!]$|^[A-Z]/.test(one) || /\b(?:I|my|me)\b/.test(one))
      .map((one) => `not a clause in the second person: ${one}`),
  ].map((fault) => `${id}: ${fault}`);
}

function ofLine(line: string, longest: number): string[] {
  const slots = [...line.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name.toLowerCase());
  return [
    slots.some((one) => !SLOTS.has(one)) && `unknown slot: ${line}`,
    line.split(' ').length > longest && `long: ${line}`,
    line.slice(0, -1).includes('?') || (longest < 45 && line.endsWith('?'))
      ? `asks: ${line}`
      : false,
    STOCK.test(line) && `stock: ${line}`,
    !/[.?”"]$/.test(line) && `no full stop: ${line}`,
    stopped(line),
  ].filter((one) => typeof one === 'string');
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

function repeats({ open, ownOpen, free, asked, asks, nodes, tells }: Topic): string[] {
  const all = [
    ...open,
    ...[...ownOpen.values()].flat(),
    ...free,
    ...Object.values(asked).flat(),
    ...[...asks, ...tells].flatMap((one) => one.answers),
    ...nodes.flatMap((one) => [
      ...one.questions,
      ...one.invitations,
      ...[...one.own.values()].flat(),
      ...one.answers,
      ...one.classes.flatMap((kind) => kind.answers),
    ]),
  ].flatMap((line) => line.split(/(?<=[.?])\s+/));
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].filter(([, count]) => count > 1).map(([line]) => `twice: ${line}`);
}

function ofCases(topic: Topic, cases: string): string[] {
  const lines = cases.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//'));
  const firsts = lines.filter((line) => line.startsWith('= ')).length;
  const near = lines.filter((line) => line.startsWith('! ')).length;
  const replies = lines.filter((line) => !/^[=!] /.test(line));
  return [
    ...(topic.id !== ANYTHING && firsts < 30 ? [`first messages: ${firsts}, wanted 40`] : []),
    ...(topic.id !== ANYTHING && near < 8 ? [`near misses: ${near}, wanted 12`] : []),
    ...replies.flatMap((line) => ofReply(topic, line)),
  ];
}

function ofReply(topic: Topic, line: string): string[] {
  const [, id, wanted, reply] = /^([a-z0-9-]+) \| ([a-z-]+) \| (.+)$/.exec(line) ?? [];
  if (id === 'tell' && wanted !== undefined && reply !== undefined) {
    const told = tellIn(topic, plainWords(reply))?.id ?? '-';
    return told === wanted ? [] : [`tell: “${reply}” is heard as ${told}, meant as ${wanted}`];
  }
  if (id === 'ask' && wanted !== undefined && reply !== undefined) {
    const heard = askIn(topic, plainWords(reply))?.id ?? '-';
    return heard === wanted ? [] : [`ask: “${reply}” is heard as ${heard}, meant as ${wanted}`];
  }
  const node = topic.nodes.find((one) => one.id === id);
  if (node === undefined || reply === undefined || wanted === undefined)
    return [`not a reply: ${line}`];
  const found = classOf(node, plainWords(reply))?.id ?? '-';
  return found === wanted ? [] : [`${id}: “${reply}” is heard as ${found}, meant as ${wanted}`];
}
