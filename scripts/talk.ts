/** Talk to the guided companion in a terminal, or pipe lines in and read the talk. */
import { createInterface } from 'node:readline/promises';
import type { GuidedState } from '#care/companion/guided/state.ts';
import { guidedCompanion } from '#care/companion/guided-companion.ts';
import type { DialogueState, Utterance } from '#care/companion/types.ts';
import { therapistId } from '#care/contract.ts';

const HELP = `Usage: node scripts/talk.ts <therapist> [--name Ana] [--seed talk-1] [--country US] [--notes]

Talk to one of: alice bob charlie diana evan fiona grace henry iris james.
Type a line and press Enter; an empty line counts as silence; Ctrl-D or "/quit" ends.
Piped input is answered line by line and both sides are printed.
Nothing is stored and no network is used.

  --name <first name>  what the account would say
  --seed <text>        same seed, same talk, same words (default: talk-1)
  --country <code>     which helplines to name (default: US)
  --notes              also print the topic guide's state, level, source, time per turn and size of the state
`;

process.stdout.on('error', () => process.exit(0));
const args = process.argv.slice(2);
const option = (name: string): string | null => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? null : (args[at + 1] ?? null);
};
const parsed = therapistId.safeParse(args[0]?.toLowerCase());
if (args.includes('--help') || !parsed.success) {
  process.stdout.write(HELP);
  process.exit(args.includes('--help') ? 0 : 1);
}

const therapist = parsed.data;
const firstName = option('name');
const seed = option('seed') ?? 'talk-1';
const country = option('country') ?? 'US';
const notes = args.includes('--notes');
const companion = guidedCompanion;
const history: Utterance[] = [];
let state: DialogueState | null = null;

const welcome = companion.welcome({
  therapistId: therapist,
  firstName,
  recall: [],
  now: new Date(),
  seed,
});
process.stdout.write(`\n${therapist}: ${welcome}\n\n`);
const lines = createInterface({
  input: process.stdin,
  output: process.stdout,
  terminal: process.stdin.isTTY,
});
lines.setPrompt('you: ');
lines.prompt();
for await (const line of lines) {
  if (line.trim() === '/quit') break;
  if (!process.stdin.isTTY) process.stdout.write(`${line}\n`);
  const started = performance.now();
  const turn = companion.reply(
    {
      therapistId: therapist,
      firstName,
      message: line,
      history: history.slice(-40),
      state,
      recall: [],
      now: new Date(),
      seed,
      country,
    },
    AbortSignal.timeout(30_000),
  );
  let step = await turn.next();
  while (!step.done) step = await turn.next();
  const result = step.value;
  state = result.state;
  history.push(
    { role: 'user', content: line, at: new Date() },
    { role: 'assistant', content: result.text, at: new Date() },
  );
  process.stdout.write(`\n${therapist}: ${result.text}\n`);
  if (notes) {
    const size = JSON.stringify(state).length;
    const { topic } = (state?.guided ?? {}) as Partial<GuidedState>;
    if (topic) process.stdout.write(`   [${topic.id}: ${JSON.stringify(topic)}]\n`);
    process.stdout.write(
      `   [${result.level} · ${result.source} · ${(performance.now() - started).toFixed(1)} ms · ${size} bytes]\n`,
    );
  }
  process.stdout.write('\n');
  lines.prompt();
}
lines.close();
