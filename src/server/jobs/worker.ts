import { Logger, parseCronItems, run, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';

/** What is done later, by name; `sweep` tasks also run every minute. */
export type Tasks = Record<string, { isSweep?: boolean; run: (payload: unknown) => Promise<void> }>;

/** Runs jobs of the shared queue in this process until stopped; any number of processes share the work. */
export async function startWorker(pool: pg.Pool, tasks: Tasks, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const runner = await run({
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
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
  return () => runner.stop();
}

/** Does at once what the sweeps would do within the next minute. */
export async function sweepAll(tasks: Tasks): Promise<void> {
  for (const task of Object.values(tasks)) if (task.isSweep) await task.run({});
}

/** The queue's own tables, made before anything is put into it. */
export const migrateJobs = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: new Logger(() => () => undefined) });
