import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import { queuingAtTrail } from '#test/racing.ts';
import { openTown } from '#test/town.ts';
import { MOST_RECORDS, RECORD_FILE } from '../../record.ts';
import type { ImportedEntries, ImportedRecord } from '../../record-import.ts';
import type { RecordType } from '../../record-types.ts';
import { aHealthRecord, aNewRecord, filledIn } from '../seed.ts';

const { t } = await openTown();
const KEY = 'a'.repeat(32);
const OTHER_KEY = 'b'.repeat(32);
let rosa: Person;
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  rosa = await aPerson(t.db, { firstName: 'Rosa', lastName: 'Marín' });
});

const none: ImportedEntries = { allergies: [], medicalConditions: [] };
const aFound = (
  sourceId: string,
  type: RecordType = 'surgeries',
  change: Partial<ImportedRecord> = {},
): ImportedRecord => ({
  ...{ sourceId, type, facts: filledIn(type), files: [] },
  ...change,
});
const callsOf = async (person: Person) => (await t.as(person)).recordImport;
type Sent = {
  records?: ImportedRecord[];
  entries?: ImportedEntries;
  key?: string;
  sourceName?: string;
  by?: Person;
  id?: string;
};
const bringIn = async ({
  records = [],
  entries = none,
  key = KEY,
  sourceName = '',
  by = rosa,
  id = rosa.personId,
}: Sent) => (await (await callsOf(by)).save({ params: { id }, body: { key, sourceName, records, entries } })).data;
const profile = async (of = rosa) =>
  (await (await t.as(of)).healthRecords.profile({ params: { id: of.personId } })).data;
const tally = (ended: PromiseSettledResult<unknown>[]) =>
  ended.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code));

describe('records from a file', () => {
  test('are kept with who brought them in and from where, and each stands in the trail', async () => {
    const { recordIds } = await bringIn({
      records: [aFound('one'), aFound('two', 'consultations')],
      sourceName: 'Foothill Clinic',
    });
    const { records } = await profile();
    expect(records.surgeries).toMatchObject([
      { _id: recordIds[0], sourceName: 'Foothill Clinic', facts: filledIn('surgeries'), entered: { isReader: true } },
    ]);
    expect(records.consultations).toMatchObject([{ _id: recordIds[1], version: 1 }]);
    const trail = await t.db
      .selectFrom('audit_entries')
      .select(['action', 'subject'])
      .where('person_id', '=', rosa.personId)
      .where('action', '=', 'write')
      .execute();
    expect(trail.map(({ subject }) => subject).sort()).toEqual(recordIds.map((id) => `health_record:${id}`).sort());
  });

  test('brought in again add nothing, by the same page or another', async () => {
    const first = await bringIn({ records: [aFound('one')] });
    expect(await bringIn({ records: [aFound('one')] }), 'the answer was lost').toEqual(first);
    expect(await bringIn({ records: [aFound('one')], key: OTHER_KEY })).toEqual({ recordIds: [], entries: none });
    expect((await profile()).records.surgeries).toHaveLength(1);
    const { data } = await (await callsOf(rosa)).basis({ params: { id: rosa.personId } });
    expect(data).toMatchObject({ name: 'Rosa Marín', brought: [{ type: 'surgeries', sourceId: 'one' }] });
  });

  test('brought in by two pages at once are there once', async () => {
    const ended = await queuingAtTrail(t.db, rosa.personId, [
      () => bringIn({ records: [aFound('one'), aFound('two')], entries: { ...none, allergies: ['Latex'] } }),
      () =>
        bringIn({
          records: [aFound('two'), aFound('one')],
          entries: { ...none, allergies: ['latex'] },
          key: OTHER_KEY,
        }),
    ]);
    expect(tally(ended)).toEqual(['done', 'done']);
    const { records, facts } = await profile();
    expect(records.surgeries).toHaveLength(2);
    expect(facts.allergies).toEqual(['Latex']);
  });

  test('are one of a kind of their person and type by an index, too', async () => {
    await bringIn({ records: [aFound('one'), aFound('one', 'consultations')] });
    const row = await t.db
      .selectFrom('health_records')
      .selectAll()
      .where('type', '=', 'surgeries')
      .where('person_id', '=', rosa.personId)
      .executeTakeFirstOrThrow();
    const { id: _, ...copied } = { ...row, key: OTHER_KEY, facts: JSON.stringify(row.facts) };
    await expect(t.db.insertInto('health_records').values(copied).execute()).rejects.toThrow('health_records_source');
  });

  test('are all brought in or none: with the rules of the editor, its files, and its room', async () => {
    const blank = aFound('two', 'surgeries', { facts: filledIn('surgeries', { doctorName: ' ' }) });
    await expect(bringIn({ records: [aFound('one'), blank] })).rejects.toMatchObject({
      issues: [{ field: 'records.1.facts.doctorName', key: 'errors.doctorBlank' }],
    });
    await expect(bringIn({ records: [aFound('one'), aFound('two', 'diagnosis')] })).rejects.toMatchObject({
      issues: [{ field: 'records.1.files', key: 'errors.testReportBlank' }],
    });
    const foreign = await aKeptFile(t, { ownerId: (await aPerson(t.db)).id, kind: RECORD_FILE, now: t.clock.now() });
    const withForeign = aFound('two', 'diagnosis', { files: [foreign] });
    await expect(bringIn({ records: [aFound('one'), withForeign] })).rejects.toMatchObject({ code: 'not_found' });
    for (let count = 0; count < MOST_RECORDS - 1; count += 1)
      await aHealthRecord(t.db, { person: rosa, type: 'surgeries', now: t.clock.now() });
    await expect(bringIn({ records: [aFound('one'), aFound('two')] })).rejects.toMatchObject({ code: 'records_full' });
    expect((await profile()).records.surgeries).toHaveLength(MOST_RECORDS - 1);
    await bringIn({ records: [aFound('one')] });
  });

  test('are as many as one call takes, and no more', async () => {
    const many = Array.from({ length: 51 }, (_, index) => aFound(`${index}`));
    await expect(bringIn({ records: many })).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await bringIn({ records: many.slice(1) })).recordIds).toHaveLength(50);
  });
});

