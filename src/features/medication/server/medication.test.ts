import { describe, expect, test } from 'vitest';
import { aDependant } from '#features/family/server/seed.ts';
import { aMedicine } from '#features/visit-summaries/server/seed.ts';
import { nothingWritten } from '#features/visit-summaries/summary.ts';
import { openMedicines } from '#test/medicines.ts';
import { queuingAtTrail } from '#test/racing.ts';
import { auditTrailOf } from '#test/stays.ts';
import { aVisitingParty } from '#test/video-visit/visit-world.ts';
import type { MedicineChange } from '../contract.ts';
import { MOST_KEPT } from '../kept-medicine.ts';
import { anOwnMedicine, newMedicineKey } from './seed.ts';

const { t, family, liveIn, callsOf, sheet, list, mark, relate } = await openMedicines();
const change = async (id: string, body: MedicineChange, by = family.rosa) =>
  (await callsOf(by)).change({ params: { id }, body });
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
    await liveIn(family.rosa, 'Pacific/Kiritimati');
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
    await expect(sheet(family.elena, family.rosa.personId)).rejects.toMatchObject({ code: 'not_found' });
    await relate(['bookings']);
    await expect(sheet(family.elena, family.rosa.personId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(mark(id, '08:00', 'taken', { by: family.elena })).rejects.toMatchObject({ code: 'not_found' });
    await relate(['records']);
    await mark(id, '08:00', 'taken');
    expect(await sheet(family.elena, family.rosa.personId)).toMatchObject({
      canChange: false,
      doses: [{ state: 'taken' }],
    });
    for (const act of [
      () => mark(id, '08:00', null, { by: family.elena }),
      () => change(id, { version: 1, isStopped: true }, family.elena),
      async () =>
        (await callsOf(family.elena)).add({
          body: { familyMemberId: family.rosa.personId, key: newMedicineKey(), medicine: anOwnMedicine() },
        }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'no_access' });
    const trail = await auditTrailOf(t, family.rosa.personId);
    const subject = `medication:${family.rosa.personId}`;
    expect(trail).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'write', subject, actor_id: family.rosa.id }),
        expect.objectContaining({ action: 'read', subject, actor_id: family.elena.id }),
      ]),
    );
  });

  test('of somebody without an account is kept by who looks after them', async () => {
    const mother = await aDependant(t.db, { of: family.elena, firstName: 'Ana' });
    const { add } = await callsOf(family.elena);
    const key = newMedicineKey();
    const first = await add({ body: { familyMemberId: mother, key, medicine: anOwnMedicine() } });
    expect(await add({ body: { familyMemberId: mother, key, medicine: anOwnMedicine() } })).toEqual(first);
    expect(await sheet(family.elena, mother)).toMatchObject({ canChange: true, medicines: [{ _id: first.data._id }] });
  });
});

describe('a medicine of one’s own', () => {
  test('is changed over its newest version alone, also by two at once', async () => {
    const id = await list();
    const rename = (name: string) => () => change(id, { version: 1, medicine: anOwnMedicine({ name }) });
    expect(tally(await queuingAtTrail(t.db, family.rosa.personId, [rename('One'), rename('Other')]))).toEqual([
      'done',
      'conflict',
    ]);
    expect((await sheet()).medicines).toMatchObject([{ version: 2, medicine: { name: 'One' } }]);
  });

  test('is one of so many at most, also when two are added at once; the same form twice is one', async () => {
    for (let count = 1; count < MOST_KEPT; count += 1) await list();
    const add = (key: string) => async () => (await callsOf()).add({ body: { key, medicine: anOwnMedicine() } });
    const key = newMedicineKey();
    expect(
      tally(await queuingAtTrail(t.db, family.rosa.personId, [add(key), add(key), add(newMedicineKey())])),
    ).toEqual(['done', 'done', 'medicines_full']);
  });

  test('is refused with what it has when the same form says something else', async () => {
    const key = newMedicineKey();
    const { add } = await callsOf();
    const send = (name: string) => add({ body: { key, medicine: anOwnMedicine({ name, days: 7, strength: '5 mg' }) } });
    const first = await send('One');
    expect(await send('One')).toEqual(first);
    await expect(send('Two')).rejects.toMatchObject({ code: 'first_arrived' });
    expect((await sheet()).medicines).toMatchObject([{ medicine: { name: 'One' } }]);
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
    await expect(mark(id, '08:00', 'taken', { day: '2026-06-18' })).rejects.toMatchObject({ code: 'conflict' });
    await expect(mark(id, '08:00', 'taken', { day: '2026-06-15' })).rejects.toMatchObject({ code: 'dose_over' });
    await expect(mark(id, '09:00', 'taken')).rejects.toMatchObject({ code: 'conflict' });
  });

  test('are said over what the sender saw; the same press again is heard once', async () => {
    const id = await list();
    const { mark: send } = await callsOf();
    const say = (
      state: 'taken' | 'skipped' | null,
      was: 'taken' | 'skipped' | null,
      idempotencyKey = newMedicineKey(),
    ) => send({ params: { id }, body: { day: '2026-06-17', time: '08:00', state, was } }, { idempotencyKey });
    const states = async () => (await sheet()).doses.map(({ state }) => state);
    const key = newMedicineKey();
    expect(await say('taken', null, key)).toEqual({ data: { day: '2026-06-17', time: '08:00', state: 'taken' } });
    await say('taken', null); // the same from another device
    await expect(say('skipped', null)).rejects.toMatchObject({ code: 'dose_said', status: 409 });
    expect(await states()).toEqual(['taken']);
    await say(null, 'taken');
    await say('taken', null, key);
    expect(await states(), 'it had arrived before it was taken back').toEqual([null]);
  });

  test('are said by one of two who say otherwise at once, and the first stays', async () => {
    const id = await list();
    const say = (state: 'taken' | 'skipped') => async () =>
      (await callsOf()).mark({ params: { id }, body: { day: '2026-06-17', time: '08:00', state, was: null } });
    expect(tally(await queuingAtTrail(t.db, family.rosa.personId, [say('taken'), say('skipped')]))).toEqual([
      'done',
      'dose_said',
    ]);
    expect((await sheet()).doses).toMatchObject([{ state: 'taken' }]);
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
