import * as z from 'zod/mini';
import { disciplines } from '#features/providers/disciplines.ts';
import { ReceiptLine } from '#features/providers/evidence.ts';
import { Photo } from '#features/providers/photo.ts';
import { programs } from './search.ts';

const facts = {
  _id: z.uuid(),
  name: z.string(),
  isVerified: z.boolean(),
  services: z.array(z.enum(disciplines)),
  programs: z.array(z.enum(programs)),
  languages: z.array(z.string()),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  phone: z.string(),
  /** From the register of Medicare, by its number there; null where it has none. */
  qualityStars: z.nullable(z.number()),
  /** So far they come. */
  radiusMiles: z.int(),
  /** What the art kit draws of them. */
  art: z.record(z.string(), z.string()),
  photo: z.nullable(Photo),
} as const;

export const AgencyFacts = z.object(facts);
export type AgencyFacts = z.output<typeof AgencyFacts>;

/** An agency in a list. `takes`: of the plans that were asked for, those that it says it takes. */
export const AgencyCard = z.object({
  ...facts,
  distanceMiles: z.nullable(z.number()),
  takes: z.array(z.string()),
});
export type AgencyCard = z.output<typeof AgencyCard>;

/** Somebody who comes to people’s homes. `art`: what is drawn of them, which is nothing of most. */
export const Professional = z.object({
  _id: z.uuid(),
  name: z.string(),
  discipline: z.enum(disciplines),
  credential: z.string(),
  /** Whole years of experience; null where they have not said. */
  experienceYears: z.nullable(z.int()),
  languages: z.array(z.string()),
  about: z.string(),
  /** The BCP 47 tag of what is said about them. */
  aboutLanguage: z.string(),
  art: z.nullable(z.record(z.string(), z.string())),
});
export type Professional = z.output<typeof Professional>;

export const AgencyDetails = z.object({
  ...facts,
  about: z.string(),
  aboutLanguage: z.string(),
  /** Those that families see, in the order that it has chosen. */
  photos: z.array(Photo),
  street: z.string(),
  zip: z.string(),
  /** To these they come, too, however far. */
  zips: z.array(z.string()),
  ccn: z.nullable(z.string()),
  /** The insurance plans that they say they take. */
  plans: z.array(z.string()),
  /** Who answers for it; nobody for one that waits to be claimed. */
  hostId: z.nullable(z.uuid()),
  professionals: z.array(Professional),
  /** What was checked of it. */
  receipt: z.array(ReceiptLine),
});
export type AgencyDetails = z.output<typeof AgencyDetails>;
