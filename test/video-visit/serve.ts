// A server with a kind of booking by video that only the tests know, and a family that has one: for browser tests and the bench.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aMedicine, aSignedSummary } from '#features/visit-summaries/server/seed.ts';
import { buildApp, publicUrlOf } from '#app/server/app.ts';
import { bookingKinds, kindsByName } from '#app/server/booking-kinds.ts';
import { fileKinds } from '#app/server/file-kinds.ts';
import { tasksOf } from '#app/server/tasks.ts';
import { dbOver, openPool } from '#server/db/db.ts';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { migrateJobs, startWorker, sweepAll } from '#server/jobs/worker.ts';
import { openPorts } from '#server/ports/open.ts';
import { openSecrets } from '#server/secrets.ts';
import { listen } from '#server/realtime/fanout.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { aClinician, aConsultation, consultations, introduceConsultations } from './consultations.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lado-visits-'));
const database = await startEmbedded({ folder, say: () => undefined, settings: ['fsync=off'] });
await migrate(database.url, 'src/server/db/migrations');
await migrateJobs(database.url);
const port = process.env['PORT'] ?? '4314';
const env = readEnv({
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  PORT: port,
  LADO_DEMO: '1',
  LIMITS_FACTOR: '1000',
  LOG_LEVEL: 'error',
  ...(process.env['TURN_URLS'] && {
    TURN_URLS: process.env['TURN_URLS'],
    TURN_SECRET: process.env['TURN_SECRET'],
  }),
});
const now = () => new Date();
const log = pino({ level: 'error' });
const pool = openPool({ url: database.url, size: 10, onError: () => undefined });
const db = dbOver(pool);
const secrets = await openSecrets({ key: env.secretsKey, folder: env.dataFolder });
const ports = await openPorts({ ...env.ports, simulatedDelayMs: 0 }, { db, log, now, secrets });
/** Under a name that the built pages know: they have no page for what only tests know. */
const kind = { ...consultations, name: 'stay' };
const kinds = kindsByName([...Object.values(bookingKinds), kind]);
const { app, kernel, hearing } = await buildApp({
  env,
  pool,
  db,
  ports,
  secrets,
  now,
  bookingKinds: kinds,
  fileKinds,
  log,
  servesPages: true,
  isPatient: true,
});
const context = () => ({
  db,
  secrets: kernel.secrets,
  bookingKinds: kinds,
  publicUrl: kernel.publicUrl,
  now: now(),
});
const tasks = tasksOf({ db, ports, secrets: kernel.secrets, now, bookingKinds: kinds, publicUrl: publicUrlOf(env) });

await introduceConsultations(db);
const person = (name: string, lastName = 'Marín') =>
  aPerson(db, { firstName: name, lastName, email: `${name.toLowerCase()}@visit.example`, password: PASSWORD });
const PASSWORD = 'Jacaranda-2026!';
const rosa = await person('Rosa');
const elena = await person('Elena');
const diego = await person('Diego');
const amara = await person('Amara', 'Okafor');
await person('Mallory', 'Stone');
const world = { db, clock: { now }, context };
await aRelation(world, { personId: rosa.personId, memberId: elena.id, relationship: 'daughter' });
await aRelation(world, { personId: rosa.personId, memberId: diego.id, relationship: 'son' });
const clinician = await aClinician(db, { managerId: amara.id });
const sven = await person('Sven', 'Lindqvist');
const practice = await aClinician(db, { managerId: sven.id, name: 'Dr. Sven Lindqvist' });
const seen = new Date(now().getTime() - 9 * 24 * 60 * MINUTE_MS);
const earlier = await aConsultation(world, { clinician: practice, booker: rosa, kind, startsAt: seen });
await aSignedSummary(db, {
  bookingId: earlier,
  userId: sven.id,
  form: { notes: 'Her blood pressure is high in the morning.', diagnosis: 'Hypertension', medicines: [aMedicine] },
  now: seen,
});
const book = (minutesAhead: number) =>
  aConsultation(world, {
    clinician,
    booker: elena,
    personId: rosa.personId,
    kind,
    startsAt: new Date(now().getTime() + minutesAhead * MINUTE_MS),
  });
const visits = await Promise.all(Array.from({ length: Number(process.env['VISITS'] ?? 8) }, () => book(5)));
const ahead = await book(24 * 60);
await sweepAll(tasks);

const listening = listen(database.url, hearing);
const stopWorker = await startWorker(pool, tasks, log);
const address = await app.listen({ host: '127.0.0.1', port: Number(port) });
console.log(JSON.stringify({ address, database: database.url, password: PASSWORD, visits, ahead, diego: diego.id }));

async function close() {
  await stopWorker();
  await app.close();
  await listening.stop();
  await ports.close();
  await pool.end();
  await database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => void close().then(() => process.exit(0)));
