import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { sweepLines } from '#features/availability/server/lines/sweep-lines.ts';
import { lineKinds } from '#app/server/line-kinds.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { relating } from '#test/relation.ts';
import { aDoctor } from '../seed.ts';
import { anAppointment } from './seed.ts';

// It is nine in the morning of Monday, June 15, in Pasadena. Elena has Tuesday at ten; Rosa and Ida wait, in this order.
let t: TestApp;
let doctor: Awaited<ReturnType<typeof aDoctor>>;
let manager: Person;
let elena: Person;
let rosa: Person;
let ida: Person;
let booked: string;
const TEN = '2026-06-16T17:00:00.000Z';
const ELEVEN = '2026-06-16T18:00:00.000Z';
const FRIDAY = '2026-06-19';

beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  [manager, elena, rosa, ida] = await Promise.all([
    aPerson(t.db),
    aPerson(t.db),
    aPerson(t.db, { firstName: 'Rosa', phone: '6265550151' }),
    aPerson(t.db, { firstName: 'Ida' }),
  ]);
  doctor = await aDoctor(t.db, { managerId: manager.id });
  booked = (await anAppointment(t, { doctor, person: elena, startsAt: TEN })).id;
});

const calls = async (person: Person) => (await t.as(person)).earlierTimes;
const join = async (person: Person, lastDay = FRIDAY, familyMemberId: string | null = null) =>
  (await (await calls(person)).join({ body: { providerId: doctor.id, lastDay, familyMemberId } })).data;
const mine = async (person: Person) => (await (await calls(person)).mine({})).data;
const offerOf = async (person: Person) => (await mine(person)).find(({ offer }) => offer !== null);
const answer = async (what: 'decline' | 'leave', person: Person, id: string) =>
  (await (await calls(person))[what]({ params: { id } })).data;
