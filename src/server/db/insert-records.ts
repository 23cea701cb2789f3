import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { Tables } from './tables.ts';

/** Any number of rows of one table in one statement, as JSON, each with the same columns; what is known by its key stays as it is. */
export async function insertRecords(
  db: Db,
  table: keyof Tables,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows[0] === undefined) return;
  const columns = sql.join(Object.keys(rows[0]).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
    on conflict do nothing`.execute(db);
}
