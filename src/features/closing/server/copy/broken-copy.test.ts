import { sql } from 'kysely';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { keepings } from '#app/server/keepings.ts';
import { recordSources } from '#app/server/record-sources.ts';
import { openTown } from '#test/town.ts';
import { insertPiece } from './copy-store.ts';
import { makeCopy } from './make-copy.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '1000' } });

async function asked() {
  await (await t.as(town.elena)).closing.askCopy();
  const { id } = await t.db
    .selectFrom('account_exports')
    .select('id')
    .where('user_id', '=', town.elena.id)
    .orderBy('asked_at', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
const states = async () => (await (await t.as(town.elena)).closing.mine()).copies.map(({ state }) => state);
const pieces = (id: string) =>
  t.db.selectFrom('account_export_pieces').select('key').where('export_id', '=', id).execute();
const letters = async () =>
  (await t.db.selectFrom('outbox').select('subject').where('recipient', '=', town.elena.email).execute()).map(
    ({ subject }) => subject,
  );
const making = () => ({ ...t.context(), keepings, recordSources });

test('a disk that takes no more leaves nothing, and the next try makes it', async () => {
  const id = await asked();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const { files } = t.ports;
  const ports = { ...t.ports, files: { ...files, put: () => Promise.reject(full) } };
  await expect(makeCopy({ ...making(), ports }, id)).rejects.toThrow('no space left');
  expect(await states()).toEqual(['asked']);
  expect(await pieces(id)).toEqual([]);
  await makeCopy(making(), id);
  expect(await states()).toEqual(['ready']);
});

test('what a killed process has left of an archive goes before the next try, and with the copy when there is none', async () => {
  const id = await asked();
  const left = await t.ports.files.put(Readable.from([Buffer.from('half')]));
  await insertPiece(t.db, id, { number: 0, ...left });
  await makeCopy(making(), id);
  expect(await t.ports.files.open(left.key)).toBeUndefined();
  expect(await states()).toEqual(['ready']);

  t.clock.advance(1);
  const other = await asked();
  const half = await t.ports.files.put(Readable.from([Buffer.from('half')]));
  await insertPiece(t.db, other, { number: 0, ...half });
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(t.db);
  t.clock.advance(3 * 3600 + 1);
  await t.runJobs();
  expect(await states()).toEqual(['failed', 'ready']);
  expect(await pieces(other)).toEqual([]);
  expect(await t.ports.files.open(half.key)).toBeUndefined();
  expect(await letters()).toContain('Your copy from Lado did not work');
  await asked();
});

test('the queue goes on with what a killed process was at', async () => {
  await asked();
  await sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now() - interval '31 minutes', attempts = 1
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'make-copy')`.execute(t.db);
  await t.runJobs();
  expect(await states()).toEqual(['ready']);
});

test('two tries at once never make one archive of both', async () => {
  const id = await asked();
  const ended = await Promise.allSettled([makeCopy(making(), id), makeCopy(making(), id)]);
  if (ended.every(({ status }) => status === 'rejected')) await makeCopy(making(), id);
  expect(await states()).toEqual(['ready']);
  const { bytes } = await t.db
    .selectFrom('account_exports')
    .select('bytes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await t.db.selectFrom('account_export_pieces').select('bytes').where('export_id', '=', id).execute();
  expect(rows.reduce((sum, row) => sum + row.bytes, 0)).toBe(Number(bytes));
});
