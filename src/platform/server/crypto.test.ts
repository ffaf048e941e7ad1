import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fingerprint,
  hashToken,
  newKey,
  newToken,
  open,
  openJson,
  seal,
  sealJson,
} from './crypto.ts';
import { keyRing } from './master-key.ts';

describe('sealing', () => {
  const key = newKey();

  it('opens to what was sealed, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, identity) => {
        expect(openJson(key, sealJson(key, text, identity), identity)).toBe(text);
      }),
    );
  });

  it('refuses another row, another key and any changed byte', () => {
    const sealed = seal(key, 'quiet water', 'chat_messages:1');
    expect(() => open(key, sealed, 'chat_messages:2')).toThrow();
    expect(() => open(newKey(), sealed, 'chat_messages:1')).toThrow();
    for (let i = 0; i < sealed.length; i += 1) {
      const changed = Buffer.from(sealed);
      changed[i] = (changed[i] ?? 0) ^ 1;
      expect(() => open(key, changed, 'chat_messages:1')).toThrow();
    }
    expect(() => open(key, Buffer.alloc(0), 'x')).toThrow();
  });

  it('never gives the same bytes twice', () => {
    expect(seal(key, 'a', 'x').equals(seal(key, 'a', 'x'))).toBe(false);
  });
});

describe('a fingerprint', () => {
  it('knows a text again under the same key and purpose, and under no other', () => {
    const key = newKey();
    const known = fingerprint(key, 'quiet water', 'one');
    expect(known).toHaveLength(32);
    expect(fingerprint(key, 'quiet water', 'one')).toEqual(known);
    for (const other of [
      fingerprint(newKey(), 'quiet water', 'one'),
      fingerprint(key, 'quiet water', 'two'),
      fingerprint(key, 'quiet waters', 'one'),
    ]) {
      expect(other).not.toEqual(known);
    }
  });
});

describe('a key ring', () => {
  it('unwraps a data key for its owner only', () => {
    const ring = keyRing(newKey());
    const dataKey = newKey();
    const wrapped = ring.wrap(dataKey, 'ada');
    expect(ring.unwrap(wrapped, 'ada').equals(dataKey)).toBe(true);
    expect(() => ring.unwrap(wrapped, 'eve')).toThrow();
    expect(() => keyRing(newKey()).unwrap(wrapped, 'ada')).toThrow();
  });
});

describe('tokens', () => {
  it('carry 256 bits, differ, and are stored as a digest', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(newToken()).not.toBe(token);
    expect(hashToken(token).toString('utf8')).not.toContain(token);
  });
});
