import { staffIds } from '#features/staff/server/staff-store.ts';
import type { Db } from '#server/db/db.ts';
import { peopleWith } from '#features/providers/server/places/role-store.ts';
import type { Reader } from '#features/notifications/server/store.ts';
import type { Holder, LeadEvent } from '../lead-request.ts';

type Entry = {
  leadId: string;
  what: LeadEvent;
  holder: Holder | null;
  userId: string;
  now: Date;
  /** What was said with it. */
  answer?: string;
};

export async function addLeadEvent(db: Db, { leadId, what, holder, userId, now, answer }: Entry): Promise<void> {
  await db
    .insertInto('lead_events')
    .values({ lead_id: leadId, what, holder, user_id: userId, at: now, answer: answer || null })
    .execute();
}

/** From now on they have the number; false when they had it already. */
export async function addHolder(
  db: Db,
  { leadId, holder, now }: { leadId: string; holder: Holder; now: Date },
): Promise<boolean> {
  const added = await db
    .insertInto('lead_holders')
    .values({ lead_id: leadId, holder, since: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('lead_holders.holder')
    .executeTakeFirst();
  return added !== undefined;
}

/** They say that they have it no more; false when they have said so, or never had it. */
export async function acknowledgeHolder(
  db: Db,
  { leadId, holder, now }: { leadId: string; holder: Holder; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lead_holders')
    .set({ acknowledged_at: now })
    .where('lead_id', '=', leadId)
    .where('holder', '=', holder)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const holdersOf = (db: Db, leadId: string) =>
  db
    .selectFrom('lead_holders')
    .select('lead_holders.holder')
    .where('lead_holders.lead_id', '=', leadId)
    .orderBy('lead_holders.holder')
    .$narrowType<{ holder: Holder }>()
    .execute();

/** The accounts behind a holder, and whether anybody answers at the center at all. */
export async function accountsOf(db: Db, holder: Holder, providerId: string): Promise<Reader[]> {
  if (holder === 'provider') {
    const right = 'contacts';
    return (await peopleWith(db, { providerId, right })).map((userId) => ({ userId, providerId, right }));
  }
  return (await staffIds(db)).map((userId) => ({ userId, providerId: null }));
}
