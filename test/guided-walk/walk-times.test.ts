import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { DAY_MS } from '#shared/durations.ts';
import { chargedFor } from '#test/checkout.ts';
import type { TestApp } from '#test/harness.ts';
import { lettersTo } from '#test/letters.ts';
import { racing } from '#test/racing.ts';
import { auditTrailOf, eventsOf } from '#test/stays.ts';
import { aWalkingParty, friday, walkApp, walksOf } from './walk-world.ts';

let t: TestApp;
let party: Awaited<ReturnType<typeof aWalkingParty>>;
let id: string;

beforeAll(async () => {
  t = await walkApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set('2026-06-15T16:00:00Z');
  party = await aWalkingParty(t);
  id = await aSeries();
});

const inWeek = (week: number, from = friday) => new Date(Date.parse(from) + week * 7 * DAY_MS).toISOString();
const [first, second, third] = [friday, inWeek(1), inWeek(2)];
const saturday = inWeek(1, '2026-06-20T17:00:00.000Z');

/** Three walks, a week apart, each paid on the day before; the first is paid, and the guide has said yes. */
async function aSeries() {
  const { _id: booked } = await party.book(friday, party.elena, 3);
  const method = await aCard(t.ports, 'good', t.clock.now());
  await (await t.as(party.elena)).payments.pay({ body: { bookingId: booked, method, chargeLater: true } });
  await party.accept(booked);
  return booked;
}

const times = async (person: Person) => (await t.as(person)).singleTimes;
const cancel = async (startsAt: string, { by = party.elena, ...body }: { by?: Person; expectedCents?: number } = {}) =>
  (await (await times(by)).cancel({ params: { id }, body: { startsAt, ...body } })).data;
const move = async (startsAt: string, to: string, by = party.elena) =>
  (await (await times(by)).move({ params: { id }, body: { startsAt, to } })).data;
const takeAway = async (startsAt: string, by = party.theo) =>
  (await (await times(by)).cancelAtPlace({ params: { id }, body: { startsAt, reason: 'I am ill.' } })).data;
const moveAtPlace = async (startsAt: string, to: string, by = party.theo) =>
  (await (await times(by)).moveAtPlace({ params: { id }, body: { startsAt, to } })).data;

const opened = async () => (await (await t.as(party.elena)).bookings.one({ params: { id } })).data;
const states = async () => (await opened()).single.map(({ startsAt, state }) => [startsAt, state]);
const freeAt = async (startsAt: string) => {
  t.clock.set(new Date(Date.parse(startsAt) - 5 * DAY_MS).toISOString());
  const { data } = await (await walksOf(t)).slots({ params: { id: party.guide.id } });
  return data.some((slot) => slot.startsAt === startsAt);
};
const subjectsTo = async ({ email }: Person) => {
  const rows = t.db.selectFrom('outbox').select('subject').where('recipient', '=', email).orderBy('created_at');
  return (await rows.execute()).map(({ subject }) => subject);
};
const bellOf = async (person: Person) =>
  (await (await t.as(person)).notifications.list({ query: {} })).data.find(({ _id }) => _id === id)?.facts;
const dayList = async (day: string) => (await (await t.as(party.theo)).requests.day({ query: { day } })).data;

