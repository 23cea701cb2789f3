import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { type Scope, scopes } from '#shared/call.ts';
import { queuingAtTrail } from '#test/racing.ts';
import { openTown } from '#test/town.ts';
import { RECORD_FILE, type SavedRecord } from '../../record.ts';
import { MOST_VERSIONS } from '../../record-versions.ts';
import { sweepRecords } from '../keep-records.ts';
import { aNewRecord, filledIn } from '../seed.ts';
import { reviseRecord } from './version-store.ts';

const { t } = await openTown();
let rosa: Person;
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  rosa = await aPerson(t.db, { firstName: 'Rosa', lastName: 'Marín' });
});

type Save = { _id?: string; issue?: string; files?: string[]; version?: number; by?: Person; of?: string };
const save = async ({ _id, issue = 'A bad night', files = [], version = 0, by = rosa, of = rosa.personId }: Save) => {
  const record: SavedRecord = aNewRecord('diary', { _id: _id ?? null, facts: filledIn('diary', { issue }), files });
  const { recordId } = await (
    await t.as(by)
  ).healthRecords.changeProfile({ params: { id: of }, body: { version, record } });
  return recordId ?? '';
};
const removal = async (_id: string, { version, isRemoved }: { version: number; isRemoved: boolean }) =>
  (await t.as(rosa)).healthRecords.changeProfile({
    params: { id: rosa.personId },
    body: { version, removal: { _id, isRemoved } },
  });
const versionsOf = async (id: string, by = rosa) =>
  (await (await t.as(by)).recordVersions.list({ params: { id } })).data.versions;
const said = async (id: string, by = rosa) =>
  (await versionsOf(id, by)).map(({ version, facts }) => `${version} ${facts['issue']}`);
const diaryOf = async (by: Person, id = rosa.personId) =>
  (await (await t.as(by)).healthRecords.profile({ params: { id } })).data.records.diary;
const keptOf = (id: string) =>
  t.db.selectFrom('health_record_versions').selectAll().where('record_id', '=', id).orderBy('version').execute();
const aFile = (owner: Person, name: string) =>
  aKeptFile(t, { ownerId: owner.id, kind: RECORD_FILE, name, now: t.clock.now() });

describe('what a record said before', () => {
  test('is read with who wrote it, when, and what differs', async () => {
    const [letter, scan] = [await aFile(rosa, 'letter.pdf'), await aFile(rosa, 'scan.jpg')];
    const id = await save({ files: [letter] });
    expect(await diaryOf(rosa)).toMatchObject([{ hasFormer: false, isCorrected: false }]);
    const enteredAt = t.clock.now().toISOString();
    t.clock.advance(3600);
    await save({ _id: id, issue: 'A good night', version: 1, files: [letter] });
    await save({ _id: id, issue: 'A good night', version: 2, files: [scan] });
    const written = { name: 'Rosa Marín', isReader: true, at: t.clock.now().toISOString() };
    expect(await versionsOf(id)).toEqual([
      {
        ...{ version: 3, facts: filledIn('diary', { issue: 'A good night' }), written },
        files: [{ _id: scan, name: 'scan.jpg' }],
        changes: { fields: [], areFilesOthers: true },
      },
      {
        ...{ version: 2, facts: filledIn('diary', { issue: 'A good night' }), written },
        files: [{ _id: letter, name: 'letter.pdf' }],
        changes: { fields: ['issue'], areFilesOthers: false },
      },
      {
        ...{ version: 1, facts: filledIn('diary', { issue: 'A bad night' }), written: { ...written, at: enteredAt } },
        files: [{ _id: letter, name: 'letter.pdf' }],
        changes: null,
      },
    ]);
    expect(await diaryOf(rosa)).toMatchObject([{ version: 3, hasFormer: true, isCorrected: false }]);
  });

  test('is not added to by the same once more, nor by a refusal', async () => {
    const file = await aFile(rosa, 'letter.pdf');
    const id = await save({ files: [file] });
    await save({ _id: id, version: 1, files: [file] });
    expect(await diaryOf(rosa)).toMatchObject([{ version: 1, changed: null }]);
    for (const refused of [
      { version: 4, issue: 'Another night' },
      { version: 1, issue: 'Another night', files: ['00000000-0000-4000-8000-000000000000'] },
      { version: 1, issue: ' ' },
    ])
      await expect(save({ _id: id, ...refused })).rejects.toMatchObject({ code: expect.any(String) as string });
    expect(await keptOf(id)).toEqual([]);
  });

  test('is brought back by a change over what it says now, which is kept, too', async () => {
    const id = await save({});
    await save({ _id: id, issue: 'A good night', version: 1 });
    await expect(save({ _id: id, version: 1 })).rejects.toMatchObject({ code: 'conflict' });
    await save({ _id: id, version: 2 });
    expect(await said(id)).toEqual(['3 A bad night', '2 A good night', '1 A bad night']);
  });

  test('is kept by each of two who change it at once, as far as they get', async () => {
    const id = await save({});
    const change = (issue: string) => () => save({ _id: id, issue, version: 1 });
    const ended = await queuingAtTrail(t.db, rosa.personId, [change('one'), change('other')]);
    expect(ended).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: { code: 'conflict' } }]);
    expect(await said(id)).toEqual(['2 one', '1 A bad night']);
  });

  test('is lost by no statement that comes over an older version, whoever forgets to ask before', async () => {
    const id = await save({});
    const revise = (issue: string) =>
      reviseRecord(t.db, id, {
        ...{ userId: rosa.id, day: '2026-03-12', facts: filledIn('diary', { issue }) },
        ...{ version: 1, formerFiles: [], now: t.clock.now() },
      });
    expect(await revise('one')).toBe(true);
    expect(await revise('other')).toBe(false);
    expect(await said(id)).toEqual(['2 one', '1 A bad night']);
  });

  test('is the first and the last ones where a record is changed often', async () => {
    const id = await save({});
    for (let version = 1; version <= MOST_VERSIONS + 5; version += 1)
      await reviseRecord(t.db, id, {
        ...{ userId: rosa.id, day: '2026-03-12', facts: filledIn('diary', { issue: `Night ${version}` }) },
        ...{ version, formerFiles: [], now: t.clock.now() },
      });
    const kept = (await keptOf(id)).map(({ version }) => version);
    expect(kept).toHaveLength(MOST_VERSIONS);
    expect(kept.slice(0, 2)).toEqual([1, 7]);
    const versions = await versionsOf(id);
    expect(versions).toHaveLength(MOST_VERSIONS + 1);
    expect(versions.slice(-2).map(({ version, changes }) => [version, changes])).toEqual([
      [7, null],
      [1, null],
    ]);
  });

  test('goes with the record: not read while it is deleted, there again when it is had back, forgotten after a day', async () => {
    const id = await save({});
    await save({ _id: id, issue: 'A good night', version: 1 });
    await removal(id, { version: 2, isRemoved: true });
    await expect(versionsOf(id)).rejects.toMatchObject({ code: 'not_found' });
    await removal(id, { version: 2, isRemoved: false });
    expect(await said(id)).toEqual(['2 A good night', '1 A bad night']);
    await removal(id, { version: 2, isRemoved: true });
    t.clock.advance(86_400);
    await sweepRecords({ db: t.db, now: t.clock.now() });
    expect(await keptOf(id)).toEqual([]);
  });
});

