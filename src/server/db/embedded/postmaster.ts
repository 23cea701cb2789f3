import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '#server/start-failure.ts';
import { giveToOwnerOf } from './home.ts';
import { markOf } from './orphan.ts';
import type { Place } from './place.ts';
import { cleanEnvironment, complaintIn, dataFolder } from './run.ts';
import { textIn } from './text-in.ts';

export type Postmaster = { stop: () => Promise<void>; lost: Promise<string> };

const drainingLimit = 30_000;

/** Starts PostgreSQL and returns when it accepts connections; waits while processes of a killed one drain. */
export async function startPostmaster(place: Place): Promise<Postmaster> {
  const giveUpAt = Date.now() + drainingLimit;
  for (;;) {
    const log = openLog(place.home);
    const child = launch(place, log.descriptor);
    fs.closeSync(log.descriptor);
    if (await isReady(child, place.cluster)) return supervise(child, log.file);
    const words = log.read();
    if (!isDraining(words) || Date.now() > giveUpAt)
      throw new StartFailure(`PostgreSQL did not start: ${complaintIn(words)} (${log.file})`);
    await pause(200);
  }
}

function launch({ account, cluster, programs, settings }: Place, log: number) {
  const fixed = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700', markOf(cluster)];
  const choices = [...fixed, ...settings].flatMap((setting) => ['-c', setting]);
  // A session of its own: Ctrl-C reaches Node alone, which answers its last requests before it stops PostgreSQL.
  return spawn(path.join(programs, 'postgres'), ['-D', dataFolder(account, cluster), ...choices], {
    ...account,
    cwd: cluster,
    env: cleanEnvironment,
    detached: true,
    stdio: ['ignore', log, log],
  });
}

async function isReady(child: ChildProcess, cluster: string) {
  let failed = false;
  child.once('error', () => {
    failed = true;
  });
  while (!failed && child.exitCode === null && child.signalCode === null) {
    if (statusIn(cluster, child.pid) === 'ready') return true;
    await pause(5);
  }
  return false;
}

function statusIn(cluster: string, pid: number | undefined) {
  const lines = textIn(path.join(cluster, 'postmaster.pid')).split('\n');
  return lines[0] === String(pid) ? lines[7]?.trim() : undefined;
}

function supervise(child: ChildProcess, log: string): Postmaster {
  const ended = once(child, 'exit');
  let stopping = false;
  const lost = new Promise<string>((resolve) => {
    child.once('exit', () => {
      if (!stopping) resolve(`PostgreSQL ended by itself; its reasons are in ${log}.`);
    });
  });
  async function stop() {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGINT');
    const slow = setTimeout(() => child.kill('SIGQUIT'), 20_000);
    await ended;
    clearTimeout(slow);
  }
  return { stop, lost };
}

function openLog(home: string) {
  const file = path.join(home, 'postgres.log');
  const size = fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const isFull = size > 5_000_000;
  const start = isFull ? 0 : size;
  const descriptor = fs.openSync(file, isFull ? 'w' : 'a', 0o600);
  giveToOwnerOf(home, file);
  return { file, descriptor, read: () => fs.readFileSync(file).subarray(start).toString() };
}

function isDraining(words: string) {
  return /still in use|lock file "[^"]+" already exists/.test(words);
}
