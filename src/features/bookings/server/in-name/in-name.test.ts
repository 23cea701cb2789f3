import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCard } from '#features/payments/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { lettersTo, newsOf, subjectsTo } from '#test/letters.ts';
import { openTown } from '#test/town.ts';
import type { BookingNoticeFacts } from '../../notification.ts';

const { t, town } = await openTown();
let lucia: Person;
beforeEach(async () => {
  lucia = await aPerson(t.db, { firstName: 'Lucía' });
  await aRelation(t, { personId: town.elena.personId, memberId: lucia.id, scopes: ['bookings', 'payments'] });
});

const forElena = (status: 'held' | 'pending' | 'accepted' = 'pending') =>
  aStay(t, { centre: town.centre, person: lucia, status, forPersonId: town.elena.personId });
const heardBy = async (person: Person) =>
  (await newsOf(t, person)).map(({ facts, ...news }) => ({ ...(facts as BookingNoticeFacts), ...news }));
const cancel = async (id: string, by: Person) =>
  (await t.as(by)).bookings.change({ params: { id }, body: { status: 'cancelled' } });

test('whoever is cared for hears of what is booked and paid for them, and of whom: by bell and mail, once', async () => {
  const { id, bookingId } = await forElena();
  expect(await heardBy(town.elena)).toMatchObject([
    { _id: id, isRead: false, inName: 'booked', booker: 'Lucía Marín', by: 'Lucía Marín', paidCents: 8400 },
  ]);
  const [letter, ...others] = await lettersTo(t, town.elena.email);
  expect(others).toEqual([]);
  expect(letter).toContain('Lucía Marín booked Jacaranda Day Center for you, beginning Monday, June 22, 2026.');
  expect(letter).toContain('Lucía Marín paid $84.00.');
  expect(letter).toContain(bookingId);
  expect(await subjectsTo(t, lucia.email)).toEqual([`Your request is sent: ${bookingId}`]);
  expect(await heardBy(lucia)).toMatchObject([{ what: 'paid' }]);
  expect((await heardBy(lucia))[0]).not.toHaveProperty('inName');
});

test('of what the center answers, and of what is cancelled, but not of what they do themselves', async () => {
  const { id, bookingId } = await forElena('accepted');
  expect(await heardBy(town.elena)).toMatchObject([{ inName: 'accepted', booker: 'Lucía Marín' }]);
  await cancel(id, lucia);
  expect(await heardBy(town.elena)).toMatchObject([{ inName: 'cancelled', by: 'Lucía Marín', status: 'cancelled' }]);
  expect(await subjectsTo(t, town.elena.email)).toContain(`Lucía Marín cancelled ${bookingId}`);
  const { id: other } = await forElena();
  const before = await subjectsTo(t, town.elena.email);
  await cancel(other, town.elena);
  expect(await subjectsTo(t, town.elena.email)).toEqual(before);
});

test('of a day that is skipped or taken back, of other days, and of a later part that is paid', async () => {
  const { id } = await forElena('accepted');
  const { seniorCare, payments } = await t.as(lucia);
  const skip = (skips: boolean) => seniorCare.skipDay({ params: { id }, body: { day: '2026-06-24', skips } });
  await skip(true);
  expect(await heardBy(town.elena)).toMatchObject([{ inName: 'skipped', by: 'Lucía Marín', about: '2026-06-24' }]);
  await skip(false);
  expect(await heardBy(town.elena)).toMatchObject([{ inName: 'unskipped' }]);
  const now = t.clock.now();
  await t.db
    .insertInto('booking_dues')
    .values({ booking_id: id, number: 2, amount_cents: 5000, due_at: now, updated_at: now })
    .execute();
  await payments.pay({ body: { bookingId: id, method: await aCard(t.ports, 'good', now) } });
  expect(await heardBy(town.elena)).toMatchObject([{ inName: 'paid', by: 'Lucía Marín', paidCents: 5000 }]);
});

test('unless they have chosen not to, and never of what was not sent', async () => {
  const chosen = JSON.stringify({ familyByMail: false, familyByBell: false });
  await t.db.updateTable('preferences').set({ notifications: chosen }).where('user_id', '=', town.elena.id).execute();
  const { id } = await forElena();
  expect(await subjectsTo(t, town.elena.email)).toEqual([]);
  expect(await heardBy(town.elena)).toMatchObject([{ _id: id, isRead: true }]);
  const held = await forElena('held');
  await cancel(held.id, lucia);
  expect(await heardBy(town.elena)).toHaveLength(1);
});

test('whoever has no account, books for themselves, or hears as the provider is told nothing more', async () => {
  const rosa = await aDependant(t.db, { of: lucia });
  const { bookingId } = await aStay(t, { centre: town.centre, person: lucia, status: 'pending', forPersonId: rosa });
  expect(await subjectsTo(t, lucia.email)).toEqual([`Your request is sent: ${bookingId}`]);
  const own = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
  expect(await subjectsTo(t, town.elena.email)).toEqual([`Your request is sent: ${own.bookingId}`]);
  const before = await subjectsTo(t, town.manager.email);
  await aRelation(t, { personId: town.manager.personId, memberId: lucia.id, scopes: ['bookings'] });
  await aStay(t, { centre: town.centre, person: lucia, status: 'pending', forPersonId: town.manager.personId });
  expect((await subjectsTo(t, town.manager.email)).slice(before.length)).toHaveLength(1);
});
