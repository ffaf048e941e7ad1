import { describe, expect, it } from 'vitest';
import { firstProblem, seenName, splitName } from './rules.ts';

const good = {
  name: 'Ada Mole',
  email: 'ada@example.org',
  password: 'harbour',
  confirmPassword: 'harbour',
  terms: true,
};

describe('a registration form', () => {
  it('is told about its first problem, in the fixed order', () => {
    const empty = { name: ' ', email: '', password: '', confirmPassword: 'x', terms: false };
    const steps = [
      ['Name is required', { name: 'Ada' }],
      ['Email is required', { email: 'ada' }],
      ['Please enter a valid email address', { email: 'ada@example.org' }],
      ['Password must be at least 6 characters long', { password: 'harbour' }],
      ['Passwords do not match', { confirmPassword: 'harbour' }],
      ['You must agree to the terms and conditions', { terms: true }],
    ] as const;
    let form = { ...empty };
    for (const [message, mend] of steps) {
      expect(firstProblem(form)?.message).toBe(message);
      form = { ...form, ...mend };
    }
    expect(firstProblem(form)).toBeNull();
  });

  it('counts characters as a person does, not code units', () => {
    expect(firstProblem({ ...good, password: '🌊🌊🌊', confirmPassword: '🌊🌊🌊' })?.field).toBe(
      'password',
    );
  });

  it('follows the operator’s minimum', () => {
    expect(firstProblem(good, 15)?.message).toBe('Password must be at least 15 characters long');
  });
});

describe('a name', () => {
  it.each([
    ['Ada', 'Ada', ''],
    ['  Ada   Byron King ', 'Ada', 'Byron King'],
    ['Ada Byron', 'Ada', 'Byron'],
  ])('«%s» is split at the first space', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});

it('takes a name in which nothing can be seen for none', () => {
  for (const name of ['', '  ', '\u200b', '\u200b\u2060 \ufeff', '\u0007'])
    expect(seenName(name)).toBe('');
  for (const name of ['Ana', '李', '👩‍👧', 'O’Neil', '\u200bAna'])
    expect(seenName(name)).toBe(name);
});
