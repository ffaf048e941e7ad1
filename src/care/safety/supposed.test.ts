/** Protocol answers what was said: what was only supposed is asked, and nothing is put down that nobody holds. */
import { describe, expect, it } from 'vitest';
import { detect } from './detector.ts';
import { protocolReply } from './protocol.ts';
import { NO_RISK } from './risk.ts';
import type { Assessment, RiskState } from './types.ts';

const WHO = { therapistId: 'james', firstName: null, country: 'GB', seed: 's' } as const;
const HEARD: Assessment = {
  level: 'active_ideation',
  subject: 'self',
  flags: ['inferred'],
  signals: ['statistics'],
  language: 'en',
};
const message = 'The wife hid the key to the cabinet. Told her not to be daft.';
const reply = (risk: RiskState | null) =>
  protocolReply({ ...WHO, assessment: HEARD, message, risk })?.text ?? '';

describe('thoughts that only we heard', () => {
  it('are asked about, and nobody is thanked for telling them', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const said = protocolReply({ ...WHO, seed, assessment: HEARD, message, risk: null })?.text;
      expect(said).not.toMatch(
        /saying it outright|told me the truth|So it has come to|did not soften|how or when you would|settled on a time/,
      );
      expect(said).toMatch(/suicide|killing yourself|ending your life/);
      expect(said).toContain('116 123');
    }
  });

  it('are asked about as a plan where they were told', () => {
    const text = reply({ ...NO_RISK, peak: 'passive_ideation', flags: ['outright'], asked: 1 });
    expect(text).toMatch(/plan|how or when|acting on it|intention|preparing/);
  });
});

describe('what was said', () => {
  const ASKED: RiskState = { ...NO_RISK, peak: 'passive_ideation', asked: 1 };

  it('medicine that is left out is not to be put down', () => {
    const said = 'I stop taking my heart tablets';
    const assessment: Assessment = { ...HEARD, level: 'imminent' };
    for (const seed of ['a', 'b', 'c', 'd']) {
      const text = protocolReply({ ...WHO, seed, assessment, message: said, risk: ASKED })?.text;
      expect(text).not.toMatch(/[Pp]ut it down|away from it|Leave it where|Hand it to/);
    }
  });

  it('a sin is a reason against', () => {
    const risk: RiskState = { ...ASKED, peak: 'imminent', sinceAsked: 0 };
    expect(detect('No anak, suicide is a sin', risk).signals).toContain('answer.no');
    expect(detect('No anak, suicide is a sin', risk).level).toBe('none');
  });

  it('whether somebody wakes is not left to be seen', () => {
    expect(detect('see if i wake up i guess').level).toBe('passive_ideation');
    expect(detect('to see if i wake up in time for the alarm').level).toBe('none');
  });
});
