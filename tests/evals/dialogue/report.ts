/** Prints the figures of the dialogue evaluation: `node tests/evals/dialogue/report.ts [--failures]`. */
import { bareEcho, checkTalk, type Failure, isListening } from './checks.ts';
import { trifles } from './content.ts';
import { readPeople } from './people.ts';
import { talk } from './talk.ts';

const people = readPeople();
const failures: Failure[] = [];
const words: number[] = [];
const millis: number[] = [];
const sizes: number[] = [];
let turns = 0;
let heard = 0;
let echoes = 0;
let quoting = 0;
let trifling = 0;
let asking = 0;
let willing = 0;
let reached = 0;
let finished = 0;
for (const person of people) {
  const exchanges = talk(person);
  failures.push(...checkTalk(person, exchanges));
  turns += exchanges.length;
  for (const one of exchanges) {
    if (isListening(one)) {
      heard++;
      if (/“/.test(one.reply)) quoting++;
      if (trifles(one.reply).length > 0) trifling++;
      if (/\?[”"]?\s*$/.test(one.reply)) asking++;
      if (bareEcho(one.said, one.reply)) echoes++;
    }
    words.push(one.reply.split(/\s+/).length);
    millis.push(one.millis);
    sizes.push(JSON.stringify(one.guided).length);
  }
  if (!person.willing) continue;
  willing++;
  if (exchanges.some((one) => one.guided.skill !== null)) reached++;
  if (exchanges.at(-1)?.guided.done.some((one) => one.keep !== null)) finished++;
}
const at = (list: number[], share: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
const share = (count: number): string => `${((100 * count) / heard).toFixed(1)} %`;
const rows: [string, string][] = [
  ['people, turns', `${people.length}, ${turns}`],
  ['words a reply, median and 95th', `${at(words, 0.5)}, ${at(words, 0.95)}`],
  [
    'milliseconds a turn, median and 99th',
    `${at(millis, 0.5).toFixed(2)}, ${at(millis, 0.99).toFixed(2)}`,
  ],
  ['listening turns opened by a bare echo', `${((100 * echoes) / heard).toFixed(1)} % of ${heard}`],
  ['… that quote, that quote a trifle', `${share(quoting)}, ${share(trifling)}`],
  ['… that end in a question', share(asking)],
  ['bytes of state, largest', String(Math.max(...sizes))],
  ['willing people led into an exercise', `${reached} of ${willing}`],
  ['… to its end', `${finished} of ${willing}`],
];
const kinds = [...new Set(failures.map((one) => one.check))].sort();
for (const kind of kinds)
  rows.push([`failed: ${kind}`, String(failures.filter((one) => one.check === kind).length)]);
if (kinds.length === 0) rows.push(['failed checks', '0']);
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(40)} ${value}\n`);
if (process.argv.includes('--failures'))
  for (const one of failures)
    process.stdout.write(`${one.check} · ${one.person} ${one.turn} · ${one.detail}\n`);
