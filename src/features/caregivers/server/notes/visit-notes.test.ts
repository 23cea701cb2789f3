import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { endAs, knownBooking } from '#features/bookings/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { scopes } from '#shared/call.ts';
import { allRows } from '#test/all-rows.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { relating } from '#test/relation.ts';
import { auditTrailOf } from '#test/stays.ts';
import type { VisitNote } from '../../visit-note.ts';
import { aCareVisit } from '../booking/seed.ts';
import { aCaregiver } from '../seed.ts';
import { someNote } from './seed.ts';

const CANARY = 'zwieback-3141';
const BEGINS = '2026-06-17T16:00:00.000Z';
const ENDS = '2026-06-17T19:00:00.000Z';
const OVER = '2026-06-20T19:00:00.000Z';
const isMissing = { code: 'not_found' };

let t: TestApp;
let rosa: Person;
let elena: Person;
let yolanda: Person;
let caregiver: { id: string };
let id: string;

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  elena = await aPerson(t.db, { firstName: 'Elena' });
  yolanda = await aPerson(t.db, { firstName: 'Yolanda' });
  caregiver = await aCaregiver(t.db, { managerId: yolanda.id });
  id = (await aCareVisit(t, { caregiver, person: rosa, startsAt: BEGINS })).id;
  t.clock.set(ENDS);
});

type Try = { version?: number; by?: Person };
const write = async (note: Partial<VisitNote> = {}, { version = 0, by = yolanda }: Try = {}) =>
  (
    await (
      await t.as(by)
    ).partnerVisitNotes.write({ params: { id }, body: { version, note: { ...someNote, ...note } } })
  ).data;
const own = async (by = yolanda) => (await (await t.as(by)).partnerVisitNotes.one({ params: { id }, query: {} })).data;
const read = async (person: Person) => {
  const [note] = (await (await t.as(person)).careVisitNotes.ofVisit({ params: { id } })).data;
  if (!note) throw new Error('There is no note.');
  return note;
};
const end = (as: 'cancelled' | 'declined') =>
  t.db.transaction().execute(async (db) => {
    const inside = { ...t.context(), db };
    await endAs(inside, await knownBooking(inside, id), { as });
  });

