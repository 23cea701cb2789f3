import { beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { racing } from '#test/racing.ts';
import { bellOf, eventsOf, seatsTaken } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { sweepAnswers, sweepHolds } from './sweep-bookings.ts';

const { t, town } = await openTown();
let elena: Person;
let manager: Person;
let centre: NewCentre;

beforeEach(() => {
  ({ elena, manager, centre } = town);
});

const one = async (id: string) => (await (await t.as(elena)).bookings.one({ params: { id } })).data;
const taken = () => seatsTaken(t, centre.id);

describe('seats that are held', () => {
  test('are spoken of once, five minutes before they are free again, and not when they are paid', async () => {
    const { bookingId } = await aStay(t, { centre, person: elena, status: 'held' });
    const mails = async () => {
      await t.runJobs();
      const sent = t.db.selectFrom('mailbox').select('subject').where('recipient', '=', elena.email);
      return (await sent.orderBy('delivered_at').execute()).map(({ subject }) => subject);
    };
    t.clock.advance(599);
    expect(await mails()).toEqual([]);
    expect((await bellOf(t, elena)).data).toEqual([]);
    t.clock.advance(1);
    const warning = `Not paid yet: ${bookingId} is kept until Monday, June 15, 2026, 9:15 AM (Pacific Time)`;
    expect(await mails()).toEqual([warning]);
    expect(await mails()).toEqual([warning]);
    const { notifications } = await t.as(elena);
    expect((await notifications.list({ query: {} })).data).toMatchObject([
      { facts: { bookingId, status: 'pending', heldUntil: '2026-06-15T16:15:00.000Z' } },
    ]);
    await aStay(t, { centre, person: manager, status: 'pending' });
    t.clock.advance(299);
    await t.runJobs();
    const all = await t.db.selectFrom('mailbox').select('subject').where('subject', 'like', 'Not paid yet%').execute();
    expect(all).toHaveLength(1);
  });

  test('are free again after 900 seconds, and not before', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'held' });
    t.clock.advance(899);
    await t.runJobs();
    expect(await taken()).toBe(1);
    t.clock.advance(1);
    await t.runJobs();
    expect(await taken()).toBe(0);
    expect(await one(id)).toMatchObject({
      status: 'cancelled',
      payment: 'due',
      heldUntil: null,
      cancelled: { by: 'clock', code: 'unpaid' },
      money: { refundCents: 0 },
    });
    expect((await bellOf(t, elena)).data).toMatchObject([{ _id: id, status: 'cancelled' }]);
    expect((await bellOf(t, manager)).data).toEqual([]);
  });

  test('are kept another 900 seconds when the family asks, once, and spoken of again', async () => {
    const { id, bookingId } = await aStay(t, { centre, person: elena, status: 'held' });
    const { bookings } = await t.as(elena);
    expect(await one(id)).toMatchObject({ canExtend: true, heldUntil: '2026-06-15T16:15:00.000Z' });
    t.clock.advance(700);
    await t.runJobs();
    const { data } = await bookings.extend({ params: { id } });
    expect(data).toMatchObject({ canExtend: false, heldUntil: '2026-06-15T16:30:00.000Z', status: 'pending' });
    expect((await bookings.extend({ params: { id } })).data.heldUntil).toBe(data.heldUntil);
    expect(await eventsOf(t, id)).toEqual(['sent', 'extended']);
    t.clock.advance(1000);
    await t.runJobs();
    const warned = t.db.selectFrom('mailbox').select('subject').where('subject', 'like', `Not paid yet: ${bookingId}%`);
    expect((await warned.orderBy('delivered_at').execute()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('9:15 AM'),
      expect.stringContaining('9:30 AM'),
    ]);
    expect(await taken()).toBe(1);
    t.clock.advance(100);
    await t.runJobs();
    expect(await taken()).toBe(0);
    const later = (await t.as(elena)).bookings;
    await expect(later.extend({ params: { id } })).rejects.toMatchObject({ code: 'hold_ended' });
  });

  test('are kept longer once by two at the same moment', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'held' });
    const { bookings } = await t.as(elena);
    const extend = () => bookings.extend({ params: { id } });
    const ended = await racing(t.db, id, [extend, extend]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect((await one(id)).heldUntil).toBe('2026-06-15T16:30:00.000Z');
    expect(await eventsOf(t, id)).toEqual(['sent', 'extended']);
  });

  test('are either kept longer or free again when both come at once', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'held' });
    t.clock.advance(899);
    const { bookings } = await t.as(elena);
    const after = new Date(t.clock.now().getTime() + 1000);
    const sweep = () => sweepHolds({ ...t.context(), now: after });
    const [extended] = await racing<unknown>(t.db, id, [() => bookings.extend({ params: { id } }), sweep]);
    const { status } = await one(id);
    expect(status).toBe(extended?.status === 'fulfilled' ? 'pending' : 'cancelled');
    expect(await taken()).toBe(status === 'pending' ? 1 : 0);
  });

  test('are not kept longer by somebody who keeps others longer already', async () => {
    const first = await aStay(t, { centre, person: elena, status: 'held' });
    const other = await aStay(t, { centre, person: elena, status: 'held', weekDays: [2] });
    const { bookings } = await t.as(elena);
    await bookings.extend({ params: { id: first.id } });
    await expect(bookings.extend({ params: { id: other.id } })).rejects.toMatchObject({ code: 'hold_extended' });
    await bookings.change({ params: { id: first.id }, body: { status: 'cancelled' } });
    await bookings.extend({ params: { id: other.id } });
    const stranger = await t.as(manager);
    await expect(stranger.bookings.extend({ params: { id: other.id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('are given back once by two sweeps at the same moment', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'held' });
    await aStay(t, { centre, person: elena, status: 'accepted' });
    t.clock.advance(900);
    const ended = await racing(t.db, id, [() => sweepHolds(t.context()), () => sweepHolds(t.context())]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await taken()).toBe(1);
    expect(await eventsOf(t, id)).toEqual(['sent', 'unpaid']);
  });
});

describe('a request that nobody answers', () => {
  test('ends after a day and is refunded', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    t.clock.advance(86_399);
    await t.runJobs();
    expect(await one(id)).toMatchObject({ status: 'pending' });
    t.clock.advance(1);
    await t.runJobs();
    expect(await one(id)).toMatchObject({
      status: 'cancelled',
      payment: 'refunded',
      cancelled: { by: 'clock', code: 'expired' },
      money: { refundCents: 8400 },
    });
    expect(await taken()).toBe(0);
    const letters = await t.db
      .selectFrom('mailbox')
      .select(['recipient', 'subject'])
      .where('recipient', 'in', [elena.email, manager.email])
      .execute();
    expect(
      letters.map(
        ({ recipient, subject }) =>
          `${recipient === elena.email ? 'family' : 'centre'}: ${subject?.replace(/SC-\d+/, 'SC')}`,
      ),
    ).toEqual(
      expect.arrayContaining([
        'family: Jacaranda Day Center did not answer in time: SC',
        'centre: Request SC has ended without an answer',
        'family: $84.00 is on its way back to you',
      ]),
    );
  });

  test('ends once, and an answer that comes at the same moment loses or wins', async () => {
    const { id } = await aStay(t, { centre, person: elena, status: 'pending' });
    const calls = (await t.as(manager)).requests;
    const before = new Date(t.clock.now().getTime() + 86_399_000);
    const ended = await racing<unknown>(t.db, id, [
      () => calls.accept({ params: { id } }),
      () => sweepAnswers({ ...t.context(), now: new Date(before.getTime() + 1000) }),
      () => sweepAnswers({ ...t.context(), now: new Date(before.getTime() + 1000) }),
    ]);
    const { status } = await one(id);
    const isAccepted = ended[0]?.status === 'fulfilled';
    expect(status).toBe(isAccepted ? 'accepted' : 'cancelled');
    expect(await eventsOf(t, id)).toEqual(['sent', 'paid', isAccepted ? 'accepted' : 'expired']);
    expect(await taken()).toBe(isAccepted ? 1 : 0);
  });
});
