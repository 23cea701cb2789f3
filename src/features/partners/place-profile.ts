import * as z from 'zod/mini';
import { Phone, trimmed } from '#features/account/credentials.ts';
import { Address, Zip } from '#features/account/profile.ts';
import { EvidenceNumber } from '#features/providers/evidence.ts';
import { milesBetween, type Point } from '#features/places/place.ts';
import { CentreProfileForm } from '#features/senior-care/partner-contract.ts';
import { kinds } from '#features/senior-care/stay-limits.ts';
import { longest, shortest } from '#shared/text-rules.ts';
import { BioPart, DoctorPart, VisitsPart } from './doctor-profile.ts';
import { HelpPart, TestsPart, TimesPart, VisitingPart } from './service-profile.ts';

/** A pin may be moved so far from the middle of its ZIP code; farther away it falls back to that middle. */
const PIN_REACH_MILES = 25;

const degrees = (most: number) =>
  z
    .number('errors.invalid_input')
    .check(z.minimum(-most, 'errors.invalid_input'), z.maximum(most, 'errors.invalid_input'));

/** What it is and where; town and state follow from the ZIP code, and so does the pin until it is moved. */
export const PlacePart = z.object({
  name: z.pipe(
    trimmed('errors.nameBlank'),
    z.string().check(shortest(3, 'errors.nameShort'), longest(120, 'errors.tooLong')),
  ),
  kind: z.enum(kinds, 'errors.serviceUnselected'),
  phone: Phone,
  street: Address,
  zip: Zip,
  latitude: z.nullable(degrees(90)),
  longitude: z.nullable(degrees(180)),
});
export type PlacePart = z.output<typeof PlacePart>;

/** Who it is and how to reach them; the rest its service asks. */
export const ContactPart = z.extend(z.pick(PlacePart, { name: true, phone: true, street: true, zip: true }), {
  /** The number of the license, which is shown as evidence next. */
  licence: EvidenceNumber,
});
export type ContactPart = z.output<typeof ContactPart>;

/** Where the pin stands: where it was put, or in the middle of its ZIP code. */
export function pinNear(middle: Point, { latitude, longitude }: Pick<PlacePart, 'latitude' | 'longitude'>): Point {
  const { latitude: north, longitude: east } = middle;
  if (latitude === null || longitude === null) return { latitude: north, longitude: east };
  const pin = { latitude, longitude };
  return milesBetween(middle, pin) > PIN_REACH_MILES ? { latitude: north, longitude: east } : pin;
}

/** Seats, prices and hours. */
export const CarePart = z.pick(CentreProfileForm, { capacity: true, prices: true, hours: true });
export type CarePart = z.output<typeof CarePart>;

/** What it says of itself, what it offers and who understands one there. */
export const WordsPart = z.pick(CentreProfileForm, { about: true, services: true, languages: true });
export type WordsPart = z.output<typeof WordsPart>;

/** One part as it is saved: of a place, of a doctor, or of whoever joins with a contact. */
export const ProfileChange = z.discriminatedUnion('part', [
  z.extend(PlacePart, { part: z.literal('place') }),
  z.extend(CarePart, { part: z.literal('care') }),
  z.extend(WordsPart, { part: z.literal('words') }),
  z.extend(DoctorPart, { part: z.literal('doctor') }),
  z.extend(VisitsPart, { part: z.literal('visits') }),
  z.extend(BioPart, { part: z.literal('bio') }),
  z.extend(ContactPart, { part: z.literal('contact') }),
  z.safeExtend(HelpPart, { part: z.literal('help') }),
  z.extend(TestsPart, { part: z.literal('tests') }),
  z.extend(VisitingPart, { part: z.literal('visiting') }),
  z.extend(TimesPart, { part: z.literal('times') }),
]);
export type ProfileChange = z.output<typeof ProfileChange>;
export type ProfilePart = ProfileChange['part'];

/** With the town and the point that follow from the ZIP code. */
const stored = {
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  state: z.string(),
  latitude: z.number(),
  longitude: z.number(),
};

/** What is known of a place so far: null where nobody has answered yet. */
export const PlaceProfile = z.object({
  place: z.nullable(z.object({ ...stored, kind: PlacePart.shape.kind })),
  care: z.nullable(CarePart),
  words: z.nullable(
    z.object({
      about: z.object({ en: z.string(), sp: z.string() }),
      services: z.array(z.string()),
      languages: z.array(z.string()),
    }),
  ),
});
export type PlaceProfile = z.output<typeof PlaceProfile>;

export const ContactProfile = z.object({ contact: z.nullable(z.object({ ...stored, licence: z.string() })) });
export type ContactProfile = z.output<typeof ContactProfile>;
