import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { StartFailure } from '#server/start-failure.ts';

// Any fixed number will do, as long as nothing else in the product locks it.
const migrationLock = 7_061_912;

/** Runs the files of `folder` that this database has not seen, in the order of their names; safe from many processes at once. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const fresh: string[] = [];
    for (const name of fs.readdirSync(folder).filter((file) => file.endsWith('.sql')).sort()) {
      if (await runOnce(client, name, fs.readFileSync(path.join(folder, name), 'utf8'))) fresh.push(name);
    }
    return fresh;
  } finally {
    await client.end();
  }
}

// The lock ends with the transaction, so it also holds behind a connection pooler.
async function runOnce(client: Client, name: string, statements: string) {
  const hash = createHash('sha256').update(statements).digest('hex');
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await client.query('create table if not exists migrations (name text primary key, hash text not null, ran_at timestamptz not null default now())');
    const known = await client.query('select migrations.hash from migrations where migrations.name = $1', [name]);
    if (known.rows[0] && known.rows[0].hash !== hash) throw new StartFailure(`Migration ${name} was changed after it ran here. Write a new one instead.`);
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
