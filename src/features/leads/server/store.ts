import type { Db } from '#server/db/db.ts';

/** `what` names a service or a kind of partner; `details` holds the words of the consent and whatever else was typed. */
export type NewLead = {
  kind: 'waiting_list' | 'partner';
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
