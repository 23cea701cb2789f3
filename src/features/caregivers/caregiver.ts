import { genders } from '#features/providers/genders.ts';
import * as z from 'zod/mini';
import { HoursRange } from '#features/availability/weekly-hours.ts';
import { ReceiptLine } from '#features/providers/evidence.ts';
import { Photo } from '#features/providers/photo.ts';
import { careServices } from './services.ts';

/** What only caregivers say of how they work: `hourCents` is null while nobody knows it. */
const facts = {
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  services: z.array(z.enum(careServices)),
  gender: z.nullable(z.enum(genders)),
  languages: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  timeZone: z.string(),
  /** About where they live, within half a mile: nobody needs to know more. */
  latitude: z.number(),
  longitude: z.number(),
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** Whole years of experience; null where they have not said. */
  experienceYears: z.nullable(z.int()),
  hourCents: z.nullable(z.int()),
  /** A visit lasts at least and at most so many hours. */
  minHours: z.int(),
  maxHours: z.int(),
  /** So far they come. */
  radiusMiles: z.int(),
  /** What the art kit draws of them. */
  art: z.record(z.string(), z.string()),
  photo: z.nullable(Photo),
} as const;

export const CaregiverFacts = z.object(facts);
export type CaregiverFacts = z.output<typeof CaregiverFacts>;

/** A caregiver in a list; `nextTimes`: when the next three of their shortest visits can begin. */
export const CaregiverCard = z.object({
  ...facts,
  distanceMiles: z.nullable(z.number()),
  nextTimes: z.array(z.string()),
});
export type CaregiverCard = z.output<typeof CaregiverCard>;

/** A card with what was checked of them; only whoever can be booked has times. */
export const ComparedCaregiver = z.object({ ...CaregiverCard.shape, receipt: z.array(ReceiptLine) });
export type ComparedCaregiver = z.output<typeof ComparedCaregiver>;

/** `hostId`: who answers for them; only a verified caregiver with a host, a price and hours can be booked. */
export const CaregiverDetails = z.object({
  ...facts,
  about: z.string(),
  /** The BCP 47 tag of what they say about themselves. */
  aboutLanguage: z.string(),
  /** Courses and certificates, one line each, as they say it themselves. */
  training: z.array(z.string()),
  /** Those that families see, in the order that they have chosen. */
  photos: z.array(Photo),
  hostId: z.nullable(z.uuid()),
  hours: z.array(HoursRange),
  /** How many reviews have one star, two, and so on. */
  stars: z.array(z.int()),
  /** What was checked of them. */
  receipt: z.array(ReceiptLine),
});
export type CaregiverDetails = z.output<typeof CaregiverDetails>;

export type BookableDetails = CaregiverDetails & { hourCents: number; hostId: string };

export const isBookable = (one: CaregiverDetails): one is BookableDetails =>
  one.isVerified && one.hostId !== null && one.hourCents !== null && one.hours.length > 0;

/** How long a visit of theirs may last, in hours, the shortest first. */
export const lengthsOf = ({ minHours, maxHours }: Pick<CaregiverFacts, 'minHours' | 'maxHours'>): number[] =>
  Array.from({ length: maxHours - minHours + 1 }, (_, index) => minHours + index);
