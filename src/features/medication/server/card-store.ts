import type { PersonId } from '#features/family/server/access.ts';
import { peopleOf } from '#features/family/server/access-store.ts';
import type { Db } from '#server/db/db.ts';

/** Whom a card is of: their own account, or that of whoever looks after them. */
export const holderOfCard = (db: Db, person: PersonId) =>
  db
    .selectFrom('people')
    .leftJoin('users as own', 'own.id', 'people.user_id')
    .leftJoin('users as keeper', (join) =>
      join.onRef('keeper.id', '=', 'people.created_by').on('people.user_id', 'is', null),
    )
    .select(['people.first_name', 'people.last_name', 'people.date_of_birth', 'own.language'])
    .select([
      'keeper.first_name as keeper_first_name',
      'keeper.last_name as keeper_last_name',
      'keeper.phone as keeper_phone',
    ])
    .where('people.id', '=', person)
    .executeTakeFirstOrThrow();
export type HolderRow = Awaited<ReturnType<typeof holderOfCard>>;

/** Whether this account may also book for a person whose records it sees. */
export async function seesBookings(db: Db, person: PersonId, asking: { userId: string; now: Date }): Promise<boolean> {
  const row = await peopleOf(db, { ...asking, scope: 'bookings' })
    .where('people.id', '=', person)
    .executeTakeFirst();
  return row !== undefined;
}
