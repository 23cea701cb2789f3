import { decidesFor, ownPerson } from '#features/family/server/access.ts';
import { auditLook } from '#server/audit.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { medication } from '../contract.ts';
import { addMedicine, changeMedicine, sayDose, subjectOf } from './keep-medicines.ts';
import { presentMedicines } from './present-medicines.ts';

export const medicationHandlers: Handlers<typeof medication> = {
  async list({ query }, { db, user, now }) {
    return db.transaction().execute(async (db) => {
      const asked = { userId: user.id, personId: query.familyMemberId ?? null, scope: 'records', now } as const;
      const person = await ownPerson(db, asked);
      const canChange = await decidesFor(db, { userId: user.id, person });
      await auditLook({ db, user, now }, { people: [person], subject: subjectOf(person) });
      return { data: await presentMedicines(db, { person, canChange, now }) };
    });
  },
  add: async ({ body }, context) => ({ data: { _id: await addMedicine(context, body) } }),
  change: async ({ params, body }, context) => ({
    data: { version: await changeMedicine(context, params.id, body) },
  }),
  async mark({ params, body }, context) {
    await sayDose(context, params.id, body);
    return { data: body };
  },
};
