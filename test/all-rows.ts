import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

// What comes with being logged in, and what is counted of every caller.
const passing = ['sessions', 'access_tokens', 'refresh_tokens', 'rate_limits'];

/** Every row of every table that a refused write must not touch, as text that can be compared. */
export async function allRows(db: Db): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db);
  const lasting = rows.filter(({ name }) => !passing.includes(name));
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
