/** Prints whole talks for reading: `node tests/evals/dialogue/read.ts burnt-out-nurse …`. */
import { readPeople } from './people.ts';
import { talk } from './talk.ts';

const wanted = new Set(process.argv.slice(2));
process.stdout.on('error', () => process.exit(0));
for (const person of readPeople()) {
  if (wanted.size > 0 && !wanted.has(person.id)) continue;
  process.stdout.write(`\n# ${person.id} with ${person.therapist}\n`);
  for (const { said, reply, result } of talk(person)) {
    const note = result.source === 'guided' ? '' : ` [${result.source}, ${result.level}]`;
    process.stdout.write(`> ${said}\n  ${reply.replace(/\n+/g, '\n  ')}${note}\n`);
  }
}
