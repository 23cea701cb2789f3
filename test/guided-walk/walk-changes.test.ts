import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { knownBooking } from '#features/bookings/server/seed.ts';
import { aCharge } from '#features/payments/server/seed.ts';
import { settle } from '#features/payments/server/settle-payment.ts';
import { aCentre, aStay } from '#features/senior-care/server/seed.ts';
import { friday, openWalks, walksOf } from './walk-world.ts';

const { t, world, freeOn, mailTo, bellOf, opened, listed } = await openWalks();

const saturday = '2026-06-20T17:00:00.000Z';

/** The payment that the processor has taken arrives now. */
async function payLate(id: string) {
  const booking = await knownBooking(t, id);
  const now = t.clock.now();
  const charge = await aCharge(t.db, { booking, userId: world.party.elena.id, now });
  await settle({ ...t.context(), now }, charge);
}

describe('a walk with a guide', () => {
  test('is moved to half hours that are free', async () => {
    const { _id: id, bookingId } = await world.party.book();
    await world.party.pay(id);
    await world.party.accept(id);
    const { move } = await walksOf(t, world.party.elena);
    const moved = (await move({ params: { id }, body: { startsAt: saturday } })).data;
    expect(moved).toMatchObject({
      status: 'scheduled',
      startsAt: saturday,
      firstDay: '2026-06-20',
      times: [{ day: '2026-06-20', startsAt: saturday, endsAt: '2026-06-20T18:00:00.000Z' }],
    });
    expect(moved.timeline.map(({ title }) => title)).toContain('Moved to another time');
    expect([await freeOn('2026-06-19'), await freeOn('2026-06-20')].map((free) => free.length)).toEqual([6, 4]);
    for (const person of [world.party.elena, world.party.theo])
      expect(await mailTo(person)).toContain(`Booking ${bookingId} is moved`);

    await world.party.book('2026-06-20T16:00:00.000Z');
    const back = move({ params: { id }, body: { startsAt: friday } });
    await expect(back).resolves.toMatchObject({ data: { startsAt: friday } });
    const taken = move({ params: { id }, body: { startsAt: '2026-06-20T16:30:00.000Z' } });
    await expect(taken).rejects.toMatchObject({ code: 'slot_taken' });
    expect(await opened(id)).toMatchObject({ startsAt: friday });
  });

  test('is not moved once it has begun, and nothing else is moved as a walk', async () => {
    const { _id: id } = await world.party.book();
    const toSaturday = async (booking: string) => {
      const { move } = await walksOf(t, world.party.elena);
      return move({ params: { id: booking }, body: { startsAt: saturday } });
    };
    await expect(toSaturday(id)).rejects.toMatchObject({ code: 'too_late' }); // not paid yet
    await world.party.pay(id);
    const centre = await aCentre(t.db, { managerId: world.party.theo.id });
    const stay = await aStay(t, { centre, person: world.party.elena });
    await expect(toSaturday(stay.id)).rejects.toMatchObject({ code: 'not_found' });
    await world.party.accept(id);
    t.clock.set('2026-06-19T17:00:00Z');
    await expect(toSaturday(id)).rejects.toMatchObject({ code: 'too_late' });
    expect(await opened(id)).toMatchObject({ startsAt: friday });
  });

  test('is cancelled with its money back, and its half hours are free for others again', async () => {
    const { _id: id } = await world.party.book();
    await world.party.pay(id);
    await world.party.accept(id);
    const { bookings } = await t.as(world.party.elena);
    const cancelled = (await bookings.change({ params: { id }, body: { status: 'cancelled' } })).data;
    expect(cancelled).toMatchObject({ status: 'cancelled', payment: 'refund_due', money: { refundCents: 6000 } });
    expect(await freeOn('2026-06-19')).toHaveLength(6);
    expect(await mailTo(world.party.elena)).toContain('$60.00 is on its way back to you');
    expect((await opened(id)).payment).toBe('refunded');
    expect(await bellOf(world.party.theo)).toMatchObject([{ _id: id, facts: { status: 'cancelled' } }]);
    expect(await listed('cancelled')).toEqual([id]);
  });

  test('that is not paid in time lets go, and has its half hours again when the payment was only late', async () => {
    const { _id: id } = await world.party.book();
    t.clock.advance(901);
    await t.runJobs();
    expect(await opened(id)).toMatchObject({ status: 'cancelled', cancelled: { code: 'unpaid' } });
    expect(await freeOn('2026-06-19')).toHaveLength(6);
    await payLate(id);
    expect(await opened(id)).toMatchObject({ status: 'pending', payment: 'paid' });
    expect(await freeOn('2026-06-19')).toHaveLength(4);
  });

  test('that was paid late, when others had its half hours, is paid back', async () => {
    const { _id: id } = await world.party.book();
    t.clock.advance(901);
    await t.runJobs();
    await world.party.book(friday, await aPerson(t.db));
    await payLate(id);
    expect(await opened(id)).toMatchObject({ status: 'cancelled', payment: 'refund_due' });
    expect(await freeOn('2026-06-19')).toHaveLength(4);
  });
});
