import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { queuing } from '#test/racing.ts';
import { relating } from '#test/relation.ts';
import type { MedicineChange } from '../contract.ts';
import type { OwnMedicine } from '../kept-medicine.ts';
import { aListedMedicine, anOwnMedicine } from './seed.ts';
import { tellSupplies } from './tell-supplies.ts';

const PILLS = 'Moonwort';
let t: TestApp;
let rosa: Person;
let elena: Person;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  // nine in the morning where Rosa lives; what is taken at eight is taken
  t.clock.set('2026-06-17T16:00:00Z');
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  elena = await aPerson(t.db, { firstName: 'Elena' });
  for (const one of [rosa, elena])
    await (
      await t.as(one)
    ).preferences.changeGlobal({ params: { id: one.id }, body: { timeZone: 'America/Los_Angeles' } });
});

const relate = (scopes: Parameters<ReturnType<typeof relating>>[0], status?: string) =>
  relating(t, () => ({ person: rosa, member: elena }))(scopes, status);
const list = (medicine: Partial<OwnMedicine> = {}, person: { personId: string } = rosa) =>
  aListedMedicine(t.db, { person, medicine: { name: PILLS, ...medicine }, now: t.clock.now() });
const kept = async (by = rosa, familyMemberId?: string) => {
  const query = familyMemberId === undefined ? {} : { familyMemberId };
  return (await (await t.as(by)).medication.list({ query })).data.medicines;
};
type Changing = Omit<MedicineChange, 'version'>;
const change = async (id: string, what: Changing, { by = rosa, of }: { by?: Person; of?: string } = {}) => {
  const version = (await kept(by, of)).find(({ _id }) => _id === id)?.version ?? 0;
  await (await t.as(by)).medication.change({ params: { id }, body: { version, ...what } });
};
const counted = (units: number, countedOn = '2026-06-17') => ({ supply: { units, perDose: 1, countedOn } });
const tell = () => tellSupplies(t.context());
const told = async (person: Person) => (await newsOf(t, person)).filter(({ kind }) => kind === 'supply');

test('how much there is is said and estimated, by the person or who looks after them; relatives read it', async () => {
  const id = await list();
  expect(await kept()).toMatchObject([{ supply: null }]);
  await change(id, counted(30));
  expect(await kept()).toMatchObject([
    { supply: { units: 30, left: { units: 30, lasts: 'until', until: { day: '2026-07-17', days: 30 } } } },
  ]);
  t.clock.set('2026-06-20T20:00:00Z');
  await relate(['records']);
  expect(await kept(elena, rosa.personId)).toMatchObject([{ supply: { left: { units: 27 } } }]);
  await expect(change(id, counted(5), { by: elena, of: rosa.personId })).rejects.toMatchObject({ code: 'no_access' });
  await (
    await t.as(rosa)
  ).medication.mark({ params: { id }, body: { day: '2026-06-20', time: '08:00', state: 'skipped' } });
  expect(await kept()).toMatchObject([{ supply: { left: { units: 28, until: { day: '2026-07-18' } } } }]);
  await change(id, { supply: null });
  expect(await kept()).toMatchObject([{ supply: null }]);
});

test('is refused where nothing can be estimated, and of a day to come or long ago', async () => {
  const needed = await list({ frequency: 'asNeeded' });
  await expect(change(needed, counted(30))).rejects.toMatchObject({ code: 'conflict' });
  const id = await list();
  for (const day of ['2026-06-18', '2026-05-17'])
    await expect(change(id, counted(30, day))).rejects.toMatchObject({ issues: [{ field: 'countedOn' }] });
  for (const units of [0, -1, 10_001, Number.NaN])
    await expect(change(id, counted(units))).rejects.toMatchObject({ code: 'invalid_input' });
  await change(id, counted(30));
  await change(id, { isStopped: true });
  await expect(change(id, counted(30))).rejects.toMatchObject({ code: 'conflict' });
});

