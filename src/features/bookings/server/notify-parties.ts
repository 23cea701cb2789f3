import { notify } from '#features/notifications/server/notify.ts';
import type { Reader } from '#features/notifications/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { publish } from '#server/realtime/fanout.ts';
import { type AnyNotice, BOOKING_NOTICE } from '../notification.ts';
import { hearingOf, latestOf, lettersAbout, newsAbout, pageOf } from './booking-messages.ts';
import { type BookingContext, kindNamed } from './kind.ts';
import { type NoticeDetails, type NoticeFacts, noticeFacts, noticeReaders } from './notice-store.ts';
import { tellInName } from './in-name/tell-in-name.ts';
import { endPayAsk } from './paying/pay-ask-store.ts';
import { bellFacts } from './present-notification.ts';

/**
 * Tells those whom it concerns what became of a booking, whoever is cared for among them: the bell, the open pages, mail, text and push. In the transaction that changed it,
 * as its last step but the audit: nobody hears of what is rolled back. Of a request that was never paid the provider knows nothing.
 */
export async function notifyParties(
  context: BookingContext,
  { bookingId, what, about }: { bookingId: string; what: AnyNotice; about?: NoticeDetails },
): Promise<void> {
  const { db, secrets, bookingKinds, publicUrl, now } = context;
  const facts: NoticeFacts = { ...(await noticeFacts(db, bookingId)), ...(about && { about }) };
  await endPayAsk(db, facts, now);
  const kind = kindNamed(bookingKinds, facts.kind);
  const heard = hearingOf(kind, what);
  const { family, provider } = heard;
  const isForProvider = provider !== undefined && facts.answer_by !== null;
  const found = await noticeReaders(db, { bookingId, providerId: isForProvider ? facts.provider_id : null, now });
  const readers = found
    .map((reader) => ({ ...reader, is_family: reader.is_family && family !== undefined }))
    .filter((reader) => reader.is_family || reader.is_provider);
  await notify(db, {
    kind: BOOKING_NOTICE,
    subjectId: bookingId,
    personId: facts.person_id,
    readers: readers.map(({ id, is_family: isFamily }): Reader => ({
      userId: id,
      providerId: isFamily ? null : facts.provider_id,
    })),
    facts: bellFacts(facts, what, kind),
    about: newsAbout(kind, what),
    latest: latestOf(what, facts),
    letters: readers.flatMap((reader) => lettersAbout(what, { kind, facts, reader, secrets, publicUrl })),
    link: ({ providerId }) => {
      const side = providerId === null ? 'family' : 'provider';
      return heard[side] === 'bell' ? undefined : pageOf(side, kind, bookingId);
    },
    refreshes: ({ providerId, userId }) => [
      ...(readers.some(({ id, is_family: isFamily }) => id === userId && isFamily) ? (['bookings'] as const) : []),
      ...(providerId !== null || readers.some(({ id, is_provider }) => id === userId && is_provider)
        ? (['requests', 'capacity'] as const)
        : []),
    ],
    now,
  });
  await tellInName(context, { what, facts, readers: found });
}

/** Has open pages on both sides of a booking ask again, without telling anything. */
export async function refreshPages(
  { db, now }: { db: Db; now: Date },
  { id, providerId, isSent }: { id: string; providerId: string; isSent: boolean },
): Promise<void> {
  const readers = await noticeReaders(db, { bookingId: id, providerId: isSent ? providerId : null, now });
  await publish(
    db,
    readers.map(({ id }) => id),
    ['bookings', 'requests'],
  );
}
