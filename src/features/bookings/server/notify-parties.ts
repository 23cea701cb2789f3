import { notify } from '#features/notifications/server/notify.ts';
import type { Reader } from '#features/notifications/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { publish } from '#server/realtime/fanout.ts';
import { BOOKING_NOTICE, type BookingNotice } from '../notification.ts';
import { messagesAbout } from './booking-messages.ts';
import { type BookingContext, kindNamed } from './kind.ts';
import { bellFacts, noticeFacts, noticeReaders } from './notice-store.ts';

/** What the provider hears of too; of a request that was never paid it knows nothing. */
const forBoth: readonly BookingNotice[] = ['paid', 'accepted', 'declined', 'expired', 'cancelled', 'moved', 'replied'];

/** What the provider alone hears of. */
const forProvider: readonly BookingNotice[] = ['unanswered'];

/**
 * Tells both sides what became of a booking: the bell, the open pages, mail and text. In the transaction that changed it,
 * as its last step but the audit: nobody hears of what is rolled back.
 */
export async function notifyParties(
  { db, bookingKinds, publicUrl, now }: BookingContext,
  { bookingId, what }: { bookingId: string; what: BookingNotice },
): Promise<void> {
  const facts = await noticeFacts(db, bookingId);
  const isForProvider = (forBoth.includes(what) || forProvider.includes(what)) && facts.answer_by !== null;
  const found = await noticeReaders(db, { bookingId, providerId: isForProvider ? facts.provider_id : null });
  const readers = forProvider.includes(what)
    ? found.filter((reader) => reader.is_provider).map((reader) => ({ ...reader, is_family: false }))
    : found;
  const kind = kindNamed(bookingKinds, facts.kind);
  await notify(db, {
    kind: BOOKING_NOTICE,
    subjectId: bookingId,
    personId: facts.person_id,
    readers: readers.map(({ id, is_family: isFamily }): Reader => ({
      userId: id,
      providerId: isFamily ? null : facts.provider_id,
    })),
    facts: bellFacts(facts, what),
    messages: readers.flatMap((reader) => messagesAbout(what, { kind, facts, reader, publicUrl })),
    refreshes: ({ providerId, userId }) => [
      ...(readers.some(({ id, is_family: isFamily }) => id === userId && isFamily) ? (['bookings'] as const) : []),
      ...(providerId !== null || readers.some(({ id, is_provider }) => id === userId && is_provider)
        ? (['requests', 'capacity'] as const)
        : []),
    ],
    now,
  });
}

/** Has open pages on both sides of a booking ask again, without telling anything. */
export async function refreshPages(
  db: Db,
  { id, providerId, isSent }: { id: string; providerId: string; isSent: boolean },
): Promise<void> {
  const readers = await noticeReaders(db, { bookingId: id, providerId: isSent ? providerId : null });
  await publish(
    db,
    readers.map(({ id }) => id),
    ['bookings', 'requests'],
  );
}
