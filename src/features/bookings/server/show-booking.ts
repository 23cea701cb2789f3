import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Booking } from '../booking.ts';
import { kindNamed, speechIn, takenOf } from './kind.ts';
import { bookingOf, type FoundBooking, type ShownBooking } from './opened/opened-store.ts';
import { onlyToPay, presentBooking, type PresentContext } from './present.ts';

export const presentingFor = ({ bookingKinds, language, now }: Context): PresentContext => ({
  bookingKinds,
  speech: speechIn(language),
  now,
});

/** What was just written, as its writer sees it. */
export async function shownBooking(context: Context, id: string): Promise<Booking> {
  const { db, user, now } = context;
  const row = await bookingOf(db, { id, userId: user.id, scopes: ['bookings'], now });
  if (!row) throw new Failure('not_found');
  return openedBooking(context, row);
}

/** Not why it was wanted, nor what its provider asked and was told. */
export const withoutWords = (row: ShownBooking): ShownBooking => ({ ...row, note: null, packed_questions: null });

/** Not at whose home it is: so much its provider reads before its yes, and when it is not to be. */
export const withoutHome = (row: ShownBooking): ShownBooking => ({
  ...row,
  snapshot: { ...row.snapshot, address: '' },
});

/**
 * A booking as whoever may pay for it reads it. Who may not book for its person, too, reads what it costs, when and where it is: nothing
 * that anybody wrote, nothing of how the care went, and not what only its kind knows. All that they can do with it is pay.
 */
export function paidBooking(context: Context, row: FoundBooking): Booking {
  const presenting = presentingFor(context);
  if (row.may_book) return presentBooking(row, presenting);
  const known = { ...withoutWords(row), cancel_reason: null, packed_change: null, packed_attendance: null };
  const shown = onlyToPay(presentBooking(known, presenting));
  return {
    ...shown,
    single: shown.single.map((time) => ({ ...time, reason: null, canCancel: false, canMove: false })),
    details: {},
    offer: null,
    isSure: false,
    canCancel: false,
    canExtend: false,
    canReview: false,
    canBeSure: false,
    canChangeDays: false,
  };
}

/** A booking as it is opened, with the times that are free at this moment where its provider offers others. */
export async function openedBooking(context: Context, row: ShownBooking): Promise<Booking> {
  const { db, user, bookingKinds, now } = context;
  const { otherTimes } = kindNamed(bookingKinds, row.kind);
  const taken = takenOf({ ...row, providerId: row.provider_id }, row.times);
  const times = row.packed_offer && otherTimes ? await otherTimes.near(db, taken, { userId: user.id, now }) : [];
  return presentBooking(row, { ...presentingFor(context), times });
}
