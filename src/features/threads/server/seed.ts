import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { Db } from '#server/db/db.ts';

/** Somebody of our staff. */
export async function aStaffMember(db: Db, firstName = 'Ines'): Promise<Person> {
  const person = await aPerson(db, { firstName, lastName: 'Park' });
  await db.updateTable('users').set({ is_staff: true }).where('id', '=', person.id).execute();
  return person;
}

let count = 0;
/** As a device makes them. */
export const aClientId = (): string => `test-message-${++count}`;
