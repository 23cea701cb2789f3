import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItems, run, type Runner, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';

/** What is done later, by name; `sweep` tasks also run every minute. */
export type Tasks = Record<string, { isSweep?: boolean; run: (payload: unknown) => Promise<void> }>;

const RESTART_MS = 1000;

/** Runs jobs of the shared queue in this process until stopped; any number of processes share the work. */
export async function startWorker(pool: pg.Pool, tasks: Tasks, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  let isStopped = false;
  let runner: Runner | undefined = watched(await openRunner(pool, tasks, log));

  /** A runner gives up when the database stays away for minutes: another one takes its place as soon as there is one again. */
  function watched(running: Runner) {
    const ended = running.promise.catch((error: unknown) =>
      log.error({ reason: String(error).slice(0, 120) }, 'jobs stopped'),
    );
    void ended.then(async () => {
      runner = undefined;
      while (!isStopped && !runner) {
        await pause(RESTART_MS);
        if (!isStopped) runner = await openRunner(pool, tasks, log).then(watched, () => undefined);
      }
    });
    return running;
  }

  return async () => {
    isStopped = true;
    await runner?.stop();
  };
}

const openRunner = (pool: pg.Pool, tasks: Tasks, log: FastifyBaseLogger): Promise<Runner> =>
  run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    // What became of a job is written in batches, because only these are tried again, for minutes, when the database is away.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error') log.error({ reason: message.slice(0, 120) }, 'job failed');
    }),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task.run(payload)]),
    ),
    parsedCronItems: parseCronItems(
      Object.entries(tasks)
        .filter(([, task]) => task.isSweep)
        .map(([name]) => ({ task: name, match: '* * * * *', options: { backfillPeriod: 0, maxAttempts: 1 } })),
    ),
  });

/** Does at once what the sweeps would do within the next minute. */
export async function sweepAll(tasks: Tasks): Promise<void> {
  for (const task of Object.values(tasks)) if (task.isSweep) await task.run({});
}

/** The queue's own tables, made before anything is put into it. */
export const migrateJobs = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: new Logger(() => () => undefined) });
