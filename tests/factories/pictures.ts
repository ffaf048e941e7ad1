/** Pictures as cameras, and as attackers, make them. */
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const dataUrl = (bytes: Buffer, type = 'image/png') =>
  `data:${type};base64,${bytes.toString('base64')}`;

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2b6f77' } });

export const png = (width = 40, height = 30) => plain(width, height).png().toBuffer();
export const webp = () => plain(40, 30).webp().toBuffer();
export const gif = () => plain(4, 4).gif().toBuffer();
export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

/** A JPEG that says where and by whom it was taken, lying on its side. */
export const telltaleJpeg = () =>
  plain(60, 20)
    .withExif({
      IFD0: { Artist: 'telltale-artist', Copyright: 'telltale-owner' },
      IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Four stripes, white, red, blue, white, that a camera held sideways asks to turn by a quarter. */
export async function flag(): Promise<Buffer> {
  const stripe = (background: string) =>
    sharp({ create: { width: 40, height: 80, channels: 3, background } })
      .png()
      .toBuffer();
  const [white, red, blue] = await Promise.all(['#fff', '#f00', '#00f'].map(stripe));
  const stripes = [white, red, blue, white].map((input, at) => ({ input, left: at * 40, top: 0 }));
  return sharp({ create: { width: 160, height: 80, channels: 3, background: '#fff' } })
    .composite(stripes)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Noise, which does not compress: a picture of more than `bytes`. */
export const heavyPng = () =>
  sharp({
    create: {
      width: 1000,
      height: 1000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

/** Under 2 MiB to send, as many black pixels as wanted to open: written by hand, no encoder would. */
export function bombPng(width: number, height = width): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)), {
    level: 9,
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG that is a ZIP archive as well, with a page in it. */
export async function polyglot(): Promise<Buffer> {
  const page = Buffer.from('<script>fetch("/telltale-script")</script>');
  const name = Buffer.from('index.html');
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(name.length, 26);
  const picture = await plain(30, 30).jpeg().toBuffer();
  return Buffer.concat([picture, header, name, deflateRawSync(page), page]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