const cancel = async (id = booked) =>
  (await t.as(elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
const book = async (person: Person, startsAt = TEN, familyMemberId: string | null = null) =>
  (await t.as(person)).appointments.book({
    body: {
      doctorId: doctor.id,
      mode: 'video',
      startsAt,
      issue: 'Her knee',
      familyMemberId,
      key: randomUUID(),
    } as never,
  });
const sweep = (now = t.clock.now()) => sweepLines({ db: t.db, publicUrl: 'http://127.0.0.1', lineKinds, now });
const isFree = async (time = TEN) => {
  const { doctors } = await t.as(elena);
  const { data } = await doctors.schedule({ params: { id: doctor.id }, query: { days: 5 } });
  return data.find(({ startsAt }) => startsAt === time)?.isFree;
};
const takenAt = async (time = TEN) => {
  const slots = t.db.selectFrom('slots').select('taken').where('provider_id', '=', doctor.id);
  return (await slots.where('starts_at', '=', new Date(time)).executeTakeFirst())?.taken;
};
const bell = async (person: Person) => {
  const { notifications } = await t.as(person);
  return (await notifications.list({ query: {} })).data.filter(({ kind }) => kind === 'earlierTime');
};

test('a time that comes free is held for the first in line, who is told, and books it', async () => {
  expect(await join(rosa)).toMatchObject([{ place: 1, lastDay: FRIDAY, offer: null, isForSelf: true }]);
  expect(await join(ida)).toMatchObject([{ place: 2 }]);
  expect(await join(rosa)).toHaveLength(1);
  await cancel();
  expect(await isFree()).toBe(false);
  await expect(book(ida)).rejects.toMatchObject({ code: 'slot_taken' });
  await t.runJobs();
  const address = `/md-bookDetails?doctor=${doctor.id}&time=${TEN}`;
  expect(await mine(rosa)).toMatchObject([
    { place: null, offer: { startsAt: TEN, until: '2026-06-15T16:15:00.000Z', address } },
  ]);
  expect(await mine(ida)).toMatchObject([{ place: 1, offer: null }]);
  expect(await bell(rosa)).toMatchObject([{ facts: { what: 'offered', address } }]);
  const letters = await t.db
    .selectFrom('mailbox')
    .select(['channel', 'body_text'])
    .where('recipient', 'in', [rosa.email, '+16265550151'])
    .execute();
  expect(letters.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms']);
  for (const { body_text: text } of letters) expect(text).toContain(address);
  const { workingHours } = await t.as(manager);
  expect((await workingHours.mine({})).data).toMatchObject([{ waiting: 2, offered: [TEN] }]);
  await book(rosa);
  expect(await takenAt()).toBe(1);
  expect(await mine(rosa)).toEqual([]);
  await t.runJobs();
  expect(await offerOf(ida)).toBeUndefined();
});

test('looking at the offered time in the wizard, and leaving it, costs nothing', async () => {
  await join(rosa);
  await cancel();
  await t.runJobs();
  const { appointments } = await t.as(rosa);
  const key = randomUUID();
  const until = '2026-06-15T16:15:00.000Z';
  const hold = async (startsAt: string) =>
    (await appointments.hold({ body: { doctorId: doctor.id, startsAt, key } as never })).data;
  expect(await hold(TEN)).toMatchObject({ heldUntil: until, isOffered: true });
  await hold(ELEVEN);
  expect(await isFree()).toBe(false);
  expect(await hold(TEN)).toMatchObject({ heldUntil: until });
  await appointments.release({ body: { doctorId: doctor.id, key } });
  expect(await isFree()).toBe(false);
  expect(await isFree(ELEVEN)).toBe(true);
  expect(await offerOf(rosa)).toBeDefined();
  await book(rosa);
  expect(await takenAt()).toBe(1);
});

test('an offer that runs out goes to the next and ends the line; whoever says no waits on for others', async () => {
  await join(rosa);
  const [line] = await join(ida);
  await cancel();
  await t.runJobs();
  t.clock.advance(900);
  expect(await isFree()).toBe(false);
  await t.runJobs();
  await t.runJobs();
  expect(await mine(rosa)).toEqual([]);
  expect(await bell(rosa)).toMatchObject([{ facts: { what: 'passed' } }]);
  expect(await offerOf(ida)).toBeDefined();
  expect(await answer('decline', ida, line?._id ?? '')).toMatchObject([{ place: 1, offer: null }]);
  expect(await answer('decline', ida, line?._id ?? '')).toHaveLength(1);
  await t.runJobs();
  expect(await takenAt()).toBe(0);
  expect(await isFree()).toBe(true);
  const { id } = await anAppointment(t, { doctor, person: elena, startsAt: ELEVEN });
  await cancel(id);
  await t.runJobs();
  expect((await offerOf(ida))?.offer).toMatchObject({ startsAt: ELEVEN });
});

test('whoever leaves the line gives back what is offered, once', async () => {
  const [line] = await join(rosa);
  await join(ida);
  await cancel();
  await t.runJobs();
  expect(await answer('leave', rosa, line?._id ?? '')).toEqual([]);
  expect(await answer('leave', rosa, line?._id ?? '')).toEqual([]);
  await t.runJobs();
  expect(await offerOf(ida)).toBeDefined();
  expect(await takenAt()).toBe(1);
  await expect(answer('leave', rosa, (await offerOf(ida))?._id ?? '')).rejects.toMatchObject({ code: 'not_found' });
  await expect(answer('decline', rosa, (await offerOf(ida))?._id ?? '')).rejects.toMatchObject({ code: 'not_found' });
});

test('a time too late for the wish, or too near to be kept, is offered to nobody', async () => {
  const later = (await anAppointment(t, { doctor, person: elena, startsAt: '2026-06-18T17:00:00.000Z' })).id;
  await join(rosa, '2026-06-17');
  await cancel(later);
  await t.runJobs();
  expect(await isFree('2026-06-18T17:00:00.000Z')).toBe(true);
  t.clock.set('2026-06-16T15:50:00Z'); // seventy minutes before, of which sixty are the notice
  await cancel();
  await t.runJobs();
  expect(await offerOf(rosa)).toBeUndefined();
  expect(await mine(rosa)).toHaveLength(1);
  expect(await isFree()).toBe(true);
});

test.each(['2026-06-15', '2026-08-15'])('nobody waits until %s', async (lastDay) => {
  await expect(join(rosa, lastDay)).rejects.toMatchObject({ issues: [{ field: 'lastDay', key: 'errors.lastDay' }] });
});

test('hours that are widened and a time off that is taken back are offered', async () => {
  await join(rosa);
  await join(ida);
  const { workingHours } = await t.as(manager);
  const off = { first: '2026-06-17', last: '2026-06-17', from: '', to: '' };
  const { data } = await workingHours.close({ params: { id: doctor.id }, body: off });
  await workingHours.reopen({ params: { id: doctor.id }, body: { timeOffId: data.timeOff[0]?._id ?? '' } });
  await t.runJobs();
  const offers = [await offerOf(rosa), await offerOf(ida)].map((line) => line?.offer?.startsAt);
  expect(offers).toEqual(['2026-06-17T16:00:00.000Z', '2026-06-17T16:30:00.000Z']);
  const third = await aPerson(t.db);
  await join(third);
  const { ranges, slotMinutes, bufferMinutes, noticeMinutes, aheadDays } = data;
  const earlier = ranges.map((range) => (range.opens === '09:00' ? { ...range, opens: '08:30' } : range));
  await workingHours.save({
    params: { id: doctor.id },
    body: { ranges: earlier, slotMinutes, bufferMinutes, noticeMinutes, aheadDays, capacity: 1 } as never,
  });
  await t.runJobs();
  expect((await offerOf(third))?.offer?.startsAt).toBe('2026-06-16T15:30:00.000Z');
});

test('a hold that lapses is offered', async () => {
  const body = { doctorId: doctor.id, startsAt: ELEVEN, key: randomUUID() } as never;
  await (await t.as(elena)).appointments.hold({ body });
  await join(rosa);
  t.clock.advance(900);
  await t.runJobs();
  await t.runJobs();
  expect((await offerOf(rosa))?.offer?.startsAt).toBe(ELEVEN);
});

test('whoever has an appointment there moves it to the offered time, and waits no more', async () => {
  const own = await anAppointment(t, { doctor, person: rosa, startsAt: '2026-06-18T17:00:00.000Z' });
  const other = await anAppointment(t, { doctor, person: ida, startsAt: '2026-06-18T18:00:00.000Z' });
  await join(rosa);
  await (await t.as(ida)).bookings.change({ params: { id: other.id }, body: { status: 'cancelled' } });
  await t.runJobs();
  expect(await offerOf(rosa)).toBeUndefined(); // it is later than hers
  await cancel();
  await t.runJobs();
  expect((await offerOf(rosa))?.offer?.address).toBe(`/md-bookDetails?move=${own.id}&time=${TEN}`);
  const { appointments } = await t.as(rosa);
  const { data } = await appointments.move({
    params: { id: own.id },
    body: { startsAt: TEN, key: randomUUID() } as never,
  });
  expect(data.startsAt).toBe(TEN);
  expect(await takenAt()).toBe(1);
  expect(await mine(rosa)).toEqual([]);
});

test('whoever books another time leaves the line, and what was held goes to the next', async () => {
  await join(rosa);
  await join(ida);
  await cancel();
  await t.runJobs();
  await book(rosa, ELEVEN);
  expect(await mine(rosa)).toEqual([]);
  await t.runJobs();
  expect((await offerOf(ida))?.offer?.startsAt).toBe(TEN);
});

test('whoever may no longer book for somebody waits for them no more', async () => {
  await relating(t, () => ({ person: ida, member: rosa }))(['bookings']);
  expect(await join(rosa, FRIDAY, ida.personId)).toMatchObject([{ isForSelf: false, personId: ida.personId }]);
  await cancel();
  await t.runJobs();
  expect((await offerOf(rosa))?.offer?.address).toContain(`&for=${ida.personId}`);
  await t.db.updateTable('family_links').set({ status: 'revoked' }).where('person_id', '=', ida.personId).execute();
  expect(await mine(rosa)).toEqual([]);
  await t.runJobs();
  expect(await isFree()).toBe(true);
});

test('a line whose last day is over ends, and one hears of it once', async () => {
  await join(rosa, '2026-06-16');
  t.clock.set('2026-06-17T07:00:00Z');
  await t.runJobs();
  await t.runJobs();
  expect(await mine(rosa)).toEqual([]);
  expect(await bell(rosa)).toMatchObject([{ facts: { what: 'over' } }]);
});

test('two times and one who waits: one is held, the other is free', async () => {
  const second = (await anAppointment(t, { doctor, person: elena, startsAt: ELEVEN })).id;
  await join(rosa);
  await Promise.all([cancel(), cancel(second)]);
  await Promise.all([sweep(), sweep()]);
  expect(await offerOf(rosa)).toBeDefined();
  expect([await isFree(), await isFree(ELEVEN)].toSorted()).toEqual([false, true]);
});

test('one time and two who wait, with sweeps at once: one offer, told once', async () => {
  await join(rosa);
  await join(ida);
  await cancel();
  await Promise.all([sweep(), sweep(), sweep()]);
  expect([await offerOf(rosa), await offerOf(ida)].filter(Boolean)).toHaveLength(1);
  const told = await t.db.selectFrom('outbox').select('recipient').where('recipient', '=', rosa.email).execute();
  expect(told).toHaveLength(1);
  t.clock.advance(900);
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  expect([await offerOf(rosa), await offerOf(ida)]).toMatchObject([undefined, { offer: { startsAt: TEN } }]);
  expect(await takenAt()).toBe(1);
});

test('at the moment when an offer ends the time has one owner', async () => {
  await join(rosa);
  await join(ida);
  await cancel();
  await sweep();
  const at = new Date(t.clock.now().getTime() + 900_000);
  await Promise.allSettled([book(rosa), sweep(at)]);
  await sweep(at);
  const bookings = await t.db.selectFrom('bookings').select('id').where('user_id', '=', rosa.id).execute();
  expect([bookings.length, (await offerOf(ida)) ? 1 : 0].toSorted()).toEqual([0, 1]);
  expect(await takenAt()).toBe(1);
});
