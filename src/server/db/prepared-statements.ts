import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** So many different statements are prepared; each connection keeps the plans of those that it was asked. */
const MOST_STATEMENTS = 200;
/** What is longer is a list of rows: written once, and never again with as many. */
const LONGEST_CHARACTERS = 8000;
/** Feature not supported: what a table's columns were when it was prepared is no longer what they are. */
const OUTDATED = '0A000';

let count = 0; // names stay apart where several share a pool

/**
 * A pool for Kysely whose connections prepare each statement with parameters the first time, and from then on only run it: parsing
 * and planning cost PostgreSQL more than most of our answers do. After a table has changed, the first run of a statement may fail.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();

  function nameOf(text: string) {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS || text.length > LONGEST_CHARACTERS) return known;
    count += 1;
    names.set(text, `statement ${count}`);
    return names.get(text);
  }

  async function run(client: pg.PoolClient, text: string, values: readonly unknown[]) {
    try {
      return await client.query({ text, values: [...values], ...(values.length > 0 && { name: nameOf(text) }) });
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === OUTDATED) names.delete(text);
      throw error;
    }
  }

  // One for each client, because Kysely keeps what it knows of a connection by its identity.
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function preparing(client: pg.PoolClient): PostgresPoolClient {
    const query = (text: string, values: readonly unknown[]) =>
      run(client, text, values) as Promise<PostgresQueryResult<unknown>>;
    return { query: query as PostgresPoolClient['query'], release: () => client.release() }; // no cursors here
  }

  return {
    connect: async () => {
      const client = await pool.connect();
      const known = prepared.get(client) ?? preparing(client);
      prepared.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
