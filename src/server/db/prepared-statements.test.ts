import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownPool } from '#test/database.ts';
import { dbOver } from './db.ts';

const { pool, db } = await ownPool(1);

const preparedNow = async () =>
  (await pool.query('select statement from pg_prepared_statements')).rows.map(({ statement }) => String(statement));

test('a statement that is asked often is prepared once, whatever its parameters', async () => {
  const double = async (number: number) =>
    (await sql<{ doubled: number }>`select ${number}::int * 2 as doubled`.execute(db)).rows[0]?.doubled;
  expect(await double(4)).toBe(8);
  expect(await double(21)).toBe(42);
  expect(await preparedNow()).toEqual([]);
  expect(await double(5)).toBe(10);
  expect(await double(6)).toBe(12);
  expect((await preparedNow()).filter((statement) => statement.includes('doubled'))).toHaveLength(1);
});

test('what has no parameters or is long is not', async () => {
  for (let time = 0; time < 3; time += 1) {
    await sql`select 1 as plain`.execute(db);
    await sql`select ${1}::int as long ${sql.raw(`-- ${'x'.repeat(16_000)}`)}`.execute(db);
  }
  expect((await preparedNow()).filter((statement) => /plain|long/.test(statement))).toEqual([]);
});

test('statements of every shape do not pile up', async () => {
  for (let index = 0; index < 750; index += 1)
    await sql`select ${index}::int as ${sql.ref(`column_${Math.floor(index / 3)}`)}`.execute(db);
  expect(await preparedNow()).toHaveLength(200);
});

test('a table that changes under a statement costs one failure, not all that follow', async () => {
  const another = dbOver(pool);
  const all = () => sql`select * from changing where ${1}::int = 1`.execute(another);
  await sql`create temporary table changing (id int)`.execute(another);
  await all();
  await all();
  await all();
  await sql`alter table changing add column name text`.execute(another);
  await expect(all()).rejects.toThrow('cached plan');
  await expect(all()).resolves.toMatchObject({ rows: [] });
});
