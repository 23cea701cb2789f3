import { toldWith } from '#features/care-notes/server/care-notes-store.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { audit, auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { Intake, intake } from '../contract.ts';
import { stillAskable } from '../intake.ts';
import { alongWith, bookedIntake, changeAlong } from './along.ts';
import { insertIntake, intakeOf, type IntakeRow, lockIntake, updateIntake } from './intake-store.ts';

const INTAKE = 'intake';

export const intakeHandlers: Handlers<typeof intake> = {
  async last({ params, body: { familyMemberId = null } }, context) {
    const { db, user, now } = context;
    if (params.id !== user.id) return { data: await toldAnswers(context, params.id) };
    const person = await ownPerson(db, { userId: user.id, personId: familyMemberId, scope: 'records', now });
    const row = await intakeOf(db, person);
    if (row) await auditReading(context, { people: [person], subject: INTAKE });
    return { data: row ? present(row, now) : null };
  },

  async add({ body: { familyMemberId = null, answers } }, context) {
    const { db, user, now } = context;
    await context.limits.take('intakeAccount', user.id);
    return db.transaction().execute(async (db) => {
      const personId = await ownPerson(db, { userId: user.id, personId: familyMemberId, scope: 'records', now });
      const row = await insertIntake(db, { personId, answers, userId: user.id, now });
      if (!row) throw new Failure('conflict');
      return written({ ...context, db }, row);
    });
  },

  async change({ params, body: { version, answers } }, context) {
    const { db, user, now } = context;
    await context.limits.take('intakeAccount', user.id);
    return db.transaction().execute(async (db) => {
      const present = await lockIntake(db, params.id, { userId: user.id, now });
      if (!present) throw new Failure('not_found');
      if (present.version !== version) throw new Failure('conflict');
      const row = await updateIntake(db, { id: present.id, answers, userId: user.id, now });
      return written({ ...context, db }, row);
    });
  },

  ofBooking: async ({ params }, context) => ({ data: await bookedIntake(context, params.id) }),

  async give({ params, body: { intakeId, reports } }, context) {
    const { db, user, limits, now } = context;
    await limits.take('intakeAccount', user.id);
    await changeAlong(db, { bookingId: params.id, userId: user.id, intakeId, reports, now });
    return { data: await bookedIntake(context, params.id) };
  },

  async told({ params }, context) {
    return { data: await toldAlong(context, params.id) };
  },
};

/** What goes with a booking of a provider that one works for. Throws `not_found` for others, and before and after it may be read. */
async function toldAlong(context: Context, bookingId: string) {
  const { db, user, now } = context;
  const booking = await toldWith(db, bookingId, { providerIds: user.providerIds, now });
  if (!booking) throw new Failure('not_found');
  const along = await alongWith(db, booking.id);
  if (along) await auditReading(context, { people: [booking.person_id], subject: `intake:${booking.id}` });
  return along;
}

/** The answers of it as they were given, which nobody changes any more. */
async function toldAnswers(context: Context, bookingId: string): Promise<Intake | null> {
  const along = await toldAlong(context, bookingId);
  if (!along?.answers || !along.givenAt) return null;
  return { _id: bookingId, answers: along.answers, version: 0, updated_at: along.givenAt };
}

async function written({ db, user, now }: Context, row: IntakeRow): Promise<{ data: Intake }> {
  await audit(db, { at: now, actorId: user.id, personId: row.person_id, action: 'write', subject: INTAKE });
  return { data: present(row, now) };
}

const present = ({ id, answers, version, updated_at: answeredAt }: IntakeRow, now: Date): Intake => ({
  _id: id,
  answers: stillAskable(answers, { answeredAt, now }),
  version,
  updated_at: answeredAt.toISOString(),
});
