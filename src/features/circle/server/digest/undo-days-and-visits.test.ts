import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { digestsOf } from '#test/digests.ts';
import { lettersTo, newsOf } from '#test/letters.ts';
import { seatsTaken } from '#test/stays.ts';
import { openVisits } from '#test/visits.ts';
import { aRelation } from '../seed.ts';

const { t, town, ask, change, mine, tourNewsOf, times } = await openVisits();
const { digest, offered, undo, undoOf } = digestsOf(t);
let rosa: Person;
beforeEach(async () => {
  rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await aRelation(t, { personId: rosa.personId, memberId: town.elena.id, scopes: ['bookings', 'records', 'payments'] });
});

const aStayOfRosa = async () =>
  (await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa.personId })).id;
const skip = async (id: string, skips: boolean, by = town.elena) =>
  (await t.as(by)).seniorCare.skipDay({ params: { id }, body: { day: '2026-06-24', skips } });
const totalOf = async (id: string) => (await (await t.as(rosa)).bookings.one({ params: { id } })).data.money.totalCents;

test('a day that a relative let go is booked again by its link, once, at its price, and both sides hear of it', async () => {
  const id = await aStayOfRosa();
  const before = await totalOf(id);
  t.clock.advance(60);
  await skip(id, true);
  expect(await totalOf(id)).toBeLessThan(before);
  const [proxy] = await digest(rosa);
  const line = proxy?.lines.find(({ what }) => what === 'skipped');
  expect(line).toMatchObject({ count: 1, day: '2026-06-24', booking: { _id: id } });
  const link = line?.undo ?? '';
  expect(await offered(rosa, link)).toMatchObject({ what: 'skipped', state: 'open', day: '2026-06-24' });
  for (const other of [town.elena, town.manager])
    await expect(undo(other, link)).rejects.toMatchObject({ code: 'not_found' });
  const both = await Promise.allSettled([undo(rosa, link), undo(rosa, link)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await totalOf(id)).toBe(before);
  expect(await seatsTaken(t, town.centre.id, '2026-06-24')).toBe(1);
  expect(await offered(rosa, link)).toMatchObject({ state: 'used', day: '2026-06-24' });
  expect(await undoOf(rosa, 'skipped')).toBe('');
  for (const person of [town.elena, town.manager])
    expect((await newsOf(t, person)).find(({ _id }) => _id === id)?.facts).toMatchObject({ what: 'unskipped' });
});

test('what a relative does again after it was undone can be undone again', async () => {
  const id = await aStayOfRosa();
  t.clock.advance(60);
  await skip(id, true);
  const link = await undoOf(rosa, 'skipped');
  await undo(rosa, link);
  t.clock.advance(60);
  await skip(id, true);
  expect(await offered(rosa, link)).toMatchObject({ state: 'open', day: '2026-06-24' });
  expect((await digest(rosa)).flatMap(({ lines }) => lines.map((line) => line.undo))).toContain(link);
  await undo(rosa, link);
  expect(await offered(rosa, link)).toMatchObject({ state: 'used' });
  await expect(undo(rosa, link)).rejects.toMatchObject({ code: 'undo_used' });
  expect(await seatsTaken(t, town.centre.id, '2026-06-24')).toBe(1);
});

test('the letter says which day and which time each link is of, and no place', async () => {
  const id = await aStayOfRosa();
  t.clock.advance(60);
  await skip(id, true);
  await ask({ familyMemberId: rosa.personId });
  t.clock.set('2026-06-22T15:01:00Z');
  const letter = (await lettersTo(t, rosa.email)).find((text) => text.includes('what your circle did')) ?? '';
  expect(letter).toMatch(/Book Wednesday, June 24 again \(\S+\): http/);
  expect(letter).not.toContain('Jacaranda');
});

test('a day that was taken back, has begun, or whose place somebody else has, is not booked again', async () => {
  const id = await aStayOfRosa();
  t.clock.advance(60);
  await skip(id, true);
  const link = await undoOf(rosa, 'skipped');
  const seats = t.db.updateTable('seat_days').where('provider_id', '=', town.centre.id).where('day', '=', '2026-06-24');
  await seats.set((is) => ({ taken: is.ref('capacity') })).execute();
  await expect(undo(rosa, link)).rejects.toMatchObject({ code: 'time_taken' });
  await seats.set({ taken: 0 }).execute();
  t.clock.advance(60);
  await skip(id, false, rosa);
  expect(await offered(rosa, link)).toMatchObject({ state: 'over' });
  await expect(undo(rosa, link)).rejects.toMatchObject({ code: 'undo_over' });
});

test('a day is not booked again while a part of the price is open, and the link says so until it is paid', async () => {
  const id = await aStayOfRosa();
  t.clock.advance(60);
  await skip(id, true);
  const link = await undoOf(rosa, 'skipped');
  const dues = t.db.updateTable('booking_dues').where('booking_id', '=', id).where('number', '=', 1);
  const { state } = await t.db
    .selectFrom('booking_dues')
    .select('state')
    .where('booking_id', '=', id)
    .where('number', '=', 1)
    .executeTakeFirstOrThrow();
  await dues.set({ state: 'due' }).execute();
  expect(await offered(rosa, link)).toMatchObject({ state: 'due_open', day: '2026-06-24' });
  await expect(undo(rosa, link)).rejects.toMatchObject({ code: 'due_open' });
  expect(await undoOf(rosa, 'skipped')).toBe('');
  await dues.set({ state }).execute();
  await undo(rosa, link);
  expect(await offered(rosa, link)).toMatchObject({ state: 'used' });
});

test('a visit that a relative asked for is cancelled by its link: its time is free, and both sides hear of it', async () => {
  const { _id: id, startsAt } = await ask({ familyMemberId: rosa.personId });
  const link = await undoOf(rosa, 'tour');
  expect(await offered(rosa, link)).toMatchObject({ state: 'open', tour: { _id: id, startsAt }, booking: null });
  await undo(rosa, link);
  expect(await mine(rosa)).toMatchObject([{ status: 'cancelled', endedBy: 'family' }]);
  expect(await times()).toContain(startsAt);
  expect(await offered(rosa, link)).toMatchObject({ state: 'used' });
  await expect(undo(rosa, link)).rejects.toMatchObject({ code: 'undo_used' });
  expect((await tourNewsOf(town.manager))[0]).toMatchObject({ facts: { what: 'withdrawn' } });
  expect((await tourNewsOf(town.elena))[0]).toMatchObject({ facts: { what: 'calledOff', to: 'family' } });
});

test('what the person asked for and a relative only changed is not undone, nor is a visit that has begun', async () => {
  const { _id: own } = await ask({}, rosa);
  await change(own, { change: 'cancel' });
  expect((await digest(rosa))[0]?.lines).toMatchObject([{ what: 'tour', tour: { _id: own }, undo: null }]);
  const { _id: id, startsAt } = await ask({ familyMemberId: rosa.personId });
  const lines = (await digest(rosa)).flatMap((proxy) => proxy.lines);
  const link = lines.find(({ tour }) => tour?._id === id)?.undo ?? '';
  t.clock.set(startsAt);
  expect(await offered(rosa, link)).toMatchObject({ state: 'over' });
  await expect(undo(rosa, link)).rejects.toMatchObject({ code: 'undo_over' });
});