describe('one walk of a series', () => {
  test('is cancelled while the others stay: what was not charged of it never is, and both sides hear it', async () => {
    const after = await cancel(second, { expectedCents: 6000 });
    expect(after).toMatchObject({ status: 'scheduled', money: { totalCents: 12_000, refundCents: 0 } });
    expect(after.times.map(({ startsAt }) => startsAt)).toEqual([first, third]);
    expect(after.single).toMatchObject([
      { startsAt: first, state: 'coming', canCancel: true },
      { startsAt: second, state: 'cancelled', cancelledBy: 'family', cents: 6000, canCancel: false, canMove: false },
      { startsAt: third, state: 'coming' },
    ]);
    expect(await dayList('2026-06-26')).toEqual([]);
    for (const person of [party.elena, party.theo]) {
      expect(await subjectsTo(person)).toContain(`Friday, June 26, 2026: one time of ${after.bookingId} is cancelled`);
      expect(await bellOf(person)).toMatchObject({ what: 'timeCancelled', about: '2026-06-26', bySide: 'family' });
    }
    expect((await auditTrailOf(t, party.elena.personId)).map(({ subject }) => subject)).toContain(`booking:${id}`);
    for (const day of [25, 26]) {
      t.clock.set(`2026-06-${day}T17:00:00Z`);
      await t.runJobs();
    }
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 6000 });
    t.clock.set('2026-07-02T17:00:00Z');
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 12_000 });
    expect((await opened()).money).toMatchObject({ totalCents: 12_000, paidCents: 12_000, balanceCents: 0 });
    expect(await freeAt(second)).toBe(true);
  });

  test('gives back what was charged of it, once, however often it is cancelled', async () => {
    await cancel(first, { expectedCents: 6000 });
    await cancel(first);
    await t.runJobs();
    await t.runJobs();
    const refunds = t.db.selectFrom('simulated_refunds').select('amount_cents');
    expect((await refunds.execute()).map(({ amount_cents: cents }) => cents)).toEqual([6000]);
    expect(await opened()).toMatchObject({ startsAt: second, money: { totalCents: 12_000, refundCents: 6000 } });
    expect((await eventsOf(t, id)).filter((what) => what === 'timeCancelled')).toHaveLength(1);
  });

  test('keeps its price when it is cancelled too late, and the page hears that before', async () => {
    t.clock.set('2026-06-18T16:00:00Z'); // free until two days before
    await expect(cancel(first, { expectedCents: 6000 })).rejects.toMatchObject({
      code: 'price_changed',
      values: { refundCents: 0 },
    });
    expect(await cancel(first, { expectedCents: 0 })).toMatchObject({ money: { totalCents: 18_000, refundCents: 0 } });
    expect((await lettersTo(t, party.elena.email)).join()).toContain('so the price stays');
  });

  test('is moved at its price, and stands on its new day alone', async () => {
    const { bookingId } = await opened();
    const after = await move(second, saturday);
    expect(after).toMatchObject({ status: 'scheduled', money: { totalCents: 18_000 } });
    expect(after.single).toMatchObject([
      { startsAt: first, movedFrom: null },
      { startsAt: saturday, day: '2026-06-27', movedFrom: second, state: 'coming' },
      { startsAt: third, movedFrom: null },
    ]);
    expect(after.timeline.map(({ title }) => title)).toContain('One time was moved');
    expect(await dayList('2026-06-26')).toEqual([]);
    expect(await dayList('2026-06-27')).toMatchObject([{ _id: id, startsAt: saturday }]);
    for (const person of [party.elena, party.theo]) {
      expect(await subjectsTo(person)).toContain(`One time of ${bookingId} is moved to Saturday, June 27, 2026`);
      expect(await bellOf(person)).toMatchObject({ what: 'timeMoved', aboutTime: second, movedTo: saturday });
    }
    expect(await freeAt(second)).toBe(true);
    expect(await freeAt(saturday)).toBe(false);
  });

  test('keeps its name in calendars, and those that are cancelled are taken out of them', async () => {
    const before = (await opened()).calendar;
    const [, secondEvent, thirdEvent] = before;
    const moved = await move(second, inWeek(3, '2026-06-20T17:00:00.000Z'));
    expect(moved.calendar.map(({ uid }) => uid).sort()).toEqual(before.map(({ uid }) => uid).sort());
    const last = moved.calendar.at(-1);
    expect(last).toMatchObject({ uid: secondEvent?.uid, isGone: false });
    const { calendar } = await cancel(third);
    expect(calendar.filter(({ isGone }) => isGone)).toEqual([{ ...thirdEvent, isGone: true }]);
    const feed = (await (await t.as(party.elena)).familyFeed.make({})).address;
    const file = await (await t.fetch(new URL(feed).pathname)).text();
    const events = file.split('BEGIN:VEVENT').slice(1);
    const named = (uid: string | undefined) => events.find((event) => event.includes(String(uid)));
    expect(named(thirdEvent?.uid)).toContain('STATUS:CANCELLED');
    expect(named(secondEvent?.uid)).toContain('STATUS:CONFIRMED');
    expect(named(secondEvent?.uid)).toContain('20260711');
  });

  test('that was moved comes off the part by which it was to be paid, not off that of its new day', async () => {
    const late = inWeek(3, '2026-06-20T17:00:00.000Z');
    await move(second, late);
    await cancel(late, { expectedCents: 6000 });
    t.clock.set('2026-06-25T17:00:00Z');
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 6000 });
    t.clock.set('2026-07-02T17:00:00Z');
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 12_000 });
  });

  test('goes the way back, and again, under the name that it has', async () => {
    await move(second, saturday);
    await move(saturday, inWeek(1, '2026-06-21T17:00:00.000Z'));
    expect((await move(inWeek(1, '2026-06-21T17:00:00.000Z'), second)).single).toMatchObject([
      {},
      { startsAt: second },
      {},
    ]);
    await cancel(third);
    await move(second, third);
    const { calendar } = await cancel(third);
    expect(new Set(calendar.map(({ uid }) => uid)).size).toBe(3);
    expect(await states()).toEqual([
      [first, 'coming'],
      [third, 'cancelled'],
      [third, 'cancelled'],
    ]);
  });

  test('that was moved when cancelling was no longer free is not free again', async () => {
    t.clock.set('2026-06-18T16:00:00Z');
    await expect(move(first, saturday)).resolves.toBeDefined();
    const [moved] = (await opened()).single.filter(({ startsAt }) => startsAt === saturday);
    expect(moved).toMatchObject({ cents: 0 });
    expect(await cancel(saturday)).toMatchObject({ money: { totalCents: 18_000 } });
  });
});

