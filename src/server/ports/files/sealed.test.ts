import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { secretsUnder } from '#server/secrets.ts';
import { openFolder } from './embedded.ts';
import { type Files, largestFile } from './files.ts';
import { sealedFiles } from './sealed.ts';

const HEAD = 31;
const FRAME = 65_536;
const SEALED = FRAME + 16;
const secrets = secretsUnder('a key of at least thirty-two characters');
const notes: string[] = [];

let folder: string;
let plain: Files;
let files: Files;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lado-files-'));
  plain = await openFolder(folder);
  files = sealedFiles(plain, secrets, async (name) => void notes.push(name));
});
afterAll(() => rm(folder, { recursive: true }));

const keep = async (bytes: Buffer, to = files) => (await to.put(Readable.from([bytes]))).key;
const lying = (key: string) => path.join(folder, key);
const contentOf = async (key: string, from = files) => {
  const file = await from.open(key);
  if (!file) throw new Error('It is not there.');
  return { bytes: file.bytes, content: await buffer(file.content) };
};

test('no byte of it lies there as it is, nor twice alike', async () => {
  const bytes = Buffer.alloc(3 * FRAME, 'Rosa takes lisinopril. ');
  const [one, other] = await Promise.all([keep(bytes), keep(bytes)]);
  const [first, second] = await Promise.all([readFile(lying(one)), readFile(lying(other))]);
  expect(first.subarray(0, 15).toString()).toBe(`LADO1.${secrets.keyName}\n`);
  for (const word of ['Rosa', 'lisin', 'takes']) expect(first.includes(word)).toBe(false);
  for (let at = 15; at + 16 <= first.length; at += 16)
    expect(first.subarray(at, at + 16).equals(second.subarray(at, at + 16))).toBe(false);
  expect((await contentOf(one)).content.equals(bytes)).toBe(true);
});

test.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 2 * FRAME, largestFile])(
  'of %i bytes it is known how many there are before they are read',
  async (size) => {
    const bytes = randomBytes(size);
    const found = await contentOf(await keep(bytes));
    expect(found.bytes).toBe(size);
    expect(found.content.equals(bytes)).toBe(true);
  },
);

test('comes in pieces of any size', async () => {
  const bytes = randomBytes(3 * FRAME + 5);
  const pieces = Array.from({ length: Math.ceil(bytes.length / 999) }, (_, at) =>
    bytes.subarray(at * 999, at * 999 + 999),
  );
  const { key } = await files.put(Readable.from(pieces));
  expect((await contentOf(key)).content.equals(bytes)).toBe(true);
});

test.each([
  ['as it is', randomBytes(1000)],
  ['empty', Buffer.alloc(0)],
  ['shorter than a head', Buffer.from('LADO')],
])('what was kept before, %s, is read on', async (_, bytes) => {
  const found = await contentOf(await keep(bytes, plain));
  expect(found).toEqual({ bytes: bytes.length, content: bytes });
});

const changes: [string, (bytes: Buffer) => Buffer][] = [
  ['a bit of its salt', (bytes) => flipped(bytes, HEAD - 1)],
  ['a bit of its first frame', (bytes) => flipped(bytes, HEAD)],
  ['its last bit', (bytes) => flipped(bytes, bytes.length - 1)],
  ['cut off within a frame', (bytes) => bytes.subarray(0, HEAD + SEALED + 100)],
  ['cut off after a frame', (bytes) => bytes.subarray(0, HEAD + SEALED)],
  ['cut off after the head', (bytes) => bytes.subarray(0, HEAD)],
  ['cut off within the head', (bytes) => bytes.subarray(0, HEAD - 5)],
  ['something behind it', (bytes) => Buffer.concat([bytes, randomBytes(40)])],
  ['its last frame once more', (bytes) => Buffer.concat([bytes, bytes.subarray(HEAD + 2 * SEALED)])],
  [
    'two frames in the other order',
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, HEAD),
        bytes.subarray(HEAD + SEALED, HEAD + 2 * SEALED),
        bytes.subarray(HEAD, HEAD + SEALED),
        bytes.subarray(HEAD + 2 * SEALED),
      ]),
  ],
];
const flipped = (bytes: Buffer, at: number) => {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  return changed;
};

test.each(changes)('a change is noticed: %s', async (_, change) => {
  const key = await keep(randomBytes(2 * FRAME + 700));
  await writeFile(lying(key), change(await readFile(lying(key))));
  await expect(contentOf(key)).rejects.toThrow();
});

test('one file in the place of another is noticed', async () => {
  const [mine, yours] = await Promise.all([keep(Buffer.from('mine')), keep(Buffer.from('yours'))]);
  await writeFile(lying(mine), await readFile(lying(yours)));
  await expect(contentOf(mine)).rejects.toThrow();
});

test('another key opens nothing and says why', async () => {
  const key = await keep(Buffer.from('report'));
  const others = sealedFiles(plain, secretsUnder('another key of thirty-two characters'), async () => undefined);
  await expect(others.open(key)).rejects.toThrow('SECRETS_KEY');
});

test('that files are sealed under a key is noted before there is one, and again when that failed', async () => {
  expect(new Set(notes)).toEqual(new Set([secrets.keyName]));
  expect(notes).toHaveLength(1);
  let tries = 0;
  const shy = sealedFiles(plain, secrets, async () => {
    tries += 1;
    if (tries === 1) throw new Error('no database');
  });
  await expect(keep(Buffer.from('x'), shy)).rejects.toThrow('no database');
  await keep(Buffer.from('x'), shy);
  await keep(Buffer.from('x'), shy);
  expect(tries).toBe(2);
});
