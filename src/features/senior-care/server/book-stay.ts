import { freeUntilTwoDaysBefore } from '#features/bookings/refund-policy.ts';
import { askableUntil } from '#features/bookings/status.ts';
import type { Time } from '#features/bookings/server/kind.ts';
import { type Booker, insertBooking, type InsertedBooking } from '#features/bookings/server/store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, type Day, dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { timesOn } from '../free-day.ts';
import { SERVICE_ID, serviceIds, type Stay, type StayRequest } from '../stay.ts';
import type { StayDetails } from '../stay-details.ts';
import { careDays, estimateStay, type Estimate } from '../stay-price.ts';
import { fitsRooms, pricesIn } from '../rooms.ts';
import { takeSeats } from './seats.ts';
import { stays } from './stay-kind.ts';
import { bookableCentre, type BookableCentre, type OwnDaysQuery, ownBookingsOn } from './stay-store.ts';

/** The first day may lie so far ahead. */
export const BOOK_AHEAD_DAYS = 400;

/**
 * Writes a pending booking and holds its seats for 900 seconds, in the caller's transaction. Throws `not_found` for
 * a centre that takes no bookings and a person one may not book for, `invalid_input`, `already_held`, `price_changed` and `seats_taken`.
 */
export async function bookStay(db: Db, { id, booker, request, now }: Booking): Promise<InsertedBooking> {
  const centre = await bookableCentre(db, { id: request.centerId, now });
  if (!centre) throw new Failure('not_found');
  const asked = { userId: booker.userId, personId: request.familyMemberId, scope: 'bookings', now } as const;
  const personId = await ownPerson(db, asked);
  if (request.categoryId !== null && request.categoryId !== centre.kind)
    throw Failure.of('categoryId', 'errors.serviceUnselected');
  if (request.serviceID !== SERVICE_ID && request.serviceID !== serviceIds[centre.kind])
    throw Failure.of('serviceID', 'errors.serviceUnselected');
  const stay = plannedStay(centre, request, now);
  const days = stay.times.map(({ day }) => day);
  if (request.again === false)
    await refuseHeld(db, { userId: booker.userId, personId: request.familyMemberId, centreId: centre.id, days, now });
  await checkSeats(db, { centreId: centre.id, days, guests: request.guestsCount, room: request.roomType });
  return insertBooking(db, {
    id,
    kind: stays,
    booker,
    personId,
    provider: centre,
    times: stay.times,
    refundPolicy: freeUntilTwoDaysBefore,
    details: stay.details,
    totalCents: stay.estimate.totalCents,
    dues: [{ amountCents: stay.estimate.depositCents, dueAt: now }],
    note: request.note,
    now,
  });
}

type Booking = { id?: string; booker: Booker; request: StayRequest; now: Date };

type PlannedStay = { times: [Time, ...Time[]]; estimate: Estimate; details: StayDetails };

/** What a stay would be at this centre: when, for how much, and what is frozen of it. Throws `invalid_input` and `price_changed`. */
export function plannedStay(centre: BookableCentre, request: PricedStay, now: Date): PlannedStay {
  const times = checkedTimes(centre, request, now);
  if (!fitsRooms(centre.rooms, request.roomType)) throw Failure.of('roomType', 'errors.roomUnchosen');
  const estimate = estimateStay(pricesIn(centre, request.roomType), request, centre.openWeekdays);
  checkPrice(estimate, request);
  return { times, estimate, details: frozen(centre, request, estimate) };
}

type PricedStay = Stay & Pick<StayRequest, 'estimateTotalCents'>;

/** The account is locked, so that of two at once the second finds what the first holds. Throws `already_held`. */
async function refuseHeld(db: Db, sought: Omit<OwnDaysQuery, 'kind'>) {
  const held = (await ownBookingsOn(db, { ...sought, kind: stays.name })).find(({ is_held: isHeld }) => isHeld);
  if (held) throw new Failure('already_held', { values: { id: held.id, bookingId: held.booking_id } });
}

/** What is frozen of a stay. */
const frozen = (centre: BookableCentre, request: Stay, estimate: Estimate): StayDetails => ({
  centreKind: centre.kind,
  checkIn: request.checkInDate,
  checkOut: request.checkOutDate,
  weekDays: request.weekDays,
  typeSelect: request.typeSelect,
  guests: request.guestsCount,
  seniors: request.Seniorcount,
  ...(request.roomType && { roomType: request.roomType }),
  estimate,
  skipHours: centre.skipHours,
});

/** Takes seats on these days. Throws `seats_taken` with those that are full. */
export async function checkSeats(db: Db, seats: Parameters<typeof takeSeats>[1]) {
  const fullDays = await takeSeats(db, seats);
  if (fullDays.length === 0) return;
  throw new Failure('seats_taken', { values: { fullDays: fullDays.join(','), count: fullDays.length } });
}

/** Each day of care from its opening to its closing, as the centre's clock has them. */
function checkedTimes(centre: BookableCentre, request: Stay, now: Date): PlannedStay['times'] {
  const today = dayIn(centre.timeZone, now);
  if (request.checkInDate < today) throw Failure.of('checkInDate', 'errors.dayOver');
  if (request.checkInDate > addDays(today, BOOK_AHEAD_DAYS)) throw Failure.of('checkInDate', 'errors.dateImproper');
  const times = careDays(request, centre.openWeekdays).map((day) => timeOn(centre, day));
  const [first, ...others] = times;
  if (!first) throw Failure.of('weekDays', 'errors.weekdays');
  if (askableUntil(first) <= now) throw Failure.of('checkInDate', 'errors.dayOver');
  return [first, ...others];
}

/** A day of care from its opening to its closing, as the centre's clock has them. */
export function timeOn(centre: BookableCentre, day: Day): Time {
  const times = timesOn(day, centre);
  if (!times) throw new Error(`The hours of centre ${centre.id} do not fit its weekdays.`);
  return { day, ...times };
}

function checkPrice({ totalCents }: Estimate, { estimateTotalCents }: PricedStay) {
  if (estimateTotalCents !== undefined && estimateTotalCents !== totalCents)
    throw new Failure('price_changed', { values: { totalCents } });
}
