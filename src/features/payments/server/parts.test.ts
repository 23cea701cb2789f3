import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { duesOf } from '#features/bookings/server/store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openCheckout } from '#test/checkout.ts';
import { racing } from '#test/racing.ts';
import { eventsOf } from '#test/stays.ts';
import { sweepRefunds } from './refund-payments.ts';
import { settle } from './settle-payment.ts';

const { t, town, card, pay, one } = await openCheckout();

const DAY_SECONDS = 86_400;
const states = async (id: string) => (await duesOf(t.db, id)).map(({ state }) => state);
const accept = async (id: string) => (await t.as(town.manager)).requests.accept({ params: { id } });
const cancel = async (id: string) =>
  (await (await t.as(town.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } })).data;

/** A held booking of $252 that is paid in two parts: $84 at once, and $50 a day later. */
async function inTwoParts({ secondAfter = DAY_SECONDS } = {}) {
  const { id } = await aStay(t, { centre: town.centre, person: town.elena, status: 'held' });
  const now = t.clock.now();
  const dueAt = new Date(now.getTime() + secondAfter * 1000);
  await t.db
    .insertInto('booking_dues')
    .values({ booking_id: id, number: 2, amount_cents: 5000, due_at: dueAt, updated_at: now })
    .execute();
  return id;
}

/** The same, accepted and with the second part due. */
async function acceptedInTwoParts() {
  const id = await inTwoParts();
  await pay(id, { method: await card() });
  await accept(id);
  t.clock.advance(DAY_SECONDS);
  return id;
}

/** What the processor has taken for this booking and what it gave back, in cents, in the order of the parts. */
async function atProcessor(bookingId: string) {
  const { rows } = await sql<{ taken: number; back: number }>`
    select simulated_charges.amount_cents as taken, simulated_charges.refunded_cents as back
    from simulated_charges
    join payments on payments.id::text = simulated_charges.key
    join booking_dues on booking_dues.id = payments.due_id
    where payments.booking_id = ${bookingId} and simulated_charges.state = 'succeeded'
    order by booking_dues.number`.execute(t.db);
  return rows;
}

describe('a booking that is paid in two parts', () => {
  test('asks for the first at once and for the second when its day has come', async () => {
    const id = await inTwoParts();
    expect((await one(id)).money).toMatchObject({ dueNowCents: 8400, paidCents: 0, balanceCents: 11_800 });
    expect(await pay(id, { method: await card() })).toMatchObject({
      state: 'succeeded',
      amountCents: 8400,
      booking: { payment: 'paid', money: { dueNowCents: 0, paidCents: 8400 } },
    });
    await accept(id);
    expect((await one(id)).money).toMatchObject({ dueNowCents: 0 });
    t.clock.advance(DAY_SECONDS);
    expect((await one(id)).money).toMatchObject({ dueNowCents: 5000, paidCents: 8400 });
    expect(await pay(id, { method: await card() })).toMatchObject({
      state: 'succeeded',
      amountCents: 5000,
      booking: { status: 'accepted', payment: 'paid', money: { dueNowCents: 0, paidCents: 13_400 } },
    });
    expect(await atProcessor(id)).toEqual([
      { taken: 8400, back: 0 },
      { taken: 5000, back: 0 },
    ]);
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid', 'accepted', 'paid']);
  });

  test('sends its request once: the second payment moves no deadline, and the provider hears alone that it came after all', async () => {
    const id = await acceptedInTwoParts();
    const before = await t.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await t.runJobs();
    const mails = () => t.db.selectFrom('mailbox').select('id').where('recipient', '=', town.manager.email).execute();
    const told = (await mails()).length;
    await pay(id, { method: await card() });
    await t.runJobs();
    const after = await t.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(after).toEqual(before);
    expect(await mails()).toHaveLength(told + 1);
  });

  test('is charged once for each part, however many come at the same moment', async () => {
    const id = await inTwoParts();
    for (const cents of [8400, 5000]) {
      const methods = await Promise.all([1, 2, 3, 4].map(() => card()));
      const ended = await racing(
        t.db,
        id,
        methods.map((method) => () => pay(id, { method })),
      );
      expect(ended.map((end) => end.status === 'fulfilled' && [end.value.state, end.value.amountCents])).toEqual(
        Array(4).fill(['succeeded', cents]),
      );
      if (cents === 8400) await accept(id);
      t.clock.advance(DAY_SECONDS);
    }
    expect((await atProcessor(id)).map(({ taken }) => taken)).toEqual([8400, 5000]);
  });

  test('is not charged for the second by repetitions of the first', async () => {
    const id = await inTwoParts();
    for (let count = 0; count < 3; count += 1)
      expect(await pay(id, { method: await card() })).toMatchObject({ state: 'succeeded', amountCents: 8400 });
    await accept(id);
    expect(await pay(id, { method: await card() })).toMatchObject({ state: 'succeeded', amountCents: 8400 });
    expect((await atProcessor(id)).map(({ taken }) => taken)).toEqual([8400]);
  });

  test('does not take the second while nobody has answered', async () => {
    const id = await inTwoParts({ secondAfter: 0 });
    await pay(id, { method: await card() });
    expect(await pay(id, { method: await card() })).toMatchObject({ state: 'succeeded', amountCents: 8400 });
    expect(await states(id)).toEqual(['paid', 'due']);
  });

  test('has one living payment of each part', async () => {
    const id = await acceptedInTwoParts();
    const [first, second] = await duesOf(t.db, id);
    await pay(id, { method: await card('asking') });
    const another = (dueId = '') =>
      t.db
        .insertInto('payments')
        .values({
          due_id: dueId,
          booking_id: id,
          user_id: town.elena.id,
          amount_cents: 5000,
          method: 'x',
          saves_card: false,
          state: 'started',
          created_at: t.clock.now(),
          updated_at: t.clock.now(),
        })
        .execute();
    for (const due of [first, second]) await expect(another(due?.id)).rejects.toThrow('payments_alive');
  });

  test('says how the last part stands that somebody has tried to pay', async () => {
    const id = await acceptedInTwoParts();
    expect(await pay(id, { method: await card('declined') })).toMatchObject({ state: 'declined', amountCents: 5000 });
    expect(await pay(id, { action: 'check' })).toMatchObject({ state: 'declined', amountCents: 5000 });
    expect(await one(id)).toMatchObject({ status: 'accepted', payment: 'paid', money: { dueNowCents: 5000 } });
    expect(await pay(id, { method: await card() })).toMatchObject({ state: 'succeeded', amountCents: 5000 });
  });

  test('keeps standing when a charge of the second part is under way or comes to nothing', async () => {
    const id = await acceptedInTwoParts();
    await expect(pay(id, { method: await card('silent') })).rejects.toMatchObject({ code: 'payment_unknown' });
    t.clock.advance(600);
    await t.runJobs();
    expect(await one(id)).toMatchObject({ status: 'accepted' });
    expect(await states(id)).toEqual(['paid', 'paid']);
  });
});

