import type { Db } from '#server/db/db.ts';

/** `what` names a service; `details` holds the words of the consent and whatever else was typed. */
export type NewLead = {
  kind: 'waiting_list';
  what: string;
  email: string;
  details: { consent: string } & Record<string, string>;
  createdAt: Date;
};

/** False when this address has asked for the same before. */
export async function insertLead(db: Db, { kind, what, email, details, createdAt }: NewLead): Promise<boolean> {
  const created = await db
    .insertInto('leads')
    .values({ kind, what, email, details: JSON.stringify(details), created_at: createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return created !== undefined;
}

const ofAccount = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select('users.email')
    .where('users.id', '=', userId)
    .where('users.email_verified_at', 'is not', null);

/** The waiting lists that the proven address of an account is on, the newest first. */
export const waitingListsOf = (db: Db, userId: string) =>
  db
    .selectFrom('leads')
    .select(['leads.id', 'leads.what', 'leads.created_at'])
    .where('leads.kind', '=', 'waiting_list')
    .where('leads.email', 'in', ofAccount(db, userId))
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id')
    .limit(20)
    .execute();

/** False when it is not one of this account. */
export async function leaveWaitingList(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('leads')
    .where('leads.id', '=', id)
    .where('leads.kind', '=', 'waiting_list')
    .where('leads.email', 'in', ofAccount(db, userId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Every list that the proven address of an account is on. */
export async function forgetLeads(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('leads').where('leads.email', 'in', ofAccount(db, userId)).execute();
}
