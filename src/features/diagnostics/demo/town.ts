import { ines } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import type { DemoService } from '#features/bookings/demo/demo-booking.ts';
import { followEvidence } from '#features/providers/server/evidence-store.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { insertReviews, rateProviders } from '#features/reviews/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { insertRecords } from '#server/db/insert-records.ts';
import { demoId } from '#server/demo-id.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { seeded } from '#shared/seeded.ts';
import { LAB_DRAW } from '../centre.ts';
import { insertLabs, type NewLab } from '../server/lab-store.ts';
import { type DemoLab, demoLabs } from './labs.ts';
import { demoOrders } from './orders.ts';
import { labReviews } from './reviews.ts';

const OPENED_DAYS_AGO = 600;

/** The centre of the town that can be tried out. */
export const demoLab = { email: 'naomi.feld@example.com', password: DEMO_PASSWORD };

/** The centres with those who answer there, their chairs, what was checked of them, and what families have written. */
async function seedLabs(db: Db, now: Date): Promise<void> {
  const labs = demoLabs();
  const verified = labs.filter(({ isVerified }) => isVerified);
  await insertLabs(
    db,
    labs.map((lab) => newLab(lab, now)),
  );
  await insertManagers(
    db,
    verified.map(({ id, manager }) => ({ providerId: id, userId: manager.id })),
  );
  await insertRecords(
    db,
    'evidence',
    verified.flatMap((lab) => evidenceOf(lab, now)),
  );
  await followEvidence(
    db,
    verified.map(({ id }) => id),
  );
  for (const { id, weeklyHours } of verified)
    await setWeeklyHours(db, { providerId: id, service: LAB_DRAW, hours: weeklyHours, now });
  await insertReviews(
    db,
    verified.flatMap((lab) => labReviews(lab, dayIn(lab.timeZone, now))),
  );
  await rateProviders(
    db,
    verified.map(({ id }) => id),
  );
}

function newLab({ isVerified, manager: _, weeklyHours: __, key: ___, ...lab }: DemoLab, now: Date): NewLab {
  const createdAt = instantOf(addDays(dayIn(lab.timeZone, now), -OPENED_DAYS_AGO), '09:00', lab.timeZone);
  return { ...lab, verifiedAt: isVerified ? createdAt : null, createdAt };
}

/** What staff has checked: license and insurance. */
function evidenceOf({ id, key, timeZone, state }: DemoLab, now: Date) {
  const today = dayIn(timeZone, now);
  const random = seeded(`lab evidence ${key}`);
  const ahead = (least: number, most: number) => addDays(today, least + Math.floor(random() * (most - least)));
  const checkedAt = instantOf(addDays(today, -30 - Math.floor(random() * 90)), '11:00', timeZone);
  const number = () => String(Math.floor(random() * 90_000) + 10_000);
  const shown = [
    {
      kind: 'licence',
      facts: { number: `CLF-${number()}`, title: 'Clinical laboratory', issuer: `Laboratory Field Services, ${state}` },
      valid_until: ahead(150, 700),
      source: `Register of the state (${state})`,
    },
    {
      kind: 'insurance',
      facts: { number: `GL-${number()}`, issuer: 'Example Mutual' },
      valid_until: ahead(60, 360),
      source: 'Asked the company',
    },
  ];
  return shown.map((line, index) => ({
    ...line,
    id: demoId(`lab evidence ${key} ${index}`),
    provider_id: id,
    application_id: null,
    result: 'confirmed',
    checked_by: ines.id,
    checked_at: checkedAt,
    created_at: checkedAt,
  }));
}

/** Lab tests in the demo town. */
export const demoDiagnostics: DemoService = {
  managers: demoLabs()
    .filter(({ isVerified }) => isVerified)
    .map(({ manager }) => manager),
  toTry: { role: 'Test center', ...demoLab },
  seed: seedLabs,
  bookings: (now) => demoOrders(demoLabs(), now),
};
