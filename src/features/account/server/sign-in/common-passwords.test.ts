import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('the strict mode', () => {
  it.each([
    'passwordpassword',
    'Password123456!',
    'aaaaaaaaaaaaaaaa',
    '1234567890123456',
    'qwertyqwerty123',
    'iloveyou20202020',
    'abcdefghijklmnop',
  ])('refuses %s', (password) => expect(isCommonPassword(password)).toBe(true));
  it.each(['tall ships leave at dawn', 'v9#kPq!2xL0w&Zt7', 'seventeen wet umbrellas'])(
    'takes %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
