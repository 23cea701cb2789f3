import { sql } from 'kysely';
import { isVerified } from '#features/providers/server/verified-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Mode } from '../appointment-price.ts';
import type { Specialty } from '../specialties.ts';

/** How many doctors are verified, and their years of clinical experience on average, in whole years. */
export async function countVerified(db: Db, now: Date): Promise<{ doctors: number; years: number | null }> {
  return db
    .selectFrom('providers')
    .innerJoin('doctors', 'doctors.provider_id', 'providers.id')
    .select((is) => is.fn.countAll<number>().as('doctors'))
    .select(
      sql<number | null>`round(avg(extract(year from age(${now}::timestamptz, doctors.practises_since))))::int`.as(
        'years',
      ),
    )
    .where(isVerified(now))
    .executeTakeFirstOrThrow();
}

/** How many verified doctors each specialty has, and their lowest price. */
export const specialtiesOffered = (db: Db, now: Date) =>
  db
    .selectFrom('providers')
    .innerJoin('doctors', 'doctors.provider_id', 'providers.id')
    .select(sql<Specialty>`unnest(doctors.specialties)`.as('specialty'))
    .select((is) => [is.fn.countAll<number>().as('doctors'), is.fn.min('providers.price_cents').as('from_cents')])
    .where(isVerified(now))
    .groupBy('specialty')
    .orderBy('doctors', 'desc')
    .orderBy('specialty')
    .limit(100)
    .execute();

/** By how many verified doctors people are seen in each way, and from what price. */
export async function modesOffered(
  db: Db,
  now: Date,
): Promise<{ mode: Mode; doctors: number; fromCents: number | null }[]> {
  const row = await db
    .selectFrom('providers')
    .innerJoin('doctors', 'doctors.provider_id', 'providers.id')
    .select((is) => [
      is.fn.count<number>('doctors.video_cents').as('by_video'),
      is.fn.min('doctors.video_cents').as('video_from'),
      is.fn.count<number>('doctors.chat_cents').as('by_chat'),
      is.fn.min('doctors.chat_cents').as('chat_from'),
    ])
    .where(isVerified(now))
    .executeTakeFirstOrThrow();
  return [
    { mode: 'video', doctors: row.by_video, fromCents: row.video_from },
    { mode: 'chat', doctors: row.by_chat, fromCents: row.chat_from },
  ];
}