describe('writing', () => {
  test('begins with the visit and ends 72 hours after it; then its caregiver does not read it either', async () => {
    t.clock.set('2026-06-17T15:59:59Z');
    await expect(write()).rejects.toMatchObject({ code: 'visit_note_ahead' });
    expect(await own()).toMatchObject({ kept: null, version: 0, canWrite: false, asked: ['meal_preparation'] });
    t.clock.set(BEGINS);
    expect(await write()).toMatchObject({ kept: { note: someNote, changedAt: null }, version: 1, canWrite: true });
    t.clock.set('2026-06-20T18:59:59Z');
    expect(await write({ condition: 'better' }, { version: 1 })).toMatchObject({
      kept: { writtenAt: BEGINS, changedAt: '2026-06-20T18:59:59.000Z' },
      version: 2,
      until: OVER,
    });
    t.clock.set(OVER);
    await expect(write({}, { version: 2 })).rejects.toMatchObject({ code: 'visit_note_closed' });
    await expect(own()).rejects.toMatchObject(isMissing);
    expect(await read(rosa)).toMatchObject({ note: { condition: 'better' } });
  });

  test('of two windows the second hears that it has changed, and what was saved stays', async () => {
    await write({ words: 'From the first window' });
    await expect(write({ words: 'From the second' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(write({ words: 'Of a version to come' }, { version: 2 })).rejects.toMatchObject({ code: 'conflict' });
    expect((await own()).kept?.note.words).toBe('From the first window');
  });

  test('of many that save at once one does, and one letter leaves', async () => {
    const saved = await Promise.allSettled(Array.from({ length: 8 }, (_, nth) => write({ words: `The ${nth}th` })));
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await own()).toMatchObject({ version: 1 });
    const changed = await Promise.allSettled(Array.from({ length: 8 }, () => write({}, { version: 1 })));
    expect(changed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await lettersTo(t, rosa.email)).filter((letter) => letter.includes('note of the visit'))).toHaveLength(1);
  });

  test('says at which field: help that was booked, how the person was, and what to watch', async () => {
    const refused = (note: object) =>
      write(note).catch(({ issues }: { issues: { field: string; key: string }[] }) =>
        issues.map(({ field, key }) => `${field} ${key}`),
      );
    expect(await refused({ done: ['errands'] })).toEqual(['done errors.invalid_input']);
    expect(await refused({ condition: '' })).toEqual(['note.condition errors.conditionUnselected']);
    expect(await refused({ words: 'x'.repeat(2001) })).toEqual(['note.words errors.tooLong']);
    expect(await refused({ words: ' ', isToWatch: true })).toEqual(['note.words errors.watchBlank']);
    expect(await write({ done: [], words: '' })).toMatchObject({ kept: { note: { done: [], words: '' } } });
  });

  test.each(['cancelled', 'declined'] as const)('is of visits that stand: not of one that was %s', async (as) => {
    t.clock.set('2026-06-15T16:00:00Z');
    id = (await aCareVisit(t, { caregiver, person: elena, startsAt: '2026-06-18T16:00:00.000Z', status: 'pending' }))
      .id;
    await end(as);
    t.clock.set('2026-06-18T17:00:00Z');
    await expect(write()).rejects.toMatchObject(isMissing);
    await expect(own()).rejects.toMatchObject(isMissing);
    await expect(read(elena)).rejects.toMatchObject(isMissing);
  });

  test('is for the caregiver alone: for nobody else of their place, and for no other', async () => {
    const other = await aPerson(t.db);
    await aCaregiver(t.db, { managerId: other.id });
    const helper = await aPerson(t.db);
    await aMember(t.db, { providerId: caregiver.id, userId: helper.id, role: 'manager', now: t.clock.now() });
    await write();
    for (const by of [rosa, elena, other, helper]) {
      await expect(write({}, { version: 1, by })).rejects.toMatchObject(isMissing);
      await expect(own(by)).rejects.toMatchObject(isMissing);
    }
  });
});

describe('a note', () => {
  test('is read by the person and those who see the records, not by who only books or pays; each look is in the trail', async () => {
    const relate = relating(t, () => ({ person: rosa, member: elena }));
    await expect(read(rosa)).rejects.toMatchObject(isMissing);
    await write({ words: CANARY, isToWatch: true });
    expect(await read(rosa)).toMatchObject({ note: { words: CANARY, isToWatch: true }, asked: ['meal_preparation'] });
    await expect(read(elena)).rejects.toMatchObject(isMissing);
    await relate(scopes.filter((scope) => scope !== 'records'));
    await expect(read(elena)).rejects.toMatchObject(isMissing);
    await relate(['records']);
    expect((await read(elena)).note.words).toBe(CANARY);
    await relate(['records'], 'revoked');
    await expect(read(elena)).rejects.toMatchObject(isMissing);
    await own();
    const trail = (await auditTrailOf(t, rosa.personId)).filter(({ subject }) => subject === `care_visit_note:${id}`);
    const looks = trail.map(({ actor_id: actor, action }) => `${actor} ${action}`);
    expect(looks.toSorted()).toEqual(
      [`${yolanda.id} write`, `${yolanda.id} read`, `${rosa.id} read`, `${elena.id} read`].toSorted(),
    );
  });

  test('of somebody without an account is read by who looks after them', async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    const mother = await aDependant(t.db, { of: elena });
    const startsAt = '2026-06-18T16:00:00.000Z';
    id = (await aCareVisit(t, { caregiver, person: elena, startsAt, forPersonId: mother })).id;
    t.clock.set(startsAt);
    await write();
    expect((await read(elena)).note).toEqual(someNote);
  });

  test('is told once, by bell and mail, to those who find it, and nothing of it', async () => {
    const books = await aPerson(t.db);
    const sees = await aPerson(t.db);
    await relating(t, () => ({ person: rosa, member: elena }))(['records', 'bookings']);
    await relating(t, () => ({ person: rosa, member: books }))(['bookings', 'payments']);
    await relating(t, () => ({ person: rosa, member: sees }))(['records']);
    await write({ words: CANARY, isToWatch: true, condition: 'worse' });
    await write({ words: `${CANARY} again` }, { version: 1 });
    for (const reader of [rosa, elena]) {
      const letters = (await lettersTo(t, reader.email)).filter((letter) => letter.includes('note of the visit'));
      expect(letters).toEqual([expect.stringContaining(`/dashboardappointments?id=${id}`)]);
      expect((await newsOf(t, reader)).filter(({ kind }) => kind === 'visitNote')).toMatchObject([
        { facts: { visit: id, provider: 'Yolanda Prieto' } },
      ]);
    }
    for (const other of [books, sees])
      expect((await newsOf(t, other)).filter(({ kind }) => kind === 'visitNote')).toEqual([]);
    const told = await Promise.all(
      (['mailbox', 'outbox', 'notifications', 'audit_entries', 'idempotent_answers'] as const).map((table) =>
        t.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${CANARY}|worse|watch`, 'i'));
  });

  test('that is refused changes nothing', async () => {
    await write();
    const before = await allRows(t.db);
    await expect(write({ words: 'Too late' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(write({ done: ['errands'] }, { version: 1 })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(read(elena)).rejects.toMatchObject(isMissing);
    expect(await allRows(t.db)).toBe(before);
  });
});
