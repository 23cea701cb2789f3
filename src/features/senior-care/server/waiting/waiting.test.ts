import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { noCareNotes } from '#features/care-notes/care-notes.ts';
import { openTown } from '#test/town.ts';
import { relating } from '#test/relation.ts';
import { seatsTaken } from '#test/stays.ts';
import { aStay } from '../seed.ts';
import { sweepOffers } from './sweep-offers.ts';

// One seat a day. Elena has Monday, June 22; Rosa and Ida wait for it, in this order.
const { t, town } = await openTown({ capacity: 1 });
const MONDAY = '2026-06-22';
let rosa: Person;
let ida: Person;
let stay: string;

const as = async (person: Person) => (await t.as(person)).waiting;
const join = async (person: Person, day = MONDAY, familyMemberId: string | null = null) =>
  (await (await as(person)).join({ body: { centerId: town.centre.id, day, guestsCount: 1, familyMemberId } })).data;
const mine = async (person: Person) => (await (await as(person)).mine({})).data;
const offered = async (person: Person) => (await mine(person)).find(({ offeredUntil }) => offeredUntil !== null);
const cancel = async () =>
  (await t.as(town.elena)).bookings.change({ params: { id: stay }, body: { status: 'cancelled' } });
const accept = async (person: Person, id: string) => (await (await as(person)).accept({ params: { id } })).data;
const leave = async (person: Person, id: string) => (await (await as(person)).leave({ params: { id } })).data;
const taken = () => seatsTaken(t, town.centre.id, MONDAY);
const book = async (person: Person) =>
  (await t.as(person)).seniorCare.book({
    body: {
      centerId: town.centre.id,
      checkInDate: MONDAY,
      checkOutDate: MONDAY,
      weekDays: [1],
    } as never,
  });

beforeEach(async () => {
  rosa = await aPerson(t.db, { firstName: 'Rosa', phone: '6265550151' });
  ida = await aPerson(t.db, { firstName: 'Ida' });
  ({ id: stay } = await aStay(t, { centre: town.centre, person: town.elena, checkOut: MONDAY, weekDays: [1] }));
});

test('a seat that gets free is held for the next in line, who is told and books it', async () => {
  expect(await join(rosa)).toMatchObject([{ day: MONDAY, place: 1, offeredUntil: null }]);
  expect(await join(ida)).toMatchObject([{ place: 2 }]);
  expect(await join(rosa)).toHaveLength(1);
  await cancel();
  expect(await taken()).toBe(1);
  await expect(book(town.elena)).rejects.toMatchObject({ code: 'seats_taken' });
  await t.runJobs();
  const offer = await offered(rosa);
  expect(offer).toMatchObject({ place: null, offeredUntil: '2026-06-15T16:15:00.000Z' });
  expect(await mine(ida)).toMatchObject([{ place: 1, offeredUntil: null }]);
  const { requests, centrePartner } = await t.as(town.manager);
  expect(requests).toBeDefined();
  const span = { params: { centreId: town.centre.id }, query: { from: MONDAY, to: MONDAY } };
  expect((await centrePartner.calendar(span)).data).toMatchObject([{ taken: 1, waiting: 2 }]);
  const mails = await t.db.selectFrom('mailbox').select(['recipient', 'channel']).execute();
  expect(mails).toContainEqual({ recipient: rosa.email, channel: 'mail' });
  const { notifications } = await t.as(rosa);
  expect((await notifications.list({ query: {} })).data).toMatchObject([
    { kind: 'waiting', facts: { what: 'offered' } },
  ]);
  const booked = await accept(rosa, offer?._id ?? '');
  expect(booked).toMatchObject({ status: 'pending', firstDay: MONDAY, lastDay: MONDAY, payment: 'due' });
  expect(await taken()).toBe(1);
  expect(await mine(rosa)).toEqual([]);
  const { careNotes } = await t.as(rosa);
  const params = { id: booked._id };
  expect((await careNotes.ofBooking({ params })).data).toMatchObject({ notes: null, canChange: true });
  const notes = { ...noCareNotes, diet: 'No sugar.', shared: ['diet' as const] };
  expect((await careNotes.change({ params, body: { version: 0, notes } })).data.notes).toMatchObject({
    diet: 'No sugar.',
  });
});

test('an offer that runs out, or is declined, goes to the next', async () => {
  await join(rosa);
  await join(ida);
  await cancel();
  await t.runJobs();
  const offer = await offered(rosa);
  t.clock.advance(900);
  await expect(accept(rosa, offer?._id ?? '')).rejects.toMatchObject({ code: 'offer_ended' });
  await t.runJobs();
  await t.runJobs();
  expect(await mine(rosa)).toEqual([]);
  const second = await offered(ida);
  expect(second).toBeDefined();
  expect(await taken()).toBe(1);
  expect(await leave(ida, second?._id ?? '')).toEqual([]);
  expect(await leave(ida, second?._id ?? '')).toEqual([]);
  expect(await taken()).toBe(0);
  expect(await book(town.elena)).toBeDefined();
});

