import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aSentFile, sendFile, UPLOADS } from '#test/send-file.ts';
import { attachFiles, detachFiles } from './attach-files.ts';
import { MOST_HELD_BYTES, MOST_UNATTACHED } from './receive-file.ts';
import { aFileKind, aKeptFile, aPdf, aPhoto } from './seed.ts';
import { sweepFiles } from './sweep-files.ts';

const THING = '7f1d5d0e-5f57-4a63-9a7a-5a4d8a0d8f10';
const kind = 'test-document';

let readers: string[] = [];
const t: TestApp = await testApp({
  settings: { LIMITS_FACTOR: '100000' },
  files: {
    'test-document': aFileKind({ mayRead: async ({ user }) => readers.includes(user.id) }),
    'test-picture': aFileKind({ name: 'test-picture', takes: 'pictures', longestEdge: 200 }),
  },
});
let anna: Person;
let ben: Person;
let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
});
beforeEach(async () => {
  readers = [];
  [anna, ben] = await Promise.all([aPerson(t.db), aPerson(t.db)]);
});
afterAll(() => t.close());

const get = async (id: string, person?: Person, headers: Record<string, string> = {}) =>
  t.app.inject({ url: `${UPLOADS}/${id}`, headers: { ...(person && (await t.headersOf(person))), ...headers } });
const stored = async () => (await readdir(path.join(t.folder, 'files'))).length;

describe('a file that hangs on nothing', () => {
  test('is its sender’s alone, as an attachment that no browser guesses about or keeps', async () => {
    const id = await aSentFile(t, anna, { name: 'Carta de mamá.pdf', bytes: await aPdf() });
    const answer = await get(id, anna);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Carta de mam_.pdf"; filename*=UTF-8''Carta%20de%20mam%C3%A1.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'accept-ranges': 'none',
    });
    expect((await get(id, ben)).statusCode).toBe(404);
    expect((await get(id)).statusCode).toBe(401);
  });

  test('is given whole, whatever part is asked for', async () => {
    const id = await aSentFile(t, anna, { name: 'a.jpg', bytes: photo });
    const whole = (await get(id, anna)).rawPayload;
    for (const range of ['bytes=0-9', 'bytes=-5', 'bytes=0-0,5-9', 'bytes=999999999-', 'bytes=9-0', 'lines=1']) {
      const answer = await get(id, anna, { range });
      expect([answer.statusCode, answer.rawPayload.equals(whole)]).toEqual([200, true]);
    }
  });

  test('is had once more for something else by whoever may read it, and stays what it is', async () => {
    const id = await aSentFile(t, anna, { name: 'a.jpg', bytes: photo });
    await attachFiles(t.db, { ids: [id], ownerId: anna.id, kind, to: THING, now: t.clock.now() });
    const copy = async (person: Person, wanted = 'test-picture') =>
      (await (await t.as(person)).uploads.copy({ params: { fileId: id }, body: { kind: wanted } })).data;
    await expect(copy(ben)).rejects.toMatchObject({ code: 'not_found' });
    readers = [ben.id];
    const { _id: own, name, height } = await copy(ben);
    expect([name, height]).toEqual(['a.jpg', 200]); // made anew, as that kind wants it
    await expect(copy(ben, 'nothing-known')).rejects.toMatchObject({ code: 'invalid_input' });
    readers = [];
    expect([(await get(own, ben)).statusCode, (await get(own, anna)).statusCode]).toEqual([200, 404]);
    expect((await get(id, ben)).statusCode).toBe(404);
  });

  test('goes with its bytes when it is removed, once', async () => {
    const id = await aSentFile(t, anna, { name: 'a.jpg', bytes: photo });
    const calls = { anna: await t.as(anna), ben: await t.as(ben) };
    await expect(calls.ben.uploads.remove({ params: { fileId: id } })).rejects.toMatchObject({ code: 'not_found' });
    await calls.anna.uploads.remove({ params: { fileId: id } });
    await expect(calls.anna.uploads.remove({ params: { fileId: id } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await get(id, anna)).statusCode).toBe(404);
    const before = await stored();
    await sweepFiles(t.context());
    expect(await stored()).toBe(before - 1);
    expect(await t.db.selectFrom('files').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  test('goes after a day, and what is used stays', async () => {
    const [unattached, used] = [
      await aSentFile(t, anna, { name: 'a.jpg', bytes: photo }),
      await aSentFile(t, anna, { name: 'b.jpg', bytes: photo }),
    ];
    readers = [ben.id];
    await attachFiles(t.db, { ids: [used], ownerId: anna.id, kind, to: THING, now: t.clock.now() });
    t.clock.advance(86_401);
    await sweepFiles(t.context());
    expect([(await get(unattached, anna)).statusCode, (await get(used, ben)).statusCode]).toEqual([404, 200]);
  });

  test('is one of thirty at most', async () => {
    for (let count = 0; count < MOST_UNATTACHED; count += 1) await aSentFile(t, anna, { name: 'a.jpg', bytes: photo });
    expect((await sendFile(t, anna, { name: 'a.jpg', bytes: photo })).body.code).toBe('files_full');
  });

  test('is taken while the files of its sender have room, which counts those that are used, and not those of others', async () => {
    const room = MOST_HELD_BYTES - 10 * photo.length; // drawn anew it may be larger
    const used = await aKeptFile(t, { ownerId: anna.id, attachedTo: THING, now: t.clock.now() });
    const holds = async (bytes: number) =>
      void (await t.db.updateTable('files').set({ bytes }).where('id', '=', used).execute());
    const send = async (person = anna) => (await sendFile(t, person, { name: 'a.jpg', bytes: photo })).body.code;
    await holds(MOST_HELD_BYTES);
    expect(await send()).toBe('files_full');
    await holds(MOST_HELD_BYTES - 1);
    expect(await send()).toBe('files_full');
    expect(await send(ben)).toBeUndefined();
    await holds(room);
    expect(await send()).toBeUndefined();
  });

  test('is one of thirty at most, however many come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: MOST_UNATTACHED + 8 }, () => sendFile(t, anna, { name: 'a.jpg', bytes: photo })),
    );
    const taken = answers.filter(({ status }) => status === 201).length;
    const held = await t.db.selectFrom('files').select('id').where('owner_id', '=', anna.id).execute();
    expect(taken).toBeLessThanOrEqual(MOST_UNATTACHED);
    expect(held).toHaveLength(taken);
  });
});

