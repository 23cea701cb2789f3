import { afterAll, beforeEach } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { someHome } from '#features/caregivers/server/booking/seed.ts';
import { aCaregiver } from '#features/caregivers/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import { testApp } from './harness.ts';

type Wish = { time?: string; by?: Person } & Record<string, unknown>;

/**
 * A server with a family and a caregiver, new before each test, and what both do. It is Monday, June 15, nine in the morning in
 * Pasadena.
 */
export async function openCareVisits() {
  const t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
  const world = {} as { elena: Person; yolanda: Person; caregiverId: string };
  beforeEach(async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    const elena = await aPerson(t.db);
    const yolanda = await aPerson(t.db, { firstName: 'Yolanda', lastName: 'Prieto' });
    Object.assign(world, { elena, yolanda, caregiverId: (await aCaregiver(t.db, { managerId: yolanda.id })).id });
  });
  afterAll(() => t.close());

  const at = (time: string, day = '2026-06-17') => instantOf(day, time, 'America/Los_Angeles').toISOString();
  /** Three hours on Wednesday, from nine when no time is said. */
  const book = async ({ time = '09:00', by = world.elena, ...more }: Wish = {}) => {
    const body = {
      caregiverId: world.caregiverId,
      startsAt: at(time),
      hours: 3,
      services: ['meal_preparation' as const],
      issue: 'She forgets to eat',
      ...someHome,
      ...more,
    };
    return (await (await t.as(by)).careVisits.book({ body })).data;
  };
  /** Three hours each of these days, from nine. */
  const bookSeries = async (days: readonly string[], { by = world.elena, ...more }: Wish = {}) => {
    const body = {
      caregiverId: world.caregiverId,
      starts: days.map((day) => at('09:00', day)),
      hours: 3,
      services: ['meal_preparation' as const],
      issue: 'She forgets to eat',
      ...someHome,
      ...more,
    };
    return (await (await t.as(by)).careVisits.bookSeries({ body })).data;
  };
  const paid = async (wish: Wish = {}) => {
    const { _id: bookingId } = await book(wish);
    const method = await aCard(t.ports, 'good', t.clock.now());
    await (await t.as(wish.by ?? world.elena)).payments.pay({ body: { bookingId, method } });
    return bookingId;
  };
  const accept = async (id: string) => (await t.as(world.yolanda)).requests.accept({ params: { id } });
  const freeHours = async () => {
    const { caregivers } = await t.as();
    const from = { from: at('00:00'), days: 1 };
    const { data } = await caregivers.schedule({ params: { id: world.caregiverId }, query: from });
    return data.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt);
  };
  return { t, world, at, book, bookSeries, paid, accept, freeHours };
}

/** What a call was refused with: each field with the key of its words, or the code; undefined when it was not. */
export const said = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    ({ code, issues }: { code: string; issues: { field: string; key: string }[] }) =>
      issues.map(({ field, key }) => `${field} ${key}`).join() || code,
  );
