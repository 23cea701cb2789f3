import { freeUntilTwoDaysBefore, termsOnceAsked } from '#features/bookings/refund-policy.ts';
import type { Db } from '#server/db/db.ts';
import type { Answer } from '#shared/call.ts';
import { type Day, dayIn, daysBetween, daysFrom, weekdayOf } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import type { SeatDay } from '../centre.ts';
import type { seniorCare } from '../contract.ts';
import { timesOn } from '../free-day.ts';
import { fitsRooms, pricesIn, roomOf, type RoomType } from '../rooms.ts';
import type { Stay } from '../stay.ts';
import { careDays, estimateStay } from '../stay-price.ts';
import { LONGEST_STAY_DAYS, rangeProblem } from '../stay-limits.ts';
import { BOOK_AHEAD_DAYS } from './book-stay.ts';
import { type CentrePage, centreById } from './centre-store.ts';
import { ownSeats, ownStaysOn } from './own-stays.ts';
import { seatDays } from './partner-store.ts';

/** Every day of a span with its seats; none on the days on which the centre is closed. Throws `not_found` and `invalid_input`. */
export async function seatsOf(db: Db, { id, ...span }: { id: string } & Span, now: Date): Promise<SeatDay[]> {
  const { from, to } = span;
  const centre = await bookable(db, { id, now });
  if (isOutOfReach(from, now)) throw Failure.of('from', 'errors.dateImproper');
  const problem = rangeProblem(from, to);
  if (problem) throw Failure.of('to', problem);
  return seatsBetween(db, centre, span);
}

type SeatsQuestion = {
  id: string;
  stay: Stay;
  /** Whoever is logged in, for whom they ask, and which unpaid booking of theirs would become this stay. */
  asking: { user: { id: string }; personId: string | null; held: string | undefined } | undefined;
};

/**
 * The price of a stay, its days, those of them that are full for the party, and what is booked there already: what one holds unpaid
 * is no obstacle, for it would become this stay. Throws `not_found` and `invalid_input`.
 */
export async function quoteStay(
  db: Db,
  { id, stay, asking }: SeatsQuestion,
  now: Date,
): Promise<Answer<typeof seniorCare.quote>> {
  const centre = await bookable(db, { id, now });
  if (isOutOfReach(stay.checkInDate, now)) throw Failure.of('stay.checkInDate', 'errors.dateImproper');
  const { prices, rooms, openWeekdays } = centre.facts;
  const { roomType: room } = stay;
  if (!fitsRooms(rooms, room)) throw Failure.of('stay.roomType', 'errors.roomUnchosen');
  const days = careDays(stay, openWeekdays);
  const known = asking ? await ownStaysOn(db, { ...asking, centreId: id, days, now }) : [];
  const held = asking?.held ?? known.find(({ isHeld }) => isHeld)?._id;
  const own =
    held && asking ? await ownSeats(db, { id: held, userId: asking.user.id, centreId: id, room, now }) : () => 0;
  const seats = await seatsBetween(db, centre, { from: stay.checkInDate, to: stay.checkOutDate, room });
  const fullDays = seats
    .filter(({ day, free }) => free + own(day) < stay.guestsCount && days.includes(day))
    .map(({ day }) => day);
  if (!prices) throw new Failure('not_found');
  const estimate = estimateStay(pricesIn({ prices, rooms }, room), stay, openWeekdays);
  const cancelling = cancellingOf(centre, { days, cents: estimate.depositCents }, now);
  return { estimate, days, fullDays, known, cancelling };
}

function cancellingOf({ facts }: CentrePage, { days, cents }: { days: Day[]; cents: number }, now: Date) {
  const first = days[0] && timesOn(days[0], facts);
  return first ? termsOnceAsked({ startsAt: first.startsAt, policy: freeUntilTwoDaysBefore, cents }, now) : null;
}

/** Days so far from today are nobody's: their years may be none of the database's calendar. */
export const isOutOfReach = (day: Day, now: Date): boolean =>
  Math.abs(daysBetween(dayIn('UTC', now), day)) > BOOK_AHEAD_DAYS + LONGEST_STAY_DAYS;

async function bookable(db: Db, { id, now }: { id: string; now: Date }): Promise<CentrePage> {
  const centre = await centreById(db, { id, now });
  if (!centre?.facts.isVerified || !centre.host_id) throw new Failure('not_found');
  return centre;
}

type Span = { from: Day; to: Day; room?: RoomType | null | undefined };

/** Of a room there are no more on a day than of all seats. */
async function seatsBetween(db: Db, centre: CentrePage, { from, to, room }: Span): Promise<SeatDay[]> {
  const { _id: centreId, openWeekdays, rooms } = centre.facts;
  const rows = await seatDays(db, { centreId, from, to, room });
  const known = new Map(rows.map((row) => [row.day + row.room, row]));
  const seatsIn = (day: Day, of: RoomType | '', otherwise: number) => {
    const { capacity, taken } = known.get(day + of) ?? { capacity: otherwise, taken: 0 };
    return { capacity, free: capacity - taken };
  };
  const chosen = roomOf(rooms, room);
  return daysFrom(from, to).map((day) => {
    if (!openWeekdays.includes(weekdayOf(day))) return { day, capacity: 0, free: 0 };
    const all = seatsIn(day, '', centre.capacity);
    if (!chosen) return { day, ...all };
    const inRoom = seatsIn(day, chosen.type, chosen.places);
    return { day, capacity: Math.min(all.capacity, inRoom.capacity), free: Math.min(all.free, inRoom.free) };
  });
}
