import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { largestFile, type Files } from './files.ts';

type FilesWorld = {
  files: Files;
  /** How many files lie there, finished or not. */
  count(): Promise<number>;
  close(): Promise<void>;
};

/** What every place for files has in common. */
export function filesBehaviour(name: string, open: () => Promise<FilesWorld>) {
  describe(`files: ${name}`, () => {
    let world: FilesWorld;
    let files: Files;
    beforeAll(async () => {
      world = await open();
      files = world.files;
    });
    afterAll(() => world.close());

    const contentOf = async (key: string) => {
      const file = await files.open(key);
      return file && { bytes: file.bytes, content: await buffer(file.content) };
    };

    test.each([0, 1, 4096, 65_537, 5 * 1024 * 1024])('gives back %i bytes as they came', async (size) => {
      const bytes = randomBytes(size);
      const stored = await files.put(Readable.from([bytes.subarray(0, size / 3), bytes.subarray(size / 3)]));
      expect(stored).toEqual({
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        bytes: size,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
      const found = await contentOf(stored.key);
      expect(found?.bytes).toBe(size);
      expect(found?.content.equals(bytes)).toBe(true);
    });

    test('never gives two files one name', async () => {
      const stored = await Promise.all(
        Array.from({ length: 20 }, (_, place) => files.put(Readable.from([Buffer.from(`file ${place}`)]))),
      );
      expect(new Set(stored.map(({ key }) => key)).size).toBe(20);
      const contents = await Promise.all(stored.map(async ({ key }) => (await contentOf(key))?.content.toString()));
      expect(contents).toEqual(Array.from({ length: 20 }, (_, place) => `file ${place}`));
    });

    test('forgets what is removed, also when it is gone already', async () => {
      const { key } = await files.put(Readable.from([Buffer.from('report')]));
      await files.remove(key);
      await files.remove(key);
      expect(await files.open(key)).toBeUndefined();
    });

    test('a file that is missing is undefined', async () => {
      expect(await files.open('0'.repeat(32))).toBeUndefined();
    });

    test.each([
      '',
      '.',
      '..',
      '../../../etc/passwd',
      '/etc/passwd',
      'unfinished',
      `unfinished/${'0'.repeat(32)}`,
      '..%2f..%2fetc%2fpasswd',
      '\0',
      `${'0'.repeat(32)}\0`,
      `${'0'.repeat(32)}\n`,
      '0'.repeat(31),
      'A'.repeat(32),
      `${'0'.repeat(32)}?acl`,
      'con',
      '__proto__',
    ])('finds and removes nothing under %j', async (key) => {
      const before = await world.count();
      expect(await files.open(key)).toBeUndefined();
      await files.remove(key);
      expect(await world.count()).toBe(before);
    });

    test('content that breaks off leaves nothing', async () => {
      const before = await world.count();
      async function* broken() {
        yield randomBytes(100_000);
        yield randomBytes(100_000);
        throw new Error('the upload was cut');
      }
      await expect(files.put(broken())).rejects.toThrow('the upload was cut');
      const aborted = new Readable({ read: () => undefined });
      aborted.push(randomBytes(1000));
      setTimeout(() => aborted.destroy(), 20);
      await expect(files.put(aborted)).rejects.toThrow();
      expect(await world.count()).toBe(before);
    });

    test('refuses what is too large while it comes, and leaves nothing', async () => {
      const before = await world.count();
      let sent = 0;
      async function* endless() {
        for (;;) {
          sent += 1;
          yield Buffer.alloc(1024 * 1024);
        }
      }
      await expect(files.put(endless())).rejects.toMatchObject({ service: 'files', reason: 'too_large' });
      expect(sent).toBeLessThanOrEqual(largestFile / 1024 / 1024 + 2);
      expect(await world.count()).toBe(before);
    });

    test('a reader who goes away disturbs nobody', async () => {
      const { key } = await files.put(Readable.from([randomBytes(500_000)]));
      for (let visit = 0; visit < 50; visit += 1) (await files.open(key))?.content.destroy();
      expect((await contentOf(key))?.bytes).toBe(500_000);
    });
  });
}
