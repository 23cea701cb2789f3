import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { openCareVisits, said } from '#test/care-visits.ts';

const { t, world, at, paid, accept, freeHours } = await openCareVisits();

describe('by the calls of the specification', () => {
  test('it is listed by tab with those of doctors beside it, and opened', async () => {
    const id = await paid();
    await accept(id);
    const { careVisits, appointments, bookings } = await t.as(world.elena);
    const { data, counts } = await careVisits.list({ params: { id: world.elena.id }, query: {} });
    expect([data.map(({ _id }) => _id), counts.upcoming]).toEqual([[id], 1]);
    expect((await appointments.list({ params: { id: world.elena.id }, query: {} })).data).toEqual([]);
    expect((await bookings.list({ query: { on: '/dashboardappointments' } })).data.map(({ _id }) => _id)).toEqual([id]);
    expect((await bookings.list({ query: { on: '/dashboardbookings' } })).data).toEqual([]);
    expect((await careVisits.details({ body: { id } })).data).toMatchObject({ _id: id, status: 'scheduled' });
    await expect(appointments.details({ body: { id } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('its family cancels it by its terms, its caregiver for all of the money', async () => {
    const [own, theirs] = [await paid(), await paid({ time: '12:00' })];
    await accept(own);
    await accept(theirs);
    t.clock.set('2026-06-17T05:00:00Z'); // ten in the evening before: half comes back
    const { careVisits } = await t.as(world.elena);
    const cancelled = await careVisits.cancel({
      params: { id: own },
      body: { reason: 'She is in hospital', expectedRefundCents: 4500 },
    });
    expect(cancelled.data).toMatchObject({ status: 'cancelled', cancelled: { by: 'family' } });
    await (await t.as(world.yolanda)).careVisits.cancel({ params: { id: theirs }, body: { reason: 'I am ill' } });
    const { data } = await careVisits.details({ body: { id: theirs } });
    expect(data.lines.find(({ name }) => name === 'refund')?.cents).toBe(9000);
    expect(await freeHours()).toHaveLength(8);
  });

  test('it is moved with all of its hours, also across some of its own', async () => {
    const id = await paid();
    await accept(id);
    const { careVisits } = await t.as(world.elena);
    const { data } = await careVisits.move({ params: { id }, body: { startsAt: at('10:00') } });
    expect(data).toMatchObject({ startsAt: at('10:00'), endsAt: at('13:00'), details: { moves: 1 } });
    expect(await freeHours()).toEqual(['08:00', '09:00', '13:00', '14:00', '15:00'].map((time) => at(time)));
    expect(await said(careVisits.move({ params: { id }, body: { startsAt: at('14:00') } }))).toBe(
      'startsAt errors.slotNotOffered',
    );
    await paid({ by: await aPerson(t.db), time: '13:00' });
    expect(await said(careVisits.move({ params: { id }, body: { startsAt: at('11:00') } }))).toBe('slot_taken');
    expect((await careVisits.details({ body: { id } })).data.startsAt).toBe(at('10:00'));
  });

  test('it is reviewed once, after it has taken place', async () => {
    const id = await paid();
    await accept(id);
    const { careVisits, caregivers } = await t.as(world.elena);
    const body = { bookingId: id, stars: 5, words: 'Soup, and somebody to talk to.' };
    expect(await said(careVisits.addReview({ body }))).toBe('conflict');
    t.clock.set('2026-06-17T20:00:00Z');
    const later = (await t.as(world.elena)).careVisits;
    await later.addReview({ body });
    expect(await said(later.addReview({ body }))).toBe('already_reviewed');
    const { data } = await caregivers.reviews({ params: { id: world.caregiverId }, query: { filtertype: 'newest' } });
    expect(data).toMatchObject([{ stars: 5 }]);
  });

  test('somebody else’s is missing', async () => {
    const id = await paid();
    const { careVisits } = await t.as(await aPerson(t.db));
    const tries = [
      careVisits.details({ body: { id } }),
      careVisits.cancel({ params: { id }, body: { reason: 'No' } }),
      careVisits.move({ params: { id }, body: { startsAt: at('10:00') } }),
      careVisits.addReview({ body: { bookingId: id, stars: 5, words: 'Never there' } }),
    ];
    expect(await Promise.all(tries.map(said))).toEqual(['not_found', 'not_found', 'not_found', 'not_found']);
  });
});

describe('the caregiver', () => {
  test('sees what is asked, when and about where, and offers another time as long', async () => {
    const id = await paid();
    await accept(id);
    const { offers, requests } = await t.as(world.yolanda);
    expect((await requests.one({ params: { id } })).data).toMatchObject({
      what: 'Care at home, 3 hours',
      reasons: expect.arrayContaining(['This is too far for me.']),
      canOffer: true,
    });
    expect((await offers.near({ params: { id } })).times).toContain(at('12:00'));
    await offers.make({ params: { id }, body: { why: 'declined', reason: 'I am ill on that day.' } });
    const { bookings, careVisits } = await t.as(world.elena);
    const [first] = (await bookings.one({ params: { id } })).data.offer?.times ?? [];
    await careVisits.move({ params: { id }, body: { startsAt: first ?? '' } });
    expect((await bookings.one({ params: { id } })).data).toMatchObject({ startsAt: first, status: 'scheduled' });
  });

  test('has a day with who expects them, and its colleagues what their role includes', async () => {
    await accept(await paid());
    const { requests } = await t.as(world.yolanda);
    const { data } = await requests.agenda({ query: { day: '2026-06-17', span: 'day' } });
    expect(data?.visits).toMatchObject([{ glance: ['3 hours', 'Pasadena 91104', 'Meal preparation'] }]);
    const books = await aPerson(t.db);
    await aMember(t.db, { providerId: world.caregiverId, userId: books.id, role: 'bookkeeping', now: t.clock.now() });
    await expect((await t.as(books)).requests.agenda({ query: {} })).rejects.toMatchObject({ status: 404 });
  });
});
