import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { lineKinds } from '#app/server/line-kinds.ts';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { sweepLines } from '#features/availability/server/lines/sweep-lines.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { testApp } from './harness.ts';

export const TEN = '2026-06-16T17:00:00.000Z';
export const ELEVEN = '2026-06-16T18:00:00.000Z';
export const FRIDAY = '2026-06-19';

/**
 * The server of a file of tests about earlier times, and in it, new before each test, a doctor and three families, with what they do. It
 * is nine in the morning of Monday, June 15, in Pasadena; Elena has Tuesday at ten, for which Rosa and Ida may wait.
 */
export async function openEarlierTimes() {
  const t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
  afterAll(() => t.close());
  const cast = {} as Record<'manager' | 'elena' | 'rosa' | 'ida', Person> & {
    doctor: Awaited<ReturnType<typeof aDoctor>>;
    booked: string;
  };
  beforeEach(async () => {
    t.clock.set('2026-06-15T16:00:00Z');
    cast.manager = await aPerson(t.db);
    cast.elena = await aPerson(t.db);
    cast.rosa = await aPerson(t.db, { firstName: 'Rosa', phone: '6265550151' });
    cast.ida = await aPerson(t.db, { firstName: 'Ida' });
    cast.doctor = await aDoctor(t.db, { managerId: cast.manager.id });
    cast.booked = (await anAppointment(t, { doctor: cast.doctor, person: cast.elena, startsAt: TEN })).id;
  });

  const calls = async (person: Person) => (await t.as(person)).earlierTimes;
  const join = async (person: Person, lastDay = FRIDAY, familyMemberId: string | null = null) =>
    (await (await calls(person)).join({ body: { providerId: cast.doctor.id, lastDay, familyMemberId } })).data;
  const mine = async (person: Person) => (await (await calls(person)).mine({})).data;
  const offerOf = async (person: Person) => (await mine(person)).find(({ offer }) => offer !== null);
  const answer = async (what: 'decline' | 'leave', person: Person, id: string) =>
    (await (await calls(person))[what]({ params: { id } })).data;
  const cancel = async (id = cast.booked) =>
    (await t.as(cast.elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  const book = async (
    person: Person,
    startsAt = TEN,
    familyMemberId: string | null = null,
    doctorId = cast.doctor.id,
  ) =>
    (await t.as(person)).appointments.book({
      body: {
        doctorId,
        mode: 'video',
        startsAt,
        issue: 'Her knee',
        familyMemberId,
        key: randomUUID(),
      } as never,
    });
  const sweep = (now = t.clock.now()) => sweepLines({ db: t.db, publicUrl: 'http://127.0.0.1', lineKinds, now });
  const isFree = async (time = TEN) => {
    const { doctors } = await t.as(cast.elena);
    const { data } = await doctors.schedule({ params: { id: cast.doctor.id }, query: { days: 5 } });
    return data.find(({ startsAt }) => startsAt === time)?.isFree;
  };
  const takenAt = async (time = TEN) => {
    const slots = t.db.selectFrom('slots').select('taken').where('provider_id', '=', cast.doctor.id);
    return (await slots.where('starts_at', '=', new Date(time)).executeTakeFirst())?.taken;
  };
  const bell = async (person: Person) => {
    const { notifications } = await t.as(person);
    return (await notifications.list({ query: {} })).data.filter(({ kind }) => kind === 'earlierTime');
  };
  return { t, cast, calls, join, mine, offerOf, answer, cancel, book, sweep, isFree, takenAt, bell };
}
