import * as z from 'zod/mini';
import { decidesFor, ownPerson, type PersonId } from '#features/family/server/access.ts';
import { Failure } from '#shared/failure.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import type { HealthProfile, healthRecords } from '../contract.ts';
import { HealthFacts } from '../profile.ts';
import { beginProfile, changeProfile, profileOf } from './store.ts';

export const healthRecordsHandlers: Handlers<typeof healthRecords> = {
  openProfile: ({ body: { familyMemberId } }, context) =>
    within(context, familyMemberId ?? null, async (db, person) => {
      const isNew = (await decides(context, db, person)) && (await beginProfile(db, person, context.now));
      return { action: isNew ? 'write' : 'read', row: await profileOf(db, person) };
    }),

  profile: ({ params }, context) =>
    within(context, params.id, async (db, person) => ({ action: 'read', row: await profileOf(db, person) })),

  changeProfile: ({ params, body: { version, facts } }, context) =>
    within(context, params.id, async (db, person) => {
      if (!(await decides(context, db, person))) throw new Failure('no_access');
      if (version === 0) await beginProfile(db, person, context.now);
      const row = await changeProfile(db, { person, version: Math.max(version, 1), facts, now: context.now });
      if (!row) throw new Failure('conflict');
      return { action: 'write', row };
    }),
};

/** A relative with the scope reads; what stands there is said by the person, or by who looks after them. */
const decides = ({ user }: Context, db: Db, person: PersonId) => decidesFor(db, { userId: user.id, person });

type Row = Awaited<ReturnType<typeof profileOf>>;
type Work = (db: Db, person: PersonId) => Promise<{ action: 'read' | 'write'; row: Row }>;

/** Checks access, runs `work` and writes the audit entry of the person, in one transaction. */
async function within({ db, user, now }: Context, personId: string | null, work: Work) {
  return db.transaction().execute(async (db) => {
    const person = await ownPerson(db, { userId: user.id, personId, scope: 'records', now });
    const { action, row } = await work(db, person);
    await audit(db, { at: now, actorId: user.id, personId: person, action, subject: `health_profile:${person}` });
    return { data: present(person, row) };
  });
}

const present = (personId: PersonId, row: Row): HealthProfile => ({
  personId,
  facts: z.parse(HealthFacts, row?.facts ?? {}),
  version: row?.version ?? 0,
  updatedAt: row?.updated_at.toISOString() ?? null,
});
