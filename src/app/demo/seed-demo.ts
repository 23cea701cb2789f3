import { sql } from 'kysely';
import { hashPassword } from '#features/account/server/passwords.ts';
import { demoCentres } from '#features/senior-care/demo/centres.ts';
import { DEMO_PASSWORD, demoFamily, demoManager } from '#features/senior-care/demo/people.ts';
import type { Db } from '#server/db/db.ts';
import { seedAccounts } from './accounts.ts';
import { seedBookings, type Seeding } from './bookings.ts';
import { seedTown } from './town.ts';

/** Who may be tried out: printed at the start. */
export const demoAccounts: { role: string; email: string; password: string }[] = [
  { role: 'Family', email: demoFamily.email, password: demoFamily.password },
  { role: 'Center manager', email: demoManager.email, password: demoManager.password },
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
    await seedAccounts(db, { centres: demoCentres(), passwordHash, now: seeding.now });
    await seedTown(db, demoCentres(), seeding.now);
    await seedBookings(db, seeding);
  });
}

async function isSeeded(db: Db): Promise<boolean> {
  const ids = demoCentres().map(({ id }) => id);
  const found = await db
    .selectFrom('providers')
    .select('providers.id')
    .where('providers.id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
