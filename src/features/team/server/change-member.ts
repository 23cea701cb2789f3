import { notePlaceEvent } from '#features/providers/server/places/place-event-store.ts';
import { requireProof } from '#features/security/server/proof.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { mayAs, type PlaceRight, type PlaceRole } from '#shared/place-roles.ts';
import type { MemberChange } from '../team.ts';
import { endHandover, handoversOf } from './handover-store.ts';
import { withdrawAllOf } from './invitation-store.ts';
import { changeRole, lockPlaceOf, type MemberRow, membersOf, removeMember } from './team-store.ts';
import { tellMember, tellOwners } from './tell-team.ts';

type MemberKey = { providerId: string; memberId: string };

/**
 * Gives a member another role or removes them, from their next request on. Throws `not_found` for those who do not work there,
 * `last_owner` when nobody would look after the place any more, and `confirm_needed` for another role.
 */
export async function changeMember(context: Context, which: MemberKey, change: MemberChange): Promise<void> {
  const { user, now } = context;
  if (change.change === 'role') await requireProof(context);
  await changing(context, { ...which, right: 'team' }, async (inside, { place, member, members }) => {
    const role = change.change === 'role' ? change.role : undefined;
    if (role === member.role) return;
    await writeRole(inside, { providerId: place.id, member, members, role });
    const noted = { providerId: place.id, actorId: user.id, detail: nameOf(member), subjectId: member.id, now };
    await notePlaceEvent(inside.db, { ...noted, what: role ? 'role' : 'removed', role: role ?? member.role });
    await tellMember(inside, { what: role ? 'role' : 'removed', place, role: role ?? member.role, member });
  });
}

/** Stops working for a place. Throws `not_found` and `last_owner`. */
export async function leaveTeam(context: Context, providerId: string): Promise<void> {
  const { user, now } = context;
  const which = { providerId, memberId: user.id, right: 'member' } as const;
  await changing(context, which, async (inside, { place, member, members }) => {
    await writeRole(inside, { providerId, member, members, role: undefined });
    await notePlaceEvent(inside.db, { providerId, actorId: user.id, what: 'left', role: member.role, now });
    const told = { subjectId: place.id, what: 'left', place, role: member.role, name: nameOf(member) } as const;
    await tellOwners(inside, { ...told, by: [user.id] });
  });
}

export const nameOf = (member: MemberRow) => `${member.first_name} ${member.last_name}`;

type TeamContext = { place: { id: string; name: string }; member: MemberRow; members: readonly MemberRow[] };

async function changing(
  context: Context,
  { providerId, memberId, right }: MemberKey & { right: PlaceRight },
  change: (inside: Context, changing: TeamContext) => Promise<void>,
): Promise<void> {
  const { user, knownUsers } = context;
  await context.db.transaction().execute(async (db) => {
    const place = await lockPlaceOf(db, { providerId, userId: user.id, right });
    const members = place ? await membersOf(db, providerId) : [];
    const member = members.find(({ id }) => id === memberId);
    if (!place || !member) throw new Failure('not_found');
    // The trigger tells the other processes; this one must not answer from memory meanwhile.
    knownUsers.forget([memberId]);
    await change({ ...context, db }, { place, member, members });
  });
  knownUsers.forget([memberId]);
}

type MemberWrite = {
  providerId: string;
  member: MemberRow;
  members: readonly MemberRow[];
  /** Undefined: none any more. */
  role: PlaceRole | undefined;
};

/** Writes another role, or none. Throws `last_owner` when nobody who is there would look after the place any more. */
export async function writeRole(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { providerId, member, members, role }: MemberWrite,
): Promise<void> {
  const keeps = role !== undefined && mayAs(role, 'team');
  const others = members.filter((other) => other.id !== member.id && mayAs(other.role, 'team') && !other.is_away);
  if (mayAs(member.role, 'team') && !keeps && others.length === 0) throw new Failure('last_owner');
  if (role) await changeRole(db, { providerId, userId: member.id, role });
  else await removeMember(db, { providerId, userId: member.id });
  if (keeps) return;
  await withdrawAllOf(db, { providerId, invitedBy: member.id, now });
  for (const { id, from_user: from } of await handoversOf(db, { userId: member.id, providerId, now }))
    if (!role || from === member.id) await endHandover(db, id, { status: 'withdrawn', now });
}
