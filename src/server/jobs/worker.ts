import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItems, run, type Runner, runMigrations, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';

/** What is done later, by name; `sweep` tasks also run every minute. */
export type Tasks = Record<string, { isSweep?: boolean; run: (payload: unknown) => Promise<void> }>;

const RESTART_MS = 1000;
const END_MS = 2000;

/** Runs jobs of the shared queue in this process until stopped; any number of processes share the work. */
export async function startWorker(pool: pg.Pool, tasks: Tasks, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  let isStopped = false;
  let runner: Runner | undefined = watched(await openRunner(pool, tasks, log));

  /** A runner gives up when the database goes away under a job: another one takes its place as soon as there is one again. */
  function watched({ runner: running, ended }: OpenedRunner): Runner {
    void ended.then(async (poolIds) => {
      runner = undefined;
      while (!isStopped && !runner) {
        await pause(RESTART_MS);
        if (!isStopped) runner = await reopened(poolIds).catch(() => undefined);
      }
    });
    return running;
  }

  async function reopened(poolIds: readonly string[]): Promise<Runner> {
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds]);
    return watched(await openRunner(pool, tasks, log));
  }

  return async () => {
    isStopped = true;
    await runner?.stop();
  };
}

/** A runner, and when it works no more: with the names under which it has locked jobs. */
type OpenedRunner = { runner: Runner; ended: Promise<readonly string[]> };

async function openRunner(pool: pg.Pool, tasks: Tasks, log: FastifyBaseLogger): Promise<OpenedRunner> {
  const events: WorkerEvents = new EventEmitter();
  const poolIds: string[] = [];
  events.on('pool:create', ({ workerPool }) => poolIds.push(workerPool.id));
  const shutDown = once(events, 'pool:gracefulShutdown');
  const deaf = neverAsked(events);
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 1000,
    // What became of a job is written in batches: a failure to write it then ends the runner, not the process.
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
  const settled = runner.promise.catch((error: unknown) =>
    log.error({ reason: String(error).slice(0, 120) }, 'jobs stopped'),
  );
  // One whose pool shuts down by itself may never settle (0.17.3): it is left behind.
  const ended = Promise.race([settled, deaf, shutDown.then(() => pause(END_MS, undefined, { ref: false }))]).then(
    async () => {
      await Promise.race([runner.stop().catch(() => undefined), pause(END_MS, undefined, { ref: false })]);
      return poolIds;
    },
  );
  return { runner, ended };
}

/**
 * When a runner fails to ask for its first job. It learns the numbers of its tasks then, and keeps the failure to (0.17.3): it would ask
 * in vain for ever. One that has asked before goes on by itself.
 */
const neverAsked = (events: WorkerEvents): Promise<void> =>
  new Promise((resolve) => {
    const giveUp = () => resolve();
    events.once('worker:getJob:error', giveUp);
    for (const asked of ['worker:getJob:empty', 'job:start'] as const)
      events.once(asked, () => events.off('worker:getJob:error', giveUp));
  });

/** Does at once what the sweeps would do within the next minute. */
export async function sweepAll(tasks: Tasks): Promise<void> {
  for (const task of Object.values(tasks)) if (task.isSweep) await task.run({});
}

/** The queue's own tables, made before anything is put into it. */
export const migrateJobs = (connectionString: string): Promise<void> =>
  runMigrations({ connectionString, logger: new Logger(() => () => undefined) });