describe('who reads what a record said', () => {
  const aChangedRecord = async () => {
    const id = await save({});
    await save({ _id: id, issue: 'A good night', version: 1 });
    return id;
  };
  const letIn = async (given: Scope[]) => {
    const relative = await aPerson(t.db, { firstName: 'Elena' });
    const relation = { personId: rosa.personId, memberId: relative.id, relationship: 'daughter' as const };
    await aRelation(t, { ...relation, scopes: given });
    return relative;
  };

  test.each(scopes)('with %s alone', async (scope) => {
    const id = await aChangedRecord();
    const relative = await letIn([scope]);
    if (scope === 'records') expect(await said(id, relative)).toEqual(['2 A good night', '1 A bad night']);
    else await expect(versionsOf(id, relative)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is nobody who was let in once, and no stranger: for them it is a record that is not there', async () => {
    const id = await aChangedRecord();
    const relative = await letIn(['records']);
    await t.db.updateTable('family_links').set({ status: 'revoked' }).where('person_id', '=', rosa.personId).execute();
    for (const by of [relative, await aPerson(t.db)])
      await expect(versionsOf(id, by)).rejects.toMatchObject({ code: 'not_found' });
    await expect(versionsOf('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('stands in the trail, once an hour', async () => {
    const id = await aChangedRecord();
    const relative = await letIn(['records']);
    await versionsOf(id, relative);
    await versionsOf(id, relative);
    const looks = await t.db
      .selectFrom('audit_entries')
      .select(['action', 'subject'])
      .where('actor_id', '=', relative.id)
      .where('person_id', '=', rosa.personId)
      .execute();
    expect(looks).toEqual([{ action: 'read', subject: `health_record:${id}` }]);
  });
});

test('a record that somebody else has changed stays corrected when it is touched again, and names nobody once they have left', async () => {
  const elena = await aPerson(t.db, { firstName: 'Elena', lastName: 'Marín' });
  const iris = await aDependant(t.db, { of: elena, firstName: 'Iris' });
  const id = await save({ by: elena, of: iris });
  await t.db.updateTable('people').set({ user_id: null }).where('id', '=', rosa.personId).execute();
  await t.db.updateTable('people').set({ user_id: rosa.id }).where('id', '=', iris).execute(); // she has taken it over
  await save({ _id: id, issue: 'A good night', version: 1, of: iris });
  expect(await diaryOf(rosa, iris)).toMatchObject([{ isCorrected: true, entered: { name: 'Elena Marín' } }]);
  await t.db.updateTable('health_records').set({ changed_by: elena.id }).where('id', '=', id).execute();
  expect(await diaryOf(rosa, iris)).toMatchObject([{ isCorrected: false }]);
  await save({ _id: id, issue: 'A fine night', version: 2, of: iris });
  await t.db.updateTable('health_records').set({ changed_by: null }).where('id', '=', id).execute();
  expect((await versionsOf(id)).map(({ written }) => written.name)).toEqual([null, 'Elena Marín', 'Elena Marín']);
});
