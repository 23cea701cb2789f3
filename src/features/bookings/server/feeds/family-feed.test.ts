import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { instantOf } from '#shared/dates.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { relating } from '#test/relation.ts';
import { aFamilyAndACentre, auditTrailOf } from '#test/stays.ts';

/** Stands in every field of a booking that is about health. */
const CANARY = 'Zanzibar';

let t: TestApp;
let elena: Person;
let rosa: Person;
let centre: NewCentre;
let doctor: { id: string };
let relate: ReturnType<typeof relating>;

beforeAll(async () => {
  t = await testApp();
  relate = relating(t, () => ({ person: rosa, member: elena }));
});
afterAll(() => t.close());
beforeEach(async () => {
  ({ elena, centre } = await aFamilyAndACentre(t));
  rosa = await aPerson(t.db, { firstName: 'Rosa', lastName: 'Quillfeather' });
  doctor = await aDoctor(t.db, { name: 'Dr. Maya Delgado' });
  await relate(['bookings']);
});

const at = (time: string) => instantOf('2026-06-17', time, 'America/Los_Angeles').toISOString();
const visit = (forPersonId?: string) =>
  anAppointment(t, {
    doctor,
    person: elena,
    startsAt: at('09:00'),
    issue: CANARY,
    ...(forPersonId && { forPersonId }),
  });
const feed = async (by = elena) => (await t.as(by)).familyFeed;
const make = async (by = elena) => new URL((await (await feed(by)).make({})).address);
const read = (address: URL) => t.app.inject({ method: 'GET', url: address.pathname });
const withKey = (address: URL, key: string) => new URL(address.href.replace(/calendar\/[^/]+/, `calendar/${key}`));
/** The events of a calendar by their ids, each as its lines without folds. */
async function eventsIn(address: URL): Promise<Map<string, string[]>> {
  const [, ...events] = (await read(address)).payload.replaceAll('\r\n\t', '').split('BEGIN:VEVENT\r\n');
  return new Map(
    events.map((event) => {
      const lines = event.split('\r\n');
      return [lines.find((line) => line.startsWith('UID:'))?.slice(4) ?? '', lines];
    }),
  );
}

test('holds what is booked for oneself and for a relative: what, when, where and for whom, nothing of why', async () => {
  const stay = await aStay(t, { centre, person: elena, note: CANARY });
  const { id, bookingId } = await visit(rosa.personId);
  const address = await make();
  const answer = await read(address);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.payload).not.toMatch(new RegExp(`${CANARY}|Quillfeather|BEGIN:VALARM`));
  const events = await eventsIn(address);
  expect([...events.keys()].toSorted()).toEqual(
    [`${bookingId}-1@lado`, ...['22', '24', '29'].map((day) => `${stay.bookingId}-2026-06-${day}@lado`)].toSorted(),
  );
  const { data } = await (await t.as(elena)).bookings.one({ params: { id } });
  const page = `${t.kernel.publicUrl}/dashboardappointments?id=${id}`;
  const onScreen = events.get(`${bookingId}-1@lado`);
  expect(onScreen).toEqual(
    expect.arrayContaining([
      'SUMMARY:Video visit\\, Rosa',
      `DESCRIPTION:Dr. Maya Delgado\\nBooking ${bookingId}\\n${page}`,
      'DTSTART:20260617T160000Z',
      'STATUS:CONFIRMED',
      `SEQUENCE:${String(data.sequence)}`,
    ]),
  );
  expect(onScreen?.join('\n')).not.toContain('LOCATION');
  const atPlace = events.get(`${stay.bookingId}-2026-06-24@lado`) ?? [];
  expect(atPlace).toEqual(expect.arrayContaining([expect.stringMatching(/^SUMMARY:.+, Elena$/)]));
  expect(atPlace).toContain(`LOCATION:${stay.snapshot.address.replaceAll(',', '\\,')}`);
  expect(atPlace).toContain(`DESCRIPTION:${stay.providerName}\\nBooking ${stay.bookingId}`);
});

test('leaves out what nobody has paid and what is long over; what was cancelled says so', async () => {
  const shown = [
    await aStay(t, { centre, person: elena, status: 'pending', weekDays: [1] }),
    await aStay(t, { centre, person: elena, checkIn: '2026-07-06', status: 'cancelled', weekDays: [1] }),
    await aStay(t, { centre, person: elena, checkIn: '2026-05-18', weekDays: [1] }),
  ];
  await aStay(t, { centre, person: elena, checkIn: '2026-07-13', status: 'held' });
  await aStay(t, { centre, person: elena, checkIn: '2026-07-20', status: 'unpaid' });
  await aStay(t, { centre, person: elena, checkIn: '2026-05-04' });
  const events = await eventsIn(await make());
  const numbers = new Set([...events.keys()].map((id) => id.replace(/-2026-.*/, '')));
  expect([...numbers].toSorted()).toEqual(shown.map(({ bookingId }) => bookingId).toSorted());
  const states = shown.map(({ bookingId }) =>
    [...events].find(([id]) => id.startsWith(bookingId))?.[1].find((line) => line.startsWith('STATUS:')),
  );
  expect(states).toEqual(['STATUS:TENTATIVE', 'STATUS:CANCELLED', 'STATUS:CONFIRMED']);
});