test('goes when the medicine is taken otherwise, or again; another name leaves it', async () => {
  const id = await list();
  await change(id, counted(30));
  await change(id, { medicine: anOwnMedicine({ name: 'Other' }) });
  expect(await kept()).toMatchObject([{ supply: { units: 30 } }]);
  await change(id, { medicine: anOwnMedicine({ frequency: 'twiceDaily' }) });
  expect(await kept()).toMatchObject([{ supply: null }]);
  await change(id, counted(30));
  await change(id, { isStopped: true });
  expect((await kept())[0]?.supply?.left).toBeNull();
  await change(id, { isStopped: false });
  expect(await kept()).toMatchObject([{ supply: null }]);
});

test('is told once, a week before, to the person and relatives who see the medicines, and names none', async () => {
  await relate(['records']);
  const id = await list();
  await change(id, counted(10));
  for (const day of ['2026-06-18', '2026-06-19']) {
    t.clock.set(`${day}T17:00:00Z`);
    await tell();
  }
  expect(await told(rosa)).toEqual([]);
  t.clock.set('2026-06-20T15:59:00Z');
  await tell();
  expect(await told(rosa)).toEqual([]);
  t.clock.set('2026-06-20T16:00:00Z');
  await tell();
  expect(await told(rosa)).toMatchObject([{ facts: { person: null, until: '2026-06-27' } }]);
  expect(await told(elena)).toMatchObject([{ facts: { person: 'Rosa', until: '2026-06-27' } }]);
  t.clock.set('2026-06-21T17:00:00Z');
  await tell();
  const letters = [await lettersTo(t, rosa.email), await lettersTo(t, elena.email)];
  expect(letters).toMatchObject([
    [expect.stringContaining('one of your medicines may last only until June 27. This is an estimate')],
    [expect.stringContaining('a medicine of Rosa may last only until June 27. This is an estimate')],
  ]);
  expect(JSON.stringify([letters, await told(elena)])).not.toContain(PILLS);
  // more of it: what was told goes, and it is told anew in its time
  await change(id, counted(30, '2026-06-21'));
  expect([await told(rosa), await told(elena)]).toEqual([[], []]);
  t.clock.set('2026-07-20T17:00:00Z');
  await tell();
  expect(await told(elena)).toMatchObject([{ facts: { until: '2026-07-21' } }]);
});

test('is told to nobody who no longer sees the medicines, by no mail to whoever does not want it, and of a medicine that goes no more', async () => {
  await relate(['records'], 'revoked');
  const choices = { params: { id: rosa.id }, body: { remindersByMail: false } };
  await (await t.as(rosa)).preferences.changeNotifications(choices);
  const id = await list();
  await change(id, counted(3));
  t.clock.set('2026-06-18T17:00:00Z');
  await tell();
  expect([(await told(rosa)).length, (await told(elena)).length]).toEqual([1, 0]);
  expect(await lettersTo(t, rosa.email, elena.email)).toEqual([]);
  await change(id, { isRemoved: true });
  expect(await told(rosa)).toEqual([]);
});

test('is told no longer of what is taken no longer', async () => {
  const id = await list();
  await change(id, counted(3));
  t.clock.set('2026-06-18T17:00:00Z');
  await tell();
  expect(await told(rosa)).toHaveLength(1);
  await change(id, { isStopped: true });
  expect(await told(rosa)).toEqual([]);
});

test('of somebody without an account is told to who looks after them, by name', async () => {
  const mother = await aDependant(t.db, { of: elena, firstName: 'Ana' });
  const id = await list({}, { personId: mother });
  await change(id, counted(1), { by: elena, of: mother });
  t.clock.set('2026-06-19T17:00:00Z');
  await tell();
  expect(await told(elena)).toMatchObject([{ facts: { person: 'Ana', personId: mother, until: null } }]);
});

test('is told once, though two processes look at the same moment', async () => {
  const id = await list();
  await change(id, counted(3));
  t.clock.set('2026-06-18T17:00:00Z');
  const ended = await queuing(t.db, { table: 'medications', id }, [tell, tell]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await lettersTo(t, rosa.email)).toHaveLength(1);
});
