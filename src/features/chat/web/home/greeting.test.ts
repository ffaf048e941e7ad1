/** The greeting follows the hour and the name. */
import { describe, expect, it } from 'vitest';
import { greetingFor } from './greeting.ts';

const title = (hour: number, name = 'Sam') =>
  greetingFor(new Date(2026, 2, 10, hour), name, false).title;

describe('greetingFor', () => {
  it('goes by the hour', () => {
    expect([0, 4, 5, 11, 12, 17, 18, 23].map((hour) => title(hour))).toEqual([
      'It’s late, Sam',
      'It’s late, Sam',
      'Good morning, Sam',
      'Good morning, Sam',
      'Good afternoon, Sam',
      'Good afternoon, Sam',
      'Good evening, Sam',
      'Good evening, Sam',
    ]);
  });
  it('does without a name, and welcomes the newcomer', () => {
    expect(title(9, '')).toBe('Good morning');
    expect(greetingFor(new Date(2026, 2, 10, 3), 'Sam', true).title).toBe('Welcome, Sam');
  });
});
