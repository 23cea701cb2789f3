import fs from 'node:fs';
import path from 'node:path';
import { StartFailure } from '#server/start-failure.ts';

const name = '.s.PGSQL.5432';
// macOS allows 104 bytes for the path of a socket and Linux 108, the closing zero included.
const longestPath = 103;

/** The folder to give as `host`: the cluster itself, which only its owner can enter, or a short way to it. */
export function socketFolder(cluster: string): string {
  if (Buffer.byteLength(path.join(cluster, name)) <= longestPath) return cluster;
  if (process.platform !== 'linux')
    throw new StartFailure(`The path ${cluster} is too long for a socket. Set DATA_DIR to a shorter one.`);
  return `/proc/${process.pid}/fd/${fs.openSync(cluster, 'r')}`;
}

export function socketFile(cluster: string): string {
  return path.join(socketFolder(cluster), name);
}
