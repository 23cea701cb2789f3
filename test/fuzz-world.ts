import { demoFamily } from '#features/account/demo/people.ts';
import { demoManager } from '#features/senior-care/demo/managers.ts';
import type { World } from './fuzz-inputs.ts';
import type { TestApp } from './harness.ts';

/** Ids that exist, and words that are worth trying. */
export async function worldOf(t: TestApp): Promise<World> {
  const idsOf = async (table: 'bookings' | 'providers' | 'people' | 'users') =>
    (await t.db.selectFrom(table).select('id').orderBy('id').limit(8).execute()).map(({ id }) => id);
  const [bookings, centres, strangers, users] = await Promise.all([
    idsOf('bookings'),
    idsOf('providers'),
    idsOf('people'),
    idsOf('users'),
  ]);
  const own = (
    await t.db.selectFrom('bookings').select('id').where('user_id', '=', demoFamily.id).orderBy('id').execute()
  ).map(({ id }) => id);
  const { provider_id: managed } = await t.db
    .selectFrom('provider_managers')
    .select('provider_id')
    .where('user_id', '=', demoManager.id)
    .executeTakeFirstOrThrow();
  const asked = (
    await t.db.selectFrom('bookings').select('id').where('provider_id', '=', managed).orderBy('id').execute()
  ).map(({ id }) => id);
  const days = ['2026-06-24', '06/29/2026', '2026-07-01', '2026-08-03'];
  const words = {
    'bookings.id': [...own, ...bookings],
    'bookings.bookingId': [...own, ...bookings],
    'notifications.id': [...own, ...bookings],
    'healthRecords.id': [demoFamily.mother.id, ...strangers],
    'seniorCare.id': centres,
    'reviews.id': centres,
    'requests.id': asked,
    'centrePartner.id': [managed],
    'centrePartner.centreId': [managed, managed, ...centres],
    'account.id': users,
    'bookings.userId': users,
    centerId: centres,
    bookingId: [...own, ...bookings],
    familyMemberId: [demoFamily.mother.id, demoFamily.mother.id, ...strangers],
    id: [demoFamily.id, demoFamily.id, ...users],
    email: ['robin@mail.example', demoFamily.email],
    phone: ['6265550177', '(626) 555-0178'],
    firstName: ['Robin'],
    lastName: ['Hale'],
    password: ['Jacaranda-2026!'],
    confirmPassword: ['Jacaranda-2026!'],
    oldPassword: ['Not-mine-2026!'],
    otp: ['123456'],
    ticket: ['none'],
    dob: ['06/17/1974'],
    zip: ['91101'],
    address: ['214 Example Ave'],
    timeZone: ['America/Chicago'],
    checkInDate: days.slice(0, 2),
    checkOutDate: days.slice(2),
    from: ['2026-06-22'],
    to: ['2026-06-28'],
    day: ['2026-06-24'],
    place: ['Pasadena, CA', '91101'],
    q: ['pasa', '911'],
    in: days.slice(0, 2),
    out: days.slice(2),
    days: ['1,3', '2'],
    language: ['es'],
    kind: ['day_care', 'day_care,assisted_living'],
    method: ['sim_pm_none'],
    route: ['/login'],
    languages: ['en'],
    open: ['08:00'],
    close: ['17:00'],
    contactName: ['Robin Hale'],
    name: ['Harbor Day Center'],
  };
  return { words, ids: [...bookings, ...centres, ...strangers, ...users, '5c0a7e1e-0000-4000-8000-00000000dead'] };
}
