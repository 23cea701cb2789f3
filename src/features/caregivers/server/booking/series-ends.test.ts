import { describe, expect, test } from 'vitest';
import { remindOfEnds } from '#features/bookings/server/reminders/remind-of-bookings.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { openCareVisits, said } from '#test/care-visits.ts';
import { lettersTo, newsOf } from '#test/letters.ts';

const { t, world, at, bookSeries, paid, accept } = await openCareVisits();
const [wednesday, thursday, nextWednesday] = ['2026-06-17', '2026-06-18', '2026-06-24'];

const standing = async () => {
  const { _id: id } = await bookSeries([wednesday, thursday, nextWednesday]);
  const method = await aCard(t.ports, 'good', t.clock.now());
  await (await t.as(world.elena)).payments.pay({ body: { bookingId: id, method, chargeLater: true } });
  await accept(id);
  return id;
};
const opened = async (id: string) => (await (await t.as(world.elena)).bookings.one({ params: { id } })).data;
const cancel = async (id: string) =>
  (await t.as(world.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });

describe('the last of them', () => {
  /** A week before it ends. */
  const nearEnd = async () => {
    t.clock.set(at('12:00', wednesday));
    await Promise.all([remindOfEnds(t.context()), remindOfEnds(t.context())]);
    const letters = await lettersTo(t, world.elena.email);
    return letters.filter((letter) => letter.includes('If it is to go on'));
  };

  test('is told a week before, once, however many look for it, and the bell says so', async () => {
    const id = await standing();
    t.clock.set(at('11:59', wednesday));
    await remindOfEnds(t.context());
    expect(await lettersTo(t, world.elena.email)).not.toContainEqual(expect.stringContaining('for the last time'));
    const [letter, ...others] = await nearEnd();
    expect(others).toEqual([]);
    expect(letter).toContain('Yolanda Prieto comes to Elena Marín for the last time on Wednesday, June 24, 2026');
    expect(letter).toContain(`/dashboardappointments?id=${id}`);
    expect((await newsOf(t, world.elena))[0]?.facts).toMatchObject({ what: 'endsSoon', about: nextWednesday });
    expect((await lettersTo(t, world.yolanda.email)).join()).not.toContain('for the last time');
  });

  test.each([
    ['who has booked on', async () => accept(await paid({ startsAt: at('13:00', '2026-06-25') }))],
    ['whose visits were cancelled', (id: string) => cancel(id)],
  ])('is not told to a family %s', async (_, change) => {
    await change(await standing());
    expect(await nearEnd()).toEqual([]);
  });
});

describe('once the rest is cancelled', () => {
  const firstIsOver = async () => {
    const id = await standing();
    t.clock.set(at('12:30', wednesday));
    await cancel(id);
    return id;
  };
  const review = async (bookingId: string) =>
    said((await t.as(world.elena)).careVisits.addReview({ body: { bookingId, stars: 2, words: 'She came once.' } }));

  test('its caregiver writes of the visit that took place, and of no other', async () => {
    const id = await firstIsOver();
    const note = { done: [], condition: 'usual' as const, words: 'The only one.', isToWatch: false };
    const write = async (startsAt: string) =>
      said(
        (await t.as(world.yolanda)).partnerVisitNotes.write({ params: { id }, body: { startsAt, version: 0, note } }),
      );
    expect(await write(at('09:00'))).toBeUndefined();
    t.clock.set(at('12:30', thursday));
    expect(await write(at('09:00', thursday))).toBe('not_found');
  });

  test('its family reviews what took place, by the day of that', async () => {
    const id = await firstIsOver();
    expect(await opened(id)).toMatchObject({ status: 'cancelled', canReview: true });
    expect(await review(id)).toBeUndefined();
    expect(await opened(id)).toMatchObject({ canReview: false });
    const { visited_on: day } = await t.db
      .selectFrom('reviews')
      .select('visited_on')
      .where('booking_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(day).toBe(wednesday);
    expect(await review(id)).toBe('already_reviewed');
  });

  test('and none took place before, nothing is reviewed', async () => {
    const id = await standing();
    t.clock.set(at('11:59'));
    await cancel(id);
    expect(await opened(id)).toMatchObject({ status: 'cancelled', canReview: false });
    expect(await review(id)).toBe('conflict');
  });
});
