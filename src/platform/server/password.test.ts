import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('password hashes', () => {
  it('verify the right password only, whatever its Unicode form', async () => {
    const stored = await hashPassword('caf\u00e9 harbour');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword('cafe\u0301 harbour', stored)).toBe(true);
    expect(await verifyPassword('cafe harbour', stored)).toBe(false);
  });

  it('never verify where there is no account or no hash of ours', async () => {
    expect(await verifyPassword('anything', null)).toBe(false);
    expect(await verifyPassword('anything', '$2b$10$abcdefghijklmnopqrstuv')).toBe(false);
  });

  it('are salted', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  it('all finish when many are asked for at once', async () => {
    const stored = await hashPassword('burst');
    const checks = Array.from({ length: 20 }, () => verifyPassword('burst', stored));
    expect(await Promise.all(checks)).toEqual(Array.from({ length: 20 }, () => true));
  });
});
