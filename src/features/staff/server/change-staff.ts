import {
  holdStaff,
  provenAccount,
  type StaffRow,
  writeStaffRole,
} from '#features/account/server/staff-role/staff-store.ts';
import { tellOfStaff } from '#features/account/server/staff-role/tell-staff.ts';
import { requireProof } from '#features/security/server/proof.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';

/**
 * Makes staff of the account that has proved an address; answers its id. Throws `invalid_input` at `email` for every address where
 * there is none, and for whoever is staff; `confirm_needed`, `too_many_requests`, and `not_found` for who is staff no more meanwhile.
 */
export async function giveStaffRole(context: Context, email: string): Promise<string> {
  const { user, limits } = context;
  await requireProof(context);
  await limits.take('staffAccount', user.id);
  return changing(context, async (inside, { me, colleagues }) => {
    const person = await provenAccount(inside.db, email);
    if (!person) throw Failure.of('email', 'errors.staffUnknown');
    if (colleagues.some(({ id }) => id === person.id)) throw Failure.of('email', 'errors.staffAlready');
    await write(inside, { person, change: 'given', me });
    return person.id;
  });
}

/**
 * Takes the role away: from the next request on, and open pages and sockets begin anew. Throws `not_found` for who is not staff,
 * `last_staff` when nobody who is there would be left, and `confirm_needed`.
 */
export async function takeStaffRole(context: Context, userId: string): Promise<void> {
  await requireProof(context);
  await changing(context, async (inside, { me, colleagues }) => {
    const person = colleagues.find(({ id }) => id === userId);
    if (!person) throw new Failure('not_found');
    if (!colleagues.some(({ id, is_away }) => id !== userId && !is_away)) throw new Failure('last_staff');
    await write(inside, { person, change: 'taken', me });
  });
}

type StaffContext = { me: StaffRow; colleagues: readonly StaffRow[] };

/** Changes come one after the other: of two who take the role from each other, the second has none to take it with. */
const changing = <Done>(context: Context, change: (inside: Context, changing: StaffContext) => Promise<Done>) =>
  context.db.transaction().execute(async (db) => {
    const colleagues = await holdStaff(db);
    const me = colleagues.find(({ id }) => id === context.user.id);
    if (!me) throw new Failure('not_found');
    return change({ ...context, db }, { me, colleagues });
  });

type StaffWrite = { person: Omit<StaffRow, 'is_away'>; change: 'given' | 'taken'; me: StaffRow };

async function write(context: Context, { person, change, me }: StaffWrite) {
  const { db, knownUsers, now } = context;
  // The trigger tells the other processes; this one must not answer from memory meanwhile.
  knownUsers.forget([person.id]);
  await writeStaffRole(db, { userId: person.id, email: person.email, change, actorId: me.id, now });
  await tellOfStaff(context, { person, change, by: `${me.first_name} ${me.last_name}` });
}
