import fs from 'node:fs/promises';
import pino from 'pino';
import { hearPayout } from '#features/payouts/server/hear-payout.ts';
import { handleWebhookEvent } from '#features/payments/server/handle-webhook-event.ts';
import { sealedUnderOther } from '#features/account/server/second-step/factor-store.ts';
import { followStaffSetting } from '#features/account/server/staff-role/follow-setting.ts';
import { bookingKinds } from './booking-kinds.ts';
import { fileKinds } from './file-kinds.ts';
import { buildApp, publicUrlOf } from './app.ts';
import { type Db, dbOver, openPool } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { drainConnections, onShutdown } from '#server/shutdown.ts';
import { type Env, readEnv } from '#server/env.ts';
import { bringPages } from '#server/http/assets.ts';
import { metricsServer } from '#server/http/metrics.ts';
import type { Kernel } from '#server/http/mount.ts';
import { migrateJobs, startWorker, sweepAll } from '#server/jobs/worker.ts';
import { filesSealedUnderOther } from '#server/ports/files/file-keys.ts';
import { openPorts } from '#server/ports/open.ts';
import { listen } from '#server/realtime/fanout.ts';
import { demoAccounts, seedDemo, seedDemoFiles, seedSoon } from '../demo/seed-demo.ts';
import { openSecrets } from '#server/secrets.ts';
import { StartFailure } from '#server/start-failure.ts';
import { openDemoClock } from '#server/demo-clock.ts';
import { tasksOf } from './tasks.ts';

/** Lines leave together, a second late at most, and before the process ends: a write for each costs more than many an answer. */
const logOutput = { sync: false, minLength: 4096, periodicFlush: 1000 };
/** So many new connections wait to be taken: of a rush each is heard, and not knocked back for seconds by the kernel before anybody could refuse it. */
const BACKLOG = 4096;

/** What was opened, to be closed in the opposite order. */
const closers: (() => Promise<unknown>)[] = [];
let isClosing = false;
const end = onShutdown(close);
const started = start();
started.catch((error: unknown) => {
  console.error(error instanceof StartFailure ? error.message : error);
  end(1);
});

async function start() {
  const begun = performance.now();
  const env = readEnv();
  const [url] = await Promise.all([databaseUrl(env), !env.isDevelopment && bringPages()]);
  await migrate(url, 'src/server/db/migrations');
  await migrateJobs(url);

  const log = pino({ level: env.logLevel, base: null }, pino.destination(logOutput));
  const pool = openPool({
    url,
    size: env.poolSize,
    onError: (error) => {
      if (!isClosing) log.error({ reason: error.name }, 'a database connection was lost');
    },
  });
  closers.unshift(() => pool.end());
  const db = dbOver(pool);
  const demoClock = openDemoClock(() => sweepAll(tasks));
  const { now } = demoClock;
  const secrets = await openSecrets({ key: env.secretsKey, folder: env.dataFolder });
  await refuseOtherKey({ db, secrets });
  const ports = await openPorts(env.ports, { db, log, secrets, now });
  closers.unshift(() => ports.close());
  if (env.hasDemo) {
    await seedDemo(db, { bookingKinds, now: now() });
    await seedSoon(db, { bookingKinds, now: now() });
    await seedDemoFiles({ db, ports, now: now() });
  }

  await followStaffSetting({ db, publicUrl: publicUrlOf(env), now: now(), staffEmails: env.staffEmails });

  if (env.agencyRegister) await listRegistered(db, { file: env.agencyRegister, now: now() });

  const { app, kernel, hearing, metrics } = await buildApp({
    env,
    pool,
    db,
    ports,
    secrets,
    now,
    bookingKinds,
    fileKinds,
    ...(env.hasDemo && { demoClock }),
    log,
    servesPages: true,
  });
  const tasks = tasksOf({ db, ports, secrets, now, bookingKinds, publicUrl: publicUrlOf(env) });
  const listening = listen(url, hearing);
  closers.unshift(listening.stop);
  closers.unshift(await startWorker(pool, tasks, app.log));
  ports.simulatedProcessor?.tell((rawBody, signature) =>
    handleWebhookEvent({ ...kernel, ...kernel.handedIn, now: now() }, { rawBody, signature }),
  );
  ports.simulatedPayouts?.tell((rawBody, signature) => hearPayout({ ...kernel, now: now() }, { rawBody, signature }));
  const answered = drainConnections(app.server);
  closers.unshift(() => answered().then(() => app.close()));
  const address = await app
    .listen({ host: env.host, port: env.port, backlog: BACKLOG })
    .catch(explainPort(env.host, env.port, 'PORT'));
  if (env.metricsPort !== undefined) await serveMetrics(env, env.metricsPort, metrics);
  welcome(env, { address: env.publicUrl ?? address, milliseconds: performance.now() - begun });
}

