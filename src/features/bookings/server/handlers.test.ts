import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { brokenEntry } from '#server/audit.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { aBooking } from './seed.ts';

let t: TestApp;
let elena: Person;
let manager: Person;
let centre: Awaited<ReturnType<typeof aCentre>>;

beforeAll(async () => {
  t = await testApp({ logs: { write: (line) => { if (line.includes('fail')) console.log(line); } } });
  elena = await aPerson(t.db, { phone: '6265550148' });
  manager = await aPerson(t.db, { firstName: 'Omar', lastName: 'Reyes' });
  centre = await aCentre(t.db, { managerId: manager.id });
});
afterAll(() => t.close());

const stay = { checkInDate: '06/17/2026', checkOutDate: '07/15/2026', weekDays: [3] };

async function seatsTaken(day: string, centreId = centre.id) {
  const row = await t.db.selectFrom('seat_days').select('taken').where('centre_id', '=', centreId).where('day', '=', day).executeTakeFirst();
  return row?.taken ?? 0;
}

describe('booking a stay', () => {
  test('with the defaults of the specification holds one seat a week for 900 seconds', async () => {
    const { data } = await (await t.as(elena)).bookings.book({ body: { ...stay, centerId: centre.id } });
    expect(data).toMatchObject({
      status: 'pending', tab: 'pending', kind: 'stay', payment: 'due', providerName: 'Jacaranda Day Center', personName: 'Elena Marín', isForSelf: true, bookedDate: '2026-06-17',
      heldUntil: '2026-06-15T16:15:00.000Z', startsAt: '2026-06-17T15:00:00.000Z', endsAt: '2026-07-16T00:00:00.000Z',
      money: { totalCents: 42_000, depositCents: 8400, balanceCents: 33_600, refundCents: 0, refundIfCancelledCents: 0 },
      events: [{ what: 'sent' }],
      stay: { days: ['2026-06-17', '2026-06-24', '2026-07-01', '2026-07-08', '2026-07-15'], opens: '08:00', closes: '17:00', guests: 1 },
    });
    expect(data.bookingId).toMatch(/^SC-\d+$/);
    expect(await seatsTaken('2026-06-17')).toBe(1);
    expect(await brokenEntry(t.db, elena.personId)).toBeUndefined();
  });

  test('seeds', async () => {
    for (const status of ['held', 'pending', 'accepted', 'declined', 'expired', 'cancelled', 'unpaid'] as const) {
      const b = await aBooking(t, { centre, person: elena, status });
      expect(b.bookingId).toMatch(/SC/);
    }
    const done = await aBooking(t, { centre, person: elena, checkIn: '2026-05-04' });
    expect((await (await t.as(elena)).bookings.one({ params: { id: done.id } })).data.tab).toBe('completed');
    await t.runJobs();
    console.log((await t.db.selectFrom('mailbox').select(['channel', 'recipient', 'subject', 'body_text']).execute()).map((m) => `${m.channel} ${m.subject}\n${m.body_text}`).join('\n-----\n'));
  });
});
