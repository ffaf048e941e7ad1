/** Formatting of replies: what is recognised, and that nothing written is lost. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksOf, plainText, type Span } from './format.ts';

const plain = (text: string): Span => ({ kind: 'plain', text });

describe('blocksOf', () => {
  it('splits paragraphs at empty lines and keeps single breaks', () => {
    expect(blocksOf('one\ntwo\n\n\nthree')).toEqual([
      { kind: 'paragraph', spans: [plain('one\ntwo')] },
      { kind: 'paragraph', spans: [plain('three')] },
    ]);
  });
  it('finds lists, also directly under a line', () => {
    expect(blocksOf('Try:\n- breathe\n- wait\nThen tell me.')).toEqual([
      { kind: 'paragraph', spans: [plain('Try:')] },
      { kind: 'list', ordered: false, start: 1, items: [[plain('breathe')], [plain('wait')]] },
      { kind: 'paragraph', spans: [plain('Then tell me.')] },
    ]);
    expect(blocksOf('3. c\n4. d')).toMatchObject([{ ordered: true, start: 3 }]);
  });
  it('marks strong and stressed words and leaves lone stars alone', () => {
    expect(blocksOf('a **b c** d *e* 2 * 3 * 4')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          plain('a '),
          { kind: 'strong', text: 'b c' },
          plain(' d '),
          { kind: 'em', text: 'e' },
          plain(' 2 * 3 * 4'),
        ],
      },
    ]);
  });
  it('loses no word of any text', () => {
    const words = fc.array(
      fc.constantFrom('a', '**b**', '*c*', '\n', '\n\n', '- d', '1. e', '<i>', '[x](y)', '**'),
    );
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ');
        const shown = blocksOf(text)
          .flatMap((block) => (block.kind === 'list' ? block.items.flat() : block.spans))
          .map((span) => span.text)
          .join('');
        const letters = (value: string) => value.replace(/[^a-eixy]/g, '');
        expect(letters(shown)).toBe(letters(text));
      }),
    );
  });
});

describe('plainText', () => {
  it('reads out words, not marks', () => {
    expect(plainText('Try **one** of:\n- *this*\n- that')).toBe('Try one of:\nthis\nthat');
  });
});
