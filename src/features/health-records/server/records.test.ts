import { beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aKeptFile } from '#features/uploads/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { queuingAtTrail } from '#test/racing.ts';
import { UPLOADS } from '#test/send-file.ts';
import { openTown } from '#test/town.ts';
import { MOST_RECORDS, RECORD_FILE, type SavedRecord } from '../record.ts';
import { recordTypeNames, recordTypes } from '../record-types.ts';
import { healthKept } from './health-kept.ts';
import { sweepRecords } from './keep-records.ts';
import { aHealthRecord, aNewRecord, filledIn } from './seed.ts';

const { t } = await openTown();
let rosa: Person;
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute();
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
});

const callsOf = async (person: Person) => (await t.as(person)).healthRecords;
const listsOf = async (of: Person, by = of) =>
  (await (await callsOf(by)).profile({ params: { id: of.personId } })).data.records;
const save = async (record: SavedRecord, version = 0, by = rosa) =>
  (await (await callsOf(by)).changeProfile({ params: { id: rosa.personId }, body: { version, record } })).recordId ??
  '';
const removal = async (_id: string, { version = 1, isRemoved = true, by = rosa } = {}) =>
  (await callsOf(by)).changeProfile({
    params: { id: rosa.personId },
    body: { version, removal: { _id, isRemoved } },
  });
const aFile = (owner: Person, kind = RECORD_FILE) => aKeptFile(t, { ownerId: owner.id, kind, now: t.clock.now() });
const fileSeenBy = async (person: Person, id: string) =>
  (await t.app.inject({ url: `${UPLOADS}/${id}`, headers: await t.headersOf(person) })).statusCode;
const trailOf = async (personId: string) =>
  (await t.db.selectFrom('audit_entries').selectAll().where('person_id', '=', personId).orderBy('id').execute()).map(
    ({ action, subject }) => `${action} ${subject}`,
  );
async function letIn(scopes: Scope[]) {
  const relative = await aPerson(t.db, { firstName: 'Elena' });
  await aRelation(t, { personId: rosa.personId, memberId: relative.id, relationship: 'daughter', scopes });
  return relative;
}
const tally = (ended: PromiseSettledResult<unknown>[]) =>
  ended.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code));

describe('records of each type', () => {
  test.each(recordTypeNames)('%s are kept with all that is declared, and read back', async (type) => {
    const files = [await aFile(rosa)];
    const id = await save(aNewRecord(type, { files }));
    const lists = await listsOf(rosa);
    const kept = [{ _id: id, facts: filledIn(type), files: [{ _id: files[0], name: 'photo.jpg' }], version: 1 }];
    expect(lists[type]).toMatchObject(kept);
    expect(Object.values(lists).flat()).toHaveLength(1);
  });

  test.each(recordTypeNames)('%s say of every field that cannot be blank that it is', async (type) => {
    const { fields, files } = recordTypes[type];
    const blank = Object.fromEntries(fields.map(({ name }) => [name, ' ']));
    const required = fields.filter((field) => field.required !== undefined);
    await expect(save(aNewRecord(type, { facts: blank }))).rejects.toMatchObject({
      issues: [
        ...required.map(({ name, required: key }) => ({ field: `record.facts.${name}`, key })),
        ...(files.required ? [{ field: 'record.files', key: files.required }] : []),
      ],
    });
  });

  test('are ordered by the day they are about, not by when they were written', async () => {
    const days = ['2024-05-01', '2026-01-09', '2025-11-30'];
    for (const surgeryDate of days)
      await save(aNewRecord('surgeries', { facts: filledIn('surgeries', { surgeryDate }) }));
    const { surgeries } = await listsOf(rosa);
    expect(surgeries.map(({ facts }) => facts['surgeryDate'])).toEqual(days.toSorted().toReversed());
  });

  test('take days as people type them, whole years, and no more text than fits', async () => {
    const of = (facts: object) => aNewRecord('vaccination', { facts: { ...filledIn('vaccination'), ...facts } });
    const refused = async (facts: object, key: string) =>
      expect(save({ ...of(facts), files: [await aFile(rosa)] })).rejects.toMatchObject({ issues: [{ key }] });
    await refused({ vaccineDate: '02/30/2026' }, 'errors.dateImproper');
    await refused({ vaccineDate: '01/01/0000' }, 'errors.dateImproper');
    await refused({ age: '0' }, 'errors.ageImproper');
    await refused({ age: 'old' }, 'errors.ageImproper');
    await refused({ notes: 'x'.repeat(2001) }, 'errors.tooLong');
    await save({ ...of({ vaccineDate: '3/9/2026', vaccinationAt: '' }), files: [await aFile(rosa)] });
    expect((await listsOf(rosa)).vaccination).toMatchObject([
      { facts: { vaccineDate: '2026-03-09', vaccinationAt: '' } },
    ]);
  });
});

