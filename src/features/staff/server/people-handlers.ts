import { staffAccounts } from '#features/account/server/staff-role/staff-store.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { staffPeople } from '../people-contract.ts';
import { giveStaffRole, takeStaffRole } from './change-staff.ts';
import { type ChangeRow, givenTo, lastChanges } from './people-store.ts';

export const staffPeopleHandlers: Handlers<typeof staffPeople> = {
  async list(_sent, { db, user, staffEmails }) {
    const people = await staffAccounts(db);
    const ids = people.map(({ id }) => id);
    const [given, changes] = await Promise.all([givenTo(db, ids), lastChanges(db)]);
    return {
      data: {
        people: people.map((person) => {
          const change = given.find((one) => one.user_id === person.id);
          return {
            _id: person.id,
            name: `${person.first_name} ${person.last_name}`,
            email: person.email,
            given: change ? { at: change.at.toISOString(), by: byOf(change) } : null,
            isNamed: staffEmails.has(person.email.toLowerCase()),
            isMe: person.id === user.id,
            isAway: person.is_away,
          };
        }),
        changes: changes.map((change) => ({
          _id: String(change.id),
          change: change.change,
          name: nameOf(change.first_name, change.last_name),
          by: byOf(change),
          at: change.at.toISOString(),
        })),
      },
    };
  },

  give: async ({ body: { email } }, context) => ({ data: { _id: await giveStaffRole(context, email) } }),

  async take({ params: { userId } }, context) {
    await takeStaffRole(context, userId);
    return { data: { _id: userId } };
  },
};

const byOf = (change: ChangeRow) => ({
  isSetting: change.is_by_setting,
  name: nameOf(change.actor_first_name, change.actor_last_name),
});

const nameOf = (first: string | null, last: string | null) => `${first ?? ''} ${last ?? ''}`.trim();
