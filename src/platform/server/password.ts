/** Password hashing: argon2id (RFC 9106) with the OWASP minimum of 19 MiB and two passes. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const TAG_LENGTH = 32;
/** Each hash takes 19 MiB and a core; a burst of logins must not take the machine. */
const AT_ONCE = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Hash in PHC string format, e.g. `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<tag>`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await gated(() => compute(password, salt, MEMORY_KIB, PASSES));
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${base64(salt)}$${base64(tag)}`;
}

/** False for a wrong password and for a hash that is not ours. Takes as long either way. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = parse(stored ?? '');
  const salt = parsed?.salt ?? Buffer.alloc(16);
  const tag = await gated(() =>
    compute(password, salt, parsed?.memory ?? MEMORY_KIB, parsed?.passes ?? PASSES),
  );
  return parsed !== null && parsed.tag.length === tag.length && timingSafeEqual(parsed.tag, tag);
}

function compute(message: string, nonce: Buffer, memory: number, passes: number): Promise<Buffer> {
  return derive('argon2id', {
    message: message.normalize('NFC'),
    nonce,
    parallelism: 1,
    tagLength: TAG_LENGTH,
    memory,
    passes,
  });
}

function parse(stored: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return null;
  return {
    memory: Number(match[1]),
    passes: Number(match[2]),
    salt: Buffer.from(match[3] ?? '', 'base64'),
    tag: Buffer.from(match[4] ?? '', 'base64'),
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

async function gated<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
