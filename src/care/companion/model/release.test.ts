/** When a streamed word may be seen: at once while harmless, with its sentence when suspect. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRelease, type Inspector } from './release.ts';

const inspector: Inspector = {
  allows: (text) => !/stop taking|日記を捨て/i.test(text),
  refuses: (text) => /stop taking|日記を捨て/i.test(text),
  doubts: (beginning) => /stop taking|日記を捨て/i.test(beginning),
  suspects: (word, unfinished) =>
    ['stop', 'tak', 'medic'].some(
      (stem) =>
        word.toLowerCase().startsWith(stem) || (unfinished && stem.startsWith(word.toLowerCase())),
    ),
};

function run(deltas: readonly string[], byWord = true) {
  const release = createRelease(inspector, byWord);
  const pieces = deltas.map((delta) => release.push(delta));
  pieces.push(release.end());
  return { pieces, release };
}

describe('createRelease', () => {
  test('shows a harmless word as soon as it cannot become a suspect one', () => {
    const { pieces } = run(['Th', 'ree', ' nights', ' of s', 'ome', ' hours.', ' Heavy.']);
    expect(pieces).toEqual(['Th', 'ree', ' nights', ' of ', 'some', ' hours.', ' Heavy.', '']);
  });

  test('holds a sentence from its first suspect word to its end', () => {
    const { pieces } = run(['You', ' could', ' stop', ' for a', ' minute.', ' Then', ' go on.']);
    expect(pieces).toEqual([
      'You',
      ' could',
      ' ',
      '',
      '',
      'stop for a minute. Then',
      ' go on.',
      '',
    ]);
  });

  test('shows nothing of the sentence from the suspect word on when it is refused', () => {
    const { pieces, release } = run(['Rest. ', 'You should stop taking ', 'them. ', 'Good night.']);
    expect(pieces.join('')).toBe('Rest. You should ');
    expect(release.blocked).toBe(true);
    expect(release.heard).toContain('stop taking them.');
  });

  test('judges an unfinished last sentence', () => {
    expect(run(['Just stop taking it']).release.blocked).toBe(true);
  });

  test('shows a sentence in doubt once what follows has cleared it', () => {
    const doubtful: Inspector = {
      ...inspector,
      allows: (text) => !/maybe/i.test(text) || /said/.test(text),
      refuses: () => false,
    };
    const release = createRelease(doubtful);
    const pieces = ['Rest. ', 'Maybe', ' stop. ', 'So you', ' said. ', 'Good. '].map(release.push);
    expect(pieces.join('|')).toBe('Rest. |Maybe| ||stop. So you said. |Good. ');
    expect(release.blocked).toBe(false);
  });

  test('refuses what is still in doubt at the end', () => {
    const doubtful: Inspector = {
      ...inspector,
      allows: (text) => !/maybe/i.test(text),
      refuses: () => false,
    };
    const release = createRelease(doubtful, false);
    const pieces = ['Rest. ', 'Maybe. ', 'Good. '].map(release.push);
    expect([...pieces, release.end()].join('')).toBe('Rest. ');
    expect(release.blocked).toBe(true);
  });

  test('takes a sentence as a whole where words have no spaces', () => {
    const { pieces, release } = run(
      ['三日', '眠れて', 'いない。', '日記を', '捨てなさい。'],
      false,
    );
    expect(pieces).toEqual(['', '', '三日眠れていない。', '', '', '']);
    expect(release.blocked).toBe(true);
  });

  test.each(['!!!!!!', '......', '?!"])'])('takes %s without end in its stride', (marks) => {
    const release = createRelease(inspector, false);
    const started = performance.now();
    for (let at = 0; at < 1_000; at += 1) release.push(marks);
    release.end();
    expect(release.shown).toBe(marks.repeat(1_000));
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test('gives back exactly what was said, however it was cut', () => {
    const text = fc.array(
      fc.constantFrom('so ', 'stop. ', 'I ', 'see… ', 'he said "no." ', '\n', '王。', 'take '),
    );
    fc.assert(
      fc.property(
        text,
        fc.array(fc.nat(6), { minLength: 1 }),
        fc.boolean(),
        (parts, sizes, byWord) => {
          const whole = parts.join('');
          const deltas: string[] = [];
          for (let at = 0, step = 0; at < whole.length; step += 1) {
            const size = 1 + (sizes[step % sizes.length] ?? 0);
            deltas.push(whole.slice(at, at + size));
            at += size;
          }
          const { pieces, release } = run(deltas, byWord);
          expect(pieces.join('')).toBe(whole);
          expect(release.shown).toBe(whole);
        },
      ),
    );
  });

  test('never shows what the inspector refuses, however it was cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('stop', ' taking', ' it.', ' ', 'Rest', ', you')),
        (deltas) => {
          const { pieces } = run(deltas);
          expect(inspector.allows(pieces.join(''))).toBe(true);
        },
      ),
    );
  });
});
