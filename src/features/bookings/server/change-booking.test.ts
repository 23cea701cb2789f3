import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { racing } from '#test/racing.ts';
import { eventsOf, seatsTaken } from '#test/stays.ts';

let t: TestApp;
let elena: Person;
let manager: Person;
let centre: NewCentre;

beforeAll(async () => {
  t = await testApp();
  elena = await aPerson(t.db, { phone: '6265550148' });
  manager = await aPerson(t.db, { firstName: 'Omar', lastName: 'Reyes', phone: '6265550149' });
  centre = await aCentre(t.db, { managerId: manager.id, capacity: 100 });
});
afterAll(() => t.close());

const change = async (id: string, body: object, person = elena) =>
  (await (await t.as(person)).bookings.change({ params: { id }, body })).data;
const cancel = (id: string, expectedRefundCents?: number) =>
  change(id, { status: 'cancelled', ...(expectedRefundCents !== undefined && { expectedRefundCents }) });
const mailsAbout = async (bookingId: string) =>
  (
    await t.db.selectFrom('mailbox').select(['recipient', 'subject', 'channel']).orderBy('delivered_at').execute()
  ).filter(({ subject }) => subject?.includes(bookingId));
describe('cancelling', () => {
  test('gives back what the page had shown, and the seats', async () => {
    const own = await aCentre(t.db, { managerId: manager.id });
    const { id, bookingId } = await aStay(t, { centre: own, person: elena });
    expect(await seatsTaken(t, own.id)).toBe(1);
    const data = await cancel(id, 8400);
    expect(data).toMatchObject({
      status: 'cancelled',
      tab: 'cancelled',
      payment: 'refund_due',
      canCancel: false,
      money: { refundCents: 8400, refundIfCancelledCents: 0 },
      cancelled: { by: 'family', code: 'cancelled', reason: null },
    });
    expect(await seatsTaken(t, own.id)).toBe(0);
    await t.runJobs();
    const after = (await (await t.as(elena)).bookings.one({ params: { id } })).data;
    expect(after.payment).toBe('refunded');
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid', 'accepted', 'cancelled', 'refunded']);
    expect(
      await t.db
        .selectFrom('simulated_refunds')
        .innerJoin('simulated_charges', 'simulated_charges.reference', 'simulated_refunds.charge')
        .select('simulated_refunds.amount_cents')
        .where('description', '=', `Booking ${bookingId}`)
        .execute(),
    ).toEqual([{ amount_cents: 8400 }]);
    const about = await mailsAbout(bookingId);
    expect(about).toEqual(
      expect.arrayContaining([
        { channel: 'mail', recipient: elena.email, subject: `Booking ${bookingId} is cancelled` },
        { channel: 'mail', recipient: manager.email, subject: `The family cancelled booking ${bookingId}` },
      ]),
    );
    expect(
      await t.db
        .selectFrom('mailbox')
        .select('subject')
        .where('recipient', '=', elena.email)
        .where('subject', '=', '$84.00 is on its way back to you')
        .execute(),
    ).toHaveLength(1);
  });

  test('less than 48 hours before the first day gives nothing back, and says so before', async () => {
    const { id } = await aStay(t, {
      centre,
      person: elena,
      checkIn: '2026-06-17',
      checkOut: '2026-06-17',
      weekDays: [3],
    });
    expect((await (await t.as(elena)).bookings.one({ params: { id } })).data.money.refundIfCancelledCents).toBe(0);
    await expect(cancel(id, 8400)).rejects.toMatchObject({
      code: 'price_changed',
      status: 409,
      values: { refundCents: 0 },
    });
    expect(await cancel(id, 0)).toMatchObject({ status: 'cancelled', payment: 'kept', money: { refundCents: 0 } });
  });

  test('a request that nobody has answered is always free', async () => {
    const { id } = await aStay(t, {
      centre,
      person: elena,
      status: 'pending',
      checkIn: '2026-06-16',
      checkOut: '2026-06-16',
      weekDays: [2],
    });
    await expect(cancel(id, 0)).rejects.toMatchObject({ code: 'price_changed', values: { refundCents: 8400 } });
    expect(await cancel(id, 8400)).toMatchObject({ payment: 'refund_due', money: { refundCents: 8400 } });
  });

  test('for another sum than was shown cancels nothing', async () => {
    const { id } = await aStay(t, { centre, person: elena });
    await expect(cancel(id, 8399)).rejects.toMatchObject({ code: 'price_changed', values: { refundCents: 8400 } });
    expect((await (await t.as(elena)).bookings.one({ params: { id } })).data.status).toBe('accepted');
  });

  test('without a sum gives back by the policy', async () => {
    const { id } = await aStay(t, { centre, person: elena });
    expect(await cancel(id)).toMatchObject({ status: 'cancelled', money: { refundCents: 8400 } });
  });

  test('what was never paid tells the family only', async () => {
    const { id, bookingId } = await aStay(t, { centre, person: elena, status: 'held' });
    expect(await cancel(id, 0)).toMatchObject({ status: 'cancelled', payment: 'due' });
    await t.runJobs();
    expect((await mailsAbout(bookingId)).map(({ recipient }) => recipient)).toEqual([elena.email]);
  });

  test('twice is once', async () => {
    const own = await aCentre(t.db, { managerId: manager.id });
    const { id } = await aStay(t, { centre: own, person: elena });
    const ended = await racing(t.db, id, [() => cancel(id, 8400), () => cancel(id, 8400)]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await seatsTaken(t, own.id)).toBe(0);
    await cancel(id, 0);
    expect((await eventsOf(t, id)).filter((what) => what === 'cancelled')).toHaveLength(1);
  });

  test('is too late once it has ended, or was ended by others', async () => {
    const over = await aStay(t, { centre, person: elena, checkIn: '2026-05-04' });
    const declined = await aStay(t, { centre, person: elena, status: 'declined' });
    for (const { id } of [over, declined])
      await expect(cancel(id, 0)).rejects.toMatchObject({ code: 'too_late', status: 409 });
  });
});

describe('the note', () => {
  test('is changed while the booking stands, and the change is in the trail', async () => {
    const { id, personId } = await aStay(t, { centre, person: elena });
    expect((await change(id, { note: '  No nuts, please.  ' })).note).toBe('No nuts, please.');
    expect((await (await t.as(manager)).requests.one({ params: { id } })).data.note).toBe('No nuts, please.');
    expect((await change(id, { note: '' })).note).toBeNull();
    const writes = await t.db
      .selectFrom('audit_entries')
      .select('id')
      .where('person_id', '=', personId)
      .where('action', '=', 'write')
      .where('subject', '=', `booking:${id}`)
      .execute();
    expect(writes).toHaveLength(4);
    await cancel(id, 8400);
    await expect(change(id, { note: 'again' })).rejects.toMatchObject({ code: 'too_late' });
  });

  test.each([
    ['another state', { status: 'accepted' }],
    ['a state of old', { status: 'pending' }],
    ['too many words', { note: 'x'.repeat(1001) }],
    ['half a cent', { expectedRefundCents: 1.5 }],
  ])('%s is refused', async (_, body) => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    await expect(change(id, body)).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
