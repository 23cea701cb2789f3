import { genders } from '#features/providers/genders.ts';
import * as z from 'zod/mini';
import { HoursRange } from '#features/availability/weekly-hours.ts';
import { ReceiptLine } from '#features/providers/evidence.ts';
import { Photo } from '#features/providers/photo.ts';
import { AppointmentPrices, modesOf } from './appointment-price.ts';
import { focuses, specialties } from './specialties.ts';

/** By this name a doctor's hours and slots stand in `availability`, as `provider_kinds.slot_service` says. */
export const APPOINTMENT = 'appointment';

/** `prices`: null while nobody has checked the doctor, because nobody knows them then. `specialties`: the main one first. */
const facts = {
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  specialties: z.array(z.enum(specialties)),
  focuses: z.array(z.enum(focuses)),
  gender: z.enum(genders),
  languages: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  timeZone: z.string(),
  rating: z.nullable(z.number()),
  reviewCount: z.int(),
  /** Whole years of clinical experience. */
  experienceYears: z.int(),
  prices: z.nullable(AppointmentPrices),
  /** What the art kit draws of them. */
  art: z.record(z.string(), z.string()),
  photo: z.nullable(Photo),
} as const;

export const DoctorFacts = z.object(facts);
export type DoctorFacts = z.output<typeof DoctorFacts>;

/** A doctor in a list. `takes`: of the plans that were asked for, those that they say they take; `nextTimes`: when the next three free slots begin. */
export const DoctorCard = z.object({ ...facts, takes: z.array(z.string()), nextTimes: z.array(z.string()) });
export type DoctorCard = z.output<typeof DoctorCard>;

/** `hostId`: who answers for them; only verified doctors with a host can be booked. `hours` and `minutes`: when they see people and how long a visit is; null where they have not said. */
export const DoctorDetails = z.object({
  ...facts,
  about: z.string(),
  /** The BCP 47 tag of what they say about themselves. */
  aboutLanguage: z.string(),
  /** Where they learned, one line each, as they say it themselves. */
  training: z.array(z.string()),
  /** Those that families see, in the order that they have chosen. */
  photos: z.array(Photo),
  npi: z.string(),
  licence: z.object({ state: z.string(), number: z.string() }),
  hostId: z.nullable(z.uuid()),
  hours: z.array(HoursRange),
  minutes: z.nullable(z.int()),
  /** Whether a visit that is paid stands at once, without an answer. */
  acceptsItself: z.boolean(),
  /** How many reviews have one star, two, and so on. */
  stars: z.array(z.int()),
  /** What was checked of them. */
  receipt: z.array(ReceiptLine),
  /** The insurance plans that they say they take. */
  plans: z.array(z.string()),
});
export type DoctorDetails = z.output<typeof DoctorDetails>;

/** A doctor with whom an appointment can be booked. */
export type BookableDetails = DoctorDetails & { prices: AppointmentPrices; hostId: string; minutes: number };
export const isBookable = (doctor: DoctorDetails): doctor is BookableDetails =>
  doctor.isVerified && doctor.hostId !== null && doctor.minutes !== null && modesOfDoctor(doctor).length > 0;

/** How they can be seen; nobody knows of somebody whom nobody has checked. */
export const modesOfDoctor = ({ prices }: Pick<DoctorFacts, 'prices'>) => (prices ? modesOf(prices) : []);
