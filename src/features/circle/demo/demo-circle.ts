import { elena, elenasFamily, relatives, rosa } from '#features/account/demo/accounts.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { addDays, dayIn, instantOf } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { INVITATION_DAYS } from '../sharing.ts';
import { insertInvitation, writeInvitation } from '../server/invitation-store.ts';
import { acceptLink, writeEndTold, writeLink } from '../server/link-store.ts';

const { ernesto, mateo, carmen } = elenasFamily;

/**
 * A circle of four: Rosa has no account, so her daughter Elena speaks for her; her son Mateo looks on from another city; Ernesto,
 * their uncle, lets Elena book for him but not see his records; Carmen has stopped sharing. One invitation waits on either side, one was
 * declined, and one nobody has answered in time. For Elena herself Carmen's help is paused, and Mateo's has ended with its day.
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
  const mateos = await acceptLink(db, {
    ...open,
    personId: rosa.id,
    memberId: mateo.id,
    relationship: 'mother',
    scopes: ['bookings'],
    now: ago(7),
  });
  // Among what others did last week, with the way to undo it.
  const agreed = { at: ago(7), actorId: mateo.id, personId: rosa.id, action: 'share' } as const;
  await audit(db, { ...agreed, subject: `relation:${mateos}` });
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
  const forElena = { personId: elena.personId, scopes: ['bookings'] } as const;
  const paused = await acceptLink(db, {
    ...open,
    ...forElena,
    memberId: carmen.id,
    relationship: 'niece',
    now: ago(60),
  });
  await writeLink(db, paused, { paused_at: ago(3) }, ago(3));
  const lastDay = dayIn(elena.timeZone, ago(7));
  const ended = await acceptLink(db, {
    ...forElena,
    memberId: mateo.id,
    relationship: 'sister',
    endsOn: lastDay,
    endsAt: instantOf(addDays(lastDay, 1), '00:00', elena.timeZone),
    now: ago(50),
  });
  await writeEndTold(db, ended, { ending_told_at: ago(14) });
  await writeEndTold(db, ended, { ended_told_at: ago(6) });
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
  const unanswered = ago(INVITATION_DAYS + 4);
  await insertInvitation(db, {
    ...waiting,
    fromUserId: elena.id,
    email: 'diego.fuentes@example.com',
    now: unanswered,
  });
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
