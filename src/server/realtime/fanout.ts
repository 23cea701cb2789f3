import { sql } from 'kysely';
import pg from 'pg';
import type { Topic } from '#shared/realtime.ts';
import type { Db } from '#server/db/db.ts';

const CHANNEL = 'lado';

/** Of a room: somebody came, some are out, all are, or a piece of what one seat says to another, which only their browsers read. */
export type RoomNotice =
  | { room: string; came: string }
  | { room: string; out: string[]; closes?: boolean }
  | { room: string; isEmptied: true }
  | { room: string; from: string; to: string; frame: string; piece: number; count: number; data: string };

/** What travels between processes: only who and what kind, never content. */
export type Notice =
  | { to: string[]; topics: Topic[] }
  | { endedSessions: string[] }
  | { changedUsers: string[] }
  /** They may do less than before, for a person or at a place: told by the tables that say so. */
  | { narrowedUsers: string[] }
  | RoomNotice;

/** What a process does with the notices of all processes. */
export type NoticeListener = {
  hear: (notice: Notice) => void;
  /** Every notice that is sent from now on arrives; earlier ones may not have. */
  listening: () => void;
  /** Notices may be missed from now on. */
  cut: () => void;
};

const RETRY_MS = 1000;
/** A connection that is cut without a word looks alive for hours unless it is asked. */
const BEAT_MS = 5000;

/** Tells these accounts, in whatever process their sockets are, that something changed; leaves when the transaction commits. */
export async function publish(db: Db, to: string[], topics: Topic[]): Promise<void> {
  for (const some of inPieces(to)) await notify(db, { to: some, topics });
}

/** Closes the sockets of sessions that have ended. */
export async function publishEnded(db: Db, endedSessions: string[]): Promise<void> {
  for (const some of inPieces(endedSessions)) await notify(db, { endedSessions: some });
}

export const publishCame = (db: Db, room: string, seat: string) => notify(db, { room, came: seat });

/** Some have left a room; with `closes` they were put out, and their connections end. */
export async function publishOut(db: Db, room: string, out: string[], closes = false): Promise<void> {
  if (out.length > 0) await notify(db, { room, out, closes });
}

/** A room is closed for all who are in it. */
export const publishEmptied = (db: Db, room: string) => notify(db, { room, isEmptied: true });

export const publishSignal = (db: Db, piece: Extract<RoomNotice, { to: string }>) => notify(db, piece);

/** PostgreSQL sends at most 8,000 bytes at a time; an id takes 39. */
const MOST_IDS = 150;

const inPieces = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, piece) =>
    ids.slice(piece * MOST_IDS, (piece + 1) * MOST_IDS),
  );

const notify = (db: Db, notice: Notice) => sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`.execute(db);

/** Listens on a connection of its own and comes back after a cut. */
export function listen(url: string, { hear, listening, cut }: NoticeListener): { stop: () => Promise<void> } {
  let client: pg.Client | undefined;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function connect() {
    client = new pg.Client({
      connectionString: url,
      application_name: 'notices',
      keepAlive: true,
      connectionTimeoutMillis: BEAT_MS,
      query_timeout: BEAT_MS,
    });
    client.on('error', retry);
    client.on('end', retry);
    client.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as Notice));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listening();
  }

  function retry() {
    leave();
    cut();
    if (!isStopped) timer = setTimeout(() => void connect().catch(retry), RETRY_MS);
  }

  function leave() {
    clearTimeout(timer);
    client?.removeAllListeners();
    client?.on('error', () => undefined);
    return client?.end().catch(() => undefined);
  }

  const beat = setInterval(() => {
    const asked = client;
    asked?.query('select 1').catch(() => asked === client && retry());
  }, BEAT_MS);
  const begun = connect().catch(retry);
  return {
    async stop() {
      isStopped = true;
      clearInterval(beat);
      await begun;
      await leave();
    },
  };
}
