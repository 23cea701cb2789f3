import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** So many different statements are prepared; each connection keeps the plans of those that it was asked. */
const MOST_STATEMENTS = 200;
/** What is longer is a list of rows: written once, and never again with as many. */
const LONGEST_CHARACTERS = 16_000;
/** From so many times on a statement is prepared: what a process asks once a day leaves the room to what it asks all the time. */
const ASKED_OFTEN = 3;
/** So many that were asked less often are remembered. */
const MOST_REMEMBERED = 1000;
/** Feature not supported: what a table's columns were when it was prepared is no longer what they are. */
const OUTDATED = '0A000';

let count = 0; // names stay apart where several share a pool

/**
 * A pool for Kysely whose connections prepare each statement with parameters that is asked often, and from then on only run it: parsing
 * and planning cost PostgreSQL more than most of our answers do. After a table has changed, the first run of a statement may fail.
 */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const times = new Map<string, number>();

  function isAskedOften(text: string) {
    const asked = (times.get(text) ?? 0) + 1;
    if (times.size >= MOST_REMEMBERED) times.clear();
    times.set(text, asked);
    return asked >= ASKED_OFTEN;
  }

  function nameOf(text: string) {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_STATEMENTS || text.length > LONGEST_CHARACTERS) return known;
    if (!isAskedOften(text)) return undefined;
    times.delete(text);
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
