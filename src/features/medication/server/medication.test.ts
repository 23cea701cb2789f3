import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aMedicine } from '#features/visit-summaries/server/seed.ts';
import { nothingWritten } from '#features/visit-summaries/summary.ts';
import { queuingAtTrail } from '#test/racing.ts';
import { relating } from '#test/relation.ts';
import { auditTrailOf } from '#test/stays.ts';
import { aVisitingParty, type VisitApp, visitApp } from '#test/video-visit/visit-world.ts';
import type { MedicineChange } from '../contract.ts';
import { addedUp } from '../dose-history.ts';
import { MOST_KEPT, type OwnMedicine } from '../kept-medicine.ts';
import { markDose } from './dose-store.ts';
import { aListedMedicine, anOwnMedicine, newMedicineKey } from './seed.ts';

let t: VisitApp;
let rosa: Person;
let elena: Person;
beforeAll(async () => {
  t = await visitApp({ settings: { LIMITS_FACTOR: '1000' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  // a Wednesday, nine in the morning where Rosa lives
  t.clock.set('2026-06-17T16:00:00Z');
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  elena = await aPerson(t.db, { firstName: 'Elena' });
  await liveIn(rosa, 'America/Los_Angeles');
});

const liveIn = async (person: Person, timeZone: string) =>
  (await t.as(person)).preferences.changeGlobal({ params: { id: person.id }, body: { timeZone } });
const callsOf = async (person = rosa) => (await t.as(person)).medication;
const sheet = async (by = rosa, familyMemberId?: string) => {
  const query = familyMemberId === undefined ? {} : { familyMemberId };
  return (await (await callsOf(by)).list({ query })).data;
};
const list = (medicine: Partial<OwnMedicine> = {}, person: { personId: string } = rosa) =>
  aListedMedicine(t.db, { person, medicine, now: t.clock.now() });
const change = async (id: string, body: MedicineChange, by = rosa) =>
  (await callsOf(by)).change({ params: { id }, body });
const mark = async (
  id: string,
  time: string,
  state: 'taken' | 'skipped' | null,
  { day = '2026-06-17', by = rosa } = {},
) => (await callsOf(by)).mark({ params: { id }, body: { day, time, state } });
const relate = (scopes: Parameters<ReturnType<typeof relating>>[0]) =>
  relating(t, () => ({ person: rosa, member: elena }))(scopes);
const tally = (ended: PromiseSettledResult<unknown>[]) =>
  ended.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as { code: string }).code));

