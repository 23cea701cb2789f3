import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { openAppointments } from '#test/appointments.ts';

const { book } = await openAppointments();

afterEach(() => vi.restoreAllMocks());

/** How what is asked of PostgreSQL for a booking begins, and for what it is asked: one more costs everybody who books. */
const statements = [
  ['INSERT INTO "rate_limits"', 'how much the network books'],
  ['INSERT INTO "rate_limits"', 'how much the account books'],
  ['begin', ''],
  ['select "users"."id"', 'the account'],
  ['select count(*)', 'what it keeps unpaid'],
  ['select "people"', 'whom it is for'],
  ['select "providers"', 'the doctor with the hours'],
  ['select pg_advisory_xact_lock', 'the holder'],
  ['select (select', 'holds in the way, and times off'],
  ['insert into slots', 'the slot'],
  ['insert into "appointment_days"', 'the number of the day'],
  ['with "booking"', 'the booking with all that belongs to it'],
  ['select count(*)', 'what is fair'],
  ['commit', ''],
  ['select "bookings"', 'as its family sees it'],
] as const;

test('booking a free slot asks no more than these', async () => {
  await book({ time: '09:00' });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await book({ time: '10:00' });
  const texts = asked.mock.calls.map(([query]) =>
    String(typeof query === 'string' ? query : (query as { text: string }).text).trim(),
  );
  const ofBooking = texts.filter((text) => !/"sessions"|access_tokens/.test(text)); // besides logging in
  expect(ofBooking.map((text, index) => text.slice(0, statements[index]?.[0].length))).toEqual(
    statements.map(([beginning]) => beginning),
  );
});
