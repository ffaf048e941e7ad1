/** The detector never throws, never stalls, and is not fooled by what nobody can see. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RISK_LEVELS } from '#care/contract.ts';
import { detect } from './detector.ts';
import { NO_RISK } from './risk.ts';

const level = (text: string) => detect(text).level;

describe('detect', () => {
  it.each([
    ['I want to kill myself', 'active_ideation'],
    ['I wish I was dead', 'passive_ideation'],
    ['I will kill myself tonight', 'imminent'],
    ['I cut myself again', 'self_harm'],
    ['I am going to kill my stepdad', 'harm_to_others'],
    ['my husband hits me', 'abuse'],
    ['my chest is crushing and my left arm is numb', 'medical_emergency'],
    ['I feel so lonely', 'distress'],
    ['We planted tulips', 'none'],
  ] as const)('reads "%s" as %s', (text, expected) => {
    expect(level(text)).toBe(expected);
  });

  it.each(['leave me be with your leaflets, I want to die', 'whatever, I just want to die'])(
    'believes what is said outright behind other words: %s',
    (text) => {
      expect(level(text)).toBe('passive_ideation');
    },
  );

  it.each([
    "Suicide? No. Lord. It's about a key to a shed, I never gave it back",
    "No plan. I'm not thinking of killing myself. I'm telling you about a key",
    'what? god no',
  ])('takes a no for a no, whatever word of ours it takes up: %s', (text) => {
    const asked = { ...NO_RISK, peak: 'passive_ideation', flags: ['inferred'], asked: 1 } as const;
    expect(detect(text, asked)).toMatchObject({ level: 'none', flags: ['denial'] });
  });

  it.each(['i dont want to go tomorrow', "yeah. it's gonna be awkward tomorrow"])(
    'hears a day at school in it, and no danger: %s',
    (text) => {
      expect(['none', 'distress']).toContain(level(text));
    },
  );

  it.each([
    'My husband Tom hits me.',
    'my partner Jess punches me when she drinks',
    'my dad hurts me',
    'My dad gets drunk and hits my little brother Sam',
  ])('hears who strikes them, by name or not: %s', (text) => {
    expect(level(text)).toBe('abuse');
  });

  it.each(['how many paracetamol would kill you', 'what is a lethal dose of oxycodone'])(
    'hears a question for an amount, whatever it is an amount of: %s',
    (text) => {
      expect(level(text)).toBe('active_ideation');
    },
  );

  it.each(['how much salt would kill a plant', 'is the lethal dose for rats on the exam'])(
    'hears none in: %s',
    (text) => {
      expect(['none', 'distress']).toContain(level(text));
    },
  );

  it('does not weigh words away once danger has been spoken of', () => {
    const before = { ...NO_RISK, peak: 'harm_to_others', asked: 1 } as const;
    expect(detect('they say I have to do it today', before).level).not.toBe('distress');
  });

  it('hears a denial, and does not take a double negation for one', () => {
    expect(detect('I do not want to kill myself')).toMatchObject({
      level: 'none',
      flags: ['denial'],
    });
    expect(level("I can't stop thinking about killing myself")).toBe('active_ideation');
    expect(level("I don't know if I want to die")).toBe('passive_ideation');
  });

  it('tells past from present', () => {
    expect(level('Ten years ago I tried to kill myself. I am so glad I survived.')).toBe('none');
    expect(level('I tried to kill myself last night')).toBe('imminent');
  });

  it('tells whose danger it is', () => {
    expect(detect('my friend says she wants to kill herself')).toMatchObject({
      level: 'active_ideation',
      subject: 'other',
    });
    expect(detect('my friend makes me want to kill myself').subject).toBe('self');
  });

  it('notes a minor and another language', () => {
    expect(detect("I'm 14 and I want to die").flags).toContain('minor');
    expect(detect('quiero matarme')).toMatchObject({ language: 'es', flags: ['non_english'] });
  });

  it('understands answers to our own question, and only those', () => {
    const asked = { ...NO_RISK, peak: 'active_ideation', asked: 1 } as const;
    expect(detect('yes', asked).level).toBe('active_ideation');
    expect(detect('I have pills here', asked).level).toBe('imminent');
    expect(detect('no', asked)).toMatchObject({ level: 'none', flags: ['denial'] });
    expect(detect("I don't know", asked).flags).not.toContain('denial');
    expect(level('yes')).toBe('none');
  });

  it('carries rule names only, never the words', () => {
    const text = 'I want to kill myself at Zanzibar42';
    expect(JSON.stringify(detect(text))).not.toMatch(/zanzibar/i);
  });

  it('never throws, for any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => {
        expect(RISK_LEVELS).toContain(detect(text).level);
      }),
    );
    for (const odd of ['\ud800', '\u0000', '\udfff\ud800', '', ' ', '‮']) {
      expect(RISK_LEVELS).toContain(level(odd));
    }
  });

  it('is not changed by invisible characters', () => {
    const invisible = fc.constantFrom('\u200b', '\u200d', '\u2060', '\ufeff', '\u00ad');
    fc.assert(
      fc.property(fc.nat(30), invisible, (at, mark) => {
        const text = 'i really want to kill myself tonight';
        expect(level(text.slice(0, at) + mark + text.slice(at) + mark)).toBe(level(text));
      }),
    );
  });

  it('stays linear on text made to stall it', () => {
    const words = [
      'i',
      'want',
      'to',
      'die',
      'kill',
      'myself',
      'my',
      'the',
      'pills',
      'all',
      'took',
      'not',
      'he',
      'hit',
      ',',
      'k i l l',
      'god',
      'tell',
      'with',
      'a',
    ];
    const trap = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(trap, (pattern) => {
        const text = `${pattern.join(' ')} `.repeat(3_000).slice(0, 20_000);
        const start = performance.now();
        detect(text);
        expect(performance.now() - start).toBeLessThan(1_500);
      }),
      { numRuns: 40 },
    );
    for (const text of [
      'a'.repeat(100_000),
      '!?.,'.repeat(25_000),
      'k\u200b'.repeat(50_000),
      'the '.repeat(25_000),
    ]) {
      const start = performance.now();
      detect(text);
      expect(performance.now() - start).toBeLessThan(2_000);
    }
  });
});
