import { afterAll, describe, expect, test } from 'vitest';
import { addTimeOff } from '#features/availability/server/availability-store.ts';
import { takeSlots } from '#features/availability/server/slots.ts';
import { aReview } from '#features/senior-care/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { APPOINTMENT } from '../doctor.ts';
import { bookableDoctor } from './doctor-store.ts';
import { aDoctor } from './seed.ts';

// Monday, nine o'clock in Pasadena
const t: TestApp = await testApp({ now: '2026-06-15T16:00:00Z' });
afterAll(() => t.close());
const { doctors } = await t.as();
const at = (clock: string) => new Date(`2026-06-15T${clock}:00-07:00`);

const take = (providerId: string, starts: Date[]) =>
  t.db
    .transaction()
    .execute((db) => takeSlots(db, { providerId, service: APPOINTMENT, starts, places: 1, now: t.clock.now() }));

describe('the page of a doctor', () => {
  test('says who they are, what a visit costs, and since when they practise', async () => {
    const { id, managerId } = await aDoctor(t.db, { practisesSince: '2017-06-16' });
    const { data } = await doctors.one({ params: { id } });
    expect(data).toMatchObject({
      name: 'Dr. Daniel Okafor',
      isVerified: true,
      prices: { videoCents: 4900, chatCents: 2900 },
      experienceYears: 8,
      minutes: 20,
      hostId: managerId,
      licence: { state: 'CA', number: 'A-104522' },
    });
  });

  test('knows no price and no hours of somebody whom nobody has checked', async () => {
    const { id } = await aDoctor(t.db, { verifiedAt: null });
    const { data } = await doctors.one({ params: { id } });
    expect(data).toMatchObject({ isVerified: false, prices: null, hours: [] });
    await expect(doctors.schedule({ params: { id }, query: {} })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is missing for what is no doctor', async () => {
    await expect(doctors.one({ params: { id: 'none' } })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has its reviews, by the filter that was chosen', async () => {
    const { id } = await aDoctor(t.db);
    await aReview(t.db, { providerId: id, stars: 5 });
    await aReview(t.db, { providerId: id, stars: 2 });
    const lowest = await doctors.reviews({ params: { id }, query: { filtertype: 'lowest' } });
    expect(lowest.data.map(({ stars }) => stars)).toEqual([2, 5]);
    const fives = await doctors.reviews({ params: { id }, query: { filtertype: '5' } });
    expect(fives.pagization.totalCount).toBe(1);
  });
});

describe('the schedule of a doctor', () => {
  test('has every slot that is offered, and says which are taken', async () => {
    const { id } = await aDoctor(t.db);
    await take(id, [at('10:30')]);
    const { data, timeZone, minutes, aheadDays, nextFree } = await doctors.schedule({
      params: { id },
      query: { days: 1 },
    });
    expect({ timeZone, minutes, aheadDays, nextFree }).toEqual({
      timeZone: 'America/Los_Angeles',
      minutes: 20,
      aheadDays: 60,
      nextFree: at('10:00').toISOString(),
    });
    expect(data.slice(0, 3)).toEqual([
      { startsAt: at('10:00').toISOString(), endsAt: at('10:20').toISOString(), isFree: true },
      { startsAt: at('10:30').toISOString(), endsAt: at('10:50').toISOString(), isFree: false },
      { startsAt: at('11:00').toISOString(), endsAt: at('11:20').toISOString(), isFree: true },
    ]);
  });

  test('leaves time off out', async () => {
    const { id } = await aDoctor(t.db);
    const now = t.clock.now();
    await t.db
      .transaction()
      .execute((db) => addTimeOff(db, { providerId: id, startsAt: at('00:00'), endsAt: at('23:59'), now }));
    const { data } = await doctors.schedule({ params: { id }, query: { days: 2 } });
    expect(data[0]?.startsAt).toBe('2026-06-16T16:00:00.000Z');
  });

  test('is there only when somebody answers', async () => {
    const { id } = await aDoctor(t.db, { managerId: null });
    await expect(doctors.schedule({ params: { id }, query: {} })).rejects.toMatchObject({ code: 'not_found' });
    expect(await bookableDoctor(t.db, { id, now: t.clock.now() })).toBeUndefined();
  });
});

test('a booking finds prices by mode and the weekly hours of a doctor', async () => {
  const { id } = await aDoctor(t.db, { prices: { videoCents: 6200, chatCents: null } });
  const doctor = await bookableDoctor(t.db, { id, now: t.clock.now() });
  expect(doctor).toMatchObject({ prices: { videoCents: 6200, chatCents: null }, priceCents: 6200 });
  expect(doctor?.weeklyHours).toMatchObject({ slotMinutes: 20, bufferMinutes: 10 });
});
