import { sql } from 'kysely';
import { elena, ines, seedAccounts } from '#features/account/demo/accounts.ts';
import { DEMO_PASSWORD, demoFamily } from '#features/account/demo/people.ts';
import { hashPassword } from '#features/account/server/passwords.ts';
import type { DemoService } from '#features/bookings/demo/demo-booking.ts';
import { seedFavourites } from '#features/favourites/demo/demo-favourites.ts';
import { seedBoard } from '#features/board/demo/demo-board.ts';
import { seedCareNotes } from '#features/care-notes/demo/demo-care-notes.ts';
import { seedHealth } from '#features/health-records/demo/demo-health.ts';
import { seedMedication } from '#features/medication/demo/demo-medication.ts';
import { seedCircle } from '#features/circle/demo/demo-circle.ts';
import { seedTrail } from '#features/circle/demo/demo-trail.ts';
import { seedClosing } from '#features/closing/demo/demo-closing.ts';
import { seedSecurity } from '#features/security/demo/demo-security.ts';
import { demoCaregiversOfTown } from '#features/caregivers/demo/town.ts';
import { demoDiagnostics } from '#features/diagnostics/demo/town.ts';
import { demoAgenciesOfTown } from '#features/home-health/demo/town.ts';
import { demoDoctorsOfTown } from '#features/doctors/demo/town.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import { demoId } from '#server/demo-id.ts';
import type { Ports } from '#server/ports/ports.ts';
import { demoSeniorCare } from '#features/senior-care/demo/town.ts';
import { applicants } from '#features/partners/demo/applicants.ts';
import { seedClaims } from '#features/partners/demo/claims.ts';
import { seedApplications } from '#features/partners/demo/applications.ts';
import { seedInsurance } from '#features/insurance/demo/demo-insurance.ts';
import { seedPayouts } from '#features/payouts/demo/demo-payouts.ts';
import { seedConversations } from '#features/messaging/demo/demo-conversations.ts';
import { seedEnquiries } from '#features/enquiries/demo/demo-enquiries.ts';
import { seedLeads } from '#features/lead-requests/demo/demo-leads.ts';
import { seedTours } from '#features/tours/demo/demo-tours.ts';
import { seedTeam } from '#features/team/demo/demo-team.ts';
import { teamAccounts } from '#features/team/demo/team-accounts.ts';
import { seedTickets } from '#features/support/demo/demo-tickets.ts';
import type { Db } from '#server/db/db.ts';
import { playBooking, type PlayContext } from './play-booking.ts';

/** Every service that has a part in the demo town. */
const services: readonly DemoService[] = [
  demoSeniorCare,
  demoDoctorsOfTown,
  demoCaregiversOfTown,
  demoDiagnostics,
  demoAgenciesOfTown,
];

/** Who may be tried out: printed at the start. */
export const demoAccounts: readonly DemoService['toTry'][] = [
  { role: 'Family', email: demoFamily.email, password: demoFamily.password },
  ...services.map(({ toTry }) => toTry),
  { role: 'Staff', email: ines.email, password: DEMO_PASSWORD },
];

// Any fixed number will do, as long as nothing else in the product locks it.
const SEED_LOCK = 7_061_913;

/** Fills the demo town, once and wholly or not at all, however many processes start at the same moment. */
export async function seedDemo(db: Db, seeding: PlayContext): Promise<void> {
  if (await isSeeded(db)) return;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    if (await isSeeded(db)) return;
    await seedTown(db, passwordHash, seeding);
  });
}

/** What goes on and what is about to begin at each start, of every service that has such a thing: once, however many processes start together. */
export async function seedSoon(db: Db, seeding: PlayContext): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(db);
    for (const { soon } of services)
      for (const booking of (await soon?.(db, seeding.now)) ?? []) await playBooking(db, booking, seeding);
  });
}

/** The files of the demo town: what families and staff see of one place, insurance cards and papers of health records. They are drawn by the queue, once there is one. */
export async function seedDemoFiles(world: { db: Db; ports: Ports; now: Date }): Promise<void> {
  // What paints is loaded for the demo alone.
  const { seedDemoPhotos } = await import('#features/providers/demo/demo-photos.ts');
  const { seedCardPictures } = await import('#features/insurance/demo/demo-card-pictures.ts');
  const { seedRecordFiles } = await import('#features/health-records/demo/demo-record-files.ts');
  await seedCardPictures(world);
  await seedRecordFiles(world);
  await seedDemoPhotos(world, { providerId: centreNamed(demoManager.centreKey), managerId: demoManager.id });
}

const centreNamed = (key: string) => demoId(`centre ${key}`);

async function seedTown(db: Db, passwordHash: string, seeding: PlayContext) {
  const { now } = seeding;
  const managers = [
    ...services.flatMap((service) => service.managers),
    ...Object.values(applicants),
    ...Object.values(teamAccounts),
  ];
  await seedAccounts(db, { managers, passwordHash, now });
  await seedSecurity(db, now);
  await seedCircle(db, now);
  await seedHealth(db, now);
  await seedMedication(db, now);
  for (const { seed } of services) await seed(db, now);
  await seedInsurance(db, now);
  await seedFavourites(db, now);
  await seedApplications(db, now);
  await seedClaims(db, { providerId: centreNamed('arroyo-house'), now });
  // The oldest first, as they would have come.
  const bookings = services.flatMap((service) => service.bookings(now));
  for (const booking of bookings.sort((one, other) => other.hoursAgo - one.hoursAgo))
    await playBooking(db, booking, seeding);
  await seedCareNotes(db, now);
  await seedBoard(db, now);
  await seedTrail(db, now);
  await seedTickets(db, now);
  await seedLeads(db, now);
  await seedEnquiries(db, now);
  await seedConversations(db, now);
  await seedTeam(
    { db, now },
    {
      ownerId: demoManager.id,
      providerId: centreNamed(demoManager.centreKey),
      secondPlaceId: centreNamed('casa-amable'),
    },
  );
  await seedPayouts({ db, now }, { providerId: centreNamed(demoManager.centreKey), ownerId: demoManager.id });
  await seedTours(db, now);
  await seedClosing(db, passwordHash, now);
  // What was told in the town's past has been read: nothing of it leaves now.
  await db.deleteFrom('outbox').execute();
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