test('nobody fills the lists and empties them again all day', async () => {
  const isOver = async () =>
    bringIn({ entries: none }).then(
      () => false,
      (error: { code: string }) => error.code,
    );
  for (let count = 0; count < 60; count += 1) expect(await isOver()).toBe(false);
  expect(await isOver()).toBe('too_many_requests');
});

describe('what was brought in together', () => {
  test('is taken away together, with its entries and no others, and can be brought in again', async () => {
    await bringIn({ records: [aFound('old')], entries: { ...none, allergies: ['Latex'] } });
    const imported = await bringIn({
      ...{ key: OTHER_KEY, records: [aFound('old'), aFound('new')] },
      entries: { allergies: ['latex', 'Penicillin'], medicalConditions: ['Asthma'] },
    });
    expect(imported.entries).toEqual({ allergies: ['Penicillin'], medicalConditions: ['Asthma'] });
    const undo = async () => (await callsOf(rosa)).undo({ params: { id: rosa.personId }, body: imported });
    await undo();
    await undo();
    const { records, facts } = await profile();
    expect(records.surgeries).toHaveLength(1);
    expect(facts).toMatchObject({ allergies: ['Latex'], medicalConditions: [] });
    expect((await bringIn({ records: [aFound('new')], key: 'c'.repeat(32) })).recordIds).toHaveLength(1);
    expect((await profile()).records.surgeries).toHaveLength(2);
  });

  test('stays whole when one of its records was changed since', async () => {
    const imported = await bringIn({ records: [aFound('one'), aFound('two')] });
    const [id = ''] = imported.recordIds;
    const facts = filledIn('surgeries', { notes: 'Looked through' });
    const change = { version: 1, record: aNewRecord('surgeries', { _id: id, facts }) };
    await (await t.as(rosa)).healthRecords.changeProfile({ params: { id: rosa.personId }, body: change });
    const undo = (await callsOf(rosa)).undo({ params: { id: rosa.personId }, body: imported });
    await expect(undo).rejects.toMatchObject({ code: 'conflict' });
    expect((await profile()).records.surgeries).toHaveLength(2);
  });
});

describe('the records of somebody else', () => {
  test('are brought in by who looks after them, and by no relative who only reads', async () => {
    const elena = await aPerson(t.db, { firstName: 'Elena' });
    const iris = await aDependant(t.db, { of: elena, firstName: 'Iris' });
    expect((await bringIn({ records: [aFound('one')], by: elena, id: iris })).recordIds).toHaveLength(1);
    await aRelation(t, { personId: rosa.personId, memberId: elena.id, relationship: 'daughter', scopes: ['records'] });
    await expect(bringIn({ records: [aFound('one')], by: elena })).rejects.toMatchObject({ code: 'no_access' });
    const stranger = await callsOf(await aPerson(t.db));
    const imported = await bringIn({ records: [aFound('one')] });
    const params = { id: rosa.personId };
    await expect(stranger.undo({ params, body: imported })).rejects.toMatchObject({ code: 'not_found' });
    await expect(stranger.basis({ params })).rejects.toMatchObject({ code: 'not_found' });
    const own = { params: { id: iris }, body: imported };
    await expect((await callsOf(elena)).undo(own), 'a record of another person').rejects.toMatchObject({
      code: 'not_found',
    });
    expect((await profile()).records.surgeries).toHaveLength(1);
  });
});
