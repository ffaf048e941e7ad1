/** Logs that hold no personal text: only fields on the list below are ever written. */
import { type Logger, pino } from 'pino';

/** Everything else an entry carries is dropped, whatever its caller meant. */
const ALLOWED = new Set([
  'requestId',
  'method',
  'route',
  'status',
  'ms',
  'code',
  'job',
  'count',
  'file',
  'address',
  'setting',
  'reason',
  'provider',
  'signal',
  'migration',
]);

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/** Lines go to standard output without making a request wait for it. */
export function createLog(
  level: string,
  destination: { write(line: string): void } = pino.destination({ dest: 1, sync: false }),
): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: allowlisted },
      serializers: { err: describeError },
    },
    destination,
  );
}

function allowlisted(entry: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entry)) {
    if (ALLOWED.has(name)) kept[name] = value;
    // Its serializer below lets through what may be known of an error.
    else if (name === 'err') kept.err = value;
  }
  return kept;
}

/** Name, code and stack frames; never the message, which may quote what a person wrote. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'non-error' };
  const code = (error as { code?: unknown }).code;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(typeof code === 'string' ? { code } : {}),
    at: frames.slice(0, 8).map((line) => line.trim()),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}
