import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { auditTrailOf } from '#test/stays.ts';
import { openTown } from '#test/town.ts';
import { sweepPayouts } from './run-payouts.ts';
import { aPaidPlace } from './seed.ts';

const { t, town } = await openTown();

test('a doctor reads of each visit what was paid, what went back and what was paid out', async () => {
  const maya = await aPerson(t.db, { firstName: 'Maya' });
  const doctor = await aDoctor(t.db, { managerId: maya.id });
  await aPaidPlace(t, { providerId: doctor.id, userId: maya.id });
  const at = (day: string) => `${day}T17:00:00.000Z`;
  const visit = (startsAt: string) => anAppointment(t, { doctor, person: town.elena, startsAt });
  const over = await visit(at('2026-06-17'));
  const dropped = await visit(at('2026-06-24'));
  const { appointments } = await t.as(town.elena);
  await appointments.cancel({ params: { id: dropped.id }, body: { reason: 'She is well again' } });
  t.clock.set('2026-06-22T16:00:00Z');
  await sweepPayouts(t.context());
  const { payouts } = await t.as(maya);
  const { data, pagization } = await payouts.visits({ query: {} });
  expect(pagization.totalCount).toBe(2);
  expect(data).toMatchObject([
    {
      bookingId: dropped.bookingId,
      day: '2026-06-24',
      status: 'cancelled',
      paidCents: 4900,
      backCents: 4900,
      outCents: 0,
      payout: null,
    },
    {
      bookingId: over.bookingId,
      day: '2026-06-17',
      initials: 'EM',
      priceCents: 4900,
      paidCents: 4900,
      backCents: 0,
      outCents: 4900,
      payout: { state: 'sent' },
    },
  ]);
  expect(await auditTrailOf(t, town.elena.personId)).toContainEqual({
    actor_id: maya.id,
    action: 'read',
    subject: `earnings:${doctor.id}`,
  });

  const bea = await aPerson(t.db, { firstName: 'Bea' });
  await aMember(t.db, { providerId: doctor.id, userId: bea.id, role: 'bookkeeping', now: t.clock.now() });
  const books = await (await t.as(bea)).payouts.visits({ query: {} });
  expect(books.data.map(({ initials }) => initials)).toEqual([null, null]);
  expect((await (await t.as(town.manager)).payouts.visits({ query: {} })).data).toEqual([]);
});
