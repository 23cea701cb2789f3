import { beforeEach, expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { openMedicines } from '#test/medicines.ts';
import { queuing } from '#test/racing.ts';
import type { MedicineChange } from '../contract.ts';
import type { OwnMedicine } from '../kept-medicine.ts';
import { anOwnMedicine } from './seed.ts';
import { tellSupplies } from './tell-supplies.ts';

const PILLS = 'Moonwort';
const { t, family, liveIn, callsOf, sheet, list: listAny, mark, relate } = await openMedicines();
// what is taken at eight is taken
beforeEach(() => liveIn(family.elena, 'America/Los_Angeles'));

const list = (medicine: Partial<OwnMedicine> = {}, person?: { personId: string }) =>
  listAny({ name: PILLS, ...medicine }, person);
const kept = async (by?: Person, familyMemberId?: string) => (await sheet(by, familyMemberId)).medicines;
type VersionlessChange = Omit<MedicineChange, 'version'>;
const change = async (
  id: string,
  what: VersionlessChange,
  { by = family.rosa, of }: { by?: Person; of?: string } = {},
) => {
  const version = (await kept(by, of)).find(({ _id }) => _id === id)?.version ?? 0;
  await (await callsOf(by)).change({ params: { id }, body: { version, ...what } });
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
  expect(await kept(family.elena, family.rosa.personId)).toMatchObject([{ supply: { left: { units: 27 } } }]);
  await expect(change(id, counted(5), { by: family.elena, of: family.rosa.personId })).rejects.toMatchObject({
    code: 'no_access',
  });
  await mark(id, '08:00', 'skipped', { day: '2026-06-20' });
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
  expect(await told(family.rosa)).toEqual([]);
  t.clock.set('2026-06-20T15:59:00Z');
  await tell();
  expect(await told(family.rosa)).toEqual([]);
  t.clock.set('2026-06-20T16:00:00Z');
  await tell();
  expect(await told(family.rosa)).toMatchObject([{ facts: { person: null, until: '2026-06-27' } }]);
  expect(await told(family.elena)).toMatchObject([{ facts: { person: 'Rosa', until: '2026-06-27' } }]);
  t.clock.set('2026-06-21T17:00:00Z');
  await tell();
  const letters = [await lettersTo(t, family.rosa.email), await lettersTo(t, family.elena.email)];
  expect(letters).toMatchObject([
    [expect.stringContaining('one of your medicines may last only until June 27. This is an estimate')],
    [expect.stringContaining('a medicine of Rosa may last only until June 27. This is an estimate')],
  ]);
  expect(JSON.stringify([letters, await told(family.elena)])).not.toContain(PILLS);
  // more of it: what was told goes, and it is told anew in its time
  await change(id, counted(30, '2026-06-21'));
  expect([await told(family.rosa), await told(family.elena)]).toEqual([[], []]);
  t.clock.set('2026-07-20T17:00:00Z');
  await tell();
  expect(await told(family.elena)).toMatchObject([{ facts: { until: '2026-07-21' } }]);
});

test('is told to nobody who no longer sees the medicines, by no mail to whoever does not want it, and of a medicine that goes no more', async () => {
  await relate(['records'], 'revoked');
  const choices = { params: { id: family.rosa.id }, body: { remindersByMail: false } };
  await (await t.as(family.rosa)).preferences.changeNotifications(choices);
  const id = await list();
  await change(id, counted(3));
  t.clock.set('2026-06-18T17:00:00Z');
  await tell();
  expect([(await told(family.rosa)).length, (await told(family.elena)).length]).toEqual([1, 0]);
  expect(await lettersTo(t, family.rosa.email, family.elena.email)).toEqual([]);
  await change(id, { isRemoved: true });
  expect(await told(family.rosa)).toEqual([]);
});

test('is told no longer of what is taken no longer', async () => {
  const id = await list();
  await change(id, counted(3));
  t.clock.set('2026-06-18T17:00:00Z');
  await tell();
  expect(await told(family.rosa)).toHaveLength(1);
  await change(id, { isStopped: true });
  expect(await told(family.rosa)).toEqual([]);
});

test('of somebody without an account is told to who looks after them, by name', async () => {
  const mother = await aDependant(t.db, { of: family.elena, firstName: 'Ana' });
  const id = await list({}, { personId: mother });
  await change(id, counted(1), { by: family.elena, of: mother });
  t.clock.set('2026-06-19T17:00:00Z');
  await tell();
  expect(await told(family.elena)).toMatchObject([{ facts: { person: 'Ana', personId: mother, until: null } }]);
});

test('is told once, though two processes look at the same moment', async () => {
  const id = await list();
  await change(id, counted(3));
  t.clock.set('2026-06-18T17:00:00Z');
  const ended = await queuing(t.db, { table: 'medications', id }, [tell, tell]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await lettersTo(t, family.rosa.email)).toHaveLength(1);
});
