import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { StartFailure } from '#server/start-failure.ts';

// Any fixed number will do, as long as nothing else in the product locks it.
const migrationLock = 7_061_912;

/**
 * Runs the files of `folder` that this database has not seen, in the order of their names; safe from many processes at once.
 * Throws StartFailure when the server cannot be reached, or when a file was changed after it ran.
 */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: Error) => {
    throw unreachable(url, error);
  });
  try {
    await refuseFormerShape(client);
    const fresh: string[] = [];
    for (const name of fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      if (await runOnce(client, name, fs.readFileSync(path.join(folder, name), 'utf8'))) fresh.push(name);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

/** The first file of the shape before the tables of five services: nothing with that shape was ever shipped, so nothing brings its rows over. */
const FORMER_FIRST_MIGRATION = '0001_accounts.sql';

async function refuseFormerShape(client: Client) {
  const table = await client.query("select to_regclass('public.migrations') is not null as exists");
  if (!table.rows[0].exists) return;
  const former = await client.query('select from migrations where migrations.name = $1', [FORMER_FIRST_MIGRATION]);
  if (former.rowCount === 0) return;
  throw new StartFailure(
    'This database was made by a version of Lado from before its first release, and its tables have another shape. ' +
      'Delete the data folder (./data, or what DATA_DIR names), or with DATABASE_URL name an empty database, and start again.',
  );
}

// The lock ends with the transaction, so it also holds behind a connection pooler.
async function runOnce(client: Client, name: string, statements: string) {
  const hash = createHash('sha256').update(statements).digest('hex');
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())',
    );
    const known = await client.query('select migrations.hash from migrations where migrations.name = $1', [name]);
    if (known.rows[0] && known.rows[0].hash !== hash)
      throw new StartFailure(`Migration ${name} was changed after it ran here. Write a new one instead.`);
    if (!known.rows[0]) {
      await client.query(statements);
      await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash]);
    }
    await client.query('commit');
    return !known.rows[0];
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

// Errors of the network are several in one when a name has several addresses, and then have no message of their own.
function unreachable(url: string, error: Error & { code?: string }) {
  const { host, pathname } = new URL(url);
  return new StartFailure(
    `The database ${pathname.slice(1)} at ${host} cannot be used (${error.message || error.code}). Check DATABASE_URL.`,
  );
}
