import { sql } from 'kysely';
import { PAGE_LENGTH } from '#features/bookings/contract.ts';
import type { Status } from '#features/bookings/status.ts';
import type { Db } from '#server/db/db.ts';

type News = { bookingId: string; userIds: readonly string[]; status: Status; now: Date };

/** The latest news of a booking for each of these people: one row each, unread again. */
export async function noteNews(db: Db, { bookingId, userIds, status, now }: News): Promise<void> {
  await db
    .insertInto('booking_notifications')
    .values(userIds.map((userId) => ({ user_id: userId, booking_id: bookingId, status, updated_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'booking_id']).doUpdateSet({ status, updated_at: now, read_at: null }),
    )
    .execute();
}

export type NotificationRow = NonNullable<Awaited<ReturnType<typeof notificationOf>>>;

/** News of bookings that one made, or of centres that one manages still. */
const heard = (db: Db, userId: string) =>
  db
    .selectFrom('booking_notifications')
    .innerJoin('bookings', 'bookings.id', 'booking_notifications.booking_id')
    .where('booking_notifications.user_id', '=', userId)
    .where((is) =>
      is.or([
        is('bookings.user_id', '=', userId),
        is.exists(
          is
            .selectFrom('centre_managers')
            .select('centre_managers.user_id')
            .where('centre_managers.user_id', '=', userId)
            .whereRef('centre_managers.centre_id', '=', 'bookings.provider_id'),
        ),
      ]),
    );

const told = (db: Db, userId: string) =>
  heard(db, userId)
    .select([
      'bookings.id',
      'bookings.booking_id',
      'bookings.booked_date',
      'bookings.provider_name',
      'booking_notifications.status',
      'booking_notifications.updated_at',
      'booking_notifications.read_at',
    ])
    .select(sql<boolean>`bookings.user_id <> ${userId}`.as('is_for_provider'))
    .$narrowType<{ status: Status }>();

/** A page of news, and how many there are unread. One query; an empty page needs another for the number. */
export async function notificationsOf(
  db: Db,
  { userId, page }: { userId: string; page: number },
): Promise<{ rows: NotificationRow[]; unread: number }> {
  const rows = await told(db, userId)
    .select(unreadOf(db, userId).as('unread'))
    .orderBy('booking_notifications.updated_at', 'desc')
    .orderBy('booking_notifications.id')
    .limit(PAGE_LENGTH)
    .offset((page - 1) * PAGE_LENGTH)
    .execute();
  return { rows, unread: rows[0]?.unread ?? (await unreadOf(db, userId).executeTakeFirstOrThrow()).unread };
}

const unreadOf = (db: Db, userId: string) =>
  heard(db, userId)
    .where('booking_notifications.read_at', 'is', null)
    .select((count) => count.fn.countAll<number>().as('unread'));

/** `which`: a booking's key, or the number that people read. Undefined when this account has heard nothing of it. */
export const notificationOf = (db: Db, { userId, which }: { userId: string; which: string }) =>
  told(db, userId)
    .where(isUuid.test(which) ? 'bookings.id' : 'bookings.booking_id', '=', which)
    .executeTakeFirst();

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export async function markRead(
  db: Db,
  { userId, bookingId, now }: { userId: string; bookingId?: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('booking_notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
