/** What keeps the server from starting, said to its operator in a sentence. */
import { EmbeddedError } from '#database/embedded/errors.ts';
import { type Config, ConfigError } from '#platform/server/config.ts';
import { errorCode } from '#platform/server/errors.ts';

const PORT_REFUSED: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: stop what uses it or set PORT.',
  EACCES: 'is not for this user: set PORT to one above 1023.',
};

/** @param error of listening */
export function notListening({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>, error: unknown): Error {
  const code = errorCode(error);
  const refused = PORT_REFUSED[code];
  return new ConfigError(
    refused
      ? `Port ${PORT} ${refused}`
      : `HOST=${HOST} cannot be listened on (${code}): it must be an address of this machine.`,
  );
}

/** Classes and codes of PostgreSQL, its driver and the network that say: not there, or not for you. */
const AWAY = /^(08|28|3D|53|57P|42501|E[A-Z]{3,}|CONNECT)/;

/** @param error of the first connection to the operator's own database */
export function withoutDatabase(error: unknown): unknown {
  const code = errorCode(error);
  if (!AWAY.test(code)) return error;
  return new ConfigError(
    `The database of DATABASE_URL cannot be used (${code}): check that it runs and that the address, name and password are right.`,
  );
}

const FILES = /^(EACCES|ENOENT|EPERM|EROFS|ENOSPC|EDQUOT|ENOTDIR|ENAMETOOLONG)$/;

/** What the operator can do about it; the stack only where we do not know. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof EmbeddedError) return error.message;
  const code = errorCode(error);
  if (FILES.test(code)) {
    const { path } = error as { path?: string };
    return `DATA_DIR cannot be used (${path ? `${code}: ${path}` : code}): check who owns it and that its disk is not full.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
