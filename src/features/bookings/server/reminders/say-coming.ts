import { readNotifications } from '#features/notifications/server/notify.ts';
import { notificationOf } from '#features/notifications/server/store.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { takeBack } from '#server/jobs/outbox.ts';
import { Failure } from '#shared/failure.ts';
import { canBeSure, isAhead } from '../../coming.ts';
import { BOOKING_NOTICE, type BookingNoticeFacts } from '../../notification.ts';
import type { BookingContext } from '../kind.ts';
import { noticeReaders } from '../notice-store.ts';
import { refreshPages } from '../notify-parties.ts';
import { openOfferOf } from '../offers/offer-store.ts';
import { lockBooking, writeBooking } from '../store.ts';
import { skipDueReminders } from './reminder-store.ts';

type Assurance = { bookingId: string; userId: string; isSure: boolean; startsAt: Date };

/**
 * The family says that it comes at this time, or no longer: as long as it is said nobody is reminded. The provider reads it and is
 * not told. A repetition changes nothing. Throws `not_found`, `time_changed` where the booking begins at another time than the page
 * showed, `too_early` and `too_late`.
 */
export async function sayComing(
  context: Pick<BookingContext, 'db' | 'bookingKinds' | 'now'>,
  { bookingId, userId, isSure, startsAt }: Assurance,
) {
  const { now } = context;
  await context.db.transaction().execute(async (db) => {
    const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now });
    if (!booking) throw new Failure('not_found');
    if (booking.startsAt.getTime() !== startsAt.getTime()) throw new Failure('time_changed');
    if (!isAhead(booking, now) || (isSure && (await openOfferOf(db, bookingId)))) throw new Failure('too_late');
    if (isSure && !canBeSure(booking, now)) throw new Failure('too_early');
    if (isSure === (booking.sureAt !== null)) return;
    await writeBooking(db, bookingId, { sure_at: isSure ? now : null });
    await (isSure
      ? endReminders(db, { bookingId, userId, startsAt, now })
      : skipDueReminders({ ...context, db }, bookingId));
    await refreshPages({ db, now }, { ...booking, isSent: true });
    await audit(db, {
      at: now,
      actorId: userId,
      personId: booking.personId,
      action: 'write',
      subject: `coming:${bookingId}`,
    });
  });
}

type Ending = Pick<Assurance, 'bookingId' | 'userId' | 'startsAt'> & { now: Date };

/** What waits for the end of quiet hours does not leave, and what the bell says of it has been answered. */
async function endReminders(db: Db, { bookingId, userId, startsAt, now }: Ending) {
  const readers = await noticeReaders(db, { bookingId, providerId: null, now });
  const userIds = [...new Set([userId, ...readers.map(({ id }) => id)])];
  await takeBack(db, { userIds, subjectId: bookingId, about: 'reminders' });
  for (const reader of userIds) {
    const known = await notificationOf(db, { userId: reader, kind: BOOKING_NOTICE, subjectId: bookingId, now });
    const facts = known?.facts as BookingNoticeFacts | undefined; // written by notifyParties
    if (facts && isOfBeginning(facts, startsAt))
      await readNotifications(db, { userId: reader, subjectId: bookingId, now });
  }
}

const isOfBeginning = ({ what, aboutTime }: BookingNoticeFacts, startsAt: Date) =>
  what === 'reminder' || (what === 'timeSoon' && aboutTime === startsAt.toISOString());
