import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { openCareVisits, said } from '#test/care-visits.ts';
import { chargedFor } from '#test/checkout.ts';
import { lettersTo } from '#test/letters.ts';
import { careSeriesKind } from './visit-kind.ts';

const { t, world, at, book, bookSeries, accept, freeHours } = await openCareVisits();

/** A Wednesday with the day after it, and the same a week later: the day before the second week begins is the last of the first. */
const [wednesday, thursday, nextTuesday, nextWednesday] = ['2026-06-17', '2026-06-18', '2026-06-23', '2026-06-24'];
const days = [wednesday, thursday, nextTuesday, nextWednesday] as [string, string, string, string];

const pay = async (bookingId: string, card: Parameters<typeof aCard>[1] = 'good', chargeLater = true) => {
  const method = await aCard(t.ports, card, t.clock.now());
  return (await t.as(world.elena)).payments.pay({ body: { bookingId, method, chargeLater } });
};
const standing = async () => {
  const { _id: id } = await bookSeries(days);
  await pay(id);
  await accept(id);
  return id;
};
const opened = async (id: string) => (await (await t.as(world.elena)).bookings.one({ params: { id } })).data;
const times = async () => (await t.as(world.elena)).singleTimes;

describe('visits of several weeks', () => {
  test('are booked at once, the first week paid, the next one charged three days before it begins', async () => {
    const { _id: id, money, bookingId } = await bookSeries(days);
    expect(bookingId).toMatch(/^CW-/);
    expect(money).toMatchObject({ totalCents: 36_000, dueNowCents: 27_000, laterCents: 9000 });
    await pay(id);
    await accept(id);
    expect(await opened(id)).toMatchObject({ status: 'scheduled', money: { paidCents: 27_000 } });
    expect((await opened(id)).lines.map(({ term, cents }) => [term, cents])).toEqual([
      ['Total', 36_000],
      ['Paid', 27_000],
      ['To pay later', 9000],
    ]);
    expect((await freeHours()).includes(at('09:00'))).toBe(false);
    t.clock.set(new Date(Date.parse(at('08:59', '2026-06-21'))).toISOString());
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 27_000 });
    t.clock.set(at('09:00', '2026-06-21'));
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 36_000 });
  });

  test('say to both sides what they are, and what is paid of them', async () => {
    const { _id: id } = await bookSeries(days);
    await pay(id);
    const asked = (await lettersTo(t, world.yolanda.email)).join();
    expect(asked).toContain('A family asks Yolanda Prieto to come each week: Care at home each week, 3 hours');
    expect(asked).toContain('the first week is paid');
    await accept(id);
    expect((await lettersTo(t, world.elena.email)).join()).toContain('comes to Elena Marín each week');
  });

  test('are had all or none: where one is taken, nothing is kept of the others', async () => {
    await book({ by: await aPerson(t.db), startsAt: at('10:00', nextWednesday) });
    await expect(bookSeries(days)).rejects.toMatchObject({ code: 'slot_taken' });
    expect(await freeHours()).toContain(at('09:00'));
    expect(await t.db.selectFrom('bookings').select('id').where('user_id', '=', world.elena.id).execute()).toEqual([]);
  });

  test('are refused where they overlap, are one, are in no order, or cost something else', async () => {
    expect(await said(bookSeries([wednesday]))).toBe('starts errors.visitsTooFew');
    expect(await said(bookSeries([thursday, wednesday]))).toBe('starts errors.invalid_input');
    expect(await said(bookSeries([wednesday, wednesday]))).toBe('starts errors.invalid_input');
    const overlapping = { starts: [at('09:00'), at('11:00')] };
    expect(await said(bookSeries([], overlapping))).toBe('starts errors.invalid_input');
    expect(await said(bookSeries([wednesday, '2026-06-20']))).toBe('starts errors.slotNotOffered'); // a Saturday
    const many = Array.from({ length: 57 }, (_, day) =>
      at('09:00', new Date(Date.UTC(2026, 6, day)).toISOString().slice(0, 10)),
    );
    expect(await said(bookSeries([], { starts: many }))).toBe('starts errors.visitsTooMany');
    await expect(bookSeries(days, { expectedCents: 9000 })).rejects.toMatchObject({
      code: 'price_changed',
      values: { totalCents: 36_000 },
    });
  });

  test('that are not paid keep the hours of one caregiver once for an account', async () => {
    await bookSeries([wednesday, nextWednesday]);
    await bookSeries([thursday, '2026-06-25']);
    const held = { userId: world.elena.id, client: 'elsewhere', providerId: world.caregiverId };
    await expect(careSeriesKind.refuseUnfair(t.db, { ...held, factor: 2 })).resolves.toBeUndefined();
    await expect(careSeriesKind.refuseUnfair(t.db, { ...held, factor: 1 })).rejects.toMatchObject({
      code: 'too_many_held',
    });
  });
});

