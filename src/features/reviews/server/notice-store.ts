import type { Db } from '#server/db/db.ts';
import { rolesWith } from '#shared/place-roles.ts';

/** What messages say of a review, and who wrote it. */
export const reviewNoticeFacts = (db: Db, reviewId: string) =>
  db
    .selectFrom('reviews')
    .innerJoin('providers', 'providers.id', 'reviews.provider_id')
    .leftJoin('bookings', 'bookings.id', 'reviews.booking_id')
    .select([
      'reviews.stars',
      'reviews.author',
      'reviews.user_id',
      'reviews.provider_id',
      'providers.name as provider_name',
      'bookings.kind as booking_kind',
    ])
    .where('reviews.id', '=', reviewId)
    .executeTakeFirstOrThrow();

const MOST_READERS = 200;

/** How to write to these accounts, or to those who reply for a provider. */
export const readersOf = (db: Db, { userIds, providerId }: { userIds: readonly string[]; providerId: string | null }) =>
  db
    .selectFrom('users')
    .leftJoin('provider_managers', (join) =>
      join
        .onRef('provider_managers.user_id', '=', 'users.id')
        .on('provider_managers.provider_id', '=', providerId)
        .on('provider_managers.role', 'in', rolesWith('reviews')),
    )
    .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
    .where((is) =>
      is.or([
        ...(userIds.length > 0 ? [is('users.id', 'in', [...userIds])] : []),
        is('provider_managers.user_id', 'is not', null),
      ]),
    )
    .orderBy('users.id')
    .limit(MOST_READERS)
    .execute();
