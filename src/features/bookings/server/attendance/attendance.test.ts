import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import type { AttendanceState } from '../../attendance.ts';

const MORNING = '2026-06-22T15:05:00Z'; // 8:05 on the first day of care
const startsAt = '2026-06-22T15:00:00.000Z';
const { t, town } = await openTown();
let id: string;
beforeEach(async () => {
  ({ id } = await aStay(t, { centre: town.centre, person: town.elena, note: 'Rosa naps at two.' }));
});

const list = async (day?: string, person = town.manager) => (await t.as(person)).requests.day({ query: { day } });
const note = async (state: AttendanceState, begins = startsAt, person = town.manager) =>
  (await (await t.as(person)).requests.attend({ params: { id }, body: { startsAt: begins, state } })).data;
const seenByFamily = async () => (await (await t.as(town.elena)).bookings.one({ params: { id } })).data.attendance;

test('the list of a day names who was accepted, by the hour, with the telephone and the note', async () => {
  await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
  expect(await list('2026-06-22')).toMatchObject({
    day: '2026-06-22',
    today: '2026-06-15',
    data: [
      { _id: id, personName: 'Elena Marín', phone: '6265550148', note: 'Rosa naps at two.', startsAt, arrivedAt: null },
    ],
  });
  expect((await list()).data).toEqual([]);
  expect((await list('2026-06-23')).data).toEqual([]);
  expect((await auditTrailOf(t, town.elena.personId)).map(({ subject }) => subject)).toContain('day:2026-06-22');
  await expect(list('0001-01-01')).rejects.toMatchObject({ issues: [{ field: 'day' }] });
});

test('an arrival and a departure are noted by a tap, seen by both sides, and can be taken back', async () => {
  t.clock.set(MORNING);
  expect(await note('arrived')).toMatchObject({ arrivedAt: '2026-06-22T15:05:00.000Z', leftAt: null });
  expect(await seenByFamily()).toMatchObject([
    { day: '2026-06-22', arrivedAt: '2026-06-22T15:05:00.000Z', leftAt: null },
  ]);
  t.clock.set('2026-06-22T22:10:00Z');
  const left = { arrivedAt: '2026-06-22T15:05:00.000Z', leftAt: '2026-06-22T22:10:00.000Z' };
  expect(await note('left')).toMatchObject(left);
  expect((await list()).data).toMatchObject([left]);
  expect(await seenByFamily()).toMatchObject([{ day: '2026-06-22', ...left }]);
  expect(await note('arrived')).toMatchObject({ ...left, leftAt: null });
  expect(await note('expected')).toMatchObject({ arrivedAt: null, leftAt: null });
  expect(await seenByFamily()).toEqual([]);
  const writes = (await auditTrailOf(t, town.elena.personId)).filter(
    ({ actor_id: actor }) => actor === town.manager.id,
  );
  expect(writes.filter(({ action, subject }) => action === 'write' && subject === `booking:${id}`)).toHaveLength(4);
});

test('that nobody came is noted from the beginning on, heard by the family once, and can be taken back', async () => {
  t.clock.set('2026-06-22T14:59:00Z');
  await expect(note('missed')).rejects.toMatchObject({ issues: [{ field: 'startsAt', key: 'errors.missedEarly' }] });
  t.clock.set(MORNING);
  const missed = { arrivedAt: null, leftAt: null, missedAt: '2026-06-22T15:05:00.000Z' };
  expect(await note('missed')).toMatchObject(missed);
  expect(await note('missed')).toMatchObject(missed);
  expect(await seenByFamily()).toEqual([{ day: '2026-06-22', ...missed }]);
  const heard = t.db.selectFrom('outbox').select('subject').where('recipient', '=', town.elena.email);
  const told = async () => (await heard.where('subject', 'like', '%did not come%').execute()).length;
  expect(await told()).toBe(1);
  expect(await note('arrived')).toMatchObject({ arrivedAt: '2026-06-22T15:05:00.000Z', missedAt: null });
  expect(await note('missed')).toMatchObject(missed);
  expect(await told()).toBe(2);
  expect(await note('expected')).toMatchObject({ arrivedAt: null, missedAt: null });
  expect(await seenByFamily()).toEqual([]);
});

test('only on the day itself, only of what was accepted, only by those who manage the place', async () => {
  await expect(note('arrived')).rejects.toMatchObject({
    issues: [{ field: 'startsAt', key: 'errors.attendanceDay' }],
  });
  t.clock.set(MORNING);
  await expect(note('arrived', '2026-06-22T15:30:00.000Z')).rejects.toMatchObject({ issues: [{ field: 'startsAt' }] });
  const other = await aPerson(t.db);
  await aCentre(t.db, { managerId: other.id });
  await expect(note('arrived', startsAt, other)).rejects.toMatchObject({ code: 'not_found', status: 404 });
  expect((await list('2026-06-22', other)).data).toEqual([]);
  await expect(note('arrived', startsAt, town.elena)).rejects.toMatchObject({ code: 'not_found' });
  await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  await expect(note('arrived')).rejects.toMatchObject({ code: 'not_found' });
  expect((await list()).data).toEqual([]);
});
