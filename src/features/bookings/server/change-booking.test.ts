import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { racing } from '#test/racing.ts';
import { eventsOf, seatsTaken } from '#test/stays.ts';
import type { RefundPolicy } from '../refund-policy.ts';

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
async function refundedOf(bookingId: string) {
  const rows = await t.db
    .selectFrom('simulated_refunds')
    .innerJoin('simulated_charges', 'simulated_charges.reference', 'simulated_refunds.charge')
    .select('simulated_refunds.amount_cents')
    .where('description', '=', `Booking ${bookingId}`)
    .execute();
  return rows.map(({ amount_cents: cents }) => cents);
}
async function freeze(id: string, refundPolicy: RefundPolicy) {
  await t.db
    .updateTable('bookings')
    .set({ snapshot: sql`bookings.snapshot || ${JSON.stringify({ refundPolicy })}::jsonb` })
    .where('id', '=', id)
    .execute();
}

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
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid', 'accepted', 'cancelled', 'refunded']);
    const after = (await (await t.as(elena)).bookings.one({ params: { id } })).data;
    expect(after).toMatchObject({
      payment: 'refunded',
    });
    expect(await refundedOf(bookingId)).toEqual([8400]);
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

  test('another sum than was shown cancels nothing', async () => {
    const { id } = await aStay(t, { centre, person: elena });
    await expect(cancel(id, 0)).rejects.toMatchObject({ code: 'price_changed', values: { refundCents: 8400 } });
    expect((await (await t.as(elena)).bookings.one({ params: { id } })).data).toMatchObject({
      status: 'accepted',
      payment: 'paid',
      money: { refundCents: 0 },
    });
  });

  test.each([
    ['in time', '2026-06-22', 'refund_due', 8400],
    ['too late for money', '2026-06-17', 'kept', 0],
  ])('without a sum goes by the policy: %s', async (_, checkIn, payment, refundCents) => {
    const { id } = await aStay(t, { centre, person: elena, checkIn, checkOut: checkIn, weekDays: [1, 3] });
    expect(await cancel(id)).toMatchObject({ status: 'cancelled', payment, money: { refundCents } });
  });

  test.each([
    [80, 8400],
    [72, 8400],
    [71, 4200],
    [24, 4200],
    [23, 0],
  ])('goes by the policy that was frozen with the booking: %i hours before it begins', async (hours, refundCents) => {
    const { id, bookingId, startsAt } = await aStay(t, { centre, person: elena });
    await freeze(id, [
      { hoursBefore: 72, percent: 100 },
      { hoursBefore: 24, percent: 50 },
    ]);
    const before = t.clock.now();
    t.clock.set(new Date(startsAt.getTime() - hours * 3_600_000).toISOString());
    const { money, refundEndHours } = (await (await t.as(elena)).bookings.one({ params: { id } })).data;
    expect([money.refundIfCancelledCents, refundEndHours]).toEqual([refundCents, 24]);
    await expect(cancel(id, refundCents + 1)).rejects.toMatchObject({ code: 'price_changed', values: { refundCents } });
    expect(await cancel(id)).toMatchObject({
      payment: refundCents > 0 ? 'refund_due' : 'kept',
      money: { refundCents },
    });
    await t.runJobs();
    expect(await refundedOf(bookingId)).toEqual(refundCents > 0 ? [refundCents] : []);
    t.clock.set(before.toISOString());
  });

  test('is known as it stands at that moment: until when it is free, and what is kept', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending', checkIn: '2026-06-18', weekDays: [4] });
    const before = t.clock.now();
    const said = async () => (await (await t.as(elena)).bookings.one({ params: { id } })).data.cancelling;
    const freeUntil = '2026-06-16T15:00:00.000Z';
    expect(await said()).toMatchObject({ state: 'free', freeUntil });
    t.clock.set('2026-06-16T15:30:00Z');
    expect(await said()).toMatchObject({ state: 'unanswered', freeUntil, keptCents: 8400 });
    await (await t.as(manager)).requests.accept({ params: { id } });
    expect(await said()).toMatchObject({ state: 'late', freeUntil, backCents: 0, keptCents: 8400 });
    await cancel(id);
    expect(await said()).toBeNull();
    t.clock.set(before.toISOString());
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
    expect((await cancel(id, 0)).status).toBe('cancelled');
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