describe('the list', () => {
  test('tells what is taken from what was, and what is to come', async () => {
    await list({ name: 'Course', days: 7, startsOn: '2026-06-11' });
    await list({ name: 'Over', days: 7, startsOn: '2026-06-10' });
    await list({ name: 'Tomorrow', startsOn: '2026-06-18' });
    const { medicines, today } = await sheet();
    expect(today).toBe('2026-06-17');
    expect(medicines.map(({ medicine, state, lastDay }) => [medicine.name, state, lastDay])).toEqual([
      ['Tomorrow', 'ahead', null],
      ['Course', 'now', '2026-06-17'],
      ['Over', 'past', '2026-06-16'],
    ]);
  });

  test('goes by the day where the person lives', async () => {
    await list({ days: 1, startsOn: '2026-06-17' });
    await liveIn(rosa, 'Pacific/Kiritimati');
    expect(await sheet()).toMatchObject({ today: '2026-06-18', medicines: [{ state: 'past' }] });
  });

  test('has what a doctor prescribed, which only they change; the person says when it is taken, and no longer', async () => {
    const party = await aVisitingParty(t);
    const visit = await party.book(5);
    const desk = (await t.as(party.amara)).partnerSummaries;
    const form = { ...nothingWritten, notes: 'Better.', medicines: [aMedicine] };
    await desk.sign({ params: { id: visit }, body: { version: 0, ...form } });
    const [medicine] = (await sheet(party.rosa)).medicines;
    expect(medicine).toMatchObject({ prescribed: { visit }, medicine: aMedicine, times: ['08:00'], state: 'now' });
    const { _id: id = '', version = 0 } = medicine ?? {};
    const refused = { code: 'medicine_prescribed' };
    await expect(change(id, { version, medicine: anOwnMedicine() }, party.rosa)).rejects.toMatchObject(refused);
    await expect(change(id, { version, isRemoved: true }, party.rosa)).rejects.toMatchObject(refused);
    await change(id, { version, plan: { times: ['07:15'], isReminded: true, tellsFamily: false } }, party.rosa);
    await change(id, { version: version + 1, isStopped: true }, party.rosa);
    expect((await sheet(party.rosa)).medicines).toMatchObject([
      { times: ['07:15'], isReminded: true, isStopped: true, state: 'past', medicine: aMedicine },
    ]);
  });

  test('is read by a relative who sees the records, who changes nothing; looks and changes are in the trail', async () => {
    const id = await list();
    await expect(sheet(elena, rosa.personId)).rejects.toMatchObject({ code: 'not_found' });
    await relate(['bookings']);
    await expect(sheet(elena, rosa.personId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(mark(id, '08:00', 'taken', { by: elena })).rejects.toMatchObject({ code: 'not_found' });
    await relate(['records']);
    await mark(id, '08:00', 'taken');
    expect(await sheet(elena, rosa.personId)).toMatchObject({ canChange: false, doses: [{ state: 'taken' }] });
    for (const act of [
      () => mark(id, '08:00', null, { by: elena }),
      () => change(id, { version: 1, isStopped: true }, elena),
      async () =>
        (await callsOf(elena)).add({
          body: { familyMemberId: rosa.personId, key: newMedicineKey(), medicine: anOwnMedicine() },
        }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'no_access' });
    const trail = await auditTrailOf(t, rosa.personId);
    const subject = `medication:${rosa.personId}`;
    expect(trail).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'write', subject, actor_id: rosa.id }),
        expect.objectContaining({ action: 'read', subject, actor_id: elena.id }),
      ]),
    );
  });

  test('of somebody without an account is kept by who looks after them', async () => {
    const mother = await aDependant(t.db, { of: elena, firstName: 'Ana' });
    const { add } = await callsOf(elena);
    const key = newMedicineKey();
    const first = await add({ body: { familyMemberId: mother, key, medicine: anOwnMedicine() } });
    expect(await add({ body: { familyMemberId: mother, key, medicine: anOwnMedicine() } })).toEqual(first);
    expect(await sheet(elena, mother)).toMatchObject({ canChange: true, medicines: [{ _id: first.data._id }] });
  });
});

describe('a medicine of one’s own', () => {
  test('is changed over its newest version alone, also by two at once', async () => {
    const id = await list();
    const rename = (name: string) => () => change(id, { version: 1, medicine: anOwnMedicine({ name }) });
    expect(tally(await queuingAtTrail(t.db, rosa.personId, [rename('One'), rename('Other')]))).toEqual([
      'done',
      'conflict',
    ]);
    expect((await sheet()).medicines).toMatchObject([{ version: 2, medicine: { name: 'One' } }]);
  });

  test('is one of so many at most, also when two are added at once; the same form twice is one', async () => {
    for (let count = 1; count < MOST_KEPT; count += 1) await list();
    const add = (key: string) => async () => (await callsOf()).add({ body: { key, medicine: anOwnMedicine() } });
    const key = newMedicineKey();
    expect(tally(await queuingAtTrail(t.db, rosa.personId, [add(key), add(key), add(newMedicineKey())]))).toEqual([
      'done',
      'done',
      'medicines_full',
    ]);
  });

  test('is stopped and taken again, or deleted with what was said of its doses', async () => {
    const id = await list();
    await mark(id, '08:00', 'taken');
    await change(id, { version: 1, isStopped: true });
    expect(await sheet()).toMatchObject({ medicines: [{ state: 'past', lastDay: '2026-06-16' }] });
    await change(id, { version: 2, isStopped: false });
    expect((await sheet()).medicines).toMatchObject([{ state: 'now', lastDay: null }]);
    await expect(change(id, { version: 1, isRemoved: true })).rejects.toMatchObject({ code: 'conflict' });
    await change(id, { version: 3, isRemoved: true });
    expect(await sheet()).toMatchObject({ medicines: [], doses: [] });
  });

  test('needs a first day, a name and how much; a change is one thing at a time', async () => {
    const id = await list();
    const blank = { ...anOwnMedicine(), name: ' ', dose: '', startsOn: '' };
    await expect(change(id, { version: 1, medicine: blank })).rejects.toMatchObject({
      issues: [
        { key: 'errors.medicineNameBlank' },
        { key: 'errors.medicineDoseBlank' },
        { key: 'errors.medicineStartBlank' },
      ],
    });
    await expect(change(id, { version: 1, isStopped: true, isRemoved: true })).rejects.toMatchObject({ status: 400 });
  });
});

