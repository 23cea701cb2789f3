import { ines } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import type { DemoService } from '#features/bookings/demo/demo-booking.ts';
import { followEvidence } from '#features/providers/server/evidence-store.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { insertReviews, rateProviders } from '#features/reviews/server/store.ts';
import { demoId } from '#server/demo-id.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import { insertCaregivers, type NewCaregiver } from '../server/caregiver-store.ts';
import { CARE_VISIT } from '../visit.ts';
import { demoCaregiver, type DemoCaregiver, demoCaregivers } from './caregivers.ts';
import { demoReviews } from './reviews.ts';
import { demoVisits } from './visits.ts';

const OPENED_DAYS_AGO = 300;

/** The caregivers with those who answer for them, their hours, and what families have written. */
async function seedCaregivers(db: Db, now: Date): Promise<void> {
  const caregivers = demoCaregivers();
  const verified = caregivers.filter(({ isVerified }) => isVerified);
  await insertCaregivers(
    db,
    caregivers.map((one) => newCaregiver(one, now)),
  );
  await insertManagers(
    db,
    verified.map(({ id, manager }) => ({ providerId: id, userId: manager.id })),
  );
  await seedEvidence(db, verified, now);
  for (const { id, weeklyHours } of verified)
    await setWeeklyHours(db, { providerId: id, service: CARE_VISIT, hours: weeklyHours, now });
  await insertReviews(
    db,
    verified.flatMap((one) => demoReviews(one, dayIn(one.timeZone, now))),
  );
  await rateProviders(
    db,
    verified.map(({ id }) => id),
  );
}

function newCaregiver(
  { isVerified, manager: _, years, weeklyHours: __, ...one }: DemoCaregiver,
  now: Date,
): NewCaregiver {
  const today = dayIn(one.timeZone, now);
  const createdAt = instantOf(addDays(today, -OPENED_DAYS_AGO), '09:00', one.timeZone);
  return {
    ...one,
    ...(!isVerified && { priceCents: null }),
    since: Number(today.slice(0, 4)) - years,
    verifiedAt: isVerified ? createdAt : null,
    createdAt,
  };
}

/** What staff has checked of them: license or certificate, insurance, background. */
async function seedEvidence(db: Db, caregivers: readonly DemoCaregiver[], now: Date): Promise<void> {
  await insertRecords(
    db,
    'evidence',
    caregivers.flatMap((one) => evidenceOf(one, now)),
  );
  await followEvidence(
    db,
    caregivers.map(({ id }) => id),
  );
}

function evidenceOf({ id, name, timeZone, state, training = [] }: DemoCaregiver, now: Date) {
  const today = dayIn(timeZone, now);
  const random = seeded(`evidence ${name}`);
  const below = (count: number) => Math.floor(random() * count);
  const checkedAt = instantOf(addDays(today, -20 - below(120)), '11:00', timeZone);
  const isNurse = training[0]?.includes('CNA') ?? false;
  const shown = [
    {
      kind: 'licence',
      facts: {
        number: `${isNurse ? 'CNA' : 'HHA'}-${100_000 + below(899_999)}`,
        title: isNurse ? 'Certified Nurse Assistant' : 'Home Health Aide',
        issuer: `Department of Health (${state})`,
      },
      valid_until: addDays(today, 150 + below(500)),
      source: `Register of the state (${state})`,
    },
    {
      kind: 'insurance',
      facts: { number: `HC-${10_000 + below(90_000)}`, issuer: 'Example Home Care Mutual' },
      valid_until: addDays(today, 60 + below(300)),
      source: 'Asked the company',
    },
    {
      kind: 'background',
      facts: { issuer: 'Example Screening', on: addDays(today, -60) },
      valid_until: addDays(today, 100 + below(200)),
      source: 'Confirmation of the agency',
    },
  ];
  return shown.map((line, index) => ({
    ...line,
    id: demoId(`evidence ${name} ${index}`),
    provider_id: id,
    application_id: null,
    result: 'confirmed',
    checked_by: ines.id,
    checked_at: checkedAt,
    created_at: checkedAt,
  }));
}

/** Caregivers in the demo town. */
export const demoCaregiversOfTown: DemoService = {
  managers: demoCaregivers()
    .filter(({ isVerified }) => isVerified)
    .map(({ manager }) => manager),
  toTry: { role: 'Care giver', email: demoCaregiver.email, password: DEMO_PASSWORD },
  seed: seedCaregivers,
  bookings: (now) => demoVisits(demoCaregivers(), now),
};
