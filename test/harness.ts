import fs from 'node:fs';
import path from 'node:path';
import pino from 'pino';
import { calls } from '#app/calls.ts';
import { type Client, clientOf, sendOver } from '#shared/client.ts';
import { services } from '#shared/services.ts';
import { openSession } from '#features/account/server/sessions.ts';
import { type App, buildApp } from '#app/server/app.ts';
import { bookingKinds } from '#app/server/booking-kinds.ts';
import { fileKinds } from '#app/server/file-kinds.ts';
import type { FileKinds } from '#features/uploads/server/file-kind.ts';
import type { BookingKinds } from '#features/bookings/server/kind.ts';
import { dbOver, openPool } from '#server/db/db.ts';
import { sweepAll } from '#server/jobs/worker.ts';
import { readEnv } from '#server/env.ts';
import { openPorts } from '#server/ports/open.ts';
import { openSecrets } from '#server/secrets.ts';
import { tasksOf } from '#app/server/tasks.ts';
import { freshDatabase } from './database.ts';
import { undeclaredAnswers } from './declared-answers.ts';
import { memoryFolder } from './memory-folder.ts';

export type TestApp = Awaited<ReturnType<typeof testApp>>;
type Clients = { [Capability in keyof typeof calls]: Client<(typeof calls)[Capability]> };
export type AppChoices = {
  now?: string;
  settings?: Record<string, string>;
  /** The kinds of bookings; the product's own when left out. */
  kinds?: BookingKinds;
  /** What files are sent for; the product's own when left out. */
  files?: FileKinds;
  /** Renders pages too, by the files that were built; in development by their sources. */
  servesPages?: boolean;
  /** Mounts calls that only this test has. */
  besides?: (parts: Pick<App, 'app' | 'kernel'>) => void;
  logs?: { write: (line: string) => void };
  /** The database of another server, to stand beside it; one of its own when it is left out. */
  database?: string;
  /** The clock of that server; one of its own when it is left out. */
  clock?: ReturnType<typeof clockAt>;
};

/**
 * The whole server in this process, on a database of its own, with a clock that stands still until it is told to go on. A file fails
 * when a call has answered what its contract does not name.
 */
export async function testApp({
  now = '2026-06-15T16:00:00Z',
  settings = {},
  kinds = bookingKinds,
  files = fileKinds,
  servesPages = false,
  besides,
  logs,
  database,
  clock = clockAt(new Date(now)),
}: AppChoices = {}) {
  const url = database ?? (await freshDatabase());
  const folder = fs.mkdtempSync(path.join(memoryFolder(), 'lado-files-'));
  const env = readEnv({
    DATABASE_URL: url,
    DATA_DIR: folder,
    LADO_DEMO: '1',
    LOG_LEVEL: logs ? 'info' : 'silent',
    ...settings,
  });
  const pool = openPool({ url, size: 12, onError: () => undefined });
  const db = dbOver(pool);
  const log = logs ? pino({ level: 'info', base: null }, logs) : pino({ level: 'silent' });
  const secrets = await openSecrets({ key: env.secretsKey, folder });
  const ports = await openPorts({ ...env.ports, simulatedDelayMs: 0 }, { db, log, secrets, now: clock.now });
  const { app, kernel, hearing } = await buildApp({
    env,
    pool,
    db,
    ports,
    secrets,
    now: clock.now,
    bookingKinds: kinds,
    fileKinds: files,
    log,
    servesPages,
    isPatient: true,
  });
  besides?.({ app, kernel });
  const undeclared = undeclaredAnswers(app);
  await app.ready();

  /** fetch, answered in this process; cookies come and go by the headers. */
  const inProcess: typeof fetch = async (address, init = {}) => {
    const request = new Request(new URL(String(address), 'http://127.0.0.1:3000'), init);
    const body = Buffer.from(await request.arrayBuffer());
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body.length > 0 && { payload: body }),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value].flat()) headers.append(name, String(one));
    return new Response(answer.statusCode === 204 ? null : answer.payload, { status: answer.statusCode, headers });
  };

  /** The typed clients of somebody who is logged in (a fresh session), or of a visitor; `headers` come on top. */
  async function as(person?: { id: string }, headers: Record<string, string> = {}): Promise<Clients> {
    return clientsWith({ ...(person && (await headersOf(person))), ...headers });
  }

  /** What the browser of somebody who has just logged in sends along. */
  async function headersOf({ id }: { id: string }): Promise<Record<string, string>> {
    const { access } = await openSession(db, id, { now: clock.now() });
    return { 'x-token': access, authorization: `Bearer ${access}`, userid: id };
  }

  /** The http-only cookie of somebody who has just logged in: what a page of ours proves a log-in by. */
  async function cookieOf({ id }: { id: string }): Promise<string> {
    return `__Host-lado_refresh=${(await openSession(db, id, { now: clock.now() })).refresh}`;
  }

  function clientsWith(headers: Record<string, string>): Clients {
    const send = sendOver({ bases: services, headers: () => headers, fetch: inProcess });
    return Object.fromEntries(Object.entries(calls).map(([name, group]) => [name, clientOf(group, send)])) as Clients;
  }

  /** Runs what waits in the queue, and the sweeps that a minute would bring, until nothing is left. */
  async function runJobs() {
    const { runOnce, parseCronItems, Logger } = await import('graphile-worker');
    const { publicUrl } = kernel;
    const tasks = tasksOf({ db, ports, secrets, now: clock.now, bookingKinds: kinds, publicUrl });
    await sweepAll(tasks);
    await runOnce({
      pgPool: pool,
      parsedCronItems: parseCronItems([]),
      logger: new Logger(() => () => undefined),
      taskList: Object.fromEntries(
        Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task.run(payload)]),
      ),
    });
  }

  /** What steps outside of a request need, at the hour of the clock. */
  const context = () => ({
    db,
    ports,
    secrets,
    bookingKinds: kinds,
    publicUrl: kernel.publicUrl,
    now: clock.now(),
  });

  return {
    app,
    db,
    pool,
    ports,
    kernel,
    context,
    hearing,
    bookingKinds: kinds,
    clock,
    as,
    headersOf,
    cookieOf,
    folder,
    clientsWith,
    runJobs,
    fetch: inProcess,
    url,
    async close() {
      await app.close();
      await ports.close();
      await pool.end();
      fs.rmSync(folder, { recursive: true, force: true });
      if (undeclared().length > 0) throw new Error(`No contract names these answers: ${undeclared().join('; ')}`);
    },
  };
}

function clockAt(start: Date) {
  let instant = start;
  return {
    now: () => instant,
    set: (next: string) => {
      instant = new Date(next);
    },
    advance: (seconds: number) => {
      instant = new Date(instant.getTime() + seconds * 1000);
    },
  };
}
