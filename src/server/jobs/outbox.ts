import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Ports } from '#server/ports/ports.ts';
import { Refused } from '#server/ports/refused.ts';

/** Words for one person, ready to leave: an address for mail, a phone of ten digits for sms, an account's id for push. */
export type Message = { channel: 'mail' | 'sms' | 'push'; to: string; subject?: string; text: string };

export const SEND_MESSAGE = 'send-message';

/** Puts messages into the outbox, in the caller's transaction; they leave after it has committed, and only then. */
export async function enqueue(db: Db, messages: Message[], now: Date): Promise<void> {
  for (const { channel, to, subject, text } of messages) {
    const { id } = await db
      .insertInto('outbox')
      .values({ channel, recipient: to, subject: subject ?? null, body: text, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`select graphile_worker.add_job(${SEND_MESSAGE}, json_build_object('id', ${id}::text), max_attempts => 8)`.execute(
      db,
    );
  }
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
    }),
  );
  await db
    .updateTable('outbox')
    .set(isRefused ? { state: 'failed' } : { state: 'sent', sent_at: now })
    .where('id', '=', id)
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
