import * as z from 'zod/mini';
import type { Booking } from '#features/bookings/booking.ts';
import { personNamed } from '#features/bookings/web/wizard/booking-draft.ts';
import { addDays, type Day, dayIn, daysBetween, readDay, slashedDay } from '#shared/dates.ts';
import type { Query } from '#web/paths.ts';
import type { BookableDetails, SeatDay } from '../../centre.ts';
import { firstProposed, isOver } from '../../free-day.ts';
import { firstRoom, fitsRooms, pricesIn, type RoomType, roomTypes } from '../../rooms.ts';
import { isOpenOn, nearestOpenDay } from '../../open-days.ts';
import { priceTypes, Stay, stayDefaults, totalCountOf, Weekday } from '../../stay.ts';
import { detailsOf } from '../../stay-details.ts';
import { careDays, type Estimate, estimateStay } from '../../stay-price.ts';
import { MOST_GUESTS, STAY_DAYS } from '../../stay-limits.ts';

/** A stay while it is being chosen, by the specification's names; dates as typed, `06/17/2026` once they are days. */
export type StayDraft = Pick<
  ReturnType<typeof stayDefaults>,
  'checkInDate' | 'checkOutDate' | 'typeSelect' | 'guestsCount' | 'Seniorcount'
> & {
  weekDays: number[];
  /** Where the place has rooms. */
  roomType: RoomType | null;
  /** Whom it is for; null is oneself. */
  familyMemberId: string | null;
};

type Centre = Pick<BookableDetails, 'closedDays' | 'hours' | 'kind' | 'openWeekdays' | 'prices' | 'rooms' | 'timeZone'>;

/**
 * What the address bar says, over the specification's defaults: from the next open day on the centre's calendar, one guest, by the
 * day. On which weekdays is for the family to say; in a residence nobody lives one day a week: there it is every day, by four weeks.
 */
export function readStay(params: URLSearchParams, centre: Centre, now: Date): StayDraft {
  const { Seniorcount, guestsCount, typeSelect, ...dates } = stayDefaults(nextOpenDay(centre, now));
  const isDayCare = centre.kind === 'day_care';
  const askedIn = typed(params.get('in')) ?? dates.checkInDate;
  const askedFrom = readDay(askedIn);
  const askedOut =
    typed(params.get('out')) ?? (askedFrom ? slashedDay(addDays(askedFrom, STAY_DAYS)) : dates.checkOutDate);
  const { checkInDate, checkOutDate } = onOpenDays({ checkInDate: askedIn, checkOutDate: askedOut }, centre);
  const asked = weekdaysIn(params).filter((weekday) => centre.openWeekdays.includes(weekday));
  const guests = Math.min(MOST_GUESTS, Math.max(guestsCount, Math.trunc(Number(params.get('guests'))) || guestsCount));
  return {
    checkInDate,
    checkOutDate,
    weekDays: asked.length > 0 || isDayCare ? asked : [...centre.openWeekdays],
    typeSelect: priceTypes.find((type) => type === params.get('type')) ?? (isDayCare ? typeSelect : 'month'),
    guestsCount: guests,
    Seniorcount: Math.max(Seniorcount, guests),
    roomType: roomNamed(params, centre),
    familyMemberId: personNamed(params),
  };
}

/** The room that the address names, though it may be offered no more; without one, that whose price lists show. */
function roomNamed(params: URLSearchParams, { rooms }: Centre): RoomType | null {
  if (rooms.length === 0) return null;
  const named = params.get('room');
  return named === null ? (firstRoom(rooms)?.type ?? null) : (roomTypes.find((type) => type === named) ?? null);
}

/** What an unpaid booking holds, to be chosen anew. */
export function draftOfHeld({ details, personId }: Pick<Booking, 'details' | 'personId'>): StayDraft {
  const { checkIn, checkOut, weekDays, typeSelect, guests, seniors, roomType = null } = detailsOf(details);
  return {
    checkInDate: slashedDay(checkIn),
    checkOutDate: slashedDay(checkOut),
    weekDays,
    typeSelect,
    guestsCount: guests,
    Seniorcount: seniors,
    roomType,
    familyMemberId: personId,
  };
}

/** The first open day that has not begun. */
export const nextOpenDay = (centre: Centre, now: Date): Day => nearestOpenDay(firstProposed(centre, now), centre);

type Dates = Pick<StayDraft, 'checkInDate' | 'checkOutDate'>;

/** The same days of care, from the first to the last day on which the centre is open: a search knows no centre's closed days. */
function onOpenDays(dates: Dates, centre: Centre): Dates {
  const [from, to] = [readDay(dates.checkInDate), readDay(dates.checkOutDate)];
  if (!from || !to) return dates;
  const [first, last] = [nearestOpenDay(from, centre), nearestOpenDay(to, centre, -1)];
  return first <= last ? { checkInDate: slashedDay(first), checkOutDate: slashedDay(last) } : dates;
}

/** The same as a query, so that reload, Back and a shared link keep everything. */
export const stayQuery = ({
  checkInDate,
  checkOutDate,
  weekDays,
  typeSelect,
  guestsCount,
  roomType,
  familyMemberId,
}: StayDraft): Query => ({
  in: readDay(checkInDate) ?? checkInDate,
  out: readDay(checkOutDate) ?? checkOutDate,
  days: weekDays,
  type: typeSelect,
  guests: guestsCount === 1 ? undefined : guestsCount,
  room: roomType ?? undefined,
  for: familyMemberId,
});

