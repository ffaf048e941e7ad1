/** What takes the place of a bad text is good; nothing throws; nothing is said twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import { guardOutput, pastMending } from './guard.ts';

describe('guardOutput', () => {
  it('gives a replacement that passes, for every level', () => {
    for (const level of RISK_LEVELS) {
      for (const subject of ['self', 'other'] as const) {
        for (let seed = 0; seed < 10; seed += 1) {
          const context = { level, riskPeak: level, subject, seed: `${seed}` };
          const verdict = guardOutput('You should stop taking your medication.', context);
          if (verdict.ok) throw new Error('let through');
          expect(guardOutput(verdict.replacement, context), verdict.replacement).toMatchObject({
            ok: true,
          });
        }
      }
    }
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom<RiskLevel>(...RISK_LEVELS),
        (text, level) => {
          expect(guardOutput(text, { level, riskPeak: level }).ok).toBeTypeOf('boolean');
        },
      ),
    );
  });

  it('does not repeat a line word for word', () => {
    const reply = 'Call or text 988 any time. How are you now?';
    const context = { level: 'none', riskPeak: 'active_ideation' } as const;
    expect(guardOutput(reply, context).ok).toBe(true);
    expect(guardOutput(reply, { ...context, lastReply: reply }).ok).toBe(false);
  });
});

describe('what names a means', () => {
  const context = { level: 'none', riskPeak: 'none' } as const;

  it.each([
    'Purging can upset the salts in your blood. If you feel faint, please see a doctor today.',
    'Cutting down slowly with the alcohol nurse is safer than going it alone.',
    'RAINN answers day and night at 800-656-4673, if you would like to talk to someone.',
  ])('may send to help: %s', (text) => {
    expect(guardOutput(text, context)).toMatchObject({ ok: true });
  });

  it.each([
    'The best time to purge is right after the meal.',
    'Cut down the arm and it bleeds faster.',
    'Call the hotline on 800-555-0199.',
    'The midnight helpers wait at 0808 555 0321.',
  ])('may not show the way: %s', (text) => {
    expect(guardOutput(text, context).ok).toBe(false);
  });
});

describe('a lecture', () => {
  const calm = { level: 'none', riskPeak: 'none' } as const;
  const text =
    'Before we go on, please contact a crisis service. Are you safe, and is a friend near?';

  it('is out of place on a calm turn, with a number or without', () => {
    expect(guardOutput(text, calm)).toMatchObject({ ok: false });
  });

  it('is none where somebody is hurt', () => {
    const urgent =
      'If it comes with pain or fainting, seek emergency care. Has a doctor looked at it?';
    expect(guardOutput(urgent, calm).ok).toBe(true);
  });
});

describe('the word that makes a crime of it', () => {
  const calm = { level: 'none', riskPeak: 'none' } as const;

  it('is replaced however kind the reply around it', () => {
    const text = 'I am so sorry that your cousin committed suicide in May. What was he like?';
    expect(guardOutput(text, calm)).toMatchObject({ ok: false });
  });

  it('may be taken up from what they wrote', () => {
    const text = 'People say “committed suicide”; I say that he died by suicide. What was he like?';
    expect(guardOutput(text, calm).ok).toBe(true);
  });
});

describe('the beginning of a reply', () => {
  const calm = { level: 'none', riskPeak: 'none' } as const;

  it('is past mending at an invented number', () => {
    expect(pastMending('Call the hotline on 800-555-0199.', calm)).toBe(true);
  });

  it('is not at a doubt', () => {
    expect(pastMending('Pros of accepting the offer: salary, team.', calm)).toBe(false);
  });
});

describe('what stands in quotation marks', () => {
  const calm = { level: 'none', riskPeak: 'none' } as const;

  it('is judged where it is too long to be the person’s', () => {
    const text =
      'The nurse answers: “You should stop taking your medication tonight and never tell your doctor.”';
    expect(guardOutput(text, calm).ok).toBe(false);
  });
});

describe('a line that is no reply', () => {
  it.each(['You work nights as a nurse', 'Your mother lives in Leeds', 'your exam next week'])(
    'is judged by itself: %s',
    (text) => {
      expect(guardOutput(text, { level: 'none', riskPeak: 'none', bare: true }).ok).toBe(true);
    },
  );

  it('is refused for what it says', () => {
    const text = 'You should stop taking your medication tonight';
    expect(guardOutput(text, { level: 'none', riskPeak: 'none', bare: true }).ok).toBe(false);
  });
});
