import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import { testApp } from './harness.ts';

type Wish = { time?: string; by?: Person; key?: string } & Record<string, unknown>;

/**
 * The server of a file of tests about appointments, and in it, new before each test, a family and a doctor, with what both do. It is
 * Monday, June 15, nine in the morning in Pasadena.
 */
export async function openAppointments() {
  const t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
  afterAll(() => t.close());
  const cast = {} as { elena: Person; maya: Person; doctorId: string };
  beforeEach(async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    cast.elena = await aPerson(t.db);
    cast.maya = await aPerson(t.db, { firstName: 'Maya', lastName: 'Delgado' });
    cast.doctorId = (await aDoctor(t.db, { managerId: cast.maya.id, name: 'Dr. Maya Delgado' })).id;
  });

  const at = (time: string, day = '2026-06-17') => instantOf(day, time, 'America/Los_Angeles').toISOString();
  /** On Wednesday, at nine when no time is said. */
  const book = async ({ time = '09:00', by = cast.elena, key = randomUUID(), ...more }: Wish = {}) => {
    const body = {
      ...{ doctorId: cast.doctorId, mode: 'video' as const, startsAt: at(time), issue: 'Her knee hurts', key },
      ...more,
    };
    return (await (await t.as(by)).appointments.book({ body })).data;
  };
  const paid = async (wish: Wish = {}) => {
    const { _id: bookingId } = await book(wish);
    const method = await aCard(t.ports, 'good', t.clock.now());
    await (await t.as(wish.by ?? cast.elena)).payments.pay({ body: { bookingId, method } });
    return bookingId;
  };
  const accept = async (id: string) => (await t.as(cast.maya)).requests.accept({ params: { id } });
  const freeAt = async () => {
    const { doctors } = await t.as(cast.elena);
    const { data } = await doctors.schedule({ params: { id: cast.doctorId }, query: { from: at('00:00'), days: 1 } });
    return data.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt);
  };
  return { t, cast, at, book, paid, accept, freeAt };
}
