import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

export type Channel = 'mail' | 'sms' | 'push';
export type Letter = {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string | null;
  text: string;
  html: string | null;
  deliveredAt: Date;
};

/**
 * What the embedded mail, text message and push parts delivered, newest first; with `to`, to recipients in which that stands. For
 * the eyes of a developer.
 */
export async function listMailbox(db: Db, { to = '', limit }: { to?: string; limit: number }): Promise<Letter[]> {
  const rows = await db
    .selectFrom('mailbox')
    .selectAll()
    .where(sql`position(${to} in recipient)`, '>', 0)
    .orderBy('delivered_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel as Channel, // held to these words by the table
    recipient: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    deliveredAt: row.delivered_at,
  }));
}

/** A message that is delivered twice is in the mailbox once. */
export async function dropInMailbox(
  db: Db,
  letter: { id: string; channel: Channel; to: string; subject?: string; text: string; html?: string },
): Promise<void> {
  await db
    .insertInto('mailbox')
    .values({
      id: letter.id,
      channel: letter.channel,
      recipient: letter.to,
      subject: letter.subject ?? null,
      body_text: letter.text,
      body_html: letter.html ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
