import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import type { SavedRecord } from '../record.ts';
import { aNewRecord, filledIn } from './seed.ts';

let t: TestApp;
let rosa: Person;
let elena: Person;
beforeAll(async () => {
  t = await testApp();
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  elena = await aPerson(t.db, { firstName: 'Elena' });
});
afterAll(() => t.close());

const trailOf = (personId: string) =>
  t.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'action', 'subject'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

async function link(status: string, scopes: string[]) {
  const member = await aPerson(t.db);
  await t.db
    .insertInto('family_links')
    .values({
      person_id: rosa.personId,
      member_user_id: member.id,
      relationship: 'daughter',
      status,
      scopes,
      updated_at: t.clock.now(),
    })
    .execute();
  return member;
}

describe('a record', () => {
  test('says who has entered it and who has changed it last, to everybody who reads it, also once that account is gone', async () => {
    const keeper = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
    const mother = await aDependant(t.db, { of: keeper, firstName: 'Ingrid' });
    const id = mother;
    const records = async (by: Person) =>
      (await (await t.as(by)).healthRecords.profile({ params: { id } })).data.records.diary;
    const save = async (by: Person, version: number, change: Partial<SavedRecord> = {}) =>
      (await t.as(by)).healthRecords.changeProfile({
        params: { id },
        body: { version, record: aNewRecord('diary', change) },
      });
    const entered = { name: 'Anna Lindqvist', isReader: true, at: t.clock.now().toISOString() };
    await save(keeper, 0);
    const [record] = await records(keeper);
    expect(record).toMatchObject({ entered, changed: null, isCorrected: false, hasFormer: false });
    // she has an account of her own since
    const ingrid = await aPerson(t.db, { firstName: 'Ingrid', lastName: 'Lindqvist' });
    await t.db.updateTable('people').set({ user_id: null }).where('id', '=', ingrid.personId).execute();
    await t.db.updateTable('people').set({ user_id: ingrid.id }).where('id', '=', mother).execute();
    t.clock.advance(90_000);
    const changed = { name: 'Ingrid Lindqvist', isReader: true, at: t.clock.now().toISOString() };
    await save(ingrid, 1, { _id: record?._id ?? '', facts: filledIn('diary', { notes: 'It was a Tuesday' }) });
    expect(await records(ingrid)).toMatchObject([
      { entered: { ...entered, isReader: false }, changed, isCorrected: true, hasFormer: true },
    ]);
    await t.db.updateTable('health_records').set({ entered_by: null }).where('person_id', '=', mother).execute();
    expect(await records(ingrid)).toMatchObject([
      { entered: { name: null, isReader: false, at: entered.at }, changed, isCorrected: false },
    ]);
  });
});

describe('the health profile', () => {
  test('is empty until somebody begins it', async () => {
    const { healthRecords } = await t.as(elena);
    const { data } = await healthRecords.profile({ params: { id: elena.personId } });
    expect(data).toMatchObject({ personId: elena.personId, facts: {}, version: 0, updatedAt: null });
    expect(Object.values(data.records).flat()).toEqual([]);
  });

  test('is begun once, and found again', async () => {
    const anna = await aPerson(t.db);
    const { healthRecords } = await t.as(anna);
    const begun = await healthRecords.openProfile({ body: {} });
    expect(begun.data).toMatchObject({ personId: anna.personId, facts: {}, version: 1 });
    expect(await healthRecords.openProfile({ body: { familyMemberId: anna.personId } })).toEqual(begun);
  });

  test('keeps each answer beside the others, and takes one back', async () => {
    const anna = await aPerson(t.db);
    const { healthRecords } = await t.as(anna);
    const id = anna.personId;
    await healthRecords.changeProfile({ params: { id }, body: { version: 0, facts: { height: 64, weight: 141.5 } } });
    await healthRecords.changeProfile({
      params: { id },
      body: { version: 2, facts: { bloodPressure: { systolic: 128, diastolic: 82 }, allergies: ['Penicillin'] } },
    });
    const { data } = await healthRecords.changeProfile({
      params: { id },
      body: { version: 3, facts: { weight: null } },
    });
    expect(data).toMatchObject({
      version: 4,
      facts: { height: 64, bloodPressure: { systolic: 128, diastolic: 82 }, allergies: ['Penicillin'] },
    });
    expect(data.facts).not.toHaveProperty('weight');
  });

  test('refuses a change over a version that is not the newest', async () => {
    const anna = await aPerson(t.db);
    const { healthRecords } = await t.as(anna);
    const change = (version: number) =>
      healthRecords.changeProfile({ params: { id: anna.personId }, body: { version, facts: { smoking: 'no' } } });
    await change(0);
    await expect(change(0)).rejects.toMatchObject({ code: 'conflict' });
    await expect(change(7)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('lets one of many changes at once win', async () => {
    const anna = await aPerson(t.db);
    const { healthRecords } = await t.as(anna);
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, () =>
        healthRecords.changeProfile({ params: { id: anna.personId }, body: { version: 0, facts: { alcohol: 'no' } } }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('says what is wrong with an answer', async () => {
    const { healthRecords } = await t.as(elena);
    const sent = healthRecords.changeProfile({
      params: { id: elena.personId },
      body: { version: 0, facts: { height: 400, medicalConditions: ['Asthma', 'asthma '] } },
    });
    await expect(sent).rejects.toMatchObject({
      issues: [
        { field: 'facts.height', key: 'errors.heightImproper' },
        { field: 'facts.medicalConditions', key: 'errors.conditionRepeated' },
      ],
    });
  });
});

describe('who may see it', () => {
  test('an accepted family member with the scope, and nobody else', async () => {
    const read = async (person: Person) =>
      (await t.as(person)).healthRecords.profile({ params: { id: rosa.personId } });
    expect((await read(await link('accepted', ['records']))).data.personId).toBe(rosa.personId);
    for (const stranger of [
      elena,
      await link('pending', ['records']),
      await link('accepted', ['bookings']),
      await link('revoked', ['records']),
    ]) {
      await expect(read(stranger)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('who does not exist and who is foreign get one answer, and no visitor gets any', async () => {
    const { healthRecords } = await t.as(elena);
    await expect(healthRecords.profile({ params: { id: randomUUID() } })).rejects.toMatchObject({ code: 'not_found' });
    await expect(healthRecords.openProfile({ body: { familyMemberId: rosa.personId } })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect((await t.as()).healthRecords.profile({ params: { id: rosa.personId } })).rejects.toMatchObject({
      code: 'session_expired',
    });
  });

  test('every reading and writing leaves an entry, and a refusal none', async () => {
    const anna = await aPerson(t.db);
    const { healthRecords } = await t.as(anna);
    const id = anna.personId;
    await healthRecords.openProfile({ body: {} });
    await healthRecords.profile({ params: { id } });
    await healthRecords.changeProfile({ params: { id }, body: { version: 1, facts: { smoking: 'occasionally' } } });
    await healthRecords
      .changeProfile({ params: { id }, body: { version: 1, facts: { smoking: 'no' } } })
      .catch(() => undefined);
    const entry = { actor_id: anna.id, subject: `health_profile:${id}` };
    expect(await trailOf(id)).toEqual([
      { ...entry, action: 'write' },
      { ...entry, action: 'read' },
      { ...entry, action: 'write' },
    ]);
    expect(await brokenEntry(t.db, id)).toBeUndefined();
  });
});
