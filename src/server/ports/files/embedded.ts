import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '#shared/durations.ts';
import { isKey, largestSealed, measured, newKey, type Files, type OpenFile, type StoredFile } from './files.ts';

/** Files in a folder that only this account may enter. */
export async function openFolder(folder: string): Promise<Files> {
  const drafts = path.join(folder, 'unfinished');
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  await removeOldDrafts(drafts);
  return {
    put: (content, key = newKey()) => put(content, { folder, drafts, key }),
    open: async (key) => (isKey(key) ? openFile(path.join(folder, key)) : undefined),
    async remove(key) {
      if (!isKey(key)) return;
      await rm(path.join(folder, key), { force: true });
      await sync(folder);
    },
  };
}

// Written aside and renamed, each step on disk before the next: a file is there whole or not at all, also after a power cut.
async function put(
  content: AsyncIterable<Uint8Array>,
  { folder, drafts, key }: { folder: string; drafts: string; key: string },
): Promise<StoredFile> {
  const draft = path.join(drafts, key);
  const { pieces, measure } = measured(content, largestSealed);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await writeFile(file, pieces);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path.join(folder, key));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await sync(folder);
  return { key, ...measure() };
}

async function openFile(name: string): Promise<OpenFile | undefined> {
  const file = await open(name, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!file) return undefined;
  const { size } = await file.stat();
  return { bytes: size, content: file.createReadStream() };
}

async function sync(folder: string) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

// Left by a process that was killed while it wrote. Another process may be writing right now.
async function removeOldDrafts(drafts: string) {
  const names = await readdir(drafts);
  await Promise.all(
    names.map(async (name) => {
      const draft = path.join(drafts, name);
      const { mtimeMs } = await stat(draft);
      if (mtimeMs < Date.now() - DAY_MS) await rm(draft, { force: true });
    }),
  );
}
