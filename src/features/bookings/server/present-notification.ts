import type { NotificationRow } from '#features/notifications/server/store.ts';
import type { BookingNotification } from '../contract.ts';
import type { AnyNotice, BookingNoticeFacts } from '../notification.ts';
import { differenceOf } from './booking-messages.ts';
import { presentUnpaidPart } from './changes/present-change.ts';
import { type BookingKind, isAtHome } from './kind.ts';
import type { NoticeFacts } from './notice-store.ts';

/** The latest of a booking, in the fields of the specification. */
export function presentNotification(row: NotificationRow): BookingNotification {
  const facts = row.facts as BookingNoticeFacts; // written by notifyParties
  return {
    bookingId: facts.bookingId,
    bookedDate: facts.bookedDate,
    status: facts.status,
    providerName: facts.providerName,
    _id: row.subject_id,
    updated_at: row.updated_at.toISOString(),
    isRead: row.read_at !== null,
    isForProvider: row.provider_id !== null,
  };
}

/** What the bell keeps of a booking: its fields and the words of its sentence. */
export function bellFacts(facts: NoticeFacts, what: AnyNotice, kind: BookingKind): BookingNoticeFacts {
  const open = differenceOf(facts);
  const cents = facts.about?.cents ?? open?.amountCents;
  const unpaid = presentUnpaidPart(facts, facts.updated_at);
  const day = facts.about?.day ?? facts.about?.time?.day;
  return {
    kind: kind.name,
    bookingId: facts.booking_id,
    bookedDate: facts.booked_date,
    status: facts.status,
    providerName: facts.provider_name,
    what,
    personName: `${facts.first_name} ${facts.last_name}`,
    isAtHome: isAtHome(kind, facts.snapshot),
    startsAt: facts.starts_at.toISOString(),
    timeZone: facts.time_zone,
    answerBy: (facts.about?.answerBy ?? facts.answer_by)?.toISOString() ?? null,
    ...(day && { about: day }),
    ...(facts.about?.time && { aboutTime: facts.about.time.startsAt.toISOString() }),
    ...(facts.about?.movedTo && { movedTo: facts.about.movedTo.startsAt.toISOString() }),
    ...(facts.about?.by && { bySide: facts.about.by }),
    heldUntil: facts.status === 'pending' ? (facts.held_until?.toISOString() ?? null) : null,
    ...(cents !== undefined && { cents }),
    ...(open && { payBy: open.payBy.toISOString() }),
    ...(unpaid && what !== 'dueUnpaid' && { unpaidCents: unpaid.cents }),
  };
}
