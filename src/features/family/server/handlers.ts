import type { Handlers } from '#server/http/handlers.ts';
import type { ActedFor, family } from '../contract.ts';
import { actedFor, type ActedForRow } from './member-store.ts';

export const familyHandlers: Handlers<typeof family> = {
  accepted: async (_, { db, user, now }) => ({ data: (await actedFor(db, { userId: user.id, now })).map(present) }),
};

const present = (row: ActedForRow): ActedFor => ({
  _id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImage: row.profile_image,
  relationship: row.relationship,
  isDependant: row.is_dependant,
  scopes: row.scopes,
});
