/** What is said of a line is true of it: one that closes is never the only one promised. */
import { describe, expect, it } from 'vitest';
import { HELPLINES } from './helplines.ts';
import { spokenLines } from './lines.ts';

const KINDS = ['domestic', 'sexual', 'child', 'maternal'] as const;

describe('a line that is not open at every hour', () => {
  it.each(Object.keys(HELPLINES))('comes after the emergency number in %s', (country) => {
    const lines = HELPLINES[country];
    const said = spokenLines(country);
    for (const kind of KINDS) {
      const line = lines?.[kind];
      if (line?.note !== undefined) expect(said[kind]).toContain(`call ${lines?.emergency}, or `);
      if (line !== undefined) expect(said[kind]).toContain(line.call ?? line.text?.to);
    }
  });

  it('is not promised either where it stands in for a line we do not have', () => {
    for (const kind of KINDS) {
      expect(spokenLines('RO')[kind]).toContain('call 112, or ');
      expect(spokenLines('ZZ')[kind]).toBe('call 112, or find a free line at findahelpline.com');
    }
  });
});

it('is said alone where it answers day and night', () => {
  expect(spokenLines('US').domestic).toBe(
    'call National Domestic Violence Hotline on 1-800-799-7233',
  );
});
