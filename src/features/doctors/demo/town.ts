import { DEMO_PASSWORD } from '#features/account/demo/people.ts';
import { setWeeklyHours } from '#features/availability/server/availability-store.ts';
import type { DemoService } from '#features/bookings/demo/demo-booking.ts';
import { insertManagers } from '#features/providers/server/provider-store.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { insertReviews, rateProviders } from '#features/reviews/server/store.ts';
import type { Db } from '#server/db/db.ts';
import { noPrices } from '../appointment-price.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { APPOINTMENT } from '../doctor.ts';
import { insertDoctors, type NewDoctor } from '../server/doctor-store.ts';
import { demoAppointments } from './appointments.ts';
import { beganBefore, type DemoDoctor, demoDoctors } from './doctors.ts';
import { seedTemplates } from '#features/visit-summaries/demo/demo-templates.ts';
import { seedDoctorEvidence } from './evidence.ts';
import { demoReviews } from './reviews.ts';
import { visitsSoon } from './visits-soon.ts';

const OPENED_DAYS_AGO = 400;
const plans = ['Golden Poppy Senior Advantage', 'Blue Heron Supplement', 'Silver Fir Medicare Plus'] as const;

/** The doctor of the town who can be tried out. */
export const demoDoctor = { email: 'amara.okafor@example.com', password: DEMO_PASSWORD };

/** The doctors with those who answer for them, their hours, and what families have written. */
async function seedDoctors(db: Db, now: Date): Promise<void> {
  const doctors = demoDoctors();
  const verified = doctors.filter(({ isVerified }) => isVerified);
  await insertDoctors(
    db,
    doctors.map((doctor) => newDoctor(doctor, now)),
  );
  await insertManagers(
    db,
    verified.map(({ id, manager }) => ({ providerId: id, userId: manager.id })),
  );
  await seedDoctorEvidence(db, verified, now);
  for (const [index, { id, weeklyHours }] of verified.entries()) {
    await setWeeklyHours(db, { providerId: id, service: APPOINTMENT, hours: weeklyHours, now });
    // two in three say which plans they take
    if (index % 3 > 0) await writePlansTaken(db, id, plans.slice(0, 1 + (index % plans.length)));
  }
  await insertReviews(
    db,
    verified.flatMap((doctor) => demoReviews(doctor, dayIn(doctor.timeZone, now))),
  );
  await rateProviders(
    db,
    verified.map(({ id }) => id),
  );
  const [tried] = verified;
  if (tried) await seedTemplates(db, { providerId: tried.id, userId: tried.manager.id, now });
}

function newDoctor({ isVerified, manager: _, years, weeklyHours: __, ...doctor }: DemoDoctor, now: Date): NewDoctor {
  const today = dayIn(doctor.timeZone, now);
  const createdAt = instantOf(addDays(today, -OPENED_DAYS_AGO), '09:00', doctor.timeZone);
  return {
    ...doctor,
    ...(!isVerified && { prices: noPrices }),
    verifiedAt: isVerified ? createdAt : null,
    practisesSince: beganBefore(today, years),
    createdAt,
  };
}

/** Doctors in the demo town. */
export const demoDoctorsOfTown: DemoService = {
  managers: demoDoctors()
    .filter(({ isVerified }) => isVerified)
    .map(({ manager }) => manager),
  toTry: { role: 'Doctor', ...demoDoctor },
  seed: seedDoctors,
  bookings: (now) => demoAppointments(demoDoctors(), now),
  async soon(db, now) {
    const [tried] = demoDoctors();
    return tried ? visitsSoon(db, tried, now) : [];
  },
};
