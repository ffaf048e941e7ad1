/** Profile pictures: recognised by content, decoded, re-encoded small and without metadata. */
import { AppError } from '#platform/server/errors.ts';
import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, IMAGE_TYPES, messages } from '../../rules.ts';

/** Edge of the stored square, in pixels: sharp at the largest size shown, on a dense screen. */
const EDGE = 512;
/** A decoded picture of 16 megapixels is 64 MB: two at a time, some waiting, then "later". */
const AT_ONCE = 2;
const MOST_WAITING = 32;
const SECONDS = 10;

const SIGNATURES: readonly (readonly [(typeof IMAGE_TYPES)[number], (head: Buffer) => boolean])[] =
  [
    ['image/png', (head) => head.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
    ['image/jpeg', (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff],
    [
      'image/webp',
      (head) =>
        head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
    ],
  ];

const refused = (code: 'unsupported_type' | 'too_large' | 'unprocessable', sentence: string) =>
  new AppError(code, sentence, { fields: { profileImage: sentence } });

/**
 * The bytes of a data URL (RFC 2397) that says and shows a kind we take.
 * @throws AppError unsupported_type, too_large or unprocessable
 */
export function bytesOf(dataUrl: string): Buffer {
  const comma = dataUrl.indexOf(',');
  const label = /^data:([a-z0-9.+/-]+);base64$/i.exec(dataUrl.slice(0, Math.max(0, comma)))?.[1];
  const type = label?.toLowerCase();
  if (!IMAGE_TYPES.some((one) => one === type))
    throw refused('unsupported_type', kindRefused(type));
  const base64 = dataUrl.slice(comma + 1);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw refused('unprocessable', messages.imageBroken);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > IMAGE_MAX_BYTES) throw refused('too_large', messages.imageLarge);
  if (!SIGNATURES.some(([, matches]) => matches(bytes))) {
    throw refused('unsupported_type', messages.imageKind);
  }
  return bytes;
}

function kindRefused(type: string | undefined): string {
  const name = /^image\/(svg|gif|heic|heif|avif|tiff|bmp)\b/.exec(type ?? '')?.[1];
  if (!name) return messages.imageKind;
  return `${name.toUpperCase()} pictures cannot be used. ${messages.imageKind}`;
}

/**
 * A picture as we keep it: a WebP data URL of 512 × 512 pixels, upright, without any metadata.
 * @throws AppError unsupported_type, too_large, unprocessable; unavailable when too many at once
 */
export async function readPicture(dataUrl: string): Promise<string> {
  const bytes = bytesOf(dataUrl);
  const webp = await oneOfFew(() => encode(bytes));
  return `data:image/webp;base64,${webp.toString('base64')}`;
}

async function encode(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const options = {
    limitInputPixels: IMAGE_MAX_PIXELS,
    failOn: 'error',
    autoOrient: true,
  } as const;
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (autoOrient.width * autoOrient.height > IMAGE_MAX_PIXELS) throw tooManyPixels();
    return await sharp(bytes, options)
      .extract(middleSquare(autoOrient))
      .resize(EDGE, EDGE)
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refused('unprocessable', messages.imageBroken);
  }
}

const tooManyPixels = () => refused('too_large', messages.imagePixels);

/**
 * Cut before scaling: a strip of 65,000 × 20 pixels scaled up to cover the square first would take
 * gigabytes, and no time limit of the library ends that.
 */
export function middleSquare({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return {
    left: Math.floor((width - side) / 2),
    top: Math.floor((height - side) / 2),
    width: side,
    height: side,
  };
}

let loading: Promise<typeof import('sharp')['default']> | undefined;

/** Loaded with the first picture: the library takes memory that most hours do not need. */
function loadSharp() {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    // Whatever the bytes pretend to be, no other decoder will look at them.
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
    });
    return sharp;
  });
  return loading;
}

let running = 0;
const waiting: (() => void)[] = [];

async function oneOfFew<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) {
      throw new AppError('unavailable', 'Many pictures are being worked on. Please try again.', {
        retryAfter: 5,
      });
    }
    await new Promise<void>((go) => waiting.push(go));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