describe('a file that hangs on something', () => {
  test('is for those whom its capability names, and not for its sender any more', async () => {
    const id = await aSentFile(t, anna, { name: 'a.jpg', bytes: photo });
    await attachFiles(t.db, { ids: [id], ownerId: anna.id, kind, to: THING, now: t.clock.now() });
    expect([(await get(id, anna)).statusCode, (await get(id, ben)).statusCode]).toEqual([404, 404]);
    readers = [ben.id];
    expect([(await get(id, anna)).statusCode, (await get(id, ben)).statusCode]).toEqual([404, 200]);
    await detachFiles(t.db, { ids: [id], from: THING, now: t.clock.now() });
    expect((await get(id, ben)).statusCode).toBe(404);
  });

  test('hangs there once, and only its sender can hang it', async () => {
    const id = await aSentFile(t, anna, { name: 'a.jpg', bytes: photo });
    const attaching = { ids: [id], ownerId: anna.id, kind, to: THING, now: t.clock.now() };
    for (const change of [{ ownerId: ben.id }, { kind: 'test-picture' }])
      await expect(attachFiles(t.db, { ...attaching, ...change })).rejects.toMatchObject({ code: 'not_found' });
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => attachFiles(t.db, attaching)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('cannot be thrown away by its sender', async () => {
    const id = await aSentFile(t, anna, { name: 'a.jpg', bytes: photo });
    await attachFiles(t.db, { ids: [id], ownerId: anna.id, kind, to: THING, now: t.clock.now() });
    const { uploads } = await t.as(anna);
    await expect(uploads.remove({ params: { fileId: id } })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('what a place for files takes', () => {
  test('a picture no larger than it wants', async () => {
    const { body } = await sendFile(t, anna, { name: 'a.jpg', bytes: photo, kind: 'test-picture' });
    expect(body.data).toMatchObject({ width: 150, height: 200 });
  });

  test('no document where pictures are wanted', async () => {
    const { body } = await sendFile(t, anna, { name: 'a.pdf', bytes: await aPdf(), kind: 'test-picture' });
    expect(body.code).toBe('file_type');
  });

  test.each(['nothing', 'constructor', '__proto__', 'Test-Document'])('nothing for %s', async (unknown) => {
    const { body } = await sendFile(t, anna, { name: 'a.jpg', bytes: photo, kind: unknown });
    expect(body.code).toBe('invalid_input');
  });
});

test('a place for files that does not answer is an error, and leaves neither row nor bytes', async () => {
  const { put } = t.ports.files;
  t.ports.files.put = async () => {
    throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
  };
  const { status } = await sendFile(t, anna, { name: 'a.jpg', bytes: photo });
  t.ports.files.put = put;
  expect(status).toBeGreaterThanOrEqual(500);
  expect(await t.db.selectFrom('files').select('id').where('owner_id', '=', anna.id).execute()).toEqual([]);
});

test('a picture in a page is shown to whoever’s cookie it is, and to no foreign page', async () => {
  const id = await aSentFile(t, anna, { name: 'a.jpg', bytes: photo });
  const cookie = await t.cookieOf(anna);
  expect((await get(id, undefined, { cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  expect((await get(id, undefined, { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401);
  expect((await get(id, undefined, { cookie: await t.cookieOf(ben) })).statusCode).toBe(404);
});
