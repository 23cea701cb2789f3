import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { requireProof } from '#features/security/server/proof.ts';
import type { Context } from '#server/http/handlers.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { Failure } from '#shared/failure.ts';
import { mayAs } from '#shared/place-roles.ts';
import type { HandoverForm } from '../team.ts';
import { nameOf, writeRole } from './change-member.ts';
import { endHandover, handoverAt, type HandoverRow, insertHandover, placeOfHandover } from './handover-store.ts';
import { changeRole, lockPlace, lockPlaceOf, type MemberRow, membersOf } from './team-store.ts';
import { tellHandover, tellMember, tellOwners } from './tell-team.ts';

/**
 * Asks somebody of the team to be an owner. Answers the id. Throws `not_found` for whom does not work there or is away, `invalid_input`
 * at `memberId` for an owner, `handover_waits` while somebody is asked already, `confirm_needed` and `too_many_requests`.
 */
export async function handOver(
  context: Context,
  { providerId, memberId, afterwards }: HandoverForm & { providerId: string },
): Promise<string> {
  const { user, limits, now } = context;
  await requireProof(context);
  await limits.take('invitationAccount', user.id);
  return context.db.transaction().execute(async (db) => {
    const place = await lockPlaceOf(db, { providerId, userId: user.id, right: 'team' });
    const members = place ? await membersOf(db, providerId) : [];
    const member = members.find(({ id }) => id === memberId);
    if (!place || !member || member.is_away) throw new Failure('not_found');
    if (mayAs(member.role, 'team')) throw Failure.of('memberId', 'errors.ownerAlready');
    const id = await insertHandover(db, { providerId, from: user.id, to: memberId, afterwards, now });
    if (!id) throw new Failure('handover_waits');
    const actor = { providerId, actorId: user.id, now };
    await notePlaceEvent(db, { ...actor, what: 'ownerAsked', detail: nameOf(member) });
    const name = `${user.firstName} ${user.lastName}`;
    await tellHandover({ ...context, db }, { subjectId: id, what: 'ownerAsked', place, to: [member], name });
    return id;
  });
}

/** Asks no more. Throws `not_found` for what is not of a team that this account looks after, or no longer waits. */
export async function keepPlace(context: Context, id: string): Promise<void> {
  const { user, now } = context;
  await context.db.transaction().execute(async (db) => {
    const of = await placeOfHandover(db, id);
    const place = of && (await lockPlaceOf(db, { providerId: of.provider_id, userId: user.id, right: 'team' }));
    const handover = place && (await handoverAt(db, { providerId: place.id, now }));
    if (!place || handover?.id !== id) throw new Failure('not_found');
    await endHandover(db, id, { status: 'withdrawn', now });
    const asked = (await membersOf(db, place.id)).filter((member) => member.id === handover.to_user);
    const name = `${handover.to_first_name} ${handover.to_last_name}`;
    await notePlaceEvent(db, {
      providerId: place.id,
      actorId: user.id,
      what: 'ownerWithdrawn',
      detail: name,
      now,
    });
    await tellHandover({ ...context, db }, { subjectId: id, what: 'ownerWithdrawn', place, to: asked, name });
  });
}

/**
 * The asked is an owner from now on, or says no. Throws `not_found` for what this account was not asked or waits no more, also when
 * whoever asked is no owner any more; `confirm_needed` for a yes.
 */
export async function answerHandover(context: Context, id: string, accepts: boolean): Promise<void> {
  const { user, now, knownUsers } = context;
  if (accepts) await requireProof(context);
  const changed = await inTransaction(context, async (inside) => {
    const { db } = inside;
    const of = await placeOfHandover(db, id);
    const place = of && (await lockPlace(db, of.provider_id));
    const handover = place && (await handoverAt(db, { providerId: place.id, now }));
    const members = place ? await membersOf(db, place.id) : [];
    const [me, giver] = [user.id, handover?.from_user].map((one) => members.find((member) => member.id === one));
    if (!place || !me || me.is_away || handover?.id !== id || handover.to_user !== me.id)
      throw new Failure('not_found');
    if (!giver || giver.is_away || !mayAs(giver.role, 'team')) throw new Failure('not_found');
    await endHandover(db, id, { status: accepts ? 'accepted' : 'declined', now });
    const what = accepts ? 'ownerAgreed' : 'ownerDeclined';
    await notePlaceEvent(db, { providerId: place.id, actorId: me.id, what, detail: nameOf(giver), now });
    if (accepts) await changeRole(db, { providerId: place.id, userId: me.id, role: 'owner' });
    const told = { subjectId: id, what, place, name: nameOf(me) } as const;
    await tellHandover(inside, { ...told, to: [giver] });
    await tellOwners(inside, { ...told, role: 'owner', by: [me.id, giver.id] });
    if (accepts) await stepBack(inside, { place, giver, handover });
    return [me.id, giver.id];
  });
  knownUsers.forget(changed);
}

type OwnerHandover = { place: { id: string; name: string }; giver: MemberRow; handover: HandoverRow };

/** What becomes of whoever has handed the place on: as they chose. */
async function stepBack(context: Context, { place, giver, handover: { afterwards } }: OwnerHandover): Promise<void> {
  if (afterwards === 'owner') return;
  const { db, now } = context;
  const role = afterwards === 'manager' ? 'manager' : undefined;
  await writeRole(context, { providerId: place.id, member: giver, members: await membersOf(db, place.id), role });
  const noted = { providerId: place.id, actorId: giver.id, now };
  if (!role) await notePlaceEvent(db, { ...noted, what: 'left', role: giver.role });
  await tellMember(context, { what: role ? 'role' : 'removed', place, role: role ?? giver.role, member: giver });
}
