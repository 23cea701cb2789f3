import { describe, expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { chargedFor } from '#test/checkout.ts';
import { lettersTo } from '#test/letters.ts';
import { auditTrailOf, eventsOf } from '#test/stays.ts';
import { first, inWeek, openSeries, saturday, second, third } from './walking-series.ts';

const { t, party, series, times, cancel, move, takeAway, moveAtPlace, opened, states, freeAt } = await openSeries();
const subjectsTo = async ({ email }: Person) => {
  const rows = t.db.selectFrom('outbox').select('subject').where('recipient', '=', email).orderBy('created_at');
  return (await rows.execute()).map(({ subject }) => subject);
};
const bellOf = async (person: Person) =>
  (await (await t.as(person)).notifications.list({ query: {} })).data.find(({ _id }) => _id === series.id)?.facts;
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
    expect((await auditTrailOf(t, party.elena.personId)).map(({ subject }) => subject)).toContain(
      `booking:${series.id}`,
    );
    for (const day of [25, 26]) {
      t.clock.set(`2026-06-${day}T17:00:00Z`);
      await t.runJobs();
    }
    expect(await chargedFor(t, series.id)).toEqual({ count: 1, cents: 6000 });
    t.clock.set('2026-07-02T17:00:00Z');
    await t.runJobs();
    expect(await chargedFor(t, series.id)).toEqual({ count: 2, cents: 12_000 });
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
    expect((await eventsOf(t, series.id)).filter((what) => what === 'timeCancelled')).toHaveLength(1);
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
    expect(await dayList('2026-06-27')).toMatchObject([{ _id: series.id, startsAt: saturday }]);
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
    expect(await chargedFor(t, series.id)).toEqual({ count: 1, cents: 6000 });
    t.clock.set('2026-07-02T17:00:00Z');
    await t.runJobs();
    expect(await chargedFor(t, series.id)).toEqual({ count: 2, cents: 12_000 });
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
      (await (await times(person))[of]({ params: { id: series.id }, query: { startsAt: second } })).times;
    const forFamily = await near(party.elena, 'free');
    expect(forFamily).toHaveLength(4);
    expect(forFamily).not.toContain(second);
    expect(await near(party.theo, 'freeAtPlace')).toEqual(forFamily);
    await expect(move(second, forFamily[0] ?? '')).resolves.toMatchObject({ status: 'scheduled' });
  });
});