describe('a record', () => {
  test('is changed over its newest version alone, with its files', async () => {
    const [first, second] = [await aFile(rosa), await aFile(rosa)];
    const id = await save(aNewRecord('diagnosis', { files: [first] }));
    const changed = aNewRecord('diagnosis', { _id: id, facts: filledIn('diagnosis', { notes: '' }), files: [second] });
    await save(changed, 1);
    expect((await listsOf(rosa)).diagnosis).toMatchObject([
      { version: 2, facts: { notes: '' }, files: [{ _id: second }] },
    ]);
    expect(await fileSeenBy(rosa, first)).toBe(404);
    await expect(save(changed, 1)).rejects.toMatchObject({ code: 'conflict' });
    await expect(save({ ...changed, type: 'diary', facts: filledIn('diary') }, 2)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('changed by two at once is changed by one of them', async () => {
    const id = await save(aNewRecord('diary'));
    const change = (issue: string) => () =>
      save(aNewRecord('diary', { _id: id, facts: filledIn('diary', { issue }) }), 1);
    const ended = await queuingAtTrail(t.db, rosa.personId, [change('one'), change('other')]);
    expect(tally(ended)).toEqual(['done', 'conflict']);
    expect((await listsOf(rosa)).diary).toMatchObject([{ version: 2, facts: { issue: 'one' } }]);
  });

  test('sent twice by the same form at once is there once, as it was sent last', async () => {
    const record = aNewRecord('diary');
    const later = { ...record, facts: filledIn('diary', { issue: 'Better said' }) };
    const ended = await queuingAtTrail(t.db, rosa.personId, [() => save(record), () => save(later)]);
    expect(tally(ended)).toEqual(['done', 'done']);
    const { diary } = await listsOf(rosa);
    expect(diary).toMatchObject([{ version: 1, facts: { issue: 'Better said' } }]);
    await save(aNewRecord('diary', { _id: diary[0]?._id ?? '' }), 1);
    await expect(save(record)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is one of a hundred of its type at most, also when two are added at once', async () => {
    await Promise.all(
      Array.from({ length: MOST_RECORDS - 1 }, () =>
        aHealthRecord(t.db, { person: rosa, type: 'diary', now: t.clock.now() }),
      ),
    );
    const add = () => save(aNewRecord('diary'));
    expect(tally(await queuingAtTrail(t.db, rosa.personId, [add, add]))).toEqual(['done', 'records_full']);
    await save(aNewRecord('consultations'));
    const [gone] = (await listsOf(rosa)).diary;
    await removal(gone?._id ?? '');
    await add();
    await expect(removal(gone?._id ?? '', { isRemoved: false })).rejects.toMatchObject({ code: 'records_full' });
  });

  test('is deleted with what hangs on it, and can be had back for a day', async () => {
    const file = await aFile(rosa);
    const id = await save(aNewRecord('diary', { files: [file] }));
    await expect(removal(id, { version: 7 })).rejects.toMatchObject({ code: 'conflict' });
    await removal(id);
    await removal(id);
    expect((await listsOf(rosa)).diary).toEqual([]);
    expect(await fileSeenBy(rosa, file)).toBe(404);
    await removal(id, { isRemoved: false });
    expect(await fileSeenBy(rosa, file)).toBe(200);
    await removal(id);
    t.clock.advance(86_400);
    await expect(removal(id, { isRemoved: false })).rejects.toMatchObject({ code: 'not_found' });
    await sweepRecords({ db: t.db, now: t.clock.now() });
    expect(await t.db.selectFrom('health_records').select('id').where('id', '=', id).execute()).toEqual([]);
    const stored = await t.db.selectFrom('files').select('removed_at').where('id', '=', file).executeTakeFirst();
    expect(stored?.removed_at).not.toBeNull();
  });

  test('stands in the trail with each change, and a refusal does not', async () => {
    const id = await save(aNewRecord('diary'));
    await listsOf(rosa);
    await save(aNewRecord('diary', { _id: id }), 5).catch(() => undefined);
    await removal(id);
    expect(await trailOf(rosa.personId)).toEqual([
      `write health_record:${id}`,
      `read health_profile:${rosa.personId}`,
      `write health_record:${id}`,
    ]);
  });
});

describe('the records of somebody else', () => {
  test('are read with the scope and changed by nobody but the person', async () => {
    const file = await aFile(rosa);
    const id = await save(aNewRecord('diary', { files: [file] }));
    const relative = await letIn(['records']);
    expect((await listsOf(rosa, relative)).diary).toMatchObject([{ _id: id }]);
    expect(await fileSeenBy(relative, file)).toBe(200);
    expect(await trailOf(rosa.personId)).toContain(`read health_record:${id}`);
    for (const attempt of [
      () => save(aNewRecord('diary'), 0, relative),
      () => save(aNewRecord('diary', { _id: id }), 1, relative),
      () => removal(id, { by: relative }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'no_access' });
  });

  test.each<Scope[][]>([[['bookings', 'payments', 'messages']], [[]]])('are not there with %j', async (scopes) => {
    const file = await aFile(rosa);
    const id = await save(aNewRecord('diary', { files: [file] }));
    const other = scopes.length > 0 ? await letIn(scopes) : await aPerson(t.db);
    expect(await fileSeenBy(other, file)).toBe(404);
    await expect(listsOf(rosa, other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(removal(id, { by: other })).rejects.toMatchObject({ code: 'not_found' });
    const calls = await callsOf(other);
    const body = { version: 1, removal: { _id: id, isRemoved: true } };
    await expect(calls.changeProfile({ params: { id: other.personId }, body })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('are written by who looks after them, and go with the person, whoever sent their files', async () => {
    const elena = await aPerson(t.db, { firstName: 'Elena' });
    const iris = await aDependant(t.db, { of: elena, firstName: 'Iris' });
    const [hers, own] = [await aFile(elena), await aFile(elena)];
    const calls = await callsOf(elena);
    const add = (id: string, file: string) =>
      calls.changeProfile({ params: { id }, body: { version: 0, record: aNewRecord('diary', { files: [file] }) } });
    await add(iris, hers);
    await add(elena.personId, own);
    await t.db.transaction().execute(async (db) => {
      await healthKept.erase?.(
        { db, publicUrl: '', now: t.clock.now() },
        { userId: elena.id, people: [elena.personId] },
      );
    });
    const left = await t.db.selectFrom('files').selectAll().where('id', 'in', [hers, own]).execute();
    expect(Object.fromEntries(left.map((file) => [file.id, [file.owner_id, file.removed_at !== null]]))).toEqual({
      [hers]: [null, false],
      [own]: [elena.id, true],
    });
  });

  test('hold no file that somebody else has sent, or that was sent for something else', async () => {
    const other = await aPerson(t.db);
    for (const file of [await aFile(other), await aFile(rosa, 'ticket-file'), '00000000-0000-4000-8000-000000000000'])
      await expect(save(aNewRecord('diary', { files: [file] }))).rejects.toMatchObject({ code: 'not_found' });
    expect((await listsOf(rosa)).diary).toEqual([]);
  });
});

test('one part of a profile is changed at a time', async () => {
  const calls = await callsOf(rosa);
  const both = { version: 0, facts: {}, record: aNewRecord('diary') };
  for (const body of [both, { version: 0 }])
    await expect(calls.changeProfile({ params: { id: rosa.personId }, body })).rejects.toMatchObject({
      code: 'invalid_input',
    });
});
