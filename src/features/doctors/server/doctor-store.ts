import type { Gender } from '#features/providers/genders.ts';
import { sql } from 'kysely';
import {
  bookable,
  type BookableProvider,
  bookableProviderOf,
  insertProviders,
  type NewProvider,
} from '#features/providers/server/provider-store.ts';
import { isVerified } from '#features/providers/server/verified-store.ts';
import { listService } from '#features/availability/server/next-slots-store.ts';
import { hoursOf } from '#features/availability/server/availability-store.ts';
import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import { hostId, isHosted } from '#features/providers/server/host-store.ts';
import type { Day } from '#shared/dates.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { type AppointmentPrices, lowestPrice } from '../appointment-price.ts';
import { APPOINTMENT, type DoctorFacts } from '../doctor.ts';
import type { Focus, Specialty } from '../specialties.ts';

/** A doctor as they are registered; `art` is what the art kit draws of them. */
export type NewDoctor = Omit<NewProvider, 'kind' | 'offers' | 'priceCents' | 'picture'> & {
  specialties: Specialty[];
  focuses: Focus[];
  gender: Gender;
  prices: AppointmentPrices;
  practisesSince: Day;
  npi: string;
  licence: { state: string; number: string };
  /** Where they learned, one line each. */
  training?: string[];
  art: Record<string, string>;
};

/** Writes any number of doctors in three statements; those whose id is known already stay as they are. Their hours are the caller's. */
export async function insertDoctors(db: Db, doctors: readonly NewDoctor[]): Promise<void> {
  await insertProviders(db, doctors.map(providerOf));
  await insertRecords(db, 'doctors', doctors.map(rowOf));
  await listService(
    db,
    APPOINTMENT,
    doctors.map(({ id }) => id),
  );
}

const providerOf = ({ focuses, prices, art, training: _, ...doctor }: NewDoctor): NewProvider => ({
  ...doctor,
  kind: 'doctor',
  offers: focuses,
  priceCents: lowestPrice(prices),
  picture: { kind: 'portrait', traits: art },
});

const rowOf = ({ id, specialties, gender, prices, practisesSince, npi, licence, training = [] }: NewDoctor) => ({
  provider_id: id,
  specialties,
  gender,
  video_cents: prices.videoCents,
  chat_cents: prices.chatCents,
  practises_since: practisesSince,
  npi,
  licence_state: licence.state,
  licence_number: licence.number,
  training,
});

/** What everybody may read of a doctor at an instant, in the words of the contract: of `providers` and `doctors`. */
export const facts = (now: Date) => sql<DoctorFacts>`json_build_object(
  '_id', providers.id, 'name', providers.name, 'isVerified', ${isVerified(now)}, 'specialties', doctors.specialties,
  'focuses', providers.offers, 'gender', doctors.gender, 'languages', providers.languages, 'city', providers.city,
  'state', providers.state, 'timeZone', providers.time_zone, 'rating', providers.rating,
  'reviewCount', providers.review_count, 'experienceYears', ${yearsAt(now)},
  'prices', case when ${isVerified(now)} then
    json_build_object('videoCents', doctors.video_cents, 'chatCents', doctors.chat_cents)
  end,
  'art', providers.picture -> 'traits', 'photo', providers.picture -> 'photo'
)`;

const yearsAt = (now: Date) =>
  sql<number>`greatest(0, extract(year from age(${now}::timestamptz, doctors.practises_since)))::int`;

/** Everything that the page of a doctor shows, with the first of those who answer for them, and when they see people. */
export const doctorById = (db: Db, { id, now }: { id: string; now: Date }) =>
  db
    .selectFrom('providers')
    .innerJoin('doctors', 'doctors.provider_id', 'providers.id')
    .leftJoin('weekly_hours', (join) =>
      join.onRef('weekly_hours.provider_id', '=', 'providers.id').on('weekly_hours.service', '=', APPOINTMENT),
    )
    .select(facts(now).as('facts'))
    .select(['providers.about', 'providers.photos', 'doctors.training', 'doctors.accepts_itself'])
    .select(['doctors.npi', 'doctors.licence_state', 'doctors.licence_number'])
    .select(['weekly_hours.ranges', 'weekly_hours.slot_minutes', 'weekly_hours.ahead_days'])
    .select(hostId)
    .where('providers.id', '=', id)
    .executeTakeFirst();

export type DoctorPage = NonNullable<Awaited<ReturnType<typeof doctorById>>>;

/** Named doctors, and whether somebody answers for them. */
export const doctorsAmong = (db: Db, ids: readonly string[], now: Date) =>
  db
    .selectFrom('providers')
    .innerJoin('doctors', 'doctors.provider_id', 'providers.id')
    .select(facts(now).as('facts'))
    .select(isHosted.as('isHosted'))
    .where(sql<boolean>`providers.id = any(${ids}::uuid[])`)
    .orderBy('providers.id')
    .execute();

/** Whether a doctor lets visits that are paid stand at once. */
export async function acceptsItself(db: Db, id: string): Promise<boolean> {
  const doctors = db.selectFrom('doctors').select('accepts_itself').where('provider_id', '=', id);
  return (await doctors.executeTakeFirst())?.accepts_itself ?? false;
}

/** A doctor as a booking freezes them: what they cost by mode, and their hours. */
export type BookableDoctor = BookableProvider & {
  specialties: Specialty[];
  prices: AppointmentPrices;
  weeklyHours: WeeklyHours;
};

/** A verified doctor with somebody who answers and hours of their own; locked for share until the caller's transaction ends. */
export async function bookableDoctor(
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<BookableDoctor | undefined> {
  const row = await bookable(db, { id, now })
    .innerJoin('doctors', 'doctors.provider_id', 'providers.id')
    .innerJoin('weekly_hours', 'weekly_hours.provider_id', 'providers.id')
    .select(['doctors.specialties', 'doctors.video_cents', 'doctors.chat_cents'])
    .select(['weekly_hours.ranges', 'weekly_hours.slot_minutes', 'weekly_hours.buffer_minutes'])
    .select(['weekly_hours.notice_minutes', 'weekly_hours.ahead_days', 'weekly_hours.capacity'])
    .where('weekly_hours.service', '=', APPOINTMENT)
    .forShare()
    .executeTakeFirst();
  return (
    row && {
      ...bookableProviderOf(row),
      specialties: row.specialties as Specialty[], // written from the closed list only
      prices: { videoCents: row.video_cents, chatCents: row.chat_cents },
      weeklyHours: hoursOf(row),
    }
  );
}
