import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from './embedded.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lado-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('nobody else may read', async () => {
  const place = path.join(folder, 'closed');
  const files = await openFolder(place);
  const { key } = await files.put(Readable.from([Buffer.from('report')]));
  expect([(await stat(place)).mode & 0o777, (await stat(path.join(place, key))).mode & 0o777]).toEqual([0o700, 0o600]);
});

test('sweeps up what a killed process left, not what another one is writing', async () => {
  const drafts = path.join(folder, 'swept', 'unfinished');
  await mkdir(drafts, { recursive: true });
  await writeFile(path.join(drafts, 'old'), 'x');
  await writeFile(path.join(drafts, 'new'), 'x');
  const twoDaysAgo = (Date.now() - 2 * 86_400_000) / 1000;
  await utimes(path.join(drafts, 'old'), twoDaysAgo, twoDaysAgo);
  await openFolder(path.join(folder, 'swept'));
  expect(await readdir(drafts)).toEqual(['new']);
});

test('follows no link out of its folder', async () => {
  const place = path.join(folder, 'linked');
  const files = await openFolder(place);
  await symlink('/etc/passwd', path.join(place, 'a'.repeat(32)));
  await expect(files.open('a'.repeat(32))).rejects.toMatchObject({ code: 'ELOOP' });
});

test('a disk that does not take it is an error and leaves nothing', async () => {
  const place = path.join(folder, 'gone');
  const files = await openFolder(place);
  await rm(path.join(place, 'unfinished'), { recursive: true });
  await expect(files.put(Readable.from([Buffer.from('report')]))).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await readdir(place)).toEqual([]);
});
