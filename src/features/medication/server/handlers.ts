import { decidesFor, ownPerson, type PersonId } from '#features/family/server/access.ts';
import { auditLook } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import type { medication } from '../contract.ts';
import { addMedicine, changeMedicine, sayDose, subjectOf } from './keep-medicines.ts';
import { presentCard } from './present-card.ts';
import { presentHistory } from './present-history.ts';
import { presentMedicines } from './present-medicines.ts';

export const medicationHandlers: Handlers<typeof medication> = {
  list: ({ query }, context) =>
    reading(context, query.familyMemberId, async (db, person) => {
      const canChange = await decidesFor(db, { userId: context.user.id, person });
      return presentMedicines(db, { person, canChange, now: context.now });
    }),

  history: ({ query }, context) =>
    reading(context, query.familyMemberId, (db, person) => presentHistory(db, { person, now: context.now })),

  card: ({ query }, context) =>
    reading(
      context,
      query.familyMemberId,
      (db, person) => presentCard(db, { person, userId: context.user.id, now: context.now }),
      (person) => `emergency_card:${person}`,
    ),

  add: async ({ body }, context) => ({ data: { _id: await addMedicine(context, body) } }),
  change: async ({ params, body }, context) => ({
    data: { version: await changeMedicine(context, params.id, body) },
  }),
  async mark({ params, body }, context) {
    await sayDose(context, params.id, body);
    return { data: body };
  },
};

/** For whoever sees the records of that person, or for oneself: with the line of the trail. */
const reading = <Data>(
  { db, user, now }: Context,
  familyMemberId: string | undefined,
  present: (db: Db, person: PersonId) => Promise<Data>,
  subject = subjectOf,
): Promise<{ data: Data }> =>
  db.transaction().execute(async (db) => {
    const person = await ownPerson(db, { userId: user.id, personId: familyMemberId ?? null, scope: 'records', now });
    await auditLook({ db, user, now }, { people: [person], subject: subject(person) });
    return { data: await present(db, person) };
  });
