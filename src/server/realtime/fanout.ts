import { sql } from 'kysely';
import pg from 'pg';
import type { Topic } from '#shared/realtime.ts';
import type { Db } from '#server/db/db.ts';

const CHANNEL = 'lado';

/** What travels between processes: only who and what kind, never content. */
export type Notice = { to: string[]; topics: Topic[] } | { endedSessions: string[] };

/** Tells these accounts, in whatever process their sockets are, that something changed; leaves when the transaction commits. */
export async function publish(db: Db, to: string[], topics: Topic[]): Promise<void> {
  await notify(db, { to, topics });
}

/** Closes the sockets of sessions that have ended. */
export async function publishEnded(db: Db, endedSessions: string[]): Promise<void> {
  if (endedSessions.length > 0) await notify(db, { endedSessions });
}

const notify = (db: Db, notice: Notice) => sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.execute(db);

/** Listens on a connection of its own and comes back after a cut; `missed` runs when something may have been overheard. */
export function listen({ url, hear, missed }: { url: string; hear: (notice: Notice) => void; missed: () => void }): {
  stop: () => Promise<void>;
} {
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasListened = false;

  async function connect() {
    client = new pg.Client({ connectionString: url, keepAlive: true });
    client.on('error', retry);
    client.on('end', retry);
    client.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as Notice));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    if (hasListened) missed();
    hasListened = true;
  }

  function retry() {
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void connect().catch(retry), 1000);
  }

  const begun = connect().catch(retry);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await begun;
      client?.removeAllListeners();
      client?.on('error', () => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
