import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Account } from './account.ts';

type RunChoices = { account: Account; folder: string; input?: string };

/** Runs a PostgreSQL program to its end in `folder`, as `account`. */
export function run(program: string, words: string[], { account, folder, input = '' }: RunChoices) {
  const result = spawnSync(program, words, { ...account, cwd: folder, input, env: cleanEnvironment, encoding: 'utf8' });
  const message =
    result.error?.message ??
    (complaintIn(result.stderr) || `${path.basename(program)} ended with ${result.status ?? result.signal}`);
  // In single-user mode PostgreSQL ends with 0 even when a statement failed.
  return { ok: result.status === 0 && !/\b(ERROR|FATAL|PANIC):/.test(result.stderr), message };
}

/** What PostgreSQL complained of, out of all that it said. */
export function complaintIn(words: string): string {
  const complaints = words.split('\n').filter((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line));
  return (
    complaints
      .at(-1)
      ?.replace(/^.*?\b(FATAL|PANIC|ERROR|error): */, '')
      .trim() ?? words.trim()
  );
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
