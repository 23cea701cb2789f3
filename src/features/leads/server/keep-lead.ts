import type { Db } from '#server/db/db.ts';
import { type Message, enqueue } from '#server/jobs/outbox.ts';
import { insertLead, type NewLead } from './store.ts';

/** Inserts a lead and sends its confirmation. A second request of the same address changes nothing and sends no second mail. */
export async function keepLead(db: Db, lead: NewLead, confirmation: Message): Promise<void> {
  await db.transaction().execute(async (db) => {
    if (await insertLead(db, lead)) await enqueue(db, [confirmation], lead.createdAt);
  });
}
