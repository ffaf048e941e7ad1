/** A server with nothing but the embedded database, to be killed: prints its URL, ends on SIGTERM. */
import { startEmbedded } from '#database/embedded.ts';

const [dataDir = '', port] = process.argv.slice(2);
const say = (line: string) => process.stderr.write(`${line}\n`);

try {
  const began = performance.now();
  const embedded = await startEmbedded({
    dataDir,
    log: { info: say, warn: say, error: say },
    ...(port ? { pickPort: async () => Number(port) } : {}),
  });
  const readyAfterMs = Math.round(performance.now() - began);
  process.stdout.write(`${JSON.stringify({ url: embedded.url, readyAfterMs })}\n`);
  const alive = setInterval(() => undefined, 1000);
  process.once('SIGTERM', async () => {
    clearInterval(alive);
    await embedded.stop();
  });
  process.once('SIGUSR2', () => {
    throw new Error('an exception that nobody expected');
  });
} catch (error) {
  say((error as Error).message);
  process.exitCode = 1;
}
