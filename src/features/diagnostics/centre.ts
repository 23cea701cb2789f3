import * as z from 'zod/mini';
import { HoursRange } from '#features/availability/weekly-hours.ts';
import { ReceiptLine } from '#features/providers/evidence.ts';
import { Photo } from '#features/providers/photo.ts';
import { categories, notes } from './catalogue.ts';

/** By this name a centre's draw hours and chairs stand in `availability`, as `provider_kinds.slot_service` says. */
export const LAB_DRAW = 'lab_draw';
export const LAB_CENTRE = 'diagnostic_center';

const facts = {
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  languages: z.array(z.string()),
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** Of the cheapest test, in cents; null where nobody has checked the centre, or it has said no price. */
  fromCents: z.nullable(z.int()),
  /** How many tests and packages it offers. */
  offered: z.int(),
  /** It sends somebody home, for this fee in cents; null where it does not. */
  homeFeeCents: z.nullable(z.int()),
  art: z.record(z.string(), z.string()),
  photo: z.nullable(Photo),
} as const;

/** What everybody may read of a test centre. */
export const LabFacts = z.object(facts);
export type LabFacts = z.output<typeof LabFacts>;

/** A centre in a list. `askedCents`: what the test that was asked for costs there. */
export const LabCard = z.object({
  ...facts,
  distanceMiles: z.nullable(z.number()),
  askedCents: z.nullable(z.int()),
  /** When its next free chair is; null while there is none. */
  nextFree: z.nullable(z.string()),
});
export type LabCard = z.output<typeof LabCard>;

/** A test or a package in the reader's language; `fromCents`: the lowest price of all verified centres. */
const offered = {
  _id: z.uuid(),
  /** By which searches name it. */
  number: z.int(),
  code: z.string(),
  name: z.string(),
  about: z.string(),
  fastHours: z.int(),
  notes: z.array(z.enum(notes)),
} as const;

export const TestCard = z.object({
  ...offered,
  categoryId: z.uuid(),
  category: z.enum(categories),
  specimen: z.enum(['blood', 'urine']),
  hours: z.int(),
  /** What it measures. */
  measures: z.array(z.string()),
  /** What it is often ordered for: what somebody feels, has or takes. */
  reasons: z.array(z.string()),
  priceCents: z.nullable(z.int()),
  /** A centre that the reader has marked offers it. */
  isFavourite: z.boolean(),
});
export type TestCard = z.output<typeof TestCard>;

export const PackageCard = z.object({
  ...offered,
  tests: z.array(z.object({ _id: z.uuid(), name: z.string(), about: z.string() })),
  priceCents: z.nullable(z.int()),
});
export type PackageCard = z.output<typeof PackageCard>;

/** `hostId`: who answers there; only verified centres with a host, hours and prices can be booked. */
export const LabDetails = z.object({
  ...facts,
  street: z.string(),
  zip: z.string(),
  phone: z.string(),
  about: z.string(),
  aboutLanguage: z.string(),
  /** Those that families see, in the order that it has chosen. */
  photos: z.array(Photo),
  hostId: z.nullable(z.uuid()),
  hours: z.array(HoursRange),
  minutes: z.nullable(z.int()),
  tests: z.array(TestCard),
  packages: z.array(PackageCard),
  stars: z.array(z.int()),
  receipt: z.array(ReceiptLine),
});
export type LabDetails = z.output<typeof LabDetails>;

export const isBookable = ({ isVerified, hostId, minutes, offered: count }: LabDetails): boolean =>
  isVerified && hostId !== null && minutes !== null && count > 0;
