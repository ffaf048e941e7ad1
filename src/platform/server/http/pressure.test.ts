/** Who is turned away while the process is busy, and who is not. */
import { describe, expect, it } from 'vitest';
import { onPressure } from './pressure.ts';

describe('under pressure', () => {
  it('turns calls of the API away, and says so', async () => {
    await expect(onPressure('/api/auth/login', 4_500)).rejects.toMatchObject({
      code: 'unavailable',
      retryAfter: 2,
    });
  });

  it.each([
    ['a page', '/register', 9_000],
    ['a script', '/assets/app.js', 9_000],
    ['a call after an interval without a measurement', '/api/auth/login', Number.POSITIVE_INFINITY],
    ['a call when something else is measured', '/api/auth/login', undefined],
  ])('lets %s through', (_, url, delay) => {
    expect(onPressure(url, delay)).toBeUndefined();
  });
});
