import type { Context, Handlers } from '#server/http/handlers.ts';
import type { family, PersonActedFor } from '../contract.ts';
import { selfOf } from './access-store.ts';
import { setPortrait } from './set-portrait.ts';
import { actedFor, type ActedForRow } from './member-store.ts';

export const familyHandlers: Handlers<typeof family> = {
  accepted: (_, context) => peopleOf(context),
  people: (_, context) => peopleOf(context),
  setPortrait: ({ body }, context) => setPortrait(body, context),
};

async function peopleOf({ db, user, now }: Context) {
  const [own, others] = await Promise.all([
    selfOf(db, user.id).executeTakeFirstOrThrow(),
    actedFor(db, { userId: user.id, now }),
  ]);
  return { data: others.map(present), ownId: own.id };
}

const present = (row: ActedForRow): PersonActedFor => ({
  _id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImage: row.profile_image,
  relationship: row.relationship,
  isDependant: row.is_dependant,
  lacksBasis: row.lacks_basis,
  scopes: row.scopes,
});
