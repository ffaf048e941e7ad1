/** Every country and level leads somewhere, most urgent first. */
import { describe, expect, it } from 'vitest';
import { crisisResource, RISK_LEVELS } from '#care/contract.ts';
import { HELPLINES } from './helplines.ts';
import { resourcesFor } from './resources.ts';

const DANGER = RISK_LEVELS.filter((level) => level !== 'none' && level !== 'distress');

describe('resourcesFor', () => {
  it('gives the US 988, the text line and 911', () => {
    const shown = JSON.stringify(resourcesFor('US', 'active_ideation'));
    for (const number of ['988', '741741', 'HOME', '911']) expect(shown).toContain(number);
  });

  it('puts the emergency number first when it is imminent or medical', () => {
    for (const country of Object.keys(HELPLINES)) {
      for (const level of ['imminent', 'medical_emergency'] as const) {
        expect(resourcesFor(country, level)[0]?.call).toBe(HELPLINES[country]?.emergency);
      }
    }
  });

  it('pushes no hotline at people who are merely sad', () => {
    expect(resourcesFor('US', 'distress')).toEqual([]);
    expect(resourcesFor('US', 'none')).toEqual([]);
  });

  it.each(['', 'ZZ', 'constructor', '__proto__', 'us ', 'gb'])(
    'answers for country "%s"',
    (code) => {
      for (const level of DANGER) {
        const found = resourcesFor(code, level);
        expect(found.length).toBeGreaterThan(1);
        expect(found.at(-1)?.url).toBe('https://findahelpline.com');
        for (const one of found) expect(() => crisisResource.parse(one)).not.toThrow();
      }
    },
  );

  it('has distinct ids and names in every country', () => {
    for (const country of Object.keys(HELPLINES)) {
      for (const level of DANGER) {
        const found = resourcesFor(country, level);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(new Set(found.map(({ name }) => name)).size).toBe(found.length);
      }
    }
  });

  it('gives a minor the child line first, except in an emergency', () => {
    expect(resourcesFor('US', 'abuse', { minor: true })[0]?.name).toContain('Childhelp');
    expect(resourcesFor('US', 'imminent', { minor: true })[0]?.call).toBe('911');
  });
});
