import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/db/db.ts';

// What comes with being logged in, and what is counted of every caller.
const passing = ['sessions', 'access_tokens', 'refresh_tokens', 'rate_limits'];

/** The tables that a refused write must not touch. */
async function lastingTables(db: Db) {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  return rows.filter(({ name }) => !passing.includes(name));
}

/** Every row of these tables, as text that can be compared. */
export async function allRows(db: Db): Promise<string> {
  const lasting = await lastingTables(db);
  const dumps = await Promise.all(
    lasting.map(({ name }) =>
      sql<{
        dump: string;
      }>`select coalesce(string_agg(t::text, E'\n' order by t::text), '') as dump from ${sql.table(name)} t`.execute(
        db,
      ),
    ),
  );
  return dumps.map(({ rows: [row] }, index) => `${lasting[index]?.name}\n${row?.dump}`).join('\n');
}

/**
 * Looks after all of these rows: a trigger notes each statement that writes, so that they are read and compared only after one. Once in a
 * test file.
 */
export async function watchRows(db: Db) {
  await sql`create schema watched`.execute(db);
  await sql`create table watched.writes (name text)`.execute(db);
  await sql`create function watched.note() returns trigger language plpgsql as
    $$ begin insert into watched.writes values (tg_table_name); return null; end $$`.execute(db);
  for (const { name } of await lastingTables(db))
    await sql`create trigger watched after insert or update or delete or truncate on ${sql.table(name)}
      for each statement execute function watched.note()`.execute(db);
  let known: string | undefined;
  const written = async () => {
    const { rows } = await sql`delete from watched.writes returning name`.execute(db);
    return rows.length > 0;
  };
  return {
    /** Takes them for right as they are now. */
    async keep() {
      await written();
      known = await allRows(db);
    },
    /** Fails where a row is another one than it was when they were kept, or is there no more. */
    async expectSame() {
      if (await written()) expect(await allRows(db)).toBe(known);
    },
  };
}
