import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Account } from './account.ts';

type RunChoices = { account: Account; folder: string; input?: string };

/** Runs a PostgreSQL program to its end in `folder`, as `account`. */
export function run(program: string, words: string[], { account, folder, input = '' }: RunChoices) {
  const result = spawnSync(program, words, { ...account, cwd: folder, input, env: cleanEnvironment, encoding: 'utf8' });
  const message = result.error?.message ?? (result.stderr.trim() || `${path.basename(program)} ended with ${result.status ?? result.signal}`);
  return { ok: result.status === 0, message };
}

/** Nothing from PG* variables or the person's locale may leak into the database. */
export const cleanEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * How PostgreSQL names the folder it was started in. Node enters the folder while it is still root, and Linux lets a
 * process use the folder it stands in, so the data may lie below folders that only root can enter.
 */
export function dataFolder(account: Account, folder: string): string {
  return account ? '/proc/self/cwd' : folder;
}
