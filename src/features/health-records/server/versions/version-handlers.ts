import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { HangingFile, recordVersions, RecordVersion } from '../../record-versions.ts';
import { type RecordType, recordTypes } from '../../record-types.ts';
import { factsOf, presentWriter } from '../present-records.ts';
import { filesOfRecord, subjectOfRecord } from '../record-files.ts';
import { newestVersion, versionsBefore } from './version-store.ts';

export const recordVersionsHandlers: Handlers<typeof recordVersions> = {
  async list({ params: { id } }, context) {
    const { db, user, now } = context;
    const newest = await newestVersion(db, id, { userId: user.id, now });
    if (!newest) throw new Failure('not_found');
    const { type, version, person_id: personId } = newest;
    const files = await filesOfRecord(db, id);
    const rows = [{ ...newest, files }, ...(await versionsBefore(db, id, version))];
    await auditLook(context, { people: [personId], subject: subjectOfRecord(id) });
    return { data: { type, versions: presentVersions(rows, { type, readerId: user.id }) } };
  },
};

type Row = Awaited<ReturnType<typeof versionsBefore>>[number];

function presentVersions(
  rows: readonly Row[],
  { type, readerId }: { type: RecordType; readerId: Context['user']['id'] },
): RecordVersion[] {
  const versions = rows.map(({ version, facts, files, ...by }) => ({
    version,
    facts: factsOf({ type, facts }),
    files,
    written: presentWriter(by.written_by, [by.first_name, by.last_name], { at: by.written_at, readerId }),
  }));
  return versions.map((one, index) => {
    const before = versions[index + 1];
    return { ...one, changes: before?.version === one.version - 1 ? changesBetween(type, before, one) : null };
  });
}

type Said = Pick<RecordVersion, 'facts' | 'files'>;

const changesBetween = (type: RecordType, before: Said, after: Said) => ({
  fields: recordTypes[type].fields.map(({ name }) => name).filter((name) => before.facts[name] !== after.facts[name]),
  areFilesOthers: idsOf(before.files) !== idsOf(after.files),
});

const idsOf = (files: readonly HangingFile[]) =>
  files
    .map(({ _id }) => _id)
    .sort()
    .join();
