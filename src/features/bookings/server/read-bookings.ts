import { auditReading } from '#server/audit.ts';
import type { Answer, HandlerInput, Scope } from '#shared/call.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Booking } from '../booking.ts';
import type { bookings } from '../contract.ts';
import { type BookingKinds, isAtHome, kindNamed } from './kind.ts';
import { bookingOf, type FoundBooking } from './opened/opened-store.ts';
import { bookingsOf } from './list-store.ts';
import { presentCard } from './present.ts';
import { openedBooking, paidBooking, presentingFor, withoutHome, withoutWords } from './show-booking.ts';

type ListedPage = Omit<HandlerInput<typeof bookings.list>['query'], 'kind'> & KindFilter;

/** A page of the bookings of one's circle; the look is in the trail of each person. */
export async function listBookings(
  context: Context,
  { for: personId, kinds, on, ...where }: ListedPage,
): Promise<Answer<typeof bookings.list>> {
  const { db, user, bookingKinds, now } = context;
  const { rows, counts } = await bookingsOf(db, {
    userId: user.id,
    personId: personId ?? null,
    kinds: kinds || on ? kindsIn(bookingKinds, { kinds, on }) : null,
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

/** Other circles of readers than who may book: `payments`, who reads of it what is paid for; `kinds`, of those alone. */
type ReadOptions = { scopes?: readonly Scope[]; kinds?: readonly string[] };

/** One booking of one's circle, or of a provider that one works for. Throws `not_found`. */
export async function readBooking(
  context: Context,
  id: string,
  { scopes = ['bookings'], kinds }: ReadOptions = {},
): Promise<Booking> {
  const { db, user, now } = context;
  const row = await bookingOf(db, { id, userId: user.id, providerIds: user.providerIds, scopes, now });
  if (!row || kinds?.includes(row.kind) === false) throw new Failure('not_found');
  await auditReading(context, { people: peopleOf([row]), subject: `booking:${row.id}` });
  if (!row.may_book && !row.is_at_provider) return paidBooking(context, row);
  // Of a visit that is not to be, a provider reads no more why it was wanted.
  const isShown = row.may_book || row.status !== 'cancelled';
  const known = { ...row, may_read_note: row.may_read_note || row.is_at_provider };
  const shown = isShown ? known : withoutWords(known);
  return openedBooking(context, hidesHome(row, context) ? withoutHome(shown) : shown);
}

/** Those of these kinds, and those that stand on that page of their families. */
type KindFilter = { kinds?: readonly string[] | undefined; on?: string | undefined };

const kindsIn = (all: BookingKinds, { kinds, on }: KindFilter): string[] =>
  Object.values(all)
    .filter(({ name, page }) => kinds?.includes(name) !== false && page === (on ?? page))
    .map(({ name }) => name);

const hidesHome = ({ may_book: mayBook, status, kind, snapshot }: FoundBooking, { bookingKinds }: Context): boolean =>
  !mayBook && (status === 'pending' || status === 'cancelled') && isAtHome(kindNamed(bookingKinds, kind), snapshot);

const peopleOf = (rows: readonly { person_id: string }[]) => rows.map((row) => row.person_id);
