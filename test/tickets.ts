import { aStaffMember } from '#features/account/server/seed.ts';
import { beforeEach } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aClientId } from '#features/threads/server/seed.ts';
import { openTown } from './town.ts';

/** A family and one of our staff, as both act on tickets. */
export async function openTickets() {
  const { t, town } = await openTown();
  const staff = {} as { ines: Person };
  beforeEach(async () => {
    await t.db.updateTable('users').set({ is_staff: false }).execute();
    await t.db.deleteFrom('rate_limits').execute();
    staff.ines = await aStaffMember(t.db);
  });

  const plea = () => ({
    clientId: aClientId(),
    category: 'payments' as const,
    subject: 'Charged twice',
    description: 'My bank shows two payments for the secret visit.',
  });
  const open = async (
    more: Partial<ReturnType<typeof plea> & { bookingId: string; files: string[] }> = {},
    person = town.elena,
  ) => (await (await t.as(person)).tickets.add({ body: { ...plea(), ...more } })).data;
  const mine = async (status: 'open' | 'closed' = 'open', person = town.elena) =>
    (await t.as(person)).tickets.mine({ query: { status } });
  const say = async (id: string, words: string, clientId = aClientId()) =>
    (await (await t.as(town.elena)).tickets.update({ params: { id }, body: { clientId, words } })).data;
  const answer = async (id: string, words = 'We look into it.', who = staff.ines) =>
    (await (await t.as(who)).staffTickets.answer({ params: { id }, body: { clientId: aClientId(), words } })).data;
  const change = async (id: string, status: 'open' | 'closed') =>
    (await (await t.as(town.elena)).tickets.changeStatus({ params: { id }, body: { status } })).data;
  return { t, town, staff, plea, open, mine, say, answer, change };
}
