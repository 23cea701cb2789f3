import { refusedSlots } from '#features/availability/refusal.ts';
import { halfUntilFourHoursBefore } from '#features/bookings/refund-policy.ts';
import { type Booker, insertBooking, type InsertedBooking } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { milesBetween, type Place } from '#features/places/place.ts';
import { gazetteer } from '#features/places/server/gazetteer.ts';
import type { Db } from '#server/db/db.ts';
import { Failure, type Issue } from '#shared/failure.ts';
import { helpProblem, homeProblem, lengthProblem, totalOf, type VisitDetails, type VisitRequest } from '../../visit.ts';
import { type BookableCaregiver, bookableCaregiver } from '../caregiver-store.ts';
import { careVisitKind } from './visit-kind.ts';
import { visitSlots } from './visit-slots.ts';
import { visitTime } from './visit-time.ts';

type Booking = { id: string; booker: Booker; request: VisitRequest; now: Date };

/**
 * Writes a pending booking of as many hours as the visit lasts, in the caller's transaction. Throws `not_found` for a caregiver who
 * takes no bookings and a person one may not book for, `invalid_input`, `price_changed` and `slot_taken`.
 */
export async function bookVisit(db: Db, { id, booker, request, now }: Booking): Promise<InsertedBooking> {
  const { caregiverId, startsAt, hours, street } = request;
  const services = [...new Set(request.services)];
  const { userId } = booker;
  const personId = await ownPerson(db, { userId, personId: request.familyMemberId, scope: 'bookings', now });
  const caregiver = await bookableCaregiver(db, { id: caregiverId, now });
  if (!caregiver) throw new Failure('not_found');
  refuse(helpProblem(services, caregiver));
  const { home, miles } = await homeWithin(caregiver, request);
  const totalCents = checkedTotal(caregiver, request);
  const time = visitTime(caregiver.timeZone, startsAt, hours);
  const refused = await visitSlots.take(db, { providerId: caregiverId, times: [time] }, now);
  if (refused.length > 0) throw refusedSlots(refused, 'startsAt');
  const { city, state } = home;
  const zip = request.zip.slice(0, 5);
  const details: VisitDetails = {
    ...{ services, hours, city, state, zip },
    hourCents: caregiver.hourCents,
    miles: Math.round(miles * 10) / 10,
    moves: 0,
  };
  return insertBooking(db, {
    id,
    kind: careVisitKind,
    booker,
    personId,
    // It takes place at home: where the caregiver lives is written nowhere.
    provider: {
      ...caregiver,
      address: `${street}, ${city}, ${state} ${zip}`,
      latitude: home.latitude,
      longitude: home.longitude,
    },
    times: [time],
    refundPolicy: halfUntilFourHoursBefore,
    details,
    totalCents,
    dues: [{ amountCents: totalCents, dueAt: now }],
    note: request.issue,
    now,
  });
}

/** The place of the home, which the caregiver reaches. */
async function homeWithin(
  caregiver: BookableCaregiver,
  { zip }: VisitRequest,
): Promise<{ home: Place; miles: number }> {
  const home = (await gazetteer()).find(zip.slice(0, 5));
  if (!home) throw Failure.of('zip', 'errors.zipImproper');
  const miles = milesBetween(caregiver, home);
  refuse(homeProblem(miles, caregiver));
  return { home, miles };
}

function checkedTotal(caregiver: BookableCaregiver, { hours, expectedCents }: VisitRequest): number {
  refuse(lengthProblem(hours, caregiver));
  const totalCents = totalOf(hours, caregiver.hourCents);
  if (expectedCents !== undefined && expectedCents !== totalCents)
    throw new Failure('price_changed', { values: { totalCents } });
  return totalCents;
}

function refuse(issue: Issue | undefined) {
  if (issue) throw new Failure('invalid_input', { issues: [issue] });
}
