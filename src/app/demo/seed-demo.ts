import { sql } from 'kysely';
import { elena, seedAccounts } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD, demoFamily } from '#features/account/demo/people.ts';
import { hashPassword } from '#features/account/server/passwords.ts';
import type { DemoService } from '#features/bookings/demo/demo-booking.ts';
import type { HealthFacts } from '#features/health-records/profile.ts';
import { seedCircle } from '#features/circle/demo/demo-circle.ts';
import { demoSeniorCare } from '#features/senior-care/demo/town.ts';
import type { Db } from '#server/db/db.ts';
import { playBooking, type Seeding } from './play-booking.ts';

/** Every service that has a part in the demo town. */
const services: readonly DemoService[] = [demoSeniorCare];

/** Who may be tried out: printed at the start. */
export const demoAccounts: readonly DemoService['toTry'][] = [
  { role: 'Family', email: demoFamily.email, password: demoFamily.password },
  ...services.map(({ toTry }) => toTry),
];

// Any fixed number will do, as long as nothing else in the product locks it.
const SEED_LOCK = 7_061_913;

/** Fills the demo town, once and wholly or not at all, however many processes start at the same moment. */
export async function seedDemo(db: Db, seeding: Seeding): Promise<void> {
  if (await isSeeded(db)) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    if (await isSeeded(db)) return;
    await seedTown(db, passwordHash, seeding);
  });
}

async function seedTown(db: Db, passwordHash: string, seeding: Seeding) {
  const { now } = seeding;
  await seedAccounts(db, { managers: services.flatMap(({ managers }) => managers), passwordHash, now });
  await seedCircle(db, now);
  await seedHealth(db, now);
  for (const { seed } of services) await seed(db, now);
  // The oldest first, as they would have come.
  const bookings = services.flatMap((service) => service.bookings(now));
  for (const booking of bookings.sort((one, other) => other.hoursAgo - one.hoursAgo))
    await playBooking(db, booking, seeding);
}

const elenasHealth: HealthFacts = {
  height: 64,
  weight: 148,
  bloodGroup: 'O+',
  medicalConditions: [],
  allergies: ['Penicillin'],
  smoking: 'no',
  alcohol: 'occasionally',
};

async function seedHealth(db: Db, now: Date) {
  await db
    .insertInto('health_profiles')
    .values({ person_id: elena.personId, facts: JSON.stringify(elenasHealth), updated_at: now })
    .execute();
}

async function isSeeded(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', elena.id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
