import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '#server/start-failure.ts';
import { commandOf } from './processes.ts';
import { socketFile } from './socket.ts';

/** The mark in its command line by which a running PostgreSQL says whose it is. */
export function markOf(cluster: string): string {
  return `lado.folder=${cluster}`;
}

/** Stops the PostgreSQL that a killed owner of `cluster` left running. Call it only as the owner of the folder. */
export async function stopOrphan(cluster: string, say: (sentence: string) => void): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  if (!fs.existsSync(file)) return;
  const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
  if (isServing(pid, cluster)) {
    say(`A killed server left PostgreSQL running (process ${pid}); stopping it.`);
    await stopProcess(pid, cluster);
  } else if (await answers(cluster)) {
    throw new StartFailure(
      `Another machine or container is using ${cluster}. Stop it first, or set DATA_DIR to another folder.`,
    );
  } else if (!commandOf(pid).includes('postgres')) {
    // The number now belongs to a stranger; PostgreSQL would take the stranger for itself and refuse.
    fs.rmSync(file, { force: true });
  }
}

function isServing(pid: number, cluster: string) {
  return commandOf(pid).includes(markOf(cluster));
}

async function stopProcess(pid: number, cluster: string) {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    for (let tenths = 0; tenths < 150; tenths++) {
      if (!isServing(pid, cluster)) return;
      await pause(tenths < 10 ? 10 : 100);
    }
  }
  throw new StartFailure(`PostgreSQL (process ${pid}), left by a killed server, does not stop.`);
}

function answers(cluster: string) {
  return new Promise<boolean>((resolve) => {
    const socket = net.connect(socketFile(cluster));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
