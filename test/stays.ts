import { sql } from 'kysely';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import type { TestApp } from './harness.ts';

/** Monday, 22 June 2026: the first day of a stay of `aStay`, which begins next Monday. */
const FIRST_DAY = '2026-06-22';

export type FamilyAndCentre = { elena: Person; manager: Person; centre: NewCentre };

/** Where tests of bookings and payments begin: a Monday morning, Elena, and a center that Omar Reyes answers for. */
export async function aFamilyAndACentre(t: TestApp, choices: { capacity?: number } = {}): Promise<FamilyAndCentre> {
  t.clock.set('2026-06-15T16:00:00Z');
  const elena = await aPerson(t.db, { phone: '6265550148' });
  const manager = await aPerson(t.db, { firstName: 'Omar', lastName: 'Reyes' });
  return { elena, manager, centre: await aCentre(t.db, { managerId: manager.id, ...choices }) };
}

/** How many seats of a center are taken on a day; undefined when nobody has asked for that day yet. */
export async function seatsTaken(t: TestApp, providerId: string, day = FIRST_DAY): Promise<number | undefined> {
  const counted = t.db.selectFrom('seat_days').select('taken');
  const row = await counted.where('provider_id', '=', providerId).where('day', '=', day).executeTakeFirst();
  return row?.taken;
}

/** What has happened to a booking, in order. */
export async function eventsOf(t: TestApp, bookingId: string): Promise<string[]> {
  const events = t.db.selectFrom('booking_events').select('what').where('booking_id', '=', bookingId);
  return (await events.orderBy('id').execute()).map(({ what }) => what);
}

/** What the bell of somebody shows of bookings. */
export async function bellOf(t: TestApp, { id: userId }: Pick<Person, 'id'>) {
  return (await t.as({ id: userId })).bookings.notifications({ params: { userId }, query: {} });
}

/** Who did what with what belongs to a person, in order. */
export function auditTrailOf(t: TestApp, personId: string) {
  const entries = t.db.selectFrom('audit_entries').select(['actor_id', 'action', 'subject']);
  return entries.where('person_id', '=', personId).orderBy('id').execute();
}

/** The entries that do not fit to those before them, in the trails of all people. */
export async function brokenTrails(t: TestApp) {
  const people = await t.db.selectFrom('audit_entries').select('person_id').distinct().execute();
  const broken = await Promise.all(people.map(({ person_id: personId }) => brokenEntry(t.db, personId)));
  return broken.filter((entry) => entry !== undefined);
}

/** How often two transactions have waited for each other for good. */
export async function deadlocks(t: TestApp): Promise<number | undefined> {
  const { rows } = await sql<{
    count: number;
  }>`select deadlocks as count from pg_stat_database where datname = current_database()`.execute(t.db);
  return rows[0]?.count;
}