describe('cancelling a booking that is paid in two parts', () => {
  test('gives each part back once, and tells of the whole sum once', async () => {
    const id = await acceptedInTwoParts();
    await pay(id, { method: await card() });
    expect((await one(id)).money.refundIfCancelledCents).toBe(13_400);
    expect(await cancel(id)).toMatchObject({ payment: 'refund_due', money: { refundCents: 13_400 } });
    await Promise.all(Array.from({ length: 4 }, () => sweepRefunds(t.context())));
    await t.runJobs();
    expect(await states(id)).toEqual(['refunded', 'refunded']);
    expect(await atProcessor(id)).toEqual([
      { taken: 8400, back: 8400 },
      { taken: 5000, back: 5000 },
    ]);
    expect(await one(id)).toMatchObject({ payment: 'refunded', money: { refundCents: 13_400, paidCents: 13_400 } });
    expect((await eventsOf(t, id)).filter((what) => what === 'refunded')).toHaveLength(1);
    const subjects = await t.db
      .selectFrom('mailbox')
      .select('subject')
      .where('recipient', '=', town.elena.email)
      .execute();
    expect(subjects.filter(({ subject }) => subject?.includes('on its way back'))).toEqual([
      { subject: '$134.00 is on its way back to you' },
    ]);
  });

  test('gives back the percentage of the policy, of each part', async () => {
    const id = await acceptedInTwoParts();
    await pay(id, { method: await card() });
    const refundPolicy = [{ hoursBefore: 0, percent: 50 }];
    await t.db
      .updateTable('bookings')
      .set({ snapshot: sql`bookings.snapshot || ${JSON.stringify({ refundPolicy })}::jsonb` })
      .where('id', '=', id)
      .execute();
    expect(await cancel(id)).toMatchObject({ money: { refundCents: 6700 } });
    await t.runJobs();
    expect(await atProcessor(id)).toEqual([
      { taken: 8400, back: 4200 },
      { taken: 5000, back: 2500 },
    ]);
  });

  test('owes nothing of a part that was not paid', async () => {
    const id = await acceptedInTwoParts();
    expect(await cancel(id)).toMatchObject({ payment: 'refund_due', money: { refundCents: 8400, dueNowCents: 5000 } });
    await t.runJobs();
    expect(await states(id)).toEqual(['refunded', 'due']);
    await expect(one(id)).resolves.toMatchObject({ payment: 'refunded' });
    expect(await pay(id, { method: await card() })).toMatchObject({ amountCents: 8400 });
    expect((await atProcessor(id)).map(({ taken }) => taken)).toEqual([8400]);
  });

  test('gives a second part back whole that arrives after it', async () => {
    const id = await acceptedInTwoParts();
    const { clientSecret } = await pay(id, { method: await card('asking') });
    await cancel(id);
    await t.runJobs();
    expect(await states(id)).toEqual(['refunded', 'due']);
    await t.ports.simulatedProcessor?.confirm(clientSecret ?? '', true);
    const [, second] = await duesOf(t.db, id);
    const payment = await t.db
      .selectFrom('payments')
      .select('reference')
      .where('due_id', '=', second?.id ?? '')
      .executeTakeFirstOrThrow();
    const charge = await t.ports.payments.find({ reference: payment.reference ?? '' });
    if (!charge) throw new Error('There is no charge.');
    await racing(t.db, id, [() => settle(t.context(), charge), () => settle(t.context(), charge)]);
    expect(await states(id)).toEqual(['refunded', 'refund_due']);
    await t.runJobs();
    expect(await states(id)).toEqual(['refunded', 'refunded']);
    expect(await atProcessor(id)).toEqual([
      { taken: 8400, back: 8400 },
      { taken: 5000, back: 5000 },
    ]);
  });

  test('by the provider, who declines, gives back all that was paid', async () => {
    const id = await inTwoParts();
    await pay(id, { method: await card() });
    await (await t.as(town.manager)).requests.decline({ params: { id }, body: { reason: 'We are full.' } });
    await t.runJobs();
    expect(await states(id)).toEqual(['refunded', 'due']);
    expect(await atProcessor(id)).toEqual([{ taken: 8400, back: 8400 }]);
  });
});
