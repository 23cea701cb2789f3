import { ownPerson, type PersonId } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';

type CardPersonQuery = { userId: string; personId: string | null; now: Date };

/**
 * The person whose insurance cards this account may see and use: itself when `personId` is null, or whoever lets it both see their
 * records and pay for them. Throws `not_found` for everybody else.
 */
export async function cardPerson(db: Db, asked: CardPersonQuery): Promise<PersonId> {
  await ownPerson(db, { ...asked, scope: 'payments' });
  return ownPerson(db, { ...asked, scope: 'records' });
}
