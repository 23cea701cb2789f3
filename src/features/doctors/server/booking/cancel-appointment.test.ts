import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aMember } from '#features/team/server/seed.ts';
import { openAppointments } from '#test/appointments.ts';
import { aDoctor } from '../seed.ts';

const { t, cast, at, paid, accept, freeAt } = await openAppointments();

describe('a doctor cancels one', () => {
  const cancel = async (id: string, by: Person, more: { expectedRefundCents?: number } = {}) =>
    (await (await t.as(by)).appointments.cancel({ params: { id }, body: { reason: 'I am ill.', ...more } })).data;

  test('also one that was accepted, with a reason, before it begins: all of the money goes back', async () => {
    const id = await paid();
    await accept(id);
    await expect(cancel(id, cast.maya, { expectedRefundCents: 4000 })).rejects.toMatchObject({ code: 'price_changed' });
    const done = { status: 'cancelled', cancelled: { by: 'provider', code: 'declined', reason: 'I am ill.' } };
    expect(await cancel(id, cast.maya)).toMatchObject({ ...done, money: { refundCents: 4900 } });
    expect(await cancel(id, cast.maya)).toMatchObject(done);
    const news = (await (await t.as(cast.elena)).notifications.list({ query: {} })).data;
    expect(news.find(({ _id }) => _id === id)?.facts).toMatchObject({ what: 'declined' });
    expect(await freeAt()).toContain(at('09:00'));
  });

  test('not one of another doctor, nor as somebody who only reads who comes, nor once it has begun', async () => {
    const id = await paid();
    await accept(id);
    const [reader, other] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Noah' })];
    await aMember(t.db, { providerId: cast.doctorId, userId: reader.id, role: 'reading', now: t.clock.now() });
    await aDoctor(t.db, { managerId: other.id });
    for (const person of [reader, other, await aPerson(t.db)])
      await expect(cancel(id, person)).rejects.toMatchObject({ code: 'not_found' });
    t.clock.set(at('09:00'));
    await expect(cancel(id, cast.maya)).rejects.toMatchObject({ code: 'too_late' });
  });
});

describe('cancelling one', () => {
  const cancel = async (id: string, expectedRefundCents?: number) =>
    (
      await (
        await t.as(cast.elena)
      ).appointments.cancel({
        params: { id },
        body: { reason: 'She is well', ...(expectedRefundCents !== undefined && { expectedRefundCents }) },
      })
    ).data;

  test('gives back by the frozen policy what the page promised, and its slot', async () => {
    const id = await paid();
    await accept(id);
    t.clock.set(at('20:00', '2026-06-16'));
    const { data } = await (await t.as(cast.elena)).appointments.details({ body: { id } });
    expect(data.money.refundIfCancelledCents).toBe(2450);
    await expect(cancel(id, 4900)).rejects.toMatchObject({ code: 'price_changed' });
    expect(await cancel(id, 2450)).toMatchObject({
      status: 'cancelled',
      cancelled: { by: 'family', reason: 'She is well' },
    });
    expect(await freeAt()).toContain(at('09:00'));
  });

  test('leaves its reason with the family', async () => {
    const id = await paid();
    await accept(id);
    const noteFor = async (person: Person) => (await (await t.as(person)).bookings.one({ params: { id } })).data.note;
    expect(await noteFor(cast.maya)).not.toBeNull();
    await cancel(id);
    expect([await noteFor(cast.maya), await noteFor(cast.elena)]).toEqual([null, 'Her knee hurts']);
  });

  test('wants a reason', async () => {
    const id = await paid();
    const { appointments } = await t.as(cast.elena);
    await expect(appointments.cancel({ params: { id }, body: { reason: ' ' } })).rejects.toMatchObject({
      issues: [{ field: 'reason', key: 'errors.reasonBlank' }],
    });
  });
});