test('whoever leaves the line is passed over; nobody waits where there is a place', async () => {
  const [place] = await join(rosa);
  await join(ida);
  await leave(rosa, place?._id ?? '');
  await cancel();
  await t.runJobs();
  expect(await offered(ida)).toBeDefined();
  await expect(join(rosa, '2026-06-23')).rejects.toMatchObject({ code: 'day_free' });
  await expect(join(rosa, '2026-06-27')).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(leave(rosa, (await offered(ida))?._id ?? '')).rejects.toMatchObject({ code: 'not_found' });
});

test('nobody waits for a day that can no longer be asked for', async () => {
  t.clock.set(`${MONDAY}T22:59:00Z`);
  expect(await join(rosa)).toHaveLength(1);
  t.clock.set(`${MONDAY}T23:00:00Z`); // an hour before the center closes
  await expect(join(ida)).rejects.toMatchObject({ issues: [{ field: 'day', key: 'errors.dayClosed' }] });
});

test('two seats are two offers, one for each, also when a process dies between holding and telling', async () => {
  await join(rosa);
  await join(ida);
  await (
    await t.as(town.manager)
  ).centrePartner.setSeats({
    params: { centreId: town.centre.id },
    body: { day: MONDAY, capacity: 3 },
  });
  // held at once, told by nobody yet
  expect(await taken()).toBe(3);
  expect([await offered(rosa), await offered(ida)]).toEqual([undefined, undefined]);
  const sweep = () => sweepOffers({ db: t.db, publicUrl: 'http://127.0.0.1', now: t.clock.now() });
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await offered(rosa)).toBeDefined();
  expect(await offered(ida)).toBeDefined();
  expect(await taken()).toBe(3);
  const told = await t.db.selectFrom('outbox').select('recipient').where('recipient', '=', rosa.email).execute();
  expect(told).toHaveLength(1);
});

test('at the moment when an offer ends one of the two gets the seat: the clock or the family', async () => {
  await join(rosa);
  await cancel();
  await t.runJobs();
  const offer = await offered(rosa);
  const at = new Date(t.clock.now().getTime() + 900_000);
  await Promise.allSettled([
    accept(rosa, offer?._id ?? ''),
    sweepOffers({ db: t.db, publicUrl: 'http://127.0.0.1', now: at }),
  ]);
  const bookings = await t.db.selectFrom('bookings').select('id').where('user_id', '=', rosa.id).execute();
  expect(await taken()).toBe(bookings.length);
});

test('a family books an offer once, however often it presses', async () => {
  await join(rosa);
  await cancel();
  await t.runJobs();
  const { _id: id } = (await offered(rosa)) ?? { _id: '' };
  const ended = await Promise.allSettled([accept(rosa, id), accept(rosa, id), accept(rosa, id)]);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await taken()).toBe(1);
});

const aRelated = (person: Person, member: Person) => relating(t, () => ({ person, member }))(['bookings']);

test('what somebody waits for is seen, and left, by everybody who may book for them', async () => {
  await aRelated(ida, rosa);
  await join(rosa, MONDAY, ida.personId);
  const [place] = await mine(ida);
  expect(place).toMatchObject({ personId: ida.personId, isForSelf: true, place: 1 });
  expect(await leave(ida, place?._id ?? '')).toEqual([]);
  expect(await mine(rosa)).toEqual([]);
});

test('whoever may no longer act for somebody keeps them out of no line', async () => {
  await aRelated(ida, rosa);
  await join(rosa, MONDAY, ida.personId);
  await t.db.updateTable('family_links').set({ status: 'revoked' }).where('person_id', '=', ida.personId).execute();
  expect(await mine(rosa)).toEqual([]);
  const [place] = await join(ida);
  expect(place).toMatchObject({ personId: ida.personId, place: 1 });
  await cancel();
  await t.runJobs();
  expect(await offered(ida)).toBeDefined();
});

test('one network fills no line with new accounts, and leaves the other days alone', async () => {
  const strangers = await Promise.all(Array.from({ length: 14 }, () => aPerson(t.db)));
  const ends = await Promise.allSettled(strangers.map((stranger) => join(stranger)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'too_many_requests' } });
  await expect(join(rosa, '2026-06-23')).rejects.toMatchObject({ code: 'day_free' });
});

test('an account waits for twenty days at most', async () => {
  const full = Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2026, 6, 1 + index)))
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10));
  await t.db
    .insertInto('seat_days')
    .values(full.map((day) => ({ provider_id: town.centre.id, day, capacity: 1, taken: 1 })))
    .execute();
  for (const day of full.slice(0, 20)) await join(rosa, day);
  await expect(join(rosa, full[20])).rejects.toMatchObject({ code: 'too_many_waiting' });
  expect(await mine(rosa)).toHaveLength(20);
});
