import * as z from 'zod/mini';
import { ReceiptLine } from '#features/providers/evidence.ts';
import { Photo } from '#features/providers/photo.ts';
import { Clock, Hours } from '#features/providers/hours.ts';
import { Prices, Room } from './rooms.ts';
import { Kind } from './stay.ts';

/** What the art kit draws of a place. */
export const Art = z.record(z.string(), z.string());

/** `prices`: null while nobody has checked the centre, because nobody knows them then. */
const facts = {
  _id: z.uuid(),
  name: z.string(),
  kind: Kind,
  isVerified: z.boolean(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  languages: z.array(z.string()),
  services: z.array(z.string()),
  offersRides: z.boolean(),
  supportsMemory: z.boolean(),
  prices: z.nullable(Prices),
  /** A residence with rooms costs what they cost: `prices` are the least. None while nobody has checked it. */
  rooms: z.array(Room),
  hours: Hours,
  openWeekdays: z.array(z.int()),
  art: Art,
  /** The first photograph that families see; the drawing stands only until there is one. */
  photo: z.nullable(Photo),
} as const;

/** A centre in a list. `takes`: of the plans that were asked for, those that it says it takes; `freeWeekdays` are those on which every asked day still has seats; `nextFreeDay` is the first of the asked days that does, null where none does or nobody answers; `totalCents` is for the stay that was asked, null while nobody has chosen its days. Of a centre that nobody has checked they are none and null. */
export const CentreCard = z.object({
  ...facts,
  distanceMiles: z.nullable(z.number()),
  takes: z.array(z.string()),
  freeWeekdays: z.array(z.int()),
  nextFreeDay: z.nullable(z.string()),
  totalCents: z.nullable(z.int()),
});
export type CentreCard = z.output<typeof CentreCard>;

/** A card with what families ask about besides when they compare. */
export const ComparedCentre = z.object({
  ...CentreCard.shape,
  street: z.string(),
  zip: z.string(),
  phone: z.string(),
  capacity: z.int(),
  /** When it shows families around next; null where it does not, or has no free time. */
  nextVisit: z.nullable(z.string()),
  /** The insurance plans that it says it takes. */
  plans: z.array(z.string()),
});
export type ComparedCentre = z.output<typeof ComparedCentre>;

/** One entry of a day there: a time and a word key of the plan. */
export const DayPlanEntry = z.object({ time: Clock, what: z.string() });

/** A room with how many of its places are free today. */
export const OfferedRoom = z.object({ ...Room.shape, free: z.int() });

/** `hostId`: who answers there; only verified centres with a host can be booked. `aboutLanguage`: the BCP 47 tag of what it says about itself. `closedDays`: the coming days on which it is closed although its weekday is open. `stars`: how many reviews have one star, two, and so on. `receipt`: what was checked of it. */
export const CentreDetails = z.object({
  ...facts,
  street: z.string(),
  zip: z.string(),
  phone: z.string(),
  about: z.string(),
  aboutLanguage: z.string(),
  rooms: z.array(OfferedRoom),
  dayPlan: z.array(DayPlanEntry),
  capacity: z.int(),
  hostId: z.nullable(z.uuid()),
  closedDays: z.array(z.string()),
  stars: z.array(z.int()),
  receipt: z.array(ReceiptLine),
  /** The insurance plans that it says it takes. */
  plans: z.array(z.string()),
  /** In the order that the place has chosen. */
  photos: z.array(Photo),
});
export type CentreDetails = z.output<typeof CentreDetails>;

/** A centre with whom a stay can be booked. */
export type BookableDetails = CentreDetails & { prices: z.output<typeof Prices>; hostId: string };
export const isBookable = (centre: CentreDetails): centre is BookableDetails =>
  centre.isVerified && centre.hostId !== null && centre.prices !== null;

/** Seats of one day: how many there are and how many are left. */
export const SeatDay = z.object({ day: z.string(), capacity: z.int(), free: z.int() });
export type SeatDay = z.output<typeof SeatDay>;
