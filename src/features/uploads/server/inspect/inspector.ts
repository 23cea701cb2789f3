import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Drawing, Inspection, InspectionResult, Rendition, Result, Task } from './task.ts';

export type { Refusal, Rendition } from './task.ts';

/** So many wait behind the one that is looked at. */
const MOST_WAITING = 24;
const LONGEST_MS = { inspect: 20_000, draw: 120_000 };
const LONGEST_START_MS = 30_000;
const IDLE_MS = 60_000;

let child: Promise<ChildProcess> | undefined;
let line: Promise<unknown> = Promise.resolve();
let waiting = 0;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Looks into a file in a process of its own, one after the other. What takes too long, too much memory or the process with it, is unreadable. */
export async function inspect(inspection: Inspection): Promise<InspectionResult> {
  if (waiting >= MOST_WAITING) return { refusal: 'busy' };
  const result = await inLine({ inspect: inspection }, LONGEST_MS.inspect);
  return 'found' in result ? result.found : { refusal: 'unreadable' };
}

/** A picture of ours in other widths. Throws when it cannot be drawn. */
export async function draw(drawing: Drawing): Promise<Rendition[]> {
  const result = await inLine({ draw: drawing }, LONGEST_MS.draw);
  if ('drawn' in result) return result.drawn;
  throw new Error('A picture could not be drawn in other widths.');
}

async function inLine(task: Task, longestMs: number): Promise<Result> {
  waiting += 1;
  const turn = line.then(() => asked(task, longestMs));
  line = turn.catch(() => undefined);
  return turn.finally(() => {
    waiting -= 1;
  });
}

async function asked(task: Task, longestMs: number): Promise<Result> {
  clearTimeout(idle);
  const inspector = await (child ?? brought());
  const ended = new AbortController();
  const { signal } = ended;
  const timer = setTimeout(() => inspector.kill('SIGKILL'), longestMs);
  hold(inspector, true);
  try {
    const answer = Promise.race([
      once(inspector, 'message', { signal }).then(([result]) => result as Result), // sent by inspect-process.ts
      once(inspector, 'exit', { signal }).then((): Result => ({ failed: true })),
    ]);
    const unheard = new Promise<Result>((resolve) => {
      inspector.send(task, (error) => error && resolve({ failed: true }));
    });
    return await Promise.race([answer, unheard]);
  } finally {
    ended.abort();
    clearTimeout(timer);
    hold(inspector, false);
    idle = setTimeout(() => leave(inspector), IDLE_MS).unref();
  }
}

/** A process that is on its way out takes no more files: who comes meanwhile gets a new one. */
function leave(inspector: ChildProcess) {
  child = undefined;
  if (inspector.connected) inspector.disconnect();
}

function brought(): Promise<ChildProcess> {
  const starting = started();
  const forget = () => {
    if (child === starting) child = undefined;
  };
  starting.then((inspector) => inspector.once('exit', forget), forget);
  child = starting;
  return starting;
}

async function started(): Promise<ChildProcess> {
  const isBuilt = import.meta.url.endsWith('.mjs');
  const entry = fileURLToPath(new URL(isBuilt ? './inspect-files.mjs' : './inspect-process.ts', import.meta.url));
  const inspector = fork(entry, [], {
    serialization: 'advanced',
    execArgv: [...(isBuilt ? [] : ['--import', 'tsx']), '--max-old-space-size=256'],
    // Nothing of ours is to be found there, should somebody get in.
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  inspector.on('error', () => undefined);
  const signal = AbortSignal.timeout(LONGEST_START_MS);
  const ended = once(inspector, 'exit', { signal }).then(() => {
    throw new Error('What looks into files does not start.');
  });
  await Promise.race([once(inspector, 'message', { signal }), ended]).catch((error: unknown) => {
    inspector.kill('SIGKILL');
    throw error;
  });
  return inspector;
}

/** While nothing is looked at, this process does not wait for that one. */
function hold(inspector: ChildProcess, isBusy: boolean) {
  if (isBusy) {
    inspector.ref();
    inspector.channel?.ref();
  } else {
    inspector.unref();
    inspector.channel?.unref();
  }
}