describe('its guide', () => {
  test('cancels one with a reason, and all of its price goes back', async () => {
    t.clock.set('2026-06-19T15:00:00Z');
    const request = await takeAway(first);
    expect(request.single[0]).toMatchObject({ state: 'cancelled', cancelledBy: 'provider', reason: 'I am ill.' });
    expect(await opened()).toMatchObject({
      single: [{ reason: 'I am ill.', cancelledBy: 'provider' }, {}, {}],
      money: { totalCents: 12_000, refundCents: 6000 },
    });
    const letter = (await lettersTo(t, party.elena.email)).join();
    expect(letter).toContain('Theo Brandt cancelled one time of the booking for Elena Marín.');
    expect(letter).toContain('Reason: I am ill.');
    expect(await bellOf(party.elena)).toMatchObject({ what: 'timeCancelled', bySide: 'provider' });
  });

  test('moves one, and its family can cancel that for free', async () => {
    t.clock.set('2026-06-19T08:00:00Z');
    const request = await moveAtPlace(first, '2026-06-20T17:00:00.000Z');
    expect(request.single[0]).toMatchObject({ startsAt: '2026-06-20T17:00:00.000Z', movedFrom: first });
    expect((await lettersTo(t, party.elena.email)).join()).toContain('this time can be cancelled for free');
    expect((await opened()).single[0]).toMatchObject({ cents: 6000, canCancel: true });
    expect(await cancel('2026-06-20T17:00:00.000Z')).toMatchObject({ money: { refundCents: 6000 } });
  });

  test('is told which times near it are free, and so is the family', async () => {
    const near = async (person: Person, of: 'free' | 'freeAtPlace') =>
      (await (await times(person))[of]({ params: { id }, query: { startsAt: second } })).times;
    const forFamily = await near(party.elena, 'free');
    expect(forFamily).toHaveLength(4);
    expect(forFamily).not.toContain(second);
    expect(await near(party.theo, 'freeAtPlace')).toEqual(forFamily);
    await expect(move(second, forFamily[0] ?? '')).resolves.toMatchObject({ status: 'scheduled' });
  });
});