/** Secrets and files that were sealed with another key would be closed to their owners, one by one. */
async function refuseOtherKey({ db, secrets }: Pick<Kernel, 'db' | 'secrets'>) {
  if ((await sealedUnderOther(db, secrets.keyName)) || (await filesSealedUnderOther(db, secrets.keyName)))
    throw new StartFailure(
      'SECRETS_KEY, or DATA_DIR/secrets-key, is another key than the one that this database was used with.',
    );
}

async function listRegistered(db: Db, { file, now }: { file: string; now: Date }) {
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new StartFailure('AGENCY_REGISTER names no file that can be read.');
  });
  const { importRegister, isNoTable } = await import('#features/home-health/server/register/import-register.ts');
  const added = await importRegister(db, { text, now }).catch((error: unknown) => {
    throw isNoTable(error) ? new StartFailure('AGENCY_REGISTER names a file that is no table.') : error;
  });
  console.log(`Agencies added from the register: ${added}.`);
}

async function databaseUrl(env: Env): Promise<string> {
  if (env.databaseUrl) return env.databaseUrl;
  const database = await startEmbedded({ folder: env.dataFolder, say: console.log });
  closers.unshift(database.stop);
  return database.url;
}

async function serveMetrics({ host }: Env, port: number, metrics: Parameters<typeof metricsServer>[0]) {
  const server = metricsServer(metrics);
  closers.unshift(() => server.close());
  await server.listen({ host, port }).catch(explainPort(host, port, 'METRICS_PORT'));
}

const explainPort = (host: string, port: number, setting: string) => (error: Error & { code?: string }) => {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is in use. Stop what uses it, or set ${setting} to another one.`,
    EACCES: `This user may not listen on port ${port}. Set ${setting} to one above 1023.`,
    EADDRNOTAVAIL: `${host} is no address of this machine. Set HOST to one that is.`,
    ENOTFOUND: `${host} is no address of this machine. Set HOST to one that is.`,
  };
  const reason = reasons[error.code ?? ''];
  throw reason ? new StartFailure(reason) : error;
};

function welcome({ hasDemo, warnings }: Env, { address, milliseconds }: { address: string; milliseconds: number }) {
  for (const warning of warnings) console.warn(`\n${'!'.repeat(72)}\n${warning}\n${'!'.repeat(72)}`);
  console.log(`\nLado is ready at ${address} (${Math.round(milliseconds)} ms).`);
  if (!hasDemo) return;
  console.log('\nThe demo town is open. Log in as');
  for (const { role, email, password } of demoAccounts)
    console.log(`  ${role.padEnd(18)} ${email.padEnd(24)} ${password}`);
  console.log(`Every mail and text that would have left: ${address}/dev/outbox`);
  console.log(`Time is moved on at ${address}/dev/clock\n`);
}

// A signal may come while the server is still starting: let it finish, then close what it opened.
async function close() {
  isClosing = true;
  await started.catch(() => undefined);
  const failures: unknown[] = [];
  // Each is closed even if another one fails: PostgreSQL, which comes last, must not be left behind.
  for (const closer of closers) await closer().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be closed.');
}
