import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aPdf, aPhoto, aPng, aWebp } from '#features/uploads/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { pngChunk, pngOf } from '#test/hostile-bytes.ts';
import { expectRefusal } from '#test/refused-file.ts';
import { sendFile, UPLOADS } from '#test/send-file.ts';
import { INSURANCE_PICTURE } from '../card.ts';

let t: TestApp;
let anna: Person;
let photo: Buffer;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100000' } });
  anna = await aPerson(t.db);
  photo = await aPhoto();
});
afterAll(() => t.close());

const kind = INSURANCE_PICTURE;
const MB = 1024 * 1024;
const script = '<script>alert(1)</script>';

/** One after another, as drawn from the beginning. */
async function animated(format: 'gif' | 'webp'): Promise<Buffer> {
  const frames = [await aPng({ width: 40, height: 30 }), await aPng({ width: 30, height: 40 })];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

describe('a picture of an insurance card is refused', () => {
  const cases: [string, string, () => Buffer | Promise<Buffer>, string | string[]][] = [
    [
      'drawn in lines',
      'card.svg',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      'file_type',
    ],
    [
      'drawn in lines under another name',
      'card.png',
      () => Buffer.from(`<?xml version="1.0"?><svg onload="x"/>`),
      'file_type',
    ],
    ['that moves', 'card.gif', () => animated('gif'), 'file_type'],
    ['that moves under another name', 'card.jpg', () => animated('gif'), 'file_type'],
    ['as a document', 'card.pdf', () => aPdf(), 'file_type'],
    ['as a document under another name', 'card.jpg', () => aPdf(), 'file_type'],
    ['as a page under another name', 'card.jpg', () => Buffer.from(`<!doctype html>${script}`), 'file_type'],
    ['as a PNG that says JPG', 'card.jpg', () => aPng(), 'file_type'],
    ['as a WebP that says PNG', 'card.png', () => aWebp(), 'file_type'],
    ['as a program behind a second ending', 'card.jpg.exe', () => Buffer.from('MZ'), 'file_type'],
    ['as an archive that begins as one', 'card.jpg', () => Buffer.from('PK\u0003\u0004'), 'file_type'],
    [
      'that is a page behind the marks of a JPG',
      'card.jpg',
      () => Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'),
      'file_unreadable',
    ],
    ['cut in the middle', 'card.jpg', () => photo.subarray(0, photo.length / 2), 'file_unreadable'],
    ['of nothing', 'card.jpg', () => Buffer.alloc(0), 'file_empty'],
    [
      'of 40 billion dots',
      'card.png',
      () => pngOf(200_000, 200_000, deflateSync(Buffer.alloc(10))),
      ['picture_too_large', 'file_unreadable'],
    ],
    [
      'that unpacks to 75 MB',
      'card.png',
      () => pngOf(25_000, 24_000, deflateSync(Buffer.alloc((25_000 / 8 + 1) * 24_000))),
      'picture_too_large',
    ],
  ];
  test.each(cases)('%s', async (_, name, bytes, codes) => {
    const said = await expectRefusal(t, anna, { name, bytes: await bytes(), codes, kind });
    expect(said).toContain(name);
  });

  test('of five megabytes and a byte, in the specified words; of five megabytes it is taken', async () => {
    const sized = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    const said = await expectRefusal(t, anna, {
      name: 'card.jpg',
      bytes: sized(5 * MB + 1),
      codes: 'file_too_large',
      kind,
    });
    expect(said).toBe('card.jpg is too large Maximum file size is 5MB');
    expect((await sendFile(t, anna, { name: 'card.jpg', bytes: sized(5 * MB), kind })).status).toBe(201);
  });
});

describe('a picture of an insurance card is made clean', () => {
  const traces = ['PK\u0003\u0004', 'script', 'Canary', 'Exif', 'GPS', 'ANIM', 'acTL', 'tEXt'];
  const comment = () => {
    const words = Buffer.from(script);
    return Buffer.concat([Buffer.from([0xff, 0xfe, 0, words.length + 2]), words]);
  };
  const cases: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['of the place and the camera', 'card.jpg', () => photo],
    [
      'of an archive and a page behind it',
      'card.jpg',
      () => Buffer.concat([photo, Buffer.from(`PK\u0003\u0004${script}`)]),
    ],
    ['of a page in a comment', 'card.jpg', () => Buffer.concat([photo.subarray(0, 2), comment(), photo.subarray(2)])],
    [
      'of words in a PNG',
      'card.png',
      () => pngOf(8, 8, deflateSync(Buffer.alloc(16)), [pngChunk('tEXt', Buffer.from(`c\0${script}`))]),
    ],
    ['of what moves in a WebP', 'card.webp', () => animated('webp')],
  ];
  test.each(cases)('%s', async (_, name, bytes) => {
    const { body } = await sendFile(t, anna, { name, bytes: await bytes(), kind });
    expect(body.data).toMatchObject({ type: 'image/jpeg', name: 'card.jpg' });
    const { data: card } = await (
      await t.as(anna)
    ).insurance.add({ body: { plan: 'Marigold', memberId: name + body.data?._id.slice(0, 8), front: body.data?._id } });
    const answer = await t.app.inject({ url: `${UPLOADS}/${card.front}`, headers: await t.headersOf(anna) });
    for (const trace of traces) expect(answer.rawPayload.includes(trace), trace).toBe(false);
    const { exif, xmp, icc, pages, format } = await sharp(answer.rawPayload).metadata();
    expect({ exif, xmp, icc, pages, format }).toEqual({ format: 'jpeg' });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    await (await t.as(anna)).insurance.remove({ params: { id: card._id } });
  });
});
