import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/**
 * Whether a provider counts as verified at an instant: staff has approved it, and what it showed then still holds. Lists, pages,
 * bookings and the badge all ask this, of a row named `providers`.
 */
export const isVerified = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(providers.verified_at is not null and providers.evidence_until > ${now})`;

/** The same of one provider. */
export async function isVerifiedAt(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('providers')
    .select(isVerified(now).as('is_verified'))
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.is_verified ?? false;
}
