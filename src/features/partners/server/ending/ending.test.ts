import { expect, test } from 'vitest';
import { aPerson, makeStaff } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { insuredUntil } from '#test/evidence.ts';
import { subjectsTo } from '#test/letters.ts';
import { openTown } from '#test/town.ts';
import { aLicence, anInsurance, inWriting } from '../seed.ts';
import { tellEndings } from './tell-endings.ts';

const { t, town } = await openTown({ settings: { LIMITS_FACTOR: '100' } });

const tell = () => tellEndings(t.context());
const isBookable = async () =>
  (await (await t.as()).seniorCare.details({ params: { id: town.centre.id } })).data.isVerified;

test('managers are warned 30, 7 and 1 days before, each once, however many processes look', async () => {
  await insuredUntil(t, town.centre.id, '2026-07-20');
  const soon = 'Jacaranda Day Center: your evidence ends soon';
  await tell();
  expect(await subjectsTo(t, town.manager.email)).toEqual([]);
  for (const [day, times] of [
    ['2026-06-21T16:00:00Z', 1],
    ['2026-07-10T16:00:00Z', 1],
    ['2026-07-14T16:00:00Z', 2],
    ['2026-07-20T16:00:00Z', 3],
  ] as const) {
    t.clock.set(day);
    await Promise.all([tell(), tell(), tell()]);
    expect(await subjectsTo(t, town.manager.email)).toEqual(Array(times).fill(soon));
  }
});

test('once it has ended, managers and families with days ahead hear; what was accepted stays', async () => {
  await insuredUntil(t, town.centre.id, '2026-06-16');
  const stranger = await aPerson(t.db);
  const booking = await aStay(t, { centre: town.centre, person: town.elena });
  const before = await subjectsTo(t, town.elena.email);
  t.clock.set('2026-06-17T06:59:00Z'); // still June 16 in Pasadena
  await tell();
  expect(await isBookable()).toBe(true);
  t.clock.set('2026-06-17T07:00:00Z');
  expect(await isBookable()).toBe(false);
  await Promise.all([tell(), tell()]);
  expect((await subjectsTo(t, town.elena.email)).slice(before.length)).toEqual([
    'Jacaranda Day Center is no longer verified',
  ]);
  expect(await subjectsTo(t, town.manager.email)).toContain('Jacaranda Day Center can’t be booked right now');
  expect(await subjectsTo(t, stranger.email)).toEqual([]);
  const { bookings, notifications, seniorCare } = await t.as(town.elena);
  expect((await bookings.one({ params: { id: booking.id } })).data.status).toBe('accepted');
  expect((await notifications.list({ query: {} })).data[0]).toMatchObject({
    facts: { what: 'placeEnded', booked: 'stay' },
  });
  const { receipt } = (await seniorCare.details({ params: { id: town.centre.id } })).data;
  expect(receipt.map(({ kind, state }) => [kind, state])).toEqual([
    ['licence', 'confirmed'],
    ['inspection', 'unchecked'],
    ['insurance', 'lapsed'],
    ['background', 'unchecked'],
    ['ratio', 'unchecked'],
  ]);
});

test('new evidence opens it again; only who manages the place may give it', async () => {
  await insuredUntil(t, town.centre.id, '2026-06-16');
  t.clock.set('2026-06-20T16:00:00Z');
  const { joining } = await t.as(town.manager);
  const { data } = await joining.renew({ params: { centreId: town.centre.id } });
  const params = { id: data._id };
  await joining.addEvidence({ params, body: await inWriting(t, town.manager, anInsurance) });
  await joining.send({ params });
  const ines = await aPerson(t.db);
  await makeStaff(t.db, ines);
  const { checking } = await t.as(ines);
  const sent = (await checking.one({ params })).data;
  expect(sent).toMatchObject({ name: 'Jacaranda Day Center', purpose: 'renewal' });
  const lineId = sent.evidence[0]?._id ?? '';
  const { data: checked } = await checking.check({
    params: { ...params, lineId },
    body: { result: 'confirmed', source: 'Asked the company', until: null },
  });
  await checking.decide({ params, body: { as: 'approved', version: checked.version } });
  expect(await isBookable()).toBe(true);
  expect((await joining.shown({})).data).toMatchObject([{ isVerified: true, until: anInsurance.until }]);

  const answering = t.db.updateTable('provider_managers').set({ role: 'answering' });
  await answering.where('user_id', '=', town.manager.id).execute();
  const missing = { code: 'not_found' };
  await expect(joining.renew({ params: { centreId: town.centre.id } })).rejects.toMatchObject(missing);
  await expect(joining.shown({})).rejects.toMatchObject(missing);
  const { centrePartner } = await t.as(town.manager);
  const seats = { params: { centreId: town.centre.id }, body: { day: '2026-07-06', capacity: 3 } };
  await expect(centrePartner.setSeats(seats)).rejects.toMatchObject(missing);
});

test('a renewal that somebody no longer manages the place for changes nothing', async () => {
  await insuredUntil(t, town.centre.id, '2026-12-31');
  const { joining } = await t.as(town.manager);
  const params = { id: (await joining.renew({ params: { centreId: town.centre.id } })).data._id };
  const other = await aPerson(t.db);
  await t.db.insertInto('provider_managers').values({ provider_id: town.centre.id, user_id: other.id }).execute();
  await t.db.deleteFrom('provider_managers').where('user_id', '=', town.manager.id).execute();
  await expect(joining.addEvidence({ params, body: aLicence })).rejects.toMatchObject({ code: 'not_found' });
});
