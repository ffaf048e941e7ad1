/** What a data URL has to be before any decoder sees it, and the part of a picture that is kept. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/server/errors.ts';
import { IMAGE_MAX_BYTES } from '../../rules.ts';
import { bytesOf, middleSquare } from './picture.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const url = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;
const codeOf = (dataUrl: string) => {
  try {
    bytesOf(dataUrl);
    return 'taken';
  } catch (error) {
    return error instanceof AppError ? error.code : error;
  }
};

describe('the bytes of a data URL', () => {
  it('are those that were put in', () => {
    expect(bytesOf(url(PNG))).toEqual(PNG);
    expect(bytesOf(url(PNG).replace('image/png', 'IMAGE/PNG'))).toEqual(PNG);
  });

  it.each([
    ['', 'unsupported_type'],
    ['data:,', 'unsupported_type'],
    [url(PNG, 'image/svg+xml'), 'unsupported_type'],
    [url(PNG, 'text/html'), 'unsupported_type'],
    [`data:image/png,${PNG.toString('latin1')}`, 'unsupported_type'],
    [url(Buffer.from('RIFFxxxxWAVE')), 'unsupported_type'],
    ['data:image/png;base64,', 'unprocessable'],
    ['data:image/png;base64,iVBO RwAA', 'unprocessable'],
    ['data:image/png;base64,=AAA', 'unprocessable'],
    [url(Buffer.concat([PNG, Buffer.alloc(IMAGE_MAX_BYTES)])), 'too_large'],
  ])('%j is refused as %s', (dataUrl, code) => {
    expect(codeOf(dataUrl)).toBe(code);
  });

  it('of exactly 2 MiB are taken', () => {
    const bytes = Buffer.concat([PNG, Buffer.alloc(IMAGE_MAX_BYTES - PNG.length)]);
    expect(codeOf(url(bytes))).toBe('taken');
  });

  it('are taken or refused with a code, whatever the text', () => {
    const pieces = fc.array(
      fc.oneof(fc.constantFrom('data:', 'image/png', ';base64', ',', 'iVBORw0KGgo='), fc.string()),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        expect(['taken', 'unsupported_type', 'unprocessable']).toContain(codeOf(parts.join('')));
      }),
    );
  });
});

it('the middle square lies inside, touches two edges, and is in the middle', () => {
  const side = fc.integer({ min: 1, max: 65_535 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const cut = middleSquare({ width, height });
      expect(cut.width).toBe(cut.height);
      expect(cut.width).toBe(Math.min(width, height));
      const right = width - cut.left - cut.width;
      const bottom = height - cut.top - cut.height;
      expect(Math.min(cut.left, cut.top, right, bottom)).toBeGreaterThanOrEqual(0);
      expect(Math.abs(right - cut.left)).toBeLessThanOrEqual(1);
      expect(Math.abs(bottom - cut.top)).toBeLessThanOrEqual(1);
    }),
  );
});