describe('one of them', () => {
  test('is cancelled by itself: the last of the first week comes back, and the next week costs what it did', async () => {
    const id = await standing();
    const cancel = { startsAt: at('09:00', nextTuesday), expectedCents: 9000 };
    await (await times()).cancel({ params: { id }, body: cancel });
    expect(await opened(id)).toMatchObject({ money: { totalCents: 27_000, refundCents: 9000, laterCents: 9000 } });
    t.clock.set(at('09:00', '2026-06-21'));
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 2, cents: 27_000 });
    expect(await opened(id)).toMatchObject({ money: { totalCents: 27_000, paidCents: 36_000, refundCents: 9000 } });
  });

  test('of a week that is not charged yet is never charged', async () => {
    const id = await standing();
    await (await times()).cancel({ params: { id }, body: { startsAt: at('09:00', nextWednesday) } });
    t.clock.set(at('09:00', '2026-06-22'));
    await t.runJobs();
    expect(await chargedFor(t, id)).toEqual({ count: 1, cents: 27_000 });
  });

  test('is moved by either side to an hour that is free, as long as it was', async () => {
    const id = await standing();
    const startsAt = at('09:00', nextTuesday);
    const { times: near } = await (await times()).free({ params: { id }, query: { startsAt } });
    expect(near).toContain(at('12:00', nextTuesday));
    expect(near).not.toContain(at('10:00', nextWednesday));
    await (await times()).move({ params: { id }, body: { startsAt, to: at('12:00', nextTuesday) } });
    const { singleTimes } = await t.as(world.yolanda);
    const back = { startsAt: at('12:00', nextTuesday), to: at('13:00', nextTuesday) };
    await singleTimes.moveAtPlace({ params: { id }, body: back });
    const { single } = await opened(id);
    expect(single.map((one) => one.startsAt)).toContain(at('13:00', nextTuesday));
    await expect(
      singleTimes.moveAtPlace({
        params: { id },
        body: { startsAt: at('13:00', nextTuesday), to: at('14:00', nextTuesday) },
      }),
    ).rejects.toMatchObject({ issues: [{ key: 'errors.slotNotOffered' }] }); // three hours would end after the day
  });

  test('that lies in a time off of the caregiver is cancelled with it, for all of its price, and the others stay', async () => {
    const id = await standing();
    const { workingHours, offers } = await t.as(world.yolanda);
    const off = { first: nextTuesday, last: nextTuesday };
    await workingHours.close({ params: { id: world.caregiverId }, body: off });
    const [closed] = await t.db
      .selectFrom('time_off')
      .select('id')
      .where('provider_id', '=', world.caregiverId)
      .execute();
    const params = { id: closed?.id ?? '' };
    const { data } = await offers.closed({ params });
    expect(data.appointments).toMatchObject([{ _id: id, startsAt: at('09:00', nextTuesday), isSingle: true }]);
    const all = async () => (await offers.makeAll({ params, body: { reason: 'I am away.' } })).offered;
    expect([await all(), await all()]).toEqual([1, 0]);
    expect((await opened(id)).single[2]).toMatchObject({ state: 'cancelled', reason: 'I am away.' });
    expect(await opened(id)).toMatchObject({ status: 'scheduled', money: { totalCents: 27_000, refundCents: 9000 } });
  });

  test('is reminded of a day and two hours before it begins', async () => {
    const id = await standing();
    const said = async () =>
      (await lettersTo(t, world.elena.email)).filter((letter) => letter.includes('This is a reminder'));
    t.clock.set(at('09:00', '2026-06-22'));
    await t.runJobs();
    const before = (await said()).length;
    t.clock.set(at('07:00', nextTuesday));
    await t.runJobs();
    expect((await said()).length).toBe(before + 1);
    expect((await said()).at(-1)).toContain('Yolanda Prieto comes to Elena Marín');
    expect(await opened(id)).toMatchObject({ status: 'scheduled' });
  });

  test('has a note of its own, and the family reads each', async () => {
    const id = await standing();
    const note = { done: [], condition: 'usual' as const, words: 'The first.', isToWatch: false };
    const write = async (startsAt: string, words: string) =>
      (await t.as(world.yolanda)).partnerVisitNotes.write({
        params: { id },
        body: { startsAt, version: 0, note: { ...note, words } },
      });
    t.clock.set(at('12:30'));
    await write(at('09:00'), 'The first.');
    expect(await said(write(at('09:00', thursday), 'The second.'))).toBe('visit_note_ahead');
    t.clock.set(at('12:30', thursday));
    await write(at('09:00', thursday), 'The second.');
    expect(await said(write(at('10:00', thursday), 'Of none.'))).toBe('not_found');
    const { data } = await (await t.as(world.elena)).careVisitNotes.ofVisit({ params: { id } });
    expect(data.map(({ startsAt, note: { words } }) => [startsAt, words])).toEqual([
      [at('09:00', thursday), 'The second.'],
      [at('09:00'), 'The first.'],
    ]);
  });
});

test('a week that no card pays ends what is left in time for the visit before it, for which the money goes back', async () => {
  const { _id: id } = await bookSeries(days);
  await pay(id, 'good', false);
  await accept(id);
  t.clock.set(at('09:00', '2026-06-21'));
  await t.runJobs();
  expect((await lettersTo(t, world.elena.email)).join()).toContain('Please pay by');
  t.clock.set(at('00:59', nextTuesday));
  await t.runJobs();
  expect((await opened(id)).status).toBe('scheduled');
  t.clock.set(at('01:01', nextTuesday));
  await t.runJobs();
  expect(await opened(id)).toMatchObject({ status: 'cancelled', money: { paidCents: 27_000, refundCents: 9000 } });
});
