import type { Db } from '#server/db/db.ts';
import { type Message, enqueue } from '#server/jobs/outbox.ts';
import { insertLead, type NewLead } from './store.ts';

/** Keeps a lead and posts its confirmation. Who has asked for the same before gets no second letter, and the first lead stays as it was. */
export async function keepLead(db: Db, lead: NewLead, confirmation: Message): Promise<void> {
  await db.transaction().execute(async (db) => {
    if (await insertLead(db, lead)) await enqueue(db, [confirmation], lead.createdAt);
  });
}
