import { cancelledOf } from '#features/bookings/server/present.ts';
import { tabOf } from '#features/bookings/status.ts';
import { type Day, weekdayOf } from '#shared/dates.ts';
import type { Hours } from '#features/providers/hours.ts';
import type { CalendarDay, CentreProfile, CentreRequest } from '../partner-contract.ts';
import type { CentreRow, guestDays, RequestRow, seatDays } from './partner-store.ts';

/** So long after the end a centre still sees how to reach the family and what it wrote. */
const CONTACT_HOURS = 72;
const HOUR_MS = 3_600_000;

export function presentRequest(row: RequestRow, now: Date): CentreRequest {
  const timed = { status: row.status, startsAt: row.starts_at, endsAt: row.ends_at };
  const isRecent = row.status !== 'cancelled' && now.getTime() <= row.ends_at.getTime() + CONTACT_HOURS * HOUR_MS;
  const isExpected = isRecent && row.status !== 'pending';
  return {
    _id: row.id,
    bookingId: row.booking_id,
    centreId: row.provider_id,
    centreName: row.provider_name,
    status: row.status,
    tab: tabOf(timed, now),
    familyName: `${row.family_first_name} ${row.family_last_name}`,
    personName: `${row.first_name} ${row.last_name}`,
    checkIn: row.check_in,
    checkOut: row.check_out,
    weekDays: row.weekdays,
    days: row.days,
    guests: row.guests,
    note: isRecent ? row.note : null,
    totalCents: row.total_cents,
    depositCents: row.deposit_cents,
    answerBy: row.status === 'pending' ? (row.answer_by?.toISOString() ?? null) : null,
    createdAt: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    timeZone: row.time_zone,
    cancelled: cancelledOf(row),
    fewestFree: row.fewest_free,
    phone: isExpected ? row.phone : null,
    email: isExpected ? row.email : null,
  };
}

type Days = {
  days: Day[];
  centre: CentreRow;
  seats: Awaited<ReturnType<typeof seatDays>>;
  guests: Awaited<ReturnType<typeof guestDays>>;
};

export function presentDays({ days, centre, seats, guests }: Days): CalendarDay[] {
  const seatsOn = new Map(seats.map((row) => [row.day, row]));
  return days.map((day) => ({
    day,
    isOpen: centre.open_weekdays.includes(weekdayOf(day)),
    capacity: seatsOn.get(day)?.capacity ?? centre.capacity,
    taken: seatsOn.get(day)?.taken ?? 0,
    guests: guests
      .filter((row) => row.day === day)
      .map((row) => ({
        _id: row.id,
        bookingId: row.booking_id,
        name: `${row.first_name} ${row.last_name}`,
        guests: row.guests,
        isPending: row.status === 'pending',
      })),
  }));
}

export const presentProfile = (row: CentreRow): CentreProfile => ({
  _id: row.id,
  name: row.name,
  kind: row.kind as CentreProfile['kind'],
  isVerified: row.verified_at !== null,
  phone: row.phone, // held to these words by the table
  street: row.street,
  city: row.city,
  state: row.state,
  zip: row.zip,
  timeZone: row.time_zone,
  about: row.about as CentreProfile['about'],
  capacity: row.capacity,
  prices: { dayCents: row.day_cents, weekCents: row.week_cents, monthCents: row.month_cents },
  hours: row.hours as Hours,
  services: row.services,
  languages: row.languages, // jsonb is written through the profile's schema
  offersRides: row.offers_rides,
  supportsMemory: row.supports_memory,
  art: row.art as CentreProfile['art'],
  updated_at: row.updated_at.toISOString(),
});