const typed = (text: string | null) => {
  const day = text && readDay(text);
  return day ? slashedDay(day) : text || undefined;
};

function weekdaysIn(params: URLSearchParams): number[] {
  const numbers = params
    .getAll('days')
    .flatMap((text) => text.split(','))
    .map(Number);
  return [...new Set(numbers.filter((number) => z.safeParse(Weekday, number).success))].toSorted();
}

/** The stay, once it can be priced: complete, in order, with at least one day of care. */
export function stayOf(draft: StayDraft, centre: Centre): Stay | undefined {
  const read = z.safeParse(Stay, draft);
  return read.success && careDays(read.data, centre.openWeekdays).length > 0 ? read.data : undefined;
}

export function estimateOf(draft: StayDraft, centre: Centre): Estimate | undefined {
  const stay = stayOf(draft, centre);
  if (!stay || !fitsRooms(centre.rooms, stay.roomType)) return undefined;
  return estimateStay(pricesIn(centre, stay.roomType), stay, centre.openWeekdays);
}

/** How many days lie between the first and the last one. */
export function lengthOf({ checkInDate, checkOutDate }: Dates): number {
  const [from, to] = [readDay(checkInDate), readDay(checkOutDate)];
  return from && to ? daysBetween(from, to) : 0;
}

/** The days of care that were chosen; none while the stay cannot be priced. */
export function careDaysOf(draft: StayDraft, centre: Centre): Day[] {
  const stay = stayOf(draft, centre);
  return stay ? careDays(stay, centre.openWeekdays) : [];
}

/** Days of care with fewer free seats than guests. A day nobody asked about is taken as free. */
export function fullDaysOf(draft: StayDraft, centre: Centre, seats: readonly SeatDay[]): Day[] {
  const tooFew = new Set(seats.filter(({ free }) => free < draft.guestsCount).map(({ day }) => day));
  return careDaysOf(draft, centre).filter((day) => tooFew.has(day));
}

/** What is wrong with days that have too few seats, as a word key: the centre is closed on all of them, or full on some. */
export const fullKey = (days: readonly Day[], { closedDays }: Pick<Centre, 'closedDays'>) =>
  days.length === 0
    ? undefined
    : days.every((day) => closedDays.includes(day))
      ? ('errors.daysClosed' as const)
      : ('errors.seats_taken' as const);

export type StayProblem = { field: keyof StayDraft; key: string };

/** What is wrong with it, by field, as word keys. */
export function problemsOf(draft: StayDraft, centre: Centre, now: Date): StayProblem[] {
  const read = z.safeParse(Stay, draft);
  const from = readDay(draft.checkInDate);
  const isPast = from !== undefined && from < dayIn(centre.timeZone, now);
  const past: StayProblem[] = isPast ? [{ field: 'checkInDate', key: 'errors.dayOver' }] : [];
  if (!read.success) {
    // the schema has these fields only
    const found = read.error.issues.map(({ path, message }) => ({ field: path[0] as keyof StayDraft, key: message }));
    // how long a stay is that begins in the past helps nobody
    if (isPast) return [...past, ...found.filter(({ key }) => !isAboutLength(key))];
    return [...closedIn(draft, centre).filter(({ field }) => !found.some((one) => one.field === field)), ...found];
  }
  if (isPast) return past;
  const closed = closedIn(draft, centre);
  if (closed.length > 0) return closed;
  const [first] = careDays(read.data, centre.openWeekdays);
  if (first === undefined) return [{ field: 'weekDays', key: 'errors.weekdays' }];
  if (!fitsRooms(centre.rooms, read.data.roomType)) return [{ field: 'roomType', key: 'errors.roomUnchosen' }];
  return isOver(first, centre, now) ? [{ field: 'checkInDate', key: 'errors.dayOver' }] : [];
}

/** The first or the last day, where the centre is closed on it. */
const closedIn = (draft: Dates, centre: Centre): StayProblem[] =>
  (['checkInDate', 'checkOutDate'] as const)
    .filter((field) => {
      const day = readDay(draft[field]);
      return day && !isOpenOn(day, centre);
    })
    .map((field) => ({ field, key: 'errors.dayClosed' }));

const isAboutLength = (key: string) => key === 'errors.checkOutBefore' || key === 'errors.stayTooLong';

/** The draft as what a form checks: what is wrong stands at its fields, as word keys. */
export const stayForm = (centre: Centre, { now, seats }: { now: Date; seats: readonly SeatDay[] }) =>
  z.custom<StayDraft>().check((typed) => {
    const fullDays = fullKey(fullDaysOf(typed.value, centre, seats), centre);
    const full: StayProblem[] = fullDays ? [{ field: 'weekDays', key: fullDays }] : [];
    for (const { field, key } of [...problemsOf(typed.value, centre, now), ...full])
      typed.issues.push({ code: 'custom', path: [field], message: key, input: typed.value[field] });
  });

/** In the order of the page. */
export const stayFields = ['checkInDate', 'checkOutDate', 'weekDays', 'guestsCount', 'roomType', 'typeSelect'] as const;

/** The counts that the specification's booking object carries. */
export const countsOf = ({ weekDays, Seniorcount, guestsCount }: StayDraft) => {
  const daysCount = weekDays.length;
  return { daysCount, TotalCount: totalCountOf({ daysCount, Seniorcount, guestsCount }) };
};
