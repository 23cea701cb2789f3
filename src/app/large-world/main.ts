import { parseArgs } from 'node:util';
import { hashPassword } from '#features/account/server/passwords.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { dbOver, openPool } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { onShutdown } from '#server/shutdown.ts';
import { type Env, readEnv } from '#server/env.ts';
import { migrateJobs } from '#server/jobs/worker.ts';
import { seedLargeWorld } from './seed-large-world.ts';
import { StartFailure } from '#server/start-failure.ts';

// npm run seed -- --providers 1000000: a large world in the database that a server would use. An embedded one must not be running.

const MOST_PROVIDERS = 5_000_000;

const closers: (() => Promise<unknown>)[] = [];
let isEnding = false;
const end = onShutdown(async () => {
  isEnding = true;
  for (const closer of closers) await closer();
});
seed().then(
  () => end(0),
  (error: unknown) => {
    // Errors after an interruption come from the interruption.
    if (!isEnding) console.error(error instanceof StartFailure ? error.message : error);
    end(1);
  },
);

async function seed() {
  const begun = performance.now();
  const providers = providersAsked();
  const env = readEnv();
  const url = await databaseUrl(env);
  await migrate(url, 'src/server/db/migrations');
  await migrateJobs(url);
  const pool = openPool({ url, size: 4, onError: () => undefined });
  closers.unshift(() => pool.end());
  await seedLargeWorld(dbOver(pool), {
    providers,
    passwordHash: await hashPassword(DEMO_PASSWORD),
    now: new Date(),
    say: console.log,
  });
  console.log(
    `Done in ${Math.round((performance.now() - begun) / 1000)} s. Its hosts log in as host-0@world.example and so on, with ${DEMO_PASSWORD}`,
  );
}

function providersAsked(): number {
  const { values } = parseArgs({ options: { providers: { type: 'string', default: '10000' } } });
  const providers = Number(values.providers);
  if (Number.isInteger(providers) && providers > 0 && providers <= MOST_PROVIDERS) return providers;
  throw new StartFailure(`--providers wants a whole number from 1 to ${MOST_PROVIDERS}.`);
}

async function databaseUrl(env: Env): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl;
  const database = await startEmbedded({ folder: env.dataFolder, say: console.log });
  closers.unshift(database.stop);
  return database.url;
}