test('what somebody may no longer book for is gone at the next reading, whoever booked it', async () => {
  await visit(rosa.personId);
  const address = await make();
  const seen = async () => (await eventsIn(address)).size;
  const relation = () => t.db.updateTable('family_links').where('person_id', '=', rosa.personId);
  expect(await seen()).toBe(1);
  await relate(['records', 'payments', 'messages']);
  expect(await seen()).toBe(0);
  await relate(['bookings']);
  expect(await seen()).toBe(1);
  await relation().set({ paused_at: t.clock.now() }).execute();
  expect(await seen()).toBe(0);
  await relation().set({ paused_at: null, ends_at: t.clock.now() }).execute();
  expect(await seen()).toBe(0);
  await relation().set({ ends_at: null }).execute();
  expect(await seen()).toBe(1);
  await relate(['bookings'], 'revoked');
  expect(await seen()).toBe(0);
  expect((await read(address)).statusCode).toBe(200);
});

test('a new address stops the old one, and one that is stopped is missing like any other, also twice', async () => {
  const old = await make();
  const fresh = await make();
  for (const address of [old, withKey(old, 'a'.repeat(43))])
    expect((await read(address)).json()).toMatchObject({ code: 'not_found' });
  expect((await read(fresh)).statusCode).toBe(200);
  const mine = async () => (await (await feed()).mine({})).data;
  expect(await mine()).toEqual({ createdAt: '2026-06-15T16:00:00.000Z', readAt: '2026-06-15T16:00:00.000Z' });
  for (let times = 0; times < 2; times += 1) expect(await (await feed()).stop({})).toEqual({ data: null });
  expect((await read(fresh)).statusCode).toBe(404);
  expect(await mine()).toBeNull();
});

test('of several that are made at once one works', async () => {
  const addresses = await Promise.all(Array.from({ length: 6 }, () => make()));
  const codes = await Promise.all(addresses.map(async (address) => (await read(address)).statusCode));
  expect(codes.toSorted()).toEqual([200, 404, 404, 404, 404, 404]);
});

test('stands beside an address at a place: neither opens what the other does, nor stops it', async () => {
  const maya = await aPerson(t.db);
  const { id } = await aDoctor(t.db, { managerId: maya.id });
  const { calendarFeeds } = await t.as(maya);
  const work = new URL((await calendarFeeds.make({ params: { id } })).address);
  const home = await make(maya);
  const keyOf = (address: URL) => address.pathname.split('/').at(-2) ?? '';
  for (const address of [withKey(work, keyOf(home)), withKey(home, keyOf(work))])
    expect((await read(address)).statusCode).toBe(404);
  expect((await calendarFeeds.mine({})).data).toMatchObject([{ providerId: id }]);
  await (await feed(maya)).stop({});
  expect((await read(work)).statusCode).toBe(200);
});

test('an account that is about to close or closed reads nothing', async () => {
  const address = await make();
  const change = (to: { closing: string | null; closes_at: Date | null; closed_at: Date | null }) =>
    t.db.updateTable('users').set(to).where('id', '=', elena.id).execute();
  const now = t.clock.now();
  await change({ closing: 'delete', closes_at: now, closed_at: null });
  expect((await read(address)).statusCode).toBe(404);
  await change({ closing: null, closes_at: null, closed_at: now });
  expect((await read(address)).statusCode).toBe(404);
  await change({ closing: null, closes_at: null, closed_at: null });
  expect((await read(address)).statusCode).toBe(200);
});

test('each look is in the trail of everybody in it, and the key is kept nowhere', async () => {
  await aStay(t, { centre, person: elena });
  await visit(rosa.personId);
  const address = await make();
  await read(address);
  await read(address);
  for (const { personId } of [elena, rosa]) {
    const looks = (await auditTrailOf(t, personId)).filter(({ subject }) => subject === 'calendar-feed');
    expect(looks).toEqual([{ actor_id: elena.id, action: 'read', subject: 'calendar-feed' }]);
  }
  const { data } = await (await t.as(rosa)).circle.trail({ query: { page: 1 } });
  expect(data).toContainEqual(expect.objectContaining({ actor: 'relative', action: 'read', about: 'bookings' }));
  const kept = await t.db.selectFrom('calendar_feeds').select('key_hash').where('user_id', '=', elena.id).execute();
  expect(kept).toHaveLength(1);
  expect(address.pathname).not.toContain(kept[0]?.key_hash);
});

test('is read sixty times an hour, and guessed no oftener', async () => {
  const address = await make();
  for (let times = 0; times < 60; times += 1) expect((await read(address)).statusCode).toBe(200);
  expect((await read(address)).statusCode).toBe(429);
  const codes: number[] = [];
  for (let times = 0; times < 65; times += 1) codes.push((await read(withKey(address, `${times}`))).statusCode);
  expect(codes.slice(0, 10)).toContain(404);
  expect(codes.slice(-3)).toEqual([429, 429, 429]);
});
