import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { ELEVEN, FRIDAY, TEN, openEarlierTimes } from '#test/earlier-times.ts';
import { relating } from '#test/relation.ts';
import { anAppointment } from './seed.ts';

const { t, cast, join, mine, offerOf, cancel, book, isFree, takenAt } = await openEarlierTimes();

test('hours that are widened and a time off that is taken back are offered', async () => {
  await join(cast.rosa);
  await join(cast.ida);
  const { workingHours } = await t.as(cast.manager);
  const off = { first: '2026-06-17', last: '2026-06-17', from: '', to: '' };
  const { data } = await workingHours.close({ params: { id: cast.doctor.id }, body: off });
  await workingHours.reopen({ params: { id: cast.doctor.id }, body: { timeOffId: data.timeOff[0]?._id ?? '' } });
  await t.runJobs();
  const offers = [await offerOf(cast.rosa), await offerOf(cast.ida)].map((line) => line?.offer?.startsAt);
  expect(offers).toEqual(['2026-06-17T16:00:00.000Z', '2026-06-17T16:30:00.000Z']);
  const third = await aPerson(t.db);
  await join(third);
  const { ranges, slotMinutes, bufferMinutes, noticeMinutes, aheadDays } = data;
  const earlier = ranges.map((range) => (range.opens === '09:00' ? { ...range, opens: '08:30' } : range));
  await workingHours.save({
    params: { id: cast.doctor.id },
    body: { ranges: earlier, slotMinutes, bufferMinutes, noticeMinutes, aheadDays, capacity: 1 } as never,
  });
  await t.runJobs();
  expect((await offerOf(third))?.offer?.startsAt).toBe('2026-06-16T15:30:00.000Z');
});

test('a hold that lapses is offered', async () => {
  const body = { doctorId: cast.doctor.id, startsAt: ELEVEN, key: randomUUID() } as never;
  await (await t.as(cast.elena)).appointments.hold({ body });
  await join(cast.rosa);
  t.clock.advance(900);
  await t.runJobs();
  await t.runJobs();
  expect((await offerOf(cast.rosa))?.offer?.startsAt).toBe(ELEVEN);
});

test('whoever has an appointment there moves it to the offered time, and waits no more', async () => {
  const own = await anAppointment(t, { doctor: cast.doctor, person: cast.rosa, startsAt: '2026-06-18T17:00:00.000Z' });
  const other = await anAppointment(t, { doctor: cast.doctor, person: cast.ida, startsAt: '2026-06-18T18:00:00.000Z' });
  await join(cast.rosa);
  await (await t.as(cast.ida)).bookings.change({ params: { id: other.id }, body: { status: 'cancelled' } });
  await t.runJobs();
  expect(await offerOf(cast.rosa)).toBeUndefined(); // it is later than hers
  await cancel();
  await t.runJobs();
  expect((await offerOf(cast.rosa))?.offer?.address).toBe(`/md-bookDetails?move=${own.id}&time=${TEN}`);
  const { appointments } = await t.as(cast.rosa);
  const { data } = await appointments.move({
    params: { id: own.id },
    body: { startsAt: TEN, key: randomUUID() } as never,
  });
  expect(data.startsAt).toBe(TEN);
  expect(await takenAt()).toBe(1);
  expect(await mine(cast.rosa)).toEqual([]);
});

test('whoever books another time leaves the line, and what was held goes to the next', async () => {
  await join(cast.rosa);
  await join(cast.ida);
  await cancel();
  await t.runJobs();
  await book(cast.rosa, ELEVEN);
  expect(await mine(cast.rosa)).toEqual([]);
  await t.runJobs();
  expect((await offerOf(cast.ida))?.offer?.startsAt).toBe(TEN);
});

test('whoever may no longer book for somebody waits for them no more', async () => {
  await relating(t, () => ({ person: cast.ida, member: cast.rosa }))(['bookings']);
  expect(await join(cast.rosa, FRIDAY, cast.ida.personId)).toMatchObject([
    { isForSelf: false, personId: cast.ida.personId },
  ]);
  await cancel();
  await t.runJobs();
  expect((await offerOf(cast.rosa))?.offer?.address).toContain(`&for=${cast.ida.personId}`);
  await t.db
    .updateTable('family_links')
    .set({ status: 'revoked' })
    .where('person_id', '=', cast.ida.personId)
    .execute();
  expect(await mine(cast.rosa)).toEqual([]);
  await t.runJobs();
  expect(await isFree()).toBe(true);
});
