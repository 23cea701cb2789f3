import type { Db } from '#server/db/db.ts';
import { post } from '#features/preferences/server/post.ts';
import { insertLead, type NewLead } from './store.ts';

/** To an address that may have no account: whoever asked hears that it was kept. */
type Confirmation = { to: string; subject: string; text: string };

/** Inserts a lead and sends its confirmation, if there is one. A second request of the same address changes nothing and sends no second mail. */
export async function keepLead(db: Db, lead: NewLead, confirmation: Confirmation | null): Promise<void> {
  await db.transaction().execute(async (db) => {
    if ((await insertLead(db, lead)) && confirmation)
      await post(db, [{ ...confirmation, channel: 'mail', about: 'asked', userId: null }], lead.createdAt);
  });
}
