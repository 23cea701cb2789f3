import { elena, elenasFamily, relatives, rosa } from '#features/account/demo/accounts.ts';
import type { Db } from '#server/db/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertInvitation, writeInvitation } from '../server/invitation-store.ts';
import { acceptLink, writeLink } from '../server/link-store.ts';

const { ernesto, mateo, carmen } = elenasFamily;

/**
 * A circle of four: Rosa has no account, so her daughter Elena speaks for her; her son Mateo looks on from another city; Ernesto,
 * their uncle, lets Elena book for him but not see his records; Carmen has stopped sharing. One invitation waits on either side.
 */
export async function seedCircle(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .insertInto('dependants')
    .values([
      { person_id: rosa.id, relationship: 'mother', basis: 'agreed', recorded_at: ago(200) },
      ...Object.entries(relatives).map(([name, { id }]) => ({
        person_id: id,
        relationship: name === 'harold' || name === 'kenji' ? 'father' : 'mother',
        basis: 'agreed',
        recorded_at: ago(90),
      })),
    ])
    .execute();
  const open = { endsOn: null, endsAt: null };
  await acceptLink(db, {
    ...open,
    personId: rosa.id,
    memberId: mateo.id,
    relationship: 'mother',
    scopes: ['bookings'],
    now: ago(60),
  });
  await acceptLink(db, {
    ...open,
    personId: ernesto.personId,
    memberId: elena.id,
    relationship: 'uncle',
    scopes: ['bookings', 'messages'],
    now: ago(30),
  });
  const stopped = await acceptLink(db, {
    ...open,
    personId: carmen.personId,
    memberId: elena.id,
    relationship: 'aunt',
    scopes: ['records'],
    now: ago(40),
  });
  await writeLink(db, stopped, { status: 'revoked', stopped_by: carmen.id }, ago(5));
  const waiting = { kind: 'ask', personId: null, relationship: 'neighbor', scopes: ['bookings'] } as const;
  await insertInvitation(db, { ...waiting, fromUserId: elena.id, email: 'lucia.ortega@example.com', now: ago(4) });
  const declined = await insertInvitation(db, {
    ...waiting,
    relationship: 'friend',
    fromUserId: elena.id,
    email: 'tomas.rivera@example.com',
    now: ago(8),
  });
  if (declined) await writeInvitation(db, declined, { status: 'declined' }, ago(7));
  await insertInvitation(db, {
    kind: 'ask',
    personId: null,
    relationship: 'sister',
    scopes: ['bookings', 'records', 'payments'],
    fromUserId: mateo.id,
    email: elena.email,
    now: ago(1),
  });
}
