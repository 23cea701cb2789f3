import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Db, dbOver, openPool } from '../src/server/db/db.ts';
import { startEmbedded } from '../src/server/db/embedded.ts';
import { migrate } from '../src/server/db/migrate.ts';
import { migrateJobs } from '../src/server/jobs/worker.ts';
import { seedLargeWorld } from '../src/app/large-world/seed-large-world.ts';
import { atEnd } from './closing.ts';
import { type RunningServer, startFloor, startServer } from './processes.ts';

export type Reporter = (sentence: string) => void;
/** A country of invented centres, the server that serves it and the floor beside it, on the same PostgreSQL. */
export type World = { db: Db; server: RunningServer; floor: RunningServer };

/** A folder of this run alone. */
export function openFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-bench-'));
  atEnd(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** PostgreSQL as `npm start` would start it: no setting is made for the bench. Answers its address. */
export async function openDatabase(folder: string, say: Reporter): Promise<string> {
  const { url, stop } = await startEmbedded({ folder: path.join(folder, 'database'), say });
  atEnd(stop);
  return url;
}

type Plan = { folder: string; database: string; name: string; providers: number; say: Reporter };

export async function openWorld({ folder, database, name, providers, say }: Plan): Promise<World> {
  const url = await emptyDatabase(database, name);
  const pool = openPool({ url, size: 8, onError: () => undefined });
  atEnd(() => pool.end());
  const db = dbOver(pool);
  await seedLargeWorld(db, { providers, passwordHash: '-', now: new Date(), say });
  const server = await startServer({
    folder,
    name: `server of ${name}`,
    settings: { DATABASE_URL: url, LADO_DEMO: '0' },
  });
  const floor = await startFloor({ folder, name: `floor of ${name}`, url });
  return { db, server, floor };
}

/** A database with every table and nothing in it. */
export async function emptyDatabase(database: string, name: string): Promise<string> {
  const admin = openPool({ url: database, size: 1, onError: () => undefined });
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(database);
  url.pathname = `/${name}`;
  await migrate(url.href, 'src/server/db/migrations');
  await migrateJobs(url.href);
  return url.href;
}
