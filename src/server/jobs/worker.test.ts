import type pg from 'pg';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { ownPool } from '#test/database.ts';
import { startWorker } from './worker.ts';

const { pool } = await ownPool();

/** The next statement of any connection with these words in it fails, as when the database goes. */
function failOnce(pool: pg.Pool, words: string) {
  let isFailed = false;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: [{ text?: string }, ...unknown[]]) => {
        if (isFailed || !given[0].text?.includes(words)) return query(...given);
        isFailed = true;
        return Promise.reject(new Error('Connection terminated unexpectedly'));
      },
    });
  });
}

test('a runner that cannot learn what there is to do, because the database goes, is replaced by one that can', async () => {
  failOnce(pool, '_private_tasks');
  const done = vi.fn();
  const stop = await startWorker(pool, { greet: { run: async () => done() } }, pino({ level: 'silent' }));
  try {
    await pool.query(`select graphile_worker.add_job('greet', '{}'::json)`);
    await expect.poll(() => done.mock.calls.length).toBe(1);
  } finally {
    await stop();
  }
});
