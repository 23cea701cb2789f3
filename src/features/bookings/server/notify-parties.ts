import { noteNews } from '#features/notifications/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { publish } from '#server/realtime/fanout.ts';
import { newsFacts, newsReaders } from './store.ts';
import { messagesAbout, type BookingNotice } from './booking-messages.ts';

/** What the provider hears of too; of a request that was never paid it knows nothing. */
const forBoth: readonly BookingNotice[] = ['paid', 'accepted', 'declined', 'expired', 'cancelled'];

/**
 * Tells both sides what became of a booking: the bell, the open pages, mail and text. In the transaction that changed it,
 * as its last step but the audit: nobody hears of what is rolled back.
 */
export async function notifyParties(
  db: Db,
  { bookingId, what, publicUrl, now }: { bookingId: string; what: BookingNotice; publicUrl: string; now: Date },
): Promise<void> {
  const facts = await newsFacts(db, bookingId);
  const isForBoth = forBoth.includes(what) && facts.answer_by !== null;
  const readers = await newsReaders(db, { userId: facts.user_id, centreId: isForBoth ? facts.provider_id : null });
  await noteNews(db, { bookingId, userIds: readers.map(({ id }) => id), status: facts.status, now });
  await enqueue(
    db,
    readers.flatMap((reader) => messagesAbout(what, { facts, reader, publicUrl })),
    now,
  );
  await publish(db, [facts.user_id], ['bookings', 'notifications']);
  const managers = readers.filter(({ is_provider }) => is_provider).map(({ id }) => id);
  if (managers.length > 0) await publish(db, managers, ['requests', 'seats', 'notifications']);
}

/** Has open pages on both sides ask again, without news. */
export async function refreshPages(
  db: Db,
  { userId, providerId, isSent }: { userId: string; providerId: string; isSent: boolean },
): Promise<void> {
  const readers = await newsReaders(db, { userId, centreId: isSent ? providerId : null });
  await publish(
    db,
    readers.map(({ id }) => id),
    ['bookings', 'requests'],
  );
}
