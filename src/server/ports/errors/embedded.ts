import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '#server/db/db.ts';
import type { Log } from '../ports.ts';
import { describeError, type ErrorReport, type Errors } from './errors.ts';

// In a storm of errors the database has other worries; the log still has each of them.
const mostWrites = 8;

/** Each error in the log, and one row with a count for each kind of it. */
export function openErrorTable({ db, log }: { db: Db; log: Log }): Errors {
  const writes = new Set<Promise<void>>();

  return {
    report(error, context) {
      const report = describeError(error, context);
      log.error({ report }, 'unexpected failure');
      if (writes.size >= mostWrites) return;
      const write = count(db, report)
        .catch(() => log.warn({ fingerprint: report.fingerprint }, 'this failure is not in the table'))
        .finally(() => writes.delete(write));
      writes.add(write);
    },
    async flush(withinMs) {
      await Promise.race([Promise.all(writes), delay(withinMs, undefined, { ref: false })]);
    },
  };
}

async function count(db: Db, { fingerprint, name, message, stack, route }: ErrorReport) {
  await db
    .insertInto('error_reports')
    .values({ fingerprint, name, message, stack: stack.join('\n'), route: route ?? null })
    .onConflict((conflict) =>
      conflict.column('fingerprint').doUpdateSet({
        count: sql`error_reports.count + 1`,
        last_at: sql`now()`,
        message,
      }),
    )
    .execute();
}