describe('doses', () => {
  test('of today stand in their order, as often as the medicine is taken', async () => {
    const weekly = await list({ frequency: 'weekly', startsOn: '2026-06-03' });
    await list({ frequency: 'everyOtherDay', startsOn: '2026-06-16' });
    await list({ frequency: 'asNeeded' });
    const thrice = await list({ frequency: 'threeDaily' });
    expect((await sheet()).doses.map(({ medicineId, time }) => [medicineId, time])).toEqual(
      expect.arrayContaining([
        [weekly, '08:00'],
        [thrice, '08:00'],
        [thrice, '14:00'],
        [thrice, '20:00'],
      ]),
    );
    expect((await sheet()).doses).toHaveLength(4);
  });

  test('are taken or skipped, and that is taken back; only those that there are, of today or the night before', async () => {
    const id = await list({ frequency: 'twiceDaily' });
    await mark(id, '08:00', 'taken');
    await mark(id, '08:00', 'skipped');
    await mark(id, '20:00', 'taken', { day: '2026-06-16' });
    expect((await sheet()).doses.map(({ state }) => state)).toEqual(['skipped', null]);
    await mark(id, '08:00', null);
    expect((await sheet()).doses.map(({ state }) => state)).toEqual([null, null]);
    for (const wrong of [{ day: '2026-06-15' }, { day: '2026-06-18' }])
      await expect(mark(id, '08:00', 'taken', wrong)).rejects.toMatchObject({ code: 'conflict' });
    await expect(mark(id, '09:00', 'taken')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('have the hours that were said; what was marked stays where it was', async () => {
    const id = await list({ frequency: 'twiceDaily' });
    await mark(id, '08:00', 'taken');
    await change(id, { version: 1, plan: { times: ['19:00', '07:00'], isReminded: false, tellsFamily: false } });
    expect((await sheet()).doses).toMatchObject([
      { time: '07:00', state: null },
      { time: '08:00', state: 'taken' },
      { time: '19:00', state: null },
    ]);
    await expect(
      change(id, { version: 2, plan: { times: ['07:00'], isReminded: false, tellsFamily: false } }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(
      change(id, { version: 2, plan: { times: ['07:00', '07:00'], isReminded: false, tellsFamily: false } }),
    ).rejects.toMatchObject({ issues: [{ key: 'errors.doseTimesTwice' }] });
  });
});

describe('the last thirty days', () => {
  const history = async (by = rosa, familyMemberId?: string) => {
    const query = familyMemberId === undefined ? {} : { familyMemberId };
    return (await (await callsOf(by)).history({ query })).data;
  };
  const markedOn = (id: string, day: string, said: { time?: string; state?: 'taken' | 'skipped' } = {}) =>
    markDose(t.db, {
      ...{ medicineId: id, userId: rosa.id, now: t.clock.now() },
      ...{ day, time: '08:00', state: 'taken', ...said },
    });
  const since = async (at: string, medicine: Partial<OwnMedicine> = {}) => {
    const now = t.clock.now().toISOString();
    t.clock.set(at);
    const id = await list(medicine);
    t.clock.set(now);
    return id;
  };
  const sum = async () => (await history()).medicines.map(({ days }) => addedUp(days.map(({ count }) => count)));

  test('count what was taken, skipped and not said, from thirty days ago until now', async () => {
    const id = await since('2026-05-01T16:00:00Z', { frequency: 'twiceDaily', startsOn: '2026-05-01' });
    await markedOn(id, '2026-05-18');
    await markedOn(id, '2026-05-19');
    await markedOn(id, '2026-05-19', { time: '20:00', state: 'skipped' });
    await mark(id, '08:00', 'taken');
    const { first, last, medicines } = await history();
    expect([first, last]).toEqual(['2026-05-19', '2026-06-17']);
    expect(medicines).toMatchObject([{ _id: id, medicine: { name: 'Lisinopril' } }]);
    const days = medicines[0]?.days ?? [];
    expect(days).toHaveLength(30);
    expect([days[0], days[1], days[29]]).toEqual([
      { day: '2026-05-19', count: { taken: 1, skipped: 1, open: 0 } },
      { day: '2026-05-20', count: { taken: 0, skipped: 0, open: 2 } },
      { day: '2026-06-17', count: { taken: 1, skipped: 0, open: 0 } },
    ]);
    t.clock.set('2026-06-18T03:00:00Z');
    expect(await sum()).toEqual([{ taken: 2, skipped: 1, open: 57 }]);
  });

  test('have the days on which it is due alone, nothing before it was listed or after its end, and nothing that is taken when needed', async () => {
    await since('2026-06-10T16:00:00Z', { frequency: 'everyOtherDay', startsOn: '2026-05-01' });
    await since('2026-05-01T16:00:00Z', { days: 4, startsOn: '2026-05-17' });
    await since('2026-05-01T16:00:00Z', { days: 4, startsOn: '2026-05-10' });
    await list({ frequency: 'asNeeded' });
    await list({ startsOn: '2026-06-18' });
    expect((await history()).medicines.map(({ days }) => days.map(({ day }) => day))).toEqual([
      ['2026-06-10', '2026-06-12', '2026-06-14', '2026-06-16'],
      ['2026-05-19', '2026-05-20'],
    ]);
  });

  test('count a dose once, whose hour was changed since', async () => {
    const id = await since('2026-06-16T16:00:00Z');
    await mark(id, '08:00', 'taken', { day: '2026-06-16' });
    await change(id, { version: 1, plan: { times: ['07:00'], isReminded: false, tellsFamily: false } });
    expect((await history()).medicines[0]?.days).toEqual([
      { day: '2026-06-16', count: { taken: 1, skipped: 0, open: 0 } },
      { day: '2026-06-17', count: { taken: 0, skipped: 0, open: 1 } },
    ]);
  });

  test('go by the day where the person lives', async () => {
    await liveIn(rosa, 'Pacific/Kiritimati');
    expect(await history()).toMatchObject({ first: '2026-05-20', last: '2026-06-18' });
  });

  test('are read by who sees the records, as long as they do; each look is in the trail', async () => {
    const refused = { code: 'not_found' };
    await list();
    await relate(['bookings']);
    await expect(history(elena, rosa.personId)).rejects.toMatchObject(refused);
    await relate(['records']);
    expect((await history(elena, rosa.personId)).medicines).toHaveLength(1);
    expect(await auditTrailOf(t, rosa.personId)).toContainEqual(
      expect.objectContaining({ action: 'read', subject: `medication:${rosa.personId}`, actor_id: elena.id }),
    );
    await relate(['bookings']);
    await expect(history(elena, rosa.personId)).rejects.toMatchObject(refused);
  });
});
