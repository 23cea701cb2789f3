import { aPerson } from '#features/account/server/seed.ts';
import type { Db } from '#server/db/db.ts';
import type { PlaceRole } from '#shared/place-roles.ts';
import { insertHandover } from './handover-store.ts';
import { insertInvitation } from './invitation-store.ts';
import { addMember } from './team-store.ts';

type TestInvitation = { providerId: string; email: string; invitedBy: string; role?: PlaceRole; now: Date };

/** An invitation that waits; answers its id. */
export async function aTeamInvitation(db: Db, { role = 'answering', ...inviting }: TestInvitation): Promise<string> {
  const id = await insertInvitation(db, { ...inviting, email: inviting.email.toLowerCase(), role });
  if (!id) throw new Error('One waits there already.');
  return id;
}

/** Somebody who works for a place is asked to be an owner; answers the id. */
export async function aHandover(
  db: Db,
  { providerId, from, now }: { providerId: string; from: string; now: Date },
): Promise<string> {
  const { id: to } = await aPerson(db);
  await addMember(db, { providerId, userId: to, role: 'reading', now });
  const id = await insertHandover(db, { providerId, from, to, afterwards: 'owner', now });
  if (!id) throw new Error('Somebody is asked there already.');
  return id;
}

/** Somebody who works for a place. */
export const aMember = (db: Db, member: Parameters<typeof addMember>[1]): Promise<boolean> => addMember(db, member);
