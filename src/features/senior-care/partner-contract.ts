import * as z from 'zod/mini';
import { Phone } from '#features/account/credentials.ts';
import { AboutForm } from '#features/providers/about.ts';
import { Hours, HoursForm } from '#features/providers/hours.ts';
import { PlansTaken } from '#features/providers/plans.ts';
import { call, provider } from '#shared/call.ts';
import { Day } from '#shared/day.ts';
import { CentreCard } from './centre.ts';
import { MOST_SKIP_HOURS } from './change-days.ts';
import { Prices, Room, RoomType, roomTypes } from './rooms.ts';
import { centreServices } from './services.ts';
import { Kind } from './stay.ts';

export const CalendarDay = z.object({
  day: z.string(),
  isOpen: z.boolean(),
  capacity: z.int(),
  taken: z.int(),
  /** The same of each type of room. */
  rooms: z.array(z.object({ type: RoomType, capacity: z.int(), taken: z.int() })),
  /** How many families wait for a seat. */
  waiting: z.int(),
  guests: z.array(
    z.object({
      _id: z.uuid(),
      bookingId: z.string(),
      name: z.string(),
      guests: z.int(),
      /** Where the place has rooms, or had them. */
      roomType: z.nullable(RoomType),
      isPending: z.boolean(),
    }),
  ),
});
export type CalendarDay = z.output<typeof CalendarDay>;

export const CentreProfile = z.object({
  _id: z.uuid(),
  name: z.string(),
  kind: Kind,
  isVerified: z.boolean(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  timeZone: z.string(),
  about: z.object({ en: z.string(), sp: z.string() }),
  capacity: z.int(),
  /** Null while nobody has said them. */
  prices: z.nullable(Prices),
  rooms: z.array(Room),
  skipHours: z.int(),
  hours: Hours,
  services: z.array(z.string()),
  languages: z.array(z.string()),
  /** The insurance plans that it takes. */
  plans: z.array(z.string()),
  offersRides: z.boolean(),
  supportsMemory: z.boolean(),
  art: z.record(z.string(), z.string()),
  /** How a list shows it to families. */
  card: CentreCard,
  updated_at: z.string(),
});
export type CentreProfile = z.output<typeof CentreProfile>;

export const MOST_SEATS = 10_000;

const price = z
  .int('errors.priceImproper')
  .check(z.gte(100, 'errors.priceImproper'), z.lte(5_000_000, 'errors.priceImproper'));
const seats = z
  .int('errors.seatsImproper')
  .check(z.gte(1, 'errors.seatsImproper'), z.lte(MOST_SEATS, 'errors.seatsImproper'));
const prices = z.object({ dayCents: price, weekCents: price, monthCents: price });
const eachOnce = <Of extends z.ZodMiniType<{ type: RoomType }>>(room: Of) =>
  z.array(room).check(
    z.maxLength(roomTypes.length, 'errors.invalid_input'),
    z.refine((rooms) => new Set(rooms.map(({ type }) => type)).size === rooms.length, 'errors.invalid_input'),
  );
const seatsOfDay = z
  .int('errors.seatsImproper')
  .check(z.gte(0, 'errors.seatsImproper'), z.lte(MOST_SEATS, 'errors.seatsImproper'));
export const CentreProfileForm = z.object({
  phone: Phone,
  about: AboutForm,
  capacity: seats,
  prices,
  /** Of a residence: with any, seats and prices are what they come to. Left out, they stay. */
  rooms: z.optional(eachOnce(z.object({ type: RoomType, places: seats, prices }))),
  /** Until how many hours before its day opens a family lets a day go without a cost; those booked before keep theirs. */
  skipHours: z.optional(
    z
      .int('errors.hoursImproper')
      .check(z.gte(0, 'errors.hoursImproper'), z.lte(MOST_SKIP_HOURS, 'errors.hoursImproper')),
  ),
  hours: HoursForm,
  services: z
    .array(z.enum(centreServices, 'errors.invalid_input'))
    .check(z.maxLength(centreServices.length, 'errors.invalid_input')),
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.maxLength(20)),
  plans: z.optional(PlansTaken),
});
export type CentreProfileForm = z.output<typeof CentreProfileForm>;

export const centrePartner = {
  calendar: call({
    service: 'partner',
    method: 'GET',
    path: '/calendar/v1.0/days/:centreId',
    access: provider('stays'),
    summary: 'Seats and guests by day, at most 62 days',
    query: z.object({ from: Day, to: Day }),
    reply: z.object({ data: z.array(CalendarDay) }),
    failures: ['not_found'],
  }),
  setSeats: call({
    service: 'partner',
    method: 'PUT',
    path: '/calendar/v1.0/day/:centreId',
    access: provider('seats'),
    summary: 'How many seats a day has, or each room of it; not fewer than are taken',
    body: z.object({
      day: Day,
      capacity: seatsOfDay,
      /** Of a residence with rooms, each that it offers: the seats are what they come to. Left out, they stay. */
      rooms: z.optional(eachOnce(z.object({ type: RoomType, capacity: seatsOfDay }))),
    }),
    reply: z.object({ data: CalendarDay }),
    failures: ['not_found', 'conflict'],
  }),
  profiles: call({
    service: 'partner',
    method: 'GET',
    path: '/centre/v1.0/profiles',
    access: provider('stays'),
    summary: 'My centres',
    reply: z.object({ data: z.array(CentreProfile) }),
  }),
  changeProfile: call({
    service: 'partner',
    method: 'PUT',
    path: '/centre/v1.0/profile/:id',
    access: provider('profile'),
    summary: 'Change profile, prices and hours; those made before keep theirs',
    body: CentreProfileForm,
    reply: z.object({ data: CentreProfile }),
    failures: ['not_found'],
  }),
} as const;
