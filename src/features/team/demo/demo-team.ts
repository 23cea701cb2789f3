import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertInvitation } from '../server/invitation-store.ts';
import { addMember } from '../server/team-store.ts';
import { teamAccounts } from './team-accounts.ts';

type World = { db: Db; now: Date };
type Places = { ownerId: string; providerId: string; secondPlaceId: string };

/** A team of five roles with what it did, and an invitation that waits; the manager reads along at a second place. */
export async function seedTeam({ db, now }: World, { ownerId, providerId, secondPlaceId }: Places): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { lucia, dora, sam, nell } = teamAccounts;
  const joined = [
    { member: lucia, role: 'manager', days: 150 },
    { member: nell, role: 'bookkeeping', days: 120 },
    { member: dora, role: 'answering', days: 74 },
    { member: sam, role: 'reading', days: 20 },
  ] as const;
  for (const { member, role, days } of joined) {
    const { id: userId, email } = member;
    await addMember(db, { providerId, userId, role, now: ago(days) });
    await notePlaceEvent(db, {
      providerId,
      actorId: ownerId,
      what: 'invited',
      detail: email,
      role,
      now: ago(days + 1),
    });
    await notePlaceEvent(db, { providerId, actorId: userId, what: 'joined', detail: email, role, now: ago(days) });
  }
  await addMember(db, { providerId: secondPlaceId, userId: lucia.id, role: 'reading', now: ago(30) });
  const day = addDays(dayIn('America/Los_Angeles', now), 9);
  await notePlaceEvent(db, { providerId, actorId: lucia.id, what: 'profile', now: ago(6) });
  await notePlaceEvent(db, { providerId, actorId: lucia.id, what: 'seats', detail: day, now: ago(3) });
  const sent = new Date(now.getTime() - 30 * HOUR_MS);
  const invited = { providerId, email: 'pat.doyle@example.com', role: 'answering' } as const;
  await insertInvitation(db, { ...invited, invitedBy: ownerId, now: sent });
  await notePlaceEvent(db, {
    providerId,
    actorId: ownerId,
    what: 'invited',
    detail: invited.email,
    role: invited.role,
    now: sent,
  });
}
