/** Every crisis reply has its parts, in words not used before, and danger outlasts a denial. */
import { describe, expect, it } from 'vitest';
import { RISK_LEVELS, THERAPIST_IDS } from '#care/contract.ts';
import { talkWith } from '#tests/factories/safety-talk.ts';
import { guardOutput } from './guard.ts';
import { HELPLINES } from './helplines.ts';
import { protocolReply } from './protocol.ts';
import { isDanger, nextRisk } from './risk.ts';
import type { Assessment, RiskState } from './types.ts';

const DANGER = RISK_LEVELS.filter(isDanger);
const shown = (
  level: Assessment['level'],
  subject: Assessment['subject'] = 'self',
): Assessment => ({
  level,
  subject,
  flags: [],
  signals: [],
  language: 'en',
});
const input = { message: '', therapistId: 'iris', firstName: null, country: 'US' } as const;

const talk = (messages: readonly string[], seed?: string) => talkWith('iris', messages, { seed });

describe('protocolReply', () => {
  it('has every required part, at every level, for everyone, everywhere', {
    timeout: 30_000,
  }, () => {
    for (const country of [...Object.keys(HELPLINES), 'ZZ']) {
      for (const level of DANGER) {
        for (const subject of ['self', 'other'] as const) {
          for (let seed = 0; seed < 3; seed += 1) {
            const reply = protocolReply({
              ...input,
              country,
              assessment: shown(level, subject),
              risk: null,
              seed: `${seed}`,
            });
            const text = reply?.text ?? '';
            expect(
              guardOutput(text, { level, riskPeak: level, subject, country }),
              text,
            ).toMatchObject({ ok: true });
            expect(text).not.toContain('{');
          }
        }
      }
    }
  });

  it('names the emergency number in the first sentence when minutes count', () => {
    for (const level of ['imminent', 'medical_emergency'] as const) {
      for (let seed = 0; seed < 20; seed += 1) {
        const reply = protocolReply({
          ...input,
          assessment: shown(level),
          risk: null,
          seed: `${seed}`,
        });
        expect(reply?.text.slice(0, 90)).toContain('911');
      }
    }
  });

  it('never names a method and repeats no sentence in twenty crisis turns', () => {
    for (const level of DANGER) {
      let risk: RiskState | null = null;
      const said = new Set<string>();
      for (let turn = 0; turn < 20; turn += 1) {
        const message = 'the pills and the rope and the gun, I am so tired';
        const reply = protocolReply({
          ...input,
          message,
          assessment: shown(level),
          risk,
          seed: 'x',
        });
        const text = reply?.text ?? '';
        expect(text).not.toMatch(/\b(?:pills?|rope|gun|noose|hang|overdose|jump)\b/i);
        for (const sentence of text.split(/(?<=[.!?]) /).filter((one) => one.length > 40)) {
          expect(said.has(sentence), sentence).toBe(false);
          said.add(sentence);
        }
        risk = reply?.risk ?? null;
      }
    }
  });

  it('stays short enough to be read', () => {
    for (const level of DANGER) {
      for (const therapistId of THERAPIST_IDS) {
        const reply = protocolReply({
          ...input,
          therapistId,
          assessment: shown(level),
          risk: null,
          seed: therapistId,
        });
        expect(reply?.text.split(' ').length).toBeLessThanOrEqual(135);
      }
    }
  });

  it('keeps a denial in mind and asks again three turns later', () => {
    const turns = talk([
      'it would be easier for everyone if i was not around',
      'no, nothing like that',
      'my kids',
      'they eat',
      'they laugh',
    ]);
    expect(turns[0]?.takesOver).toBe(true);
    expect(turns[1]?.text).toContain('988');
    expect(turns[1]?.takesOver).toBe(true);
    expect(turns[2]?.text).toBe('');
    expect(turns[4]?.text).toContain('?');
    expect(turns[4]?.risk.peak).toBe('passive_ideation');
  });

  it('rises with the answers', () => {
    const turns = talk(['I want to kill myself', 'yes I have pills here']);
    expect(turns[1]?.risk.peak).toBe('imminent');
    expect(turns[1]?.text.slice(0, 90)).toContain('911');
  });

  it('does not let go after an imminent message that was denied', () => {
    const turns = talk(['I am going to kill myself tonight', 'no, forget it', 'whatever']);
    expect(turns[1]?.text).toContain('911');
    expect(turns[2]?.text).toContain('911');
  });

  it('meets news of safety as such', () => {
    const turns = talk([
      'I am going to kill myself tonight',
      'ok I called 988 and my sister is with me',
    ]);
    expect(turns[1]?.takesOver).toBe(true);
    expect(turns[1]?.risk.peak).toBe('imminent');
  });

  it('asks carefully when sadness sounds hopeless, without a hotline', () => {
    const [turn] = talk(['I feel so hopeless and worthless']);
    expect(turn).toMatchObject({ takesOver: false });
    expect(turn?.text).toMatch(/\?$/);
    expect(turn?.text).not.toContain('988');
  });

  it('sees to the hurt first where somebody was hit, and to a doctor where a baby was shaken', () => {
    const first = (message: string) => talk([message])[0]?.text ?? '';
    expect(first('i hit my son today')).toMatch(
      /^[^.]*hurt[\s\S]*Where are they now|safe at this minute|How are they now/,
    );
    expect(first('i hit my son today')).not.toMatch(
      /killing yourself|suicide|before anything happened/,
    );
    expect(first('I shook the baby')).toMatch(/^[^.]*doctor/);
    expect(first('my husband hit our son')).toMatch(/child/i);
    expect(first('my husband hit our son')).not.toMatch(/they trusted with this/);
  });

  it('leaves ordinary talk alone', () => {
    expect(talk(['hello', 'my boss annoys me', 'thanks']).every(({ text }) => text === '')).toBe(
      true,
    );
  });

  it('says the same under the same seed', () => {
    expect(talk(['I want to die', 'yes'], 'k')).toEqual(talk(['I want to die', 'yes'], 'k'));
  });
});

describe('nextRisk', () => {
  it('never lets the peak fall', () => {
    let risk = nextRisk(null, shown('imminent'));
    for (let turn = 0; turn < 30; turn += 1) risk = nextRisk(risk, shown('none'));
    expect(risk).toMatchObject({ peak: 'imminent', calmTurns: 30 });
  });
});
