import pino from 'pino';
import { hearEvent } from '#features/payments/server/hear-event.ts';
import { buildApp, publicUrlOf } from './app.ts';
import { dbOver, openPool } from './db/db.ts';
import { type EmbeddedDatabase, startEmbedded } from './db/embedded.ts';
import { migrate } from './db/migrate.ts';
import { endWith } from './ending.ts';
import { type Env, readEnv } from './env.ts';
import { metricsServer } from './http/metrics.ts';
import { migrateJobs, startWorker } from './jobs/worker.ts';
import { openPorts } from './ports/open.ts';
import { listen } from './realtime/fanout.ts';
import { demoAccounts, seedDemo } from './seed.ts';
import { StartFailure } from './start-failure.ts';
import { tasksOf } from './tasks.ts';

/** What was opened, to be closed in the opposite order. */
const closers: (() => Promise<unknown>)[] = [];
const end = endWith(close);
const started = start();
started.catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  end(1);
});

async function start() {
  const begun = performance.now();
  const env = readEnv();
  const url = await databaseUrl(env);
  await migrate(url, 'src/server/db/migrations');
  await migrateJobs(url);

  const log = pino({ level: env.logLevel, base: null });
  const pool = openPool({ url, size: env.poolSize, onError: (error) => log.error({ reason: error.name }, 'a database connection was lost') });
  closers.unshift(() => pool.end());
  const db = dbOver(pool);
  const now = () => new Date();
  const ports = await openPorts(env.ports, { db, log });
  closers.unshift(() => ports.close());
  if (env.hasDemo) await seedDemo(db, now());

  const { app, kernel, sockets, metrics } = await buildApp({ env, pool, db, ports, now, log, servesPages: true });
  closers.unshift(() => app.close());
  const listening = listen({ url, hear: sockets.deliver, missed: sockets.catchUp });
  closers.unshift(listening.stop);
  closers.unshift(await startWorker(pool, tasksOf({ db, ports, now, publicUrl: publicUrlOf(env) }), app.log));
  ports.simulatedProcessor?.tell((rawBody, signature) => hearEvent({ ...kernel, now: now() }, { rawBody, signature }));
  await app.listen({ host: env.host, port: env.port }).catch(explainPort(env));
  if (env.metricsPort !== undefined) await serveMetrics(env, metrics);
  welcome(env, performance.now() - begun);
}

async function databaseUrl(env: Env): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl;
  const database: EmbeddedDatabase = await startEmbedded({ folder: env.dataFolder, say: console.log });
  closers.unshift(database.stop);
  void database.lost.then((sentence) => { console.error(sentence); end(1); });
  return database.url;
}

async function serveMetrics(env: Env, metrics: Parameters<typeof metricsServer>[0]) {
  const server = metricsServer(metrics);
  closers.unshift(() => server.close());
  await server.listen({ host: env.host, port: env.metricsPort ?? 0 });
}

const explainPort = ({ host, port }: Env) => (error: Error & { code?: string }) => {
  if (error.code === 'EADDRINUSE') throw new StartFailure(`Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`);
  throw error;
};

function welcome(env: Env, milliseconds: number) {
  console.log(`\nLado is ready at ${publicUrlOf(env)} (${Math.round(milliseconds)} ms).`);
  if (!env.hasDemo) return;
  console.log('\nThe demo town is open. Log in as');
  for (const { role, email, password } of demoAccounts) console.log(`  ${role.padEnd(18)} ${email.padEnd(24)} ${password}`);
  console.log(`Every mail and text that would have left: ${publicUrlOf(env)}/dev/outbox\n`);
}

// A signal may come while the server is still starting: let it finish, then close what it opened.
async function close() {
  await started.catch(() => undefined);
  for (const closer of closers) await closer();
}
