import { refusedSlots } from '#features/availability/refusal.ts';
import { halfUntilFourHoursBefore } from '#features/bookings/refund-policy.ts';
import type { BookingKind, Time } from '#features/bookings/server/kind.ts';
import type { NewDue } from '#features/bookings/server/new-rows-store.ts';
import { type Booker, insertBooking, type InsertedBooking } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { milesBetween, type Place } from '#features/places/place.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import type { Db } from '#server/db/db.ts';
import { Failure, type Issue } from '#shared/failure.ts';
import { partsOf, type SeriesRequest } from '../../series.ts';
import { helpProblem, homeProblem, lengthProblem, totalOf, type VisitDetails, type VisitRequest } from '../../visit.ts';
import { type BookableCaregiver, bookableCaregiver } from '../caregiver-store.ts';
import { careSeriesKind, careVisitKind } from './visit-kind.ts';
import { visitSlots } from './visit-slots.ts';
import { visitTime } from './visit-time.ts';

type Booking<Request> = { id: string; booker: Booker; request: Request; now: Date };

/**
 * Writes a pending booking of as many hours as the visit lasts, in the caller's transaction. Throws `not_found` for a caregiver who
 * takes no bookings and a person one may not book for, `invalid_input`, `price_changed` and `slot_taken`.
 */
export const bookVisit = (db: Db, { request, ...booking }: Booking<VisitRequest>): Promise<InsertedBooking> =>
  bookVisits(db, {
    ...booking,
    request,
    kind: careVisitKind,
    starts: { field: 'startsAt', instants: [request.startsAt] },
    partsOf: (_, amountCents) => [{ amountCents, dueAt: booking.now }],
  });

/** The same for visits that come again each week, all of them or none. Throws the same. */
export const bookSeries = (db: Db, { request, ...booking }: Booking<SeriesRequest>): Promise<InsertedBooking> =>
  bookVisits(db, {
    ...booking,
    request,
    kind: careSeriesKind,
    starts: { field: 'starts', instants: request.starts },
    partsOf: (times, amountCents) => partsOf(times, amountCents, booking.now),
  });

type Visits = Booking<Omit<VisitRequest, 'startsAt'>> & {
  kind: BookingKind;
  /** When they begin, in their order, and where that was chosen. */
  starts: { field: string; instants: readonly Date[] };
  /** In which parts they are paid at so many cents each. */
  partsOf: (times: readonly Time[], cents: number) => readonly NewDue[];
};

async function bookVisits(db: Db, { id, kind, booker, request, starts, partsOf, now }: Visits) {
  const { caregiverId, hours, street } = request;
  const services = [...new Set(request.services)];
  const { userId } = booker;
  const personId = await ownPerson(db, { userId, personId: request.familyMemberId, scope: 'bookings', now });
  const caregiver = await bookableCaregiver(db, { id: caregiverId, now });
  if (!caregiver) throw new Failure('not_found');
  refuse(helpProblem(services, caregiver));
  const { home, miles } = await homeWithin(caregiver, request);
  const times = starts.instants.map((startsAt) => visitTime(caregiver.timeZone, startsAt, hours));
  if (times.some((time, index) => index > 0 && time.startsAt < (times[index - 1]?.endsAt ?? time.startsAt)))
    throw Failure.of(starts.field, 'errors.invalid_input');
  const centsEach = checkedPrice(caregiver, request, times.length);
  const refused = await visitSlots.take(db, { providerId: caregiverId, times }, now);
  if (refused.length > 0) throw refusedSlots(refused, starts.field);
  const { city, state } = home;
  const zip = request.zip.slice(0, 5);
  const details: VisitDetails = {
    ...{ services, hours, city, state, zip },
    hourCents: caregiver.hourCents,
    miles: Math.round(miles * 10) / 10,
    moves: 0,
  };
  return insertBooking(db, {
    ...{ id, kind, booker, personId, times, details, now },
    // It takes place at home: where the caregiver lives is written nowhere.
    provider: {
      ...caregiver,
      address: `${street}, ${city}, ${state} ${zip}`,
      latitude: home.latitude,
      longitude: home.longitude,
    },
    refundPolicy: halfUntilFourHoursBefore,
    totalCents: centsEach * times.length,
    dues: partsOf(times, centsEach),
    note: request.issue,
  });
}

/** The place of the home, which the caregiver reaches. */
async function homeWithin(
  caregiver: BookableCaregiver,
  { zip }: Pick<VisitRequest, 'zip'>,
): Promise<{ home: Place; miles: number }> {
  const home = (await gazetteer()).find(zip.slice(0, 5));
  if (!home) throw Failure.of('zip', 'errors.zipImproper');
  const miles = milesBetween(caregiver, home);
  refuse(homeProblem(miles, caregiver));
  return { home, miles };
}

type Length = Pick<VisitRequest, 'hours' | 'expectedCents'>;

/** What one of so many visits costs, in cents. */
function checkedPrice(caregiver: BookableCaregiver, { hours, expectedCents }: Length, visits: number): number {
  refuse(lengthProblem(hours, caregiver));
  const cents = totalOf(hours, caregiver.hourCents);
  const totalCents = cents * visits;
  if (expectedCents !== undefined && expectedCents !== totalCents)
    throw new Failure('price_changed', { values: { totalCents } });
  return cents;
}

function refuse(issue: Issue | undefined) {
  if (issue) throw new Failure('invalid_input', { issues: [issue] });
}
