import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ELEVEN, FRIDAY, TEN, openEarlierTimes } from '#test/earlier-times.ts';
import { anAppointment } from './seed.ts';

const { t, cast, join, mine, offerOf, answer, cancel, book, isFree, takenAt, bell } = await openEarlierTimes();

test('a time that comes free is held for the first in line, who is told, and books it', async () => {
  expect(await join(cast.rosa)).toMatchObject([{ place: 1, lastDay: FRIDAY, offer: null, isForSelf: true }]);
  expect(await join(cast.ida)).toMatchObject([{ place: 2 }]);
  expect(await join(cast.rosa)).toHaveLength(1);
  await cancel();
  expect(await isFree()).toBe(false);
  await expect(book(cast.ida)).rejects.toMatchObject({ code: 'slot_taken' });
  await t.runJobs();
  const address = `/md-bookDetails?doctor=${cast.doctor.id}&time=${TEN}`;
  expect(await mine(cast.rosa)).toMatchObject([
    { place: null, offer: { startsAt: TEN, until: '2026-06-15T16:15:00.000Z', address } },
  ]);
  expect(await mine(cast.ida)).toMatchObject([{ place: 1, offer: null }]);
  expect(await bell(cast.rosa)).toMatchObject([{ facts: { what: 'offered', address } }]);
  const letters = await t.db
    .selectFrom('mailbox')
    .select(['channel', 'body_text'])
    .where('recipient', 'in', [cast.rosa.email, '+16265550151'])
    .execute();
  expect(letters.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms']);
  for (const { body_text: text } of letters) expect(text).toContain(address);
  const { workingHours } = await t.as(cast.manager);
  expect((await workingHours.mine({})).data).toMatchObject([{ waiting: 2, offered: [TEN] }]);
  await book(cast.rosa);
  expect(await takenAt()).toBe(1);
  expect(await mine(cast.rosa)).toEqual([]);
  await t.runJobs();
  expect(await offerOf(cast.ida)).toBeUndefined();
});

test('looking at the offered time in the wizard, and leaving it, costs nothing', async () => {
  await join(cast.rosa);
  await cancel();
  await t.runJobs();
  const { appointments } = await t.as(cast.rosa);
  const key = randomUUID();
  const until = '2026-06-15T16:15:00.000Z';
  const hold = async (startsAt: string) =>
    (await appointments.hold({ body: { doctorId: cast.doctor.id, startsAt, key } as never })).data;
  expect(await hold(TEN)).toMatchObject({ heldUntil: until, isOffered: true });
  await hold(ELEVEN);
  expect(await isFree()).toBe(false);
  expect(await hold(TEN)).toMatchObject({ heldUntil: until });
  await appointments.release({ body: { doctorId: cast.doctor.id, key } });
  expect(await isFree()).toBe(false);
  expect(await isFree(ELEVEN)).toBe(true);
  expect(await offerOf(cast.rosa)).toBeDefined();
  await book(cast.rosa);
  expect(await takenAt()).toBe(1);
});

test('an offer that runs out goes to the next and ends the line; whoever says no waits on for others', async () => {
  await join(cast.rosa);
  const [line] = await join(cast.ida);
  await cancel();
  await t.runJobs();
  t.clock.advance(900);
  expect(await isFree()).toBe(false);
  await t.runJobs();
  await t.runJobs();
  expect(await mine(cast.rosa)).toEqual([]);
  expect(await bell(cast.rosa)).toMatchObject([{ facts: { what: 'passed' } }]);
  expect(await offerOf(cast.ida)).toBeDefined();
  expect(await answer('decline', cast.ida, line?._id ?? '')).toMatchObject([{ place: 1, offer: null }]);
  expect(await answer('decline', cast.ida, line?._id ?? '')).toHaveLength(1);
  await t.runJobs();
  expect(await takenAt()).toBe(0);
  expect(await isFree()).toBe(true);
  const { id } = await anAppointment(t, { doctor: cast.doctor, person: cast.elena, startsAt: ELEVEN });
  await cancel(id);
  await t.runJobs();
  expect((await offerOf(cast.ida))?.offer).toMatchObject({ startsAt: ELEVEN });
});

test('whoever leaves the line gives back what is offered, once', async () => {
  const [line] = await join(cast.rosa);
  await join(cast.ida);
  await cancel();
  await t.runJobs();
  expect(await answer('leave', cast.rosa, line?._id ?? '')).toEqual([]);
  expect(await answer('leave', cast.rosa, line?._id ?? '')).toEqual([]);
  await t.runJobs();
  expect(await offerOf(cast.ida)).toBeDefined();
  expect(await takenAt()).toBe(1);
  await expect(answer('leave', cast.rosa, (await offerOf(cast.ida))?._id ?? '')).rejects.toMatchObject({
    code: 'not_found',
  });
  await expect(answer('decline', cast.rosa, (await offerOf(cast.ida))?._id ?? '')).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('a time too late for the wish, or too near to be kept, is offered to nobody', async () => {
  const later = (
    await anAppointment(t, { doctor: cast.doctor, person: cast.elena, startsAt: '2026-06-18T17:00:00.000Z' })
  ).id;
  await join(cast.rosa, '2026-06-17');
  await cancel(later);
  await t.runJobs();
  expect(await isFree('2026-06-18T17:00:00.000Z')).toBe(true);
  t.clock.set('2026-06-16T15:50:00Z'); // seventy minutes before, of which sixty are the notice
  await cancel();
  await t.runJobs();
  expect(await offerOf(cast.rosa)).toBeUndefined();
  expect(await mine(cast.rosa)).toHaveLength(1);
  expect(await isFree()).toBe(true);
});

test.each(['2026-06-15', '2026-08-15'])('nobody waits until %s', async (lastDay) => {
  await expect(join(cast.rosa, lastDay)).rejects.toMatchObject({
    issues: [{ field: 'lastDay', key: 'errors.lastDay' }],
  });
});

test('a line whose last day is over ends, and one hears of it once', async () => {
  await join(cast.rosa, '2026-06-16');
  t.clock.set('2026-06-17T07:00:00Z');
  await t.runJobs();
  await t.runJobs();
  expect(await mine(cast.rosa)).toEqual([]);
  expect(await bell(cast.rosa)).toMatchObject([{ facts: { what: 'over' } }]);
});
