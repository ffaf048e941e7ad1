/** Profile pictures: what is taken, what becomes of it, and what is refused with a sentence. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#features/account/rules.ts';
import { startApp, type TestApp } from '#tests/factories/app.ts';
import { type Person, registerPerson } from '#tests/factories/people.ts';
import {
  bombPng,
  dataUrl,
  flag,
  gif,
  heavyPng,
  png,
  polyglot,
  svg,
  telltaleJpeg,
  webp,
} from '#tests/factories/pictures.ts';

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startApp();
  person = await registerPerson(app.url);
});
afterAll(() => app.close());

const put = (profileImage: unknown) =>
  person.call('PUT', '/api/user/profile', { body: { profileImage } });
const bytesIn = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

describe('a picture', () => {
  it.each([
    ['PNG', 'image/png', png],
    ['JPEG', 'image/jpeg', telltaleJpeg],
    ['WebP', 'image/webp', webp],
  ])('in %s becomes a square WebP that is there after a new sign-in', async (_, type, make) => {
    const answer = await put(dataUrl(await make(), type));
    expect(answer.status).toBe(200);
    const stored: string = answer.body.user.profileImage;
    expect(stored).toMatch(/^data:image\/webp;base64,/);
    const seen = await sharp(bytesIn(stored)).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 512, height: 512 });
    const body = { email: person.email, password: person.password };
    const login = await person.call('POST', '/api/auth/login', { body });
    expect(login.body.user.profileImage).toBe(stored);
  });

  it('loses where and by whom it was taken', async () => {
    const bytes = await telltaleJpeg();
    expect(bytes.toString('latin1')).toContain('telltale-artist');
    const stored = bytesIn((await put(dataUrl(bytes, 'image/jpeg'))).body.user.profileImage);
    expect(stored.toString('latin1')).not.toContain('telltale');
    const { exif, xmp, iptc, icc } = await sharp(stored).metadata();
    expect({ exif, xmp, iptc, icc }).toEqual({});
  });

  it('keeps nothing of what hides behind it', async () => {
    const bytes = await polyglot();
    const stored = bytesIn((await put(dataUrl(bytes, 'image/jpeg'))).body.user.profileImage);
    expect(stored.toString('latin1')).not.toMatch(/index\.html|telltale-script/);
  });

  it('is sealed in the database', async () => {
    const { profileImage } = (await put(dataUrl(await png()))).body.user;
    const [row] = await app.services.sql`
      select profile_image from users where id = ${person.id}`;
    const kept: Buffer = row?.profile_image;
    expect(kept.length).toBeGreaterThan(100);
    expect(kept.includes(Buffer.from('data:image'))).toBe(false);
    expect(kept.includes(bytesIn(profileImage).subarray(0, 16))).toBe(false);
  });

  it('sent back as it was is left alone, and null takes it away', async () => {
    const { profileImage } = (await put(dataUrl(await png()))).body.user;
    const body = { name: 'Robin', profileImage };
    const again = await person.call('PUT', '/api/user/profile', { body });
    expect(again.body.user.profileImage).toBe(profileImage);
    expect((await put(null)).body.user.profileImage).toBeNull();
    expect((await person.call('GET', '/api/auth/profile')).body.user.profileImage).toBeNull();
  });

  it('shows its middle, the right way up', async () => {
    const seen = await sharp(
      bytesIn((await put(dataUrl(await flag(), 'image/jpeg'))).body.user.profileImage),
    )
      .raw()
      .toBuffer();
    const at = (x: number, y: number) => [
      ...seen.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3),
    ];
    const isRed = ([red, green, blue]: number[]) =>
      Number(red) > 180 && Number(green) < 90 && Number(blue) < 90;
    // Stored as a lying flag of white, red, blue, white; turned by a quarter, red is on top.
    expect(isRed(at(256, 40))).toBe(true);
    expect(isRed(at(256, 470))).toBe(false);
    expect(at(40, 470)[2]).toBeGreaterThan(180);
  });

  it('as thin as a thread is cut, not blown up', async () => {
    const started = performance.now();
    expect((await put(dataUrl(bombPng(20_000, 30)))).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('of exactly sixteen megapixels is taken', async () => {
    expect((await put(dataUrl(bombPng(4096)))).status).toBe(200);
  });
});

describe('refused with a sentence', () => {
  const cases: readonly (readonly [string, number, string, () => Promise<string> | string])[] = [
    ['an SVG', 415, 'SVG pictures', () => dataUrl(svg, 'image/svg+xml')],
    ['an SVG called PNG', 415, messages.imageKind, () => dataUrl(svg)],
    ['a GIF', 415, 'GIF pictures', async () => dataUrl(await gif(), 'image/gif')],
    ['a GIF called WebP', 415, messages.imageKind, async () => dataUrl(await gif(), 'image/webp')],
    ['a HEIC', 415, 'HEIC pictures', () => dataUrl(Buffer.from('ftypheic'), 'image/heic')],
    ['a page', 415, messages.imageKind, () => dataUrl(Buffer.from('<html>'), 'text/html')],
    ['an address', 415, messages.imageKind, () => 'https://example.org/me.png'],
    ['a path', 415, messages.imageKind, () => 'file:///etc/passwd'],
    ['no bytes', 422, messages.imageBroken, () => 'data:image/png;base64,'],
    ['what is no base64', 422, messages.imageBroken, () => 'data:image/png;base64,iVBOR€€'],
    [
      'a PNG header alone',
      422,
      messages.imageBroken,
      async () => dataUrl((await png()).subarray(0, 8)),
    ],
    ['half a PNG', 422, messages.imageBroken, async () => dataUrl((await png()).subarray(0, -20))],
    [
      'half a JPEG',
      422,
      messages.imageBroken,
      async () => dataUrl((await telltaleJpeg()).subarray(0, -60), 'image/jpeg'),
    ],
    [
      'half a WebP',
      422,
      messages.imageBroken,
      async () => dataUrl((await webp()).subarray(0, -20), 'image/webp'),
    ],
    [
      'an SVG behind a PNG header',
      422,
      messages.imageBroken,
      async () => dataUrl(Buffer.concat([(await png()).subarray(0, 8), svg])),
    ],
    ['a decompression bomb', 413, messages.imagePixels, () => dataUrl(bombPng(20_000))],
    ['one pixel row too many', 413, messages.imagePixels, () => dataUrl(bombPng(4097))],
    [
      'more than 2 MiB',
      413,
      messages.imageLarge,
      async () => dataUrl((await heavyPng()).subarray(0, 2 ** 21 + 1)),
    ],
  ];

  it.each(cases)('%s → %i', async (_, status, sentence, make) => {
    const before = (await person.call('GET', '/api/auth/profile')).body.user;
    const answer = await put(await make());
    expect(answer.status).toBe(status);
    expect(answer.body.error).toContain(sentence);
    expect(answer.body.fields.profileImage).toBe(answer.body.error);
    expect((await person.call('GET', '/api/auth/profile')).body.user).toEqual(before);
  });

  it('a body of four megabytes → 413', async () => {
    const answer = await put(`data:image/png;base64,${'A'.repeat(4 * 2 ** 20)}`);
    expect(answer.status).toBe(413);
    expect(answer.body.success).toBe(false);
  });

  it.each([42, true, ['a'], { url: 'x' }])('%o → 400', async (value) => {
    expect((await put(value)).status).toBe(400);
  });

  it('every one of thirty pictures with a few bytes turned is taken or refused, never a crash', async () => {
    const whole = await telltaleJpeg();
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, at) => {
        const bytes = Buffer.from(whole);
        for (let i = 1; i <= 5; i += 1) {
          const place = 3 + ((at * 97 + i * 131) % (bytes.length - 3));
          bytes[place] = (bytes[place] ?? 0) ^ 0xff;
        }
        return (await put(dataUrl(bytes, 'image/jpeg'))).status;
      }),
    );
    const expected = new Set([200, 413, 415, 422]);
    expect(statuses.filter((status) => !expected.has(status))).toEqual([]);
  });
});
