import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aDoctor } from '../seed.ts';
import { anAppointment } from './seed.ts';

let t: TestApp;
let luz: Person;
let maya: Person;
let doctor: { id: string };
const logged: string[] = [];

beforeAll(async () => {
  const logs = new Writable({
    write(line: Buffer, _, done) {
      logged.push(line.toString());
      done();
    },
  });
  t = await testApp({ logs });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  luz = await aPerson(t.db, { firstName: 'Luz', lastName: 'Moreno' });
  maya = await aPerson(t.db, { firstName: 'Maya', lastName: 'Delgado' });
  doctor = await aDoctor(t.db, { managerId: maya.id, name: 'Dr. Maya Delgado' });
});

const at = (time: string) => instantOf('2026-06-17', time, 'America/Los_Angeles').toISOString();
const feeds = async (by = maya) => (await t.as(by)).calendarFeeds;
const make = async (by = maya) => new URL((await (await feeds(by)).make({ params: { id: doctor.id } })).address);
const read = (address: URL, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url: address.pathname, headers });
/** One line each, without folds. */
const linesOf = async (address: URL) => (await read(address)).payload.replaceAll('\r\n\t', '').split('\r\n');
const sequenceIn = (lines: string[]) => Number(lines.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));
const booked = () =>
  anAppointment(t, { doctor, person: luz, startsAt: at('09:00'), issue: 'Her knee hurts', status: 'accepted' });

test('a private address says when somebody comes, with initials and nothing of why', async () => {
  const { bookingId, id } = await booked();
  const answer = await read(await make());
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  const text = answer.payload;
  for (const line of [
    `UID:${bookingId}-1@lado`,
    'SUMMARY:Video visit\\, L. M.',
    'DTSTART:20260617T160000Z',
    'STATUS:CONFIRMED',
  ])
    expect(text).toContain(line);
  expect(text).not.toMatch(/Luz|Moreno|knee|LOCATION/);
  const { data } = await (await t.as(luz)).bookings.one({ params: { id } });
  expect(text).toContain(`SEQUENCE:${String(data.sequence)}`);
});

test('what is moved stays one event with a higher number; what is cancelled or free again says so', async () => {
  const { id, bookingId } = await booked();
  const address = await make();
  const before = await linesOf(address);
  const { offers } = await t.as(maya);
  await offers.make({ params: { id }, body: { why: 'declined', reason: 'A conference' } });
  const freed = await linesOf(address);
  expect(freed).toContain('STATUS:CANCELLED');
  await (await t.as(luz)).offers.take({ params: { id }, body: { startsAt: at('10:00') } });
  const moved = await linesOf(address);
  expect(moved).toEqual(
    expect.arrayContaining([`UID:${bookingId}-1@lado`, 'DTSTART:20260617T170000Z', 'STATUS:CONFIRMED']),
  );
  const { data } = await (await t.as(luz)).bookings.one({ params: { id } });
  expect(data.calendar).toEqual([
    { uid: `${bookingId}-1@lado`, startsAt: at('10:00'), endsAt: data.endsAt, isGone: false },
  ]);
  await (await t.as(luz)).appointments.cancel({ params: { id }, body: { reason: 'She is well' } });
  const cancelled = await linesOf(address);
  expect(cancelled).toContain('STATUS:CANCELLED');
  const sequences = [before, freed, moved, cancelled].map(sequenceIn);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
});

test('a new address stops the old one, and one that is stopped is missing like any other', async () => {
  const old = await make();
  const fresh = await make();
  const unknown = new URL(old.href.replace(/calendar\/[^/]+/, `calendar/${'a'.repeat(43)}`));
  for (const address of [old, unknown]) expect((await read(address)).json()).toMatchObject({ code: 'not_found' });
  expect((await read(fresh)).statusCode).toBe(200);
  expect((await (await feeds()).mine({})).data).toEqual([
    { providerId: doctor.id, createdAt: '2026-06-15T16:00:00.000Z', readAt: '2026-06-15T16:00:00.000Z' },
  ]);
  await (await feeds()).stop({ params: { id: doctor.id } });
  expect((await read(fresh)).statusCode).toBe(404);
  expect((await (await feeds()).mine({})).data).toEqual([]);
});

test('ends with the role of its owner, and is nobody else’s to make', async () => {
  const address = await make();
  await expect(make(luz)).rejects.toMatchObject({ status: 404 });
  await t.db.updateTable('provider_managers').set({ role: 'bookkeeping' }).where('user_id', '=', maya.id).execute();
  expect((await read(address)).statusCode).toBe(404);
});

test('does not come back with whoever left and is in the team again', async () => {
  const address = await make();
  const [place] = await t.db.deleteFrom('provider_managers').where('user_id', '=', maya.id).returningAll().execute();
  if (place) await t.db.insertInto('provider_managers').values(place).execute();
  expect((await read(address)).statusCode).toBe(404);
});

test('its address is kept nowhere and in no log; the look is in the trail', async () => {
  await booked();
  const address = await make();
  const key = address.pathname.split('/').at(-2) ?? '';
  await read(address);
  await read(address);
  expect(logged.join('')).toContain('/feeds/v1.0/calendar/:key/appointments.ics');
  expect(logged.join('')).not.toContain(key);
  const kept = await t.db.selectFrom('calendar_feeds').select('key_hash').execute();
  expect(JSON.stringify(kept)).not.toContain(key);
  const looks = await t.db
    .selectFrom('audit_entries')
    .select('actor_id')
    .where('person_id', '=', luz.personId)
    .where('subject', '=', `calendar-feed:${doctor.id}`)
    .execute();
  expect(looks).toEqual([{ actor_id: maya.id }]);
});

test('is read sixty times an hour, and guessed no oftener', async () => {
  const address = await make();
  for (let times = 0; times < 60; times += 1) expect((await read(address)).statusCode).toBe(200);
  expect((await read(address)).statusCode).toBe(429);
  const guess = (n: number) => read(new URL(address.href.replace(/calendar\/[^/]+/, `calendar/${n}`)));
  const codes: number[] = [];
  for (let times = 0; times < 65; times += 1) codes.push((await guess(times)).statusCode);
  expect(codes.slice(-3)).toEqual([429, 429, 429]);
});
