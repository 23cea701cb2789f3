import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { secretsUnder } from '#server/secrets.ts';
import { openS3Emulator } from '../emulators/s3.ts';
import { openFolder } from './embedded.ts';
import { filesBehaviour } from './files.behaviour.ts';
import { openS3 } from './s3.ts';
import { sealedFiles } from './sealed.ts';

const aFolder = async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lado-files-'));
  return {
    files: await openFolder(folder),
    count: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length,
    close: () => rm(folder, { recursive: true }),
  };
};

const aBucket = async () => {
  const keys = { accessKey: 'AKIA1', secretKey: 'secret', region: 'eu-central-1', bucket: 'lado-files' };
  const service = await openS3Emulator(keys);
  return {
    files: openS3({ endpoint: service.origin, ...keys }),
    count: async () => service.objects.size,
    close: () => service.close(),
  };
};

const sealed = async (world: ReturnType<typeof aFolder | typeof aBucket>) => {
  const { files, ...rest } = await world;
  const secrets = secretsUnder('a key of at least thirty-two characters');
  return { ...rest, files: sealedFiles(files, secrets, async () => undefined) };
};

filesBehaviour('a folder', aFolder);
filesBehaviour('S3', aBucket);
filesBehaviour('a folder, sealed', () => sealed(aFolder()));
filesBehaviour('S3, sealed', () => sealed(aBucket()));