describe('nobody cancels or moves', () => {
  const late = { code: 'too_late' };

  test('a time that has begun, that nobody came to, or that is too near for a family', async () => {
    t.clock.set('2026-06-18T17:00:00Z');
    await expect(move(first, saturday)).rejects.toMatchObject(late); // a day before at the latest
    t.clock.set('2026-06-19T15:31:00Z');
    await expect(cancel(first)).rejects.toMatchObject(late); // an hour
    await expect(moveAtPlace(first, saturday)).resolves.toBeDefined();
    t.clock.set(saturday);
    for (const act of [() => cancel(saturday), () => takeAway(saturday), () => moveAtPlace(saturday, inWeek(3))])
      await expect(act()).rejects.toMatchObject(late);
    const { requests } = await t.as(party.theo);
    await requests.attend({ params: { id }, body: { startsAt: saturday, state: 'missed' } });
    expect((await states())[1]).toEqual([saturday, 'missed']);
    await expect(takeAway(saturday)).rejects.toMatchObject(late);
  });

  test('a time to which somebody has come before it begins', async () => {
    t.clock.set('2026-06-19T15:00:00Z');
    const { requests } = await t.as(party.theo);
    await requests.attend({ params: { id }, body: { startsAt: first, state: 'arrived' } });
    expect((await opened()).single[0]).toMatchObject({ state: 'arrived', canCancel: false, canMove: false });
    for (const act of [() => cancel(first), () => takeAway(first), () => moveAtPlace(first, saturday)])
      await expect(act()).rejects.toMatchObject(late);
    await requests.attend({ params: { id }, body: { startsAt: first, state: 'expected' } });
    await expect(takeAway(first)).resolves.toBeDefined();
  });

  test('while a card is being charged: its sum would be another one', async () => {
    const charging = (until: string | null) =>
      t.db.updateTable('bookings').set({ charging_until: until }).where('id', '=', id).execute();
    await charging('2026-06-15T16:00:30Z');
    for (const act of [() => cancel(second), () => takeAway(second)])
      await expect(act()).rejects.toMatchObject({ code: 'conflict' });
    await expect(move(second, saturday)).resolves.toBeDefined();
    await charging(null);
    await expect(cancel(saturday)).resolves.toBeDefined();
  });

  test('a time of a booking that waits, or is cancelled', async () => {
    id = (await party.book('2026-06-20T17:00:00.000Z', party.elena, 2))._id;
    await party.pay(id);
    await expect(cancel('2026-06-20T17:00:00.000Z')).rejects.toMatchObject(late);
    await (await t.as(party.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
    await expect(cancel('2026-06-20T17:00:00.000Z')).rejects.toMatchObject(late);
    await expect(move('2026-06-20T17:00:00.000Z', saturday)).rejects.toMatchObject(late);
  });

  test('what was cancelled or moved meanwhile; the same once more changes nothing', async () => {
    await move(second, saturday);
    await expect(move(second, saturday)).resolves.toBeDefined();
    await expect(move(second, third)).rejects.toMatchObject({ code: 'conflict' });
    await expect(cancel(second)).rejects.toMatchObject({ code: 'conflict' });
    await cancel(third);
    await expect(cancel(third)).resolves.toBeDefined();
    await expect(move(third, second)).rejects.toMatchObject({ code: 'conflict' });
    await cancel(saturday);
    await expect(cancel(second)).resolves.toBeDefined(); // where it was before
    await expect(move(second, saturday)).rejects.toMatchObject({ code: 'conflict' });
    const happened = await eventsOf(t, id);
    expect(happened.filter((what) => what.startsWith('time'))).toEqual(['timeMoved', 'timeCancelled', 'timeCancelled']);
  });

  test('to where nothing is free, or where another of its times is', async () => {
    await party.book(saturday, await aPerson(t.db));
    await expect(move(second, saturday)).rejects.toMatchObject({ code: 'slot_taken' });
    await expect(move(second, third)).rejects.toMatchObject({ code: 'slot_taken' });
    await expect(move(second, '2026-06-27T17:10:00.000Z')).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await states()).toEqual([first, second, third].map((startsAt) => [startsAt, 'coming']));
  });

  test('the only time that is left', async () => {
    await cancel(first);
    await cancel(second);
    await expect(cancel(third)).rejects.toMatchObject({ issues: [{ key: 'errors.timeLast' }] });
    expect((await opened()).single.at(-1)).toMatchObject({ canCancel: false, canMove: true });
  });

  test('times of others, which look like missing ones', async () => {
    const other = '2026-06-19T17:30:00.000Z';
    await expect(cancel(other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(move(other, saturday)).rejects.toMatchObject({ code: 'not_found' });
    const stranger = await aPerson(t.db);
    const payer = await aPerson(t.db);
    const { personId } = party.elena;
    await aRelation(t, { personId, memberId: payer.id, relationship: 'friend', scopes: ['payments'] });
    for (const person of [stranger, payer, party.theo]) {
      await expect(cancel(second, { by: person })).rejects.toMatchObject({ code: 'not_found' });
      await expect(move(second, saturday, person)).rejects.toMatchObject({ code: 'not_found' });
    }
    const daughter = await aPerson(t.db);
    const link = await aRelation(t, { personId, memberId: daughter.id, relationship: 'mother', scopes: ['bookings'] });
    await expect(move(second, saturday, daughter)).resolves.toBeDefined();
    await expect(move(saturday, second, daughter)).resolves.toBeDefined();
    await (await t.as(party.elena)).circle.change({ params: { id: link }, body: { change: 'stop' } });
    await expect(cancel(second, { by: daughter })).rejects.toMatchObject({ code: 'not_found' });
    await expect(move(second, saturday, daughter)).rejects.toMatchObject({ code: 'not_found' });
    const reader = await aPerson(t.db);
    await aMember(t.db, { providerId: party.guide.id, userId: reader.id, role: 'reading', now: t.clock.now() });
    for (const person of [stranger, party.elena, reader]) {
      await expect(takeAway(second, person)).rejects.toMatchObject({ code: 'not_found' });
      await expect(moveAtPlace(second, saturday, person)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});

describe('of two at once', () => {
  test('who cancel and move the same time, one wins and the other hears it', async () => {
    const ended = await racing<unknown>(t.db, id, [() => cancel(second), () => move(second, saturday)]);
    const won = ended.filter(({ status }) => status === 'fulfilled');
    const lost = ended.find((end) => end.status === 'rejected');
    expect(won).toHaveLength(1);
    expect(lost?.reason).toMatchObject({ code: 'conflict' });
    const isCancelled = ended[0]?.status === 'fulfilled';
    const { money, times: standing } = await opened();
    expect(money.totalCents).toBe(isCancelled ? 12_000 : 18_000);
    expect(standing).toHaveLength(isCancelled ? 2 : 3);
    expect([await freeAt(second), await freeAt(saturday)]).toEqual([true, isCancelled]);
  });

  test('who note that somebody came and take the time away, one wins', async () => {
    t.clock.set('2026-06-19T15:00:00Z');
    const { requests } = await t.as(party.theo);
    const arrive = () => requests.attend({ params: { id }, body: { startsAt: first, state: 'arrived' } });
    const [came, gone] = await racing<unknown>(t.db, id, [arrive, () => takeAway(first)]);
    expect([came?.status, gone?.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect((await states())[0]).toEqual([first, came?.status === 'fulfilled' ? 'arrived' : 'cancelled']);
  });

  test('taps on the same button, one counts', async () => {
    const ended = await racing<unknown>(t.db, id, [() => cancel(first), () => cancel(first)]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const moves = await racing<unknown>(t.db, id, [() => move(second, saturday), () => move(second, saturday)]);
    expect(moves.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const returns = t.db.selectFrom('booking_returns').select('amount_cents').where('booking_id', '=', id);
    expect(await returns.execute()).toEqual([{ amount_cents: 6000 }]);
    expect((await eventsOf(t, id)).slice(-2)).toEqual(['timeCancelled', 'timeMoved']);
  });
});
