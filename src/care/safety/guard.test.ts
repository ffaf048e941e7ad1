/** Bad texts do not pass, harmless ones are not touched, streams show nothing unchecked. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RISK_LEVELS, type RiskLevel } from '#care/contract.ts';
import { guardOutput } from './guard.ts';
import { guardStream } from './guard-stream.ts';

const calm = { level: 'none', riskPeak: 'none' } as const;

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function run(text: string, size: number, context: Parameters<typeof guardStream>[1] = calm) {
  const stream = guardStream(pieces(text, size), context);
  let seen = '';
  for (let next = await stream.next(); ; next = await stream.next()) {
    if (next.done) return { seen, result: next.value };
    seen += next.value;
  }
}

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

describe('guardStream', () => {
  const good = 'Three in the morning, then. What was it about? Take your time.';

  it.each([1, 3, 7, 1000])('passes a good reply unchanged in pieces of %i', async (size) => {
    expect(await run(good, size)).toEqual({
      seen: good,
      result: { text: good, replaced: false, reasons: [] },
    });
  });

  it.each([1, 5, 1000])('shows nothing of a bad sentence, in pieces of %i', async (size) => {
    const { seen, result } = await run(
      `That sounds hard. You should stop taking your antidepressants. Bye now.`,
      size,
    );
    expect(seen).toContain('That sounds hard.');
    expect(seen).not.toMatch(/stop taking|Bye now/);
    expect(result).toMatchObject({ replaced: true, text: seen });
  });

  it('adds what a crisis reply lacks', async () => {
    const { seen, result } = await run('Thank you for telling me.', 4, {
      level: 'imminent',
      riskPeak: 'imminent',
    });
    expect(seen).toContain('911');
    expect(result.reasons).toContain('no resource');
  });

  it('ends a stream that never ends a sentence or never ends', async () => {
    const { result } = await run('word '.repeat(10_000), 50);
    expect(result.text.length).toBeLessThan(8_000);
    expect(result.replaced).toBe(true);
  });

  it('lets nothing bad from the evaluation set through, streamed', async () => {
    const raw = readFileSync(
      new URL('../../../tests/evals/safety/outputs-bad.tsv', import.meta.url),
      'utf8',
    );
    for (const line of raw
      .split('\n')
      .filter((one) => one !== '' && !/^(?:crisis|past)/.test(one))) {
      const text = line.split('\t')[1] ?? '';
      const { seen } = await run(`Good. ${text}`, 6);
      expect(seen, text).not.toContain(text);
    }
  });
});
