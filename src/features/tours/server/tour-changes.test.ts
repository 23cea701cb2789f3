import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { queuing } from '#test/racing.ts';
import { openVisits, TUESDAY_HALF, TUESDAY_TEN, WEDNESDAY_TEN } from '#test/visits.ts';
import { showsAround } from './seed.ts';

const { t, town, ask, change, answer, mine, received, times, tourNewsOf, told } = await openVisits();

test('other times are taken with one tap, once; the calendar entry rises with each change', async () => {
  const { _id: id } = await ask();
  await expect(answer(id, { answer: 'offer', times: [TUESDAY_TEN] })).rejects.toMatchObject({
    issues: [{ field: 'times', key: 'errors.slotNotOffered' }],
  });
  await answer(id, { answer: 'offer', times: [WEDNESDAY_TEN, TUESDAY_HALF] });
  expect(await times()).toContain(TUESDAY_TEN);
  expect(await mine()).toMatchObject([{ status: 'offered', otherTimes: [TUESDAY_HALF, WEDNESDAY_TEN], sequence: 1 }]);
  expect((await tourNewsOf(town.elena))[0]).toMatchObject({ facts: { what: 'offered' } });
  const rival = await aPerson(t.db);
  await ask({ startsAt: TUESDAY_HALF }, rival);
  await expect(change(id, { change: 'accept', startsAt: TUESDAY_HALF })).rejects.toMatchObject({ code: 'tour_taken' });
  await expect(change(id, { change: 'accept', startsAt: TUESDAY_TEN })).rejects.toMatchObject({ code: 'tour_changed' });
  // The notice of a day has run out meanwhile; what the place has offered itself still stands.
  t.clock.set('2026-06-17T15:00:00Z');
  const taps = await Promise.allSettled([1, 2, 3].map(() => change(id, { change: 'accept', startsAt: WEDNESDAY_TEN })));
  expect(taps.every(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await mine()).toMatchObject([{ status: 'confirmed', startsAt: WEDNESDAY_TEN, sequence: 2, otherTimes: [] }]);
  expect((await tourNewsOf(town.manager))[0]).toMatchObject({ facts: { what: 'accepted' } });
});

test('cancelled and confirmed at the same moment it is cancelled, and its time is free for others', async () => {
  const { _id: id } = await ask();
  const [first, second] = await queuing<unknown>(t.db, { table: 'tours', id }, [
    () => change(id, { change: 'cancel' }),
    () => answer(id, { answer: 'confirm' }),
  ]);
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({ status: 'rejected', reason: { code: 'tour_changed' } });
  expect(await mine()).toMatchObject([{ status: 'cancelled', endedBy: 'family' }]);
  expect(await times()).toContain(TUESDAY_TEN);
});

test('a family moves and cancels; the place declines and cancels with a reason, and each gives the time back', async () => {
  const { _id: id } = await ask();
  await answer(id, { answer: 'confirm' });
  await change(id, { change: 'move', startsAt: WEDNESDAY_TEN });
  expect(await mine()).toMatchObject([{ status: 'asked', startsAt: WEDNESDAY_TEN }]);
  expect(await times()).toContain(TUESDAY_TEN);
  expect(await times()).not.toContain(WEDNESDAY_TEN);
  await change(id, { change: 'cancel' });
  await change(id, { change: 'cancel' });
  expect(await times()).toContain(WEDNESDAY_TEN);
  expect(await mine()).toMatchObject([{ status: 'cancelled', endedBy: 'family' }]);
  await expect(answer(id, { answer: 'confirm' })).rejects.toMatchObject({ code: 'tour_changed', status: 409 });
  const second = await ask();
  await expect(answer(second._id, { answer: 'decline', reason: ' ' })).rejects.toMatchObject({
    issues: [{ field: 'reason', key: 'errors.tourReasonBlank' }],
  });
  await answer(second._id, { answer: 'decline', reason: 'We paint the rooms that day.' });
  expect((await mine()).find(({ _id }) => _id === second._id)).toMatchObject({
    status: 'declined',
    reason: 'We paint the rooms that day.',
  });
  expect(await times()).toContain(TUESDAY_TEN);
  expect(await told(town.elena)).not.toContain('paint');
});

test('on days that are closed later, whoever was to come is offered the nearest free times', async () => {
  const { _id: id } = await ask();
  await answer(id, { answer: 'confirm' });
  const { partnerTours } = await t.as(town.manager);
  const close = () =>
    partnerTours.close(
      { params: { id: town.centre.id }, body: { first: '2026-06-16', last: '2026-06-16' } },
      { idempotencyKey: 'b'.repeat(32) },
    );
  const closed = await close();
  expect(closed.moved).toBe(1);
  expect((await close()).moved).toBe(1);
  expect(await mine()).toMatchObject([
    { status: 'offered', otherTimes: [WEDNESDAY_TEN, '2026-06-17T17:30:00.000Z', '2026-06-17T18:00:00.000Z'] },
  ]);
  expect((await times())[0]).toBe(WEDNESDAY_TEN);
  const [off] = closed.data.daysOff;
  expect(off).toMatchObject({ first: '2026-06-16', last: '2026-06-16' });
  await partnerTours.reopen({ params: { id: town.centre.id }, body: { daysOffId: off?._id ?? '' } });
  expect((await times())[0]).toBe(TUESDAY_TEN);
});

test('what nobody answers ends in time, and what was offered and let go ends, too', async () => {
  const { _id: id } = await ask();
  t.clock.set('2026-06-16T16:01:00Z');
  await t.runJobs();
  expect(await mine()).toMatchObject([{ status: 'cancelled', endedBy: 'clock' }]);
  expect((await tourNewsOf(town.elena))[0]).toMatchObject({ facts: { what: 'expired' } });
  const { _id: second } = await ask({ startsAt: '2026-06-18T17:00:00.000Z' });
  await answer(second, { answer: 'offer', times: ['2026-06-19T17:00:00.000Z'] });
  t.clock.set('2026-06-19T17:00:00Z');
  await t.runJobs();
  expect((await mine()).find(({ _id }) => _id === second)).toMatchObject({ status: 'cancelled', endedBy: 'clock' });
  expect(id).not.toBe(second);
});

test('reminders come a day and two hours before, each once, and stop when the family says that it comes', async () => {
  const { _id: id } = await ask({ startsAt: WEDNESDAY_TEN });
  await answer(id, { answer: 'confirm' });
  const reminded = async () => (await told(town.elena)).split('Tell them with one tap').length - 1;
  t.clock.set('2026-06-16T16:59:00Z');
  expect(await reminded()).toBe(0);
  t.clock.set('2026-06-16T17:00:00Z');
  expect(await reminded()).toBe(1);
  expect(await reminded()).toBe(1);
  await change(id, { change: 'sure' });
  t.clock.set('2026-06-17T15:30:00Z');
  expect(await reminded()).toBe(1);
  expect(await received()).toMatchObject([{ isSure: true }]);
});

test.each([
  ['summer begins', '2027-03-12T18:00:00Z', '2027-03-14', ['2027-03-14T17:00:00.000Z', '2027-03-14T17:30:00.000Z']],
  ['winter begins', '2026-10-30T17:00:00Z', '2026-11-01', ['2026-11-01T18:00:00.000Z', '2026-11-01T18:30:00.000Z']],
])('where %s, a visit at ten stays at ten on the wall', async (_, now, day, expected) => {
  t.clock.set(now);
  await showsAround(t, town.centre.id, { ranges: [{ weekday: 7, opens: '10:00', closes: '11:00' }] });
  expect((await times()).filter((time) => time.startsWith(day))).toEqual(expected);
  const { _id: id } = await ask({ startsAt: expected[0] ?? '' });
  await answer(id, { answer: 'confirm' });
  expect(await mine()).toMatchObject([{ startsAt: expected[0], endsAt: expected[1] }]);
});
