import type { bookingsByDay } from '#features/bookings/server/requests/request-store.ts';
import type { Snapshot } from '#features/bookings/snapshot.ts';
import { nameOf } from '#features/family/server/name-of.ts';
import type { Hours } from '#features/providers/hours.ts';
import type { Picture } from '#features/providers/provider.ts';
import type { Translator } from '#shared/words.ts';
import { type Day, weekdayOf } from '#shared/dates.ts';
import type { CentreCard } from '../centre.ts';
import type { CalendarDay, CentreProfile } from '../partner-contract.ts';
import { detailsOf } from '../stay-details.ts';
import { pricesOf } from './stay-store.ts';
import type { CentreRow, roomDays, seatDays } from './partner-store.ts';

const guestsOf = ({ details }: Snapshot) => detailsOf(details).guests;

type Days = {
  days: Day[];
  centre: CentreRow;
  seats: Awaited<ReturnType<typeof seatDays>>;
  rooms: Awaited<ReturnType<typeof roomDays>>;
  guests: Awaited<ReturnType<typeof bookingsByDay>>;
  waiting: ReadonlyMap<Day, number>;
};

export function presentDays({ days, centre, seats, rooms, guests, waiting }: Days, t: Translator): CalendarDay[] {
  const seatsOn = new Map(seats.map((row) => [row.day, row]));
  return days.map((day) => ({
    day,
    isOpen: centre.open_weekdays.includes(weekdayOf(day)),
    capacity: seatsOn.get(day)?.capacity ?? centre.capacity,
    taken: seatsOn.get(day)?.taken ?? 0,
    rooms: centre.rooms.map(({ type, places }) => {
      const known = rooms.find((row) => row.day === day && row.room === type);
      return { type, capacity: known?.capacity ?? places, taken: known?.taken ?? 0 };
    }),
    waiting: waiting.get(day) ?? 0,
    guests: guests
      .filter((row) => row.day === day)
      .map((row) => ({
        _id: row.id,
        bookingId: row.booking_id,
        name: nameOf(row, t),
        guests: guestsOf(row.snapshot),
        roomType: detailsOf(row.snapshot.details).roomType ?? null,
        isPending: row.status === 'pending',
      })),
  }));
}

export const presentProfile = (
  row: CentreRow,
  { card, plans }: { card: CentreCard; plans: string[] },
): CentreProfile => ({
  _id: row.id,
  name: row.name,
  kind: row.kind as CentreProfile['kind'], // only centres of these kinds have a row in centres
  isVerified: card.isVerified,
  phone: row.phone,
  street: row.street,
  city: row.city,
  state: row.state,
  zip: row.zip,
  timeZone: row.time_zone,
  about: row.about as CentreProfile['about'], // written through the profile's schema, as hours and picture are
  capacity: row.capacity,
  prices: pricesOf(row),
  rooms: row.rooms,
  skipHours: row.skip_hours,
  hours: row.hours as Hours,
  services: row.offers,
  languages: row.languages,
  plans,
  offersRides: row.offers.includes('rides'),
  supportsMemory: row.offers.includes('memory_support'),
  art: (row.picture as Picture).traits,
  card,
  updated_at: row.updated_at.toISOString(),
});
