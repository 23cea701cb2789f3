import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from './closing.ts';

export type RunningServer = { address: string; stop: () => Promise<void> };
type Start = { program?: string; words: string[]; folder: string; name: string; settings: Record<string, string> };

const LONGEST_START_MS = 120_000;

/** Starts a server that says its address, `…ready at http://…`. It writes to a file, as a service does, so that logging costs what it costs. */
export async function startProgram({
  program = process.execPath,
  words,
  folder,
  name,
  settings,
}: Start): Promise<RunningServer> {
  const file = path.join(folder, `${name}.log`);
  const output = fs.openSync(file, 'w');
  const child = spawn(program, words, {
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...settings },
  });
  fs.closeSync(output);
  const stop = () => end(child);
  atEnd(stop);
  const begun = performance.now();
  for (;;) {
    const [, address] = /ready at (http:\/\/[\w.:]+)/.exec(fs.readFileSync(file, 'utf8')) ?? [];
    if (address) return { address, stop };
    if (child.exitCode !== null || performance.now() - begun > LONGEST_START_MS) {
      throw new Error(`The ${name} did not start: ${fs.readFileSync(file, 'utf8').slice(-2000)}`);
    }
    await pause(5);
  }
}

/** npm ends before what it started: all of the group have to be gone. */
async function end({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || !isAnyLeft(pid)) return;
  process.kill(-pid, 'SIGTERM');
  while (isAnyLeft(pid)) await pause(20);
}

function isAnyLeft(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

type ServerChoices = { folder: string; name?: string; settings?: Record<string, string> };

/** The built server on any free port, with the demo town unless the settings say otherwise; budgets per client are wide, because all load comes from one address. */
export const startServer = ({ folder, name = 'lado', settings = {} }: ServerChoices): Promise<RunningServer> =>
  startProgram({
    words: ['dist/server/main.mjs'],
    folder,
    name,
    settings: { DATA_DIR: path.join(folder, name), LIMITS_FACTOR: '100000', LADO_DEMO: '1', ...settings },
  });

export const startFloor = ({
  folder,
  name,
  url,
}: {
  folder: string;
  name: string;
  url: string;
}): Promise<RunningServer> =>
  startProgram({
    words: ['--import', 'tsx', 'bench/floor-server.ts'],
    folder,
    name,
    settings: { DATABASE_URL: url },
  });
