import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openS3Emulator, type S3Emulator } from '../emulators/s3.ts';
import { Unreachable } from '../unreachable.ts';
import { openS3 } from './s3.ts';

const keys = { accessKey: 'AKIA1', secretKey: 'secret', region: 'us-east-1', bucket: 'lado-files' };
let service: S3Emulator;

beforeAll(async () => {
  service = await openS3Emulator(keys);
});
beforeEach(() => {
  service.answerAlways(undefined);
  service.proxy.fail(undefined);
});
afterAll(() => service.close());

const filesWith = (change: Partial<typeof keys> = {}) =>
  openS3({ endpoint: service.origin, ...keys, ...change, timeoutMs: 300 });
const content = () => Readable.from([Buffer.from('Canary report')]);

test.each([{ secretKey: 'wrong' }, { accessKey: 'AKIA2' }, { region: 'eu-west-1' }, { bucket: 'another' }])(
  '%o is for us to mend',
  async (change) => {
    const files = filesWith(change);
    await expect(files.put(content())).rejects.toBeInstanceOf(Unreachable);
    await expect(files.open('0'.repeat(32))).rejects.toBeInstanceOf(Unreachable);
    await expect(files.remove('0'.repeat(32))).rejects.toBeInstanceOf(Unreachable);
  },
);

test.each([
  [{ status: 500 }, 1],
  [{ status: 503 }, 1],
  [{ status: 307, headers: { location: '/elsewhere' } }, 1],
  [{ status: 400 }, 1],
  ['nothing' as const, 2],
])('%o may do better later', async (answer, times) => {
  const files = filesWith();
  const asked = service.questions.length;
  service.answerAlways(answer);
  await expect(files.put(content())).rejects.toBeInstanceOf(Unreachable);
  await expect(files.open('0'.repeat(32))).rejects.toBeInstanceOf(Unreachable);
  expect(service.questions.length).toBe(asked + 2 * times);
});

test('what a closed connection has left without an answer is asked once more', async () => {
  const files = filesWith();
  const stored = await filesWith().put(content());
  const work = [() => files.put(content(), stored.key), () => files.open(stored.key), () => files.remove(stored.key)];
  for (const ask of work) {
    service.answerNext('nothing');
    await ask();
  }
  expect(service.objects.has(stored.key)).toBe(false);
});

test.each(['cut', 'silence'] as const)('a %s of the line gives no half of a file', async (then) => {
  const files = filesWith();
  const bytes = Buffer.alloc(200_000, 7);
  const { key } = await files.put(Readable.from([bytes]));
  const before = service.objects.size;
  for (const size of [0, 100, 50_000, 150_000]) {
    service.proxy.fail({ up: size, then });
    await expect(files.put(Readable.from([bytes]))).rejects.toBeInstanceOf(Unreachable);
    service.proxy.fail({ down: size, then });
    await expect(files.open(key)).rejects.toBeInstanceOf(Unreachable);
  }
  service.proxy.fail(undefined);
  expect(service.objects.size).toBe(before);
  const found = await files.open(key);
  expect(found && (await buffer(found.content)).equals(bytes)).toBe(true);
});
