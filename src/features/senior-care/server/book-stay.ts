import { ownPerson } from '#features/family/server/access.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { HOLD_SECONDS } from '#shared/brand.ts';
import { addDays, type Day, dayIn, instantOf, weekdayOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { careDays, estimateStay, type Estimate, type StayRequest } from '../stay.ts';
import { takeSeats } from './seats.ts';
import { bookableCentre, type BookableCentre, insertStay } from './stay-store.ts';

/** The first day may lie so far ahead. */
export const BOOK_AHEAD_DAYS = 400;

/**
 * Writes a pending booking and holds its seats for 900 seconds, in the caller's transaction. Answers its id. Throws `not_found` for
 * a centre that takes no bookings and a person one may not book for, `invalid_input`, `price_changed` and `seats_taken`.
 */
export async function bookStay(
  db: Db,
  { userId, request, now }: { userId: string; request: StayRequest; now: Date },
): Promise<string> {
  const centre = await bookableCentre(db, request.centerId);
  if (!centre) throw new Failure('not_found');
  const personId = await ownPerson(db, { userId, personId: request.familyMemberId, scope: 'bookings' });
  const days = careDays(request, centre.openWeekdays);
  const times = checkedTimes(centre, request, days, now);
  const estimate = estimateStay(centre.prices, request, centre.openWeekdays);
  checkPrice(estimate, request);

  const fullDays = await takeSeats(db, { centreId: centre.id, days, guests: request.guestsCount });
  if (fullDays.length > 0)
    throw new Failure('seats_taken', { values: { fullDays: fullDays.join(','), count: fullDays.length } });
  const heldUntil = new Date(now.getTime() + HOLD_SECONDS * 1000);
  const id = await insertStay(db, { userId, personId, centre, request, days, ...times, estimate, heldUntil, now });
  await audit(db, { at: now, actorId: userId, personId, action: 'write', subject: `booking:${id}` });
  return id;
}

/** From the opening on the first day of care to the closing on the last, as the centre's clock has them. */
function checkedTimes(centre: BookableCentre, request: StayRequest, days: Day[], now: Date) {
  const today = dayIn(centre.timeZone, now);
  const [first, last] = [days.at(0), days.at(-1)];
  if (request.checkInDate < today || request.checkInDate > addDays(today, BOOK_AHEAD_DAYS))
    throw wrong('checkInDate', 'errors.dateImproper');
  if (request.categoryId !== null && request.categoryId !== centre.kind)
    throw wrong('categoryId', 'errors.serviceUnselected');
  if (first === undefined || last === undefined) throw wrong('weekDays', 'errors.weekdays');
  const { open: opens, close: closes } = hoursOn(centre, first);
  if (instantOf(first, closes, centre.timeZone) <= now) throw wrong('checkInDate', 'errors.dayOver');
  return {
    opens,
    closes,
    startsAt: instantOf(first, opens, centre.timeZone),
    endsAt: instantOf(last, hoursOn(centre, last).close, centre.timeZone),
  };
}

function hoursOn({ hours, id }: BookableCentre, day: Day) {
  const opening = hours[weekdayOf(day) - 1];
  if (!opening) throw new Error(`The hours of centre ${id} do not fit its weekdays.`);
  return opening;
}

function checkPrice({ totalCents }: Estimate, { estimateTotalCents }: StayRequest) {
  if (estimateTotalCents !== undefined && estimateTotalCents !== totalCents)
    throw new Failure('price_changed', { values: { totalCents } });
}

const wrong = (field: string, key: string) => new Failure('invalid_input', { issues: [{ field, key }] });
