import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { eachInTurn } from './each-in-turn.ts';
import type { Ports } from '#server/ports/ports.ts';
import { Refused } from '#server/ports/refused.ts';

/** Words for one person, ready to leave: an address for mail, a phone of ten digits for sms, an account's id for push. */
export type Message = {
  channel: 'mail' | 'sms' | 'push';
  to: string;
  subject?: string;
  text: string;
  /** The page of ours that a push opens. */
  link?: string;
};

/** Whose news a message is, and of what: by it what waits is looked at once more before it leaves. */
export type Origin = {
  userId: string;
  about: string;
  subjectId?: string | undefined;
  latest?: Date | undefined;
};

export type NewPost = Message & { origin?: Origin | undefined; sendAt?: Date | undefined };

export const SEND_MESSAGE = 'send-message';

/**
 * Puts messages into the outbox, in the caller's transaction; they leave after it has committed, and only then. Those with `sendAt`
 * wait for `releaseDue`.
 */
export async function enqueue(db: Db, messages: readonly NewPost[], now: Date): Promise<void> {
  for (const { channel, to, subject, text, link, origin, sendAt } of messages) {
    const { id } = await db
      .insertInto('outbox')
      .values({
        channel,
        recipient: to,
        subject: subject ?? null,
        body: text,
        link: link ?? null,
        user_id: origin?.userId ?? null,
        about: origin?.about ?? null,
        subject_id: origin?.subjectId ?? null,
        latest_at: origin?.latest ?? null,
        send_at: sendAt ?? null,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (!sendAt) await hand(db, id);
  }
}

const hand = (db: Db, id: string) =>
  sql`select graphile_worker.add_job(${SEND_MESSAGE}, json_build_object('id', ${id}::text), max_attempts => 8)`.execute(
    db,
  );

const later = (db: Db) =>
  db.selectFrom('outbox').where('outbox.state', '=', 'waiting').where('outbox.send_at', 'is not', null);

type WithdrawnPosts = {
  userIds: readonly string[];
  subjectId: string;
  /** Of this kind of news alone. */
  about?: string;
};

/** Takes back what these accounts have not been sent yet of one thing, because there is newer news of it, or it is so no more. */
export async function takeBack(db: Db, { userIds, subjectId, about }: WithdrawnPosts) {
  if (userIds.length === 0) return;
  const found = later(db)
    .select('outbox.id')
    .where('outbox.user_id', 'in', userIds)
    .where('outbox.subject_id', '=', subjectId)
    .$if(about !== undefined, (query) => query.where('outbox.about', '=', about ?? ''));
  await db.deleteFrom('outbox').where('outbox.id', 'in', found).execute();
}

const MOST_AT_ONCE = 200;
type WaitingPost = { channel: Message['channel']; origin: Origin };

/** Lets out what has waited long enough, each by what is decided of it now: it leaves, waits on, or never leaves. */
export async function releaseDue(
  { db, now }: { db: Db; now: Date },
  decide: (db: Db, waiting: WaitingPost) => Promise<'now' | 'never' | Date>,
): Promise<void> {
  const due = await later(db)
    .select('outbox.id')
    .where('outbox.send_at', '<=', now)
    .orderBy('outbox.send_at')
    .limit(MOST_AT_ONCE)
    .execute();
  await eachInTurn(due, ({ id }) =>
    db.transaction().execute(async (db) => {
      const found = await later(db).selectAll().where('outbox.id', '=', id).forUpdate().skipLocked().executeTakeFirst();
      if (!found?.user_id || !found.about) return;
      const { user_id: userId, about, subject_id: subjectId, latest_at: latest } = found;
      const channel = found.channel as Message['channel']; // as the table has it
      const origin = { userId, about, subjectId: subjectId ?? undefined, latest: latest ?? undefined };
      const decided = await decide(db, { channel, origin });
      if (decided === 'never') return void (await db.deleteFrom('outbox').where('outbox.id', '=', id).execute());
      const sendAt = decided === 'now' ? null : decided;
      await db.updateTable('outbox').set({ send_at: sendAt }).where('outbox.id', '=', id).execute();
      if (!sendAt) await hand(db, id);
    }),
  );
}

/**
 * Sends one message of the outbox; the id keeps a repetition from arriving twice. What the other side refuses for good is marked
 * failed; throws Unreachable, to be tried again later.
 */
export async function sendMessage({ db, ports, now }: { db: Db; ports: Ports; now: Date }, id: string): Promise<void> {
  const message = await db
    .selectFrom('outbox')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!message) return;
  const port = { mail: ports.mail, sms: ports.sms, push: ports.push }[message.channel as Message['channel']];
  const isRefused = await refused(
    port.send({
      id: message.id,
      to: message.channel === 'sms' ? `+1${message.recipient}` : message.recipient,
      subject: message.subject ?? '',
      text: message.body,
      ...(message.link !== null && { link: message.link }),
    }),
  );
  await db
    .updateTable('outbox')
    .set(isRefused ? { state: 'failed' } : { state: 'sent', sent_at: now })
    .where('id', '=', id)
    .execute();
}

const KEPT_DAYS = 30;

/** Drops what was sent or refused so long ago that nobody asks for it: letters name people. */
export async function sweepSent(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('outbox.state', 'in', ['sent', 'failed'])
    .where('outbox.created_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}

/** True when the answer was no for good. */
const refused = (sending: Promise<void>): Promise<boolean> =>
  sending.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refused) return true;
      throw error;
    },
  );
