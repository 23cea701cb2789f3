import { auditReading } from '#server/audit.ts';
import type { Answer, Received } from '#shared/call.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Booking } from '../booking.ts';
import type { bookings } from '../contract.ts';
import { bookingOf, bookingsOf } from './list-store.ts';
import { presentCard } from './present.ts';
import { openedBooking, presentingFor, withoutWords } from './show-booking.ts';

/** A page of the bookings of one's circle; the look is in the trail of each person. */
export async function listBookings(
  context: Context,
  { for: personId, kind, ...where }: Received<typeof bookings.list>['query'],
): Promise<Answer<typeof bookings.list>> {
  const { db, user, now } = context;
  const { rows, counts } = await bookingsOf(db, {
    userId: user.id,
    personId: personId ?? null,
    kind: kind ?? null,
    now,
    ...where,
  });
  await auditReading(context, { people: peopleOf(rows), subject: 'bookings' });
  const presenting = presentingFor(context);
  return {
    data: rows.map((row) => presentCard(row, presenting)),
    pagization: { totalCount: counts[where.tab] },
    counts,
  };
}

/** One booking of one's circle, or of a provider that one works for; with `kind`, of that kind alone. Throws `not_found`. */
export async function readBooking(context: Context, id: string, kind?: string): Promise<Booking> {
  const { db, user, now } = context;
  const row = await bookingOf(db, { id, userId: user.id, providerIds: user.providerIds, scope: 'bookings', now });
  if (!row || row.kind !== (kind ?? row.kind)) throw new Failure('not_found');
  await auditReading(context, { people: peopleOf([row]), subject: `booking:${row.id}` });
  // Of a visit that is not to be, a provider reads no more why it was wanted.
  const isShown = row.is_own || row.status !== 'cancelled';
  return openedBooking(context, isShown ? row : withoutWords(row));
}

const peopleOf = (rows: readonly { person_id: string }[]) => rows.map((row) => row.person_id);
