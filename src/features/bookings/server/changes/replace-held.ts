import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#shared/failure.ts';
import { askableUntil } from '../../status.ts';
import { auditChange } from '../audit-change.ts';
import type { BookingContext, Time } from '../kind.ts';
import { refreshPages } from '../notify-parties.ts';
import { addEvent, type LockedBooking, lockBooking, writeBooking } from '../store.ts';
import type { BookingKey } from './booking-key.ts';
import { writePart } from './due-store.ts';
import { replaceTimes } from './times-store.ts';

/** A booking that this account may change and that is held unpaid now, locked. Throws `not_found` and `hold_ended`. */
export async function lockHeld({ db, now }: BookingContext, { bookingId, userId }: BookingKey): Promise<HeldBooking> {
  const booking = await lockBooking(db, bookingId, { userId, scope: 'bookings', now });
  if (!booking) throw new Failure('not_found');
  const { heldUntil, dues } = booking;
  const [due] = dues;
  if (booking.status !== 'pending' || heldUntil === null || heldUntil <= now || due?.state !== 'due')
    throw new Failure('hold_ended');
  return { ...booking, heldUntil, due };
}

export type HeldBooking = LockedBooking & { heldUntil: Date; due: LockedBooking['dues'][number] };

type Replacement = {
  /** At least one, in their order; what they take has been taken, and what the booking had before has been given back. */
  times: readonly [Time, ...Time[]];
  details: Record<string, unknown>;
  totalCents: number;
  /** What is paid at once. */
  firstCents: number;
  /** Left out, it stays. */
  note: string | undefined;
  userId: string;
};

/**
 * An unpaid booking becomes another one of its provider, under its number and until the end of its hold, or until the other one can be
 * asked for no longer. The booking is locked, and no charge of it is under way. The same again changes nothing.
 */
export async function replaceHeld(context: BookingContext, booking: HeldBooking, instead: Replacement): Promise<void> {
  const { db, now } = context;
  const { times, details, totalCents, firstCents, note, userId } = instead;
  const { id, heldUntil, snapshot } = booking;
  if (!isDeepStrictEqual(snapshot.details, details)) {
    await replaceTimes(context, booking, times);
    await writePart(db, booking.due, { state: 'due', amountCents: firstCents, now });
    await addEvent(db, { bookingId: id, what: 'changed', now });
  }
  await writeBooking(db, id, {
    snapshot: JSON.stringify({ ...snapshot, details }),
    total_cents: totalCents,
    held_until: new Date(Math.min(heldUntil.getTime(), askableUntil(times[0]).getTime())),
    ...(note !== undefined && { note: note || null }),
    updated_at: now,
  });
  await refreshPages(context, { ...booking, isSent: false });
  await auditChange(context, booking, userId);
}
