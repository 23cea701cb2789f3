import { decidesFor, ownPerson, type PersonId } from '#features/family/server/access.ts';
import { auditAll, type AuditAction } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { lists } from '../../profile.ts';
import type { Imported, recordImport } from '../../record-import.ts';
import { subjectOfRecord } from '../record-files.ts';
import { importRecords, undoImport } from './import-records.ts';
import { broughtRecords, holderOf } from './import-store.ts';

export const recordImportHandlers: Handlers<typeof recordImport> = {
  basis: ({ params }, context) =>
    deciding(context, { personId: params.id, action: 'read' }, async (db, person) => {
      const holder = await holderOf(db, person);
      const brought = await broughtRecords(db, person);
      const data = {
        name: [holder.first_name, holder.last_name].filter(Boolean).join(' '),
        birthDate: holder.date_of_birth,
        brought: brought.map(({ type, source_id: sourceId }) => ({ type, sourceId })),
      };
      return { answer: { data }, subjects: [subjectOfProfile(person)] };
    }),

  async save({ params, body }, context) {
    await context.limits.take('recordImportAccount', context.user.id);
    return deciding(context, { personId: params.id, action: 'write' }, async (db, person) => {
      const data = await importRecords(db, { userId: context.user.id, person, now: context.now }, body);
      return { answer: { data }, subjects: subjectsOf(data, person) };
    });
  },

  async undo({ params, body }, context) {
    await context.limits.take('healthRecordAccount', context.user.id);
    return deciding(context, { personId: params.id, action: 'write' }, async (db, person) => {
      await undoImport(db, { userId: context.user.id, person, now: context.now }, body);
      return { answer: { message: 'ok' }, subjects: subjectsOf(body, person) };
    });
  },
};

const subjectOfProfile = (person: PersonId) => `health_profile:${person}`;
/** Each record, and the profile where its lists are changed, or nothing is. */
const subjectsOf = ({ recordIds, entries }: Imported, person: PersonId) => {
  const records = recordIds.map(subjectOfRecord);
  const changesLists = lists.some((name) => entries[name].length > 0);
  return changesLists || records.length === 0 ? [...records, subjectOfProfile(person)] : records;
};

type Request = { personId: string; action: AuditAction };
type Work<Answer> = (db: Db, person: PersonId) => Promise<{ answer: Answer; subjects: string[] }>;

/** For whoever decides for that person, with a line of the trail for each thing, in one transaction. */
const deciding = <Answer>({ db, user, now }: Context, { personId, action }: Request, work: Work<Answer>) =>
  db.transaction().execute(async (db) => {
    const person = await ownPerson(db, { userId: user.id, personId, scope: 'records', now });
    if (!(await decidesFor(db, { userId: user.id, person }))) throw new Failure('no_access');
    const { answer, subjects } = await work(db, person);
    await auditAll(
      db,
      subjects.map((subject) => ({ at: now, actorId: user.id, personId: person, action, subject })),
    );
    return answer;
  });
