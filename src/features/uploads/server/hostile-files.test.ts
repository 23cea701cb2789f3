import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { pngChunk, pngOf } from '#test/hostile-bytes.ts';
import { expectRefusal } from '#test/refused-file.ts';
import { sendFile, UPLOADS } from '#test/send-file.ts';
import { aFileKind, aPdf, aPhoto, aPng, aWebp } from './seed.ts';

let t: TestApp;
let anna: Person;
let photo: Buffer;
let pdf: Buffer;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' }, files: { 'test-document': aFileKind() } });
  anna = await aPerson(t.db);
  [photo, pdf] = await Promise.all([aPhoto(), aPdf()]);
});
afterAll(() => t.close());

async function refused(name: string, bytes: Buffer, codes: string | string[]): Promise<void> {
  await expectRefusal(t, anna, { name, bytes, codes });
}

describe('is refused', () => {
  test.each<[string, string, Buffer, string | string[]]>([
    ['a script that calls itself a GIF', 'a.gif', Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)'), 'file_type'],
    [
      'a GIF that calls itself a JPEG',
      'a.jpg',
      Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;'),
      'file_type',
    ],
    [
      'a vector drawing',
      'a.svg',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'file_type',
    ],
    [
      'a vector drawing under another name',
      'a.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'file_type',
    ],
    ['a page', 'a.html', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_type'],
    ['a page under another name', 'a.pdf', Buffer.from('<!doctype html><script>alert(1)</script>'), 'file_type'],
    ['a program', 'a.exe', Buffer.from('MZ\u0000\u0000'), 'file_type'],
    ['a program under another name', 'a.jpg', Buffer.from('MZ\u0000\u0000'), 'file_type'],
    ['a second ending', 'a.jpg.exe', Buffer.from('MZ'), 'file_type'],
    ['no ending', 'photo', Buffer.from('x'), 'file_type'],
    ['an archive under another name', 'a.pdf', Buffer.from('PK\u0003\u0004 and so on'), 'file_type'],
    [
      'a camera’s HEIC, which nobody here can read',
      'a.heic',
      Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0heicmif1'),
      'file_type',
    ],
    ['nothing at all', 'a.jpg', Buffer.alloc(0), 'file_empty'],
    ['a single byte', 'a.jpg', Buffer.from([0xff]), 'file_type'],
    ['only zeros', 'a.png', Buffer.alloc(1000), 'file_type'],
    [
      'a beginning of a PNG and nothing more',
      'a.png',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
      ['file_type', 'file_unreadable'],
    ],
    ['an ending behind a null', 'a.jpg\0.exe', Buffer.from('MZ'), 'file_type'],
  ])('%s', (_, name, bytes, code) => refused(name, bytes, code));

  test('a PNG that calls itself a JPEG', async () => refused('a.jpg', await aPng(), 'file_type'));
  test('a PDF that calls itself a picture', () => refused('a.png', pdf, 'file_type'));
  test('half of a photo', () => refused('a.jpg', photo.subarray(0, photo.length / 2), 'file_unreadable'));
  test('half of a PNG', async () => {
    const png = await aPng();
    await refused('a.png', png.subarray(0, png.length / 2), 'file_unreadable');
  });
  test('a WebP that breaks off', async () => {
    const webp = await aWebp();
    await refused('a.webp', webp.subarray(0, webp.length - 40), 'file_unreadable');
  });
  test('a flood of dots in its header alone', () =>
    refused('a.png', pngOf(200_000, 200_000, deflateSync(Buffer.alloc(10))), ['picture_too_large', 'file_unreadable']));
  test('a flood of dots that unpacks to 75 MB of black', () =>
    refused('a.png', pngOf(25_000, 24_000, deflateSync(Buffer.alloc((25_000 / 8 + 1) * 24_000))), 'picture_too_large'));
  test('a PNG whose words unpack to 200 MB', async () => {
    const bomb = Buffer.concat([Buffer.from('c\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024))]);
    const { status } = await sendFile(t, anna, {
      name: 'a.png',
      bytes: pngOf(8, 8, deflateSync(Buffer.alloc(16)), [pngChunk('zTXt', bomb)]),
    });
    expect([201, 422]).toContain(status);
  });
  test('a flood of dots as a JPEG', async () => {
    const flood = Buffer.from(photo);
    const frame = flood.indexOf(Buffer.from([0xff, 0xc0]));
    flood.writeUInt16BE(65_500, frame + 5);
    flood.writeUInt16BE(65_500, frame + 7);
    await refused('a.jpg', flood, ['picture_too_large', 'file_unreadable']);
  });
  test('five megabytes and a byte', async () => {
    const bytes = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 + 1 - photo.length)]);
    const { status, body } = await sendFile(t, anna, { name: 'Porch.jpg', bytes });
    expect(status).toBe(413);
    expect(body.detail).toBe('Porch.jpg is too large Maximum file size is 5MB');
  });
});

describe('is cleaned', () => {
  const contentOf = async (id: string) =>
    (await t.app.inject({ url: `${UPLOADS}/${id}`, headers: await t.headersOf(anna) })).rawPayload;

  test('an archive behind a photo is gone, with the place and the maker, and the photo stands upright', async () => {
    const bytes = Buffer.concat([photo, Buffer.from('PK\u0003\u0004 evil.html <script>alert(1)</script>')]);
    const { body } = await sendFile(t, anna, { name: 'porch.jpg', bytes });
    expect(body.data).toMatchObject({ name: 'porch.jpg', type: 'image/jpeg', width: 300, height: 400 });
    const content = await contentOf(body.data?._id ?? '');
    for (const trace of ['PK\u0003\u0004', 'script', 'Canary', 'Exif', 'GPS'])
      expect(content.includes(trace)).toBe(false);
    const { exif, icc, xmp, orientation } = await sharp(content).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({
      exif: undefined,
      icc: undefined,
      xmp: undefined,
      orientation: undefined,
    });
  });

  test('a script in a comment of a photo is gone', async () => {
    const words = Buffer.from('<script>alert(1)</script>');
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
    const { body } = await sendFile(t, anna, {
      name: 'a.jpeg',
      bytes: Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2)]),
    });
    expect((await contentOf(body.data?._id ?? '')).includes('script')).toBe(false);
  });

  test.each([
    ['../../../etc/passwd.jpg', 'passwd.jpg'],
    ['..\\..\\windows\\system32\\porch.jpg', 'porch.jpg'],
    ['porch\u202Egpj.exe.jpg', 'porchgpj exe.jpg'],
    ['por\u200Bch\u0000\r\n.jpg', 'porch.jpg'],
    ['<img src=x onerror=alert(1)>.jpg', 'img src=x onerror=alert(1).jpg'],
    ['"; filename="a.exe.jpg', 'filename= a exe.jpg'],
    ['.htaccess.jpg', 'htaccess.jpg'],
    ['…/….jpg', '….jpg'],
    [`${'x'.repeat(900)}.jpg`, `${'x'.repeat(116)}.jpg`],
    ['Die Terrasse von Oma, März.PNG', 'Die Terrasse von Oma, März.jpg'],
    ['📷.jpeg', '📷.jpg'],
  ])('the name %j', async (name, clean) => {
    const bytes = name.endsWith('.PNG') ? await aPng() : photo;
    const { body } = await sendFile(t, anna, { name, bytes });
    expect(body.data?.name).toBe(clean);
  });
});

test('many hostile ones at once bring nothing down, and an honest one after them is taken', async () => {
  const bomb = pngOf(7000, 7000, deflateSync(Buffer.alloc((7000 / 8 + 1) * 7000)));
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, place) =>
      sendFile(t, anna, {
        name: place % 2 ? 'bomb.png' : 'bomb.pdf',
        bytes: place % 2 ? bomb : Buffer.from('%PDF-1.7\n[[[['),
      }),
    ),
  );
  for (const { status } of answers) expect([201, 409, 422, 503]).toContain(status);
  const after = await aPerson(t.db);
  expect((await sendFile(t, after, { name: 'porch.jpg', bytes: photo })).status).toBe(201);
});
