import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openS3Emulator } from '../emulators/s3.ts';
import { openFolder } from './embedded.ts';
import { filesBehaviour } from './files.behaviour.ts';
import { openS3 } from './s3.ts';

filesBehaviour('a folder', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lado-files-'));
  return {
    files: await openFolder(folder),
    count: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
    close: () => rm(folder, { recursive: true }),
  };
});

filesBehaviour('S3', async () => {
  const keys = { accessKey: 'AKIA1', secretKey: 'secret', region: 'eu-central-1', bucket: 'lado-files' };
  const service = await openS3Emulator(keys);
  return {
    files: openS3({ endpoint: service.origin, ...keys }),
    count: async () => service.objects.size,
    close: () => service.close(),
  };
});
