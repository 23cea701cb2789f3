import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { preparingPool } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** A pool on a PostgreSQL server. Statements end after 15 s, forgotten transactions after 10 s. */
export function openPool({
  url,
  size,
  onError,
}: {
  url: string;
  size: number;
  onError: (error: Error) => void;
}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    types: { getTypeParser },
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 10_000,
    // One plan fits all that is asked by a statement of ours, and planning anew costs as much as running.
    options: '-c plan_cache_mode=force_generic_plan',
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** The typed statements of this pool, prepared on each connection. */
export const dbOver = (pool: pg.Pool): Db =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparingPool(pool) }) });

const DATE = 1082;
const TIMESTAMPTZ = 1184;
const BIGINT = 20;
const NUMERIC = 1700;

/** Days stay `2026-06-17`, instants become Date, long and decimal numbers become number. */
const parsers: Record<number, (text: string) => unknown> = {
  [DATE]: String,
  [TIMESTAMPTZ]: (text) => new Date(text),
  [BIGINT]: Number,
  [NUMERIC]: Number,
  1182: (text) => (text === '{}' ? [] : text.slice(1, -1).split(',')),
};

function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return parsers[oid] ?? pg.types.getTypeParser(oid, format);
}
