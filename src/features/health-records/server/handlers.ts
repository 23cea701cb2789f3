import * as z from 'zod/mini';
import { decidesFor, ownPerson, type PersonId } from '#features/family/server/access.ts';
import { countCardsFor } from '#features/insurance/server/card-store.ts';
import { countSigned } from '#features/visit-summaries/server/summary-store.ts';
import { Failure } from '#shared/failure.ts';
import type { HandlerInput } from '#shared/call.ts';
import { type AuditAction, audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import type { HealthProfile, healthRecords } from '../contract.ts';
import { HealthFacts, type HealthFactsChange } from '../profile.ts';
import { type RecordEditor, removeRecord, saveRecord } from './keep-records.ts';
import { presentRecords } from './present-records.ts';
import { subjectOfRecord } from './record-files.ts';
import { beginProfile, changeProfile, profileOf } from './store.ts';

export const healthRecordsHandlers: Handlers<typeof healthRecords> = {
  openProfile: ({ body: { familyMemberId, hasRecords } }, context) =>
    within(context, familyMemberId ?? null, async (db, person) => {
      const isNew = (await decides(context, db, person)) && (await beginProfile(db, person, context.now));
      const basics = await basicsOf(db, person);
      const data = hasRecords ? { ...basics, ...(await listsOf(db, person, context)) } : basics;
      return { action: isNew ? 'write' : 'read', answer: { data } };
    }),

  profile: ({ params }, context) =>
    within(context, params.id, async (db, person) => ({
      action: 'read',
      answer: { data: { ...(await basicsOf(db, person)), ...(await listsOf(db, person, context)) } },
    })),

  async changeProfile({ params, body }, context) {
    if (!body.facts) await context.limits.take('healthRecordAccount', context.user.id);
    return within(context, params.id, async (db, person) => {
      if (!(await decides(context, db, person))) throw new Failure('no_access');
      const recordId = await changePart(db, body, { userId: context.user.id, person, now: context.now });
      return {
        action: 'write',
        ...(recordId && { subject: subjectOfRecord(recordId) }),
        answer: { data: await basicsOf(db, person), recordId },
      };
    });
  },
};

/** A relative with the scope reads; what stands there is said by the person, or by who looks after them. */
const decides = ({ user }: Context, db: Db, person: PersonId) => decidesFor(db, { userId: user.id, person });

type ProfileChange = HandlerInput<typeof healthRecords.changeProfile>['body'];

/** The id of the record that was changed; null for the basics. */
async function changePart(
  db: Db,
  { version, facts, record, removal }: ProfileChange,
  editor: RecordEditor,
): Promise<string | null> {
  if (facts) await changeFacts(db, { ...editor, version, facts });
  if (record) return saveRecord(db, { ...editor, version }, record);
  return removal ? removeRecord(db, { ...editor, version }, removal) : null;
}

async function changeFacts(
  db: Db,
  { person, version, facts, now }: RecordEditor & { version: number; facts: HealthFactsChange },
) {
  if (version === 0) await beginProfile(db, person, now);
  const row = await changeProfile(db, { person, version: Math.max(version, 1), facts, now });
  if (!row) throw new Failure('conflict');
}

type Work<Answer> = (
  db: Db,
  person: PersonId,
) => Promise<{ action: AuditAction; subject?: string | undefined; answer: Answer }>;

/** Checks access, runs `work` and writes the audit entry of the person, in one transaction. */
async function within<Answer>({ db, user, now }: Context, personId: string | null, work: Work<Answer>) {
  return db.transaction().execute(async (db) => {
    const person = await ownPerson(db, { userId: user.id, personId, scope: 'records', now });
    const { action, subject = `health_profile:${person}`, answer } = await work(db, person);
    await audit(db, { at: now, actorId: user.id, personId: person, action, subject });
    return answer;
  });
}

const listsOf = async (db: Db, person: PersonId, { user, now }: Context) => ({
  records: await presentRecords(db, person, user.id),
  visitSummaries: await countSigned(db, person),
  insuranceCards: await countCardsFor(db, person, { userId: user.id, now }),
});

async function basicsOf(db: Db, person: PersonId): Promise<HealthProfile> {
  const row = await profileOf(db, person);
  return {
    personId: person,
    facts: z.parse(HealthFacts, row?.facts ?? {}),
    version: row?.version ?? 0,
    updatedAt: row?.updated_at.toISOString() ?? null,
  };
}
