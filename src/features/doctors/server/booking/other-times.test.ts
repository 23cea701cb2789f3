import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { type TestApp, testApp } from '#test/harness.ts';
import { anOtherTimesParty, at, type OtherTimesParty } from '#test/other-times.ts';
import { aDoctor } from '../seed.ts';
import { anAppointment } from './seed.ts';

let t: TestApp;
let party: OtherTimesParty;
beforeAll(async () => {
  t = await testApp({ settings: { LIMITS_FACTOR: '100' } });
});
afterAll(() => t.close());
beforeEach(async () => {
  party = await anOtherTimesParty(t);
});

describe('a doctor who cannot keep a time', () => {
  test('frees it at once and offers the three nearest, which the family takes with one tap at its price', async () => {
    const id = await party.booked({ status: 'accepted' });
    const { times } = await (await party.desk()).near({ params: { id } });
    expect(times).toEqual([at('09:30'), at('10:00'), at('10:30')]);
    expect(await party.offer(id)).toMatchObject({ status: 'pending', canOffer: false, offer: { why: 'declined' } });
    expect(await party.takenSlots()).toEqual([]);
    expect(await party.heardOf('offers other times')).toEqual([party.elena.email]);
    expect(await party.seen(id)).toMatchObject({
      chooseBy: '2026-06-17T16:00:00.000Z',
      answerBy: null,
      cancelling: null,
      money: { refundIfCancelledCents: 4900 },
      offer: { why: 'declined', reason: 'I am at a conference.', times: [at('09:30'), at('10:00'), at('10:30')] },
    });
    expect(await party.take(id, '10:00')).toMatchObject({
      status: 'scheduled',
      startsAt: at('10:00'),
      offer: null,
      money: { totalCents: 4900, paidCents: 4900 },
    });
    expect(await party.takenSlots()).toEqual([at('10:00')]);
    expect(
      (await party.heardOf('new time is confirmed')).length + (await party.heardOf('chose another time')).length,
    ).toBe(2);
  });

  test('offers what is free when somebody looks, and never the time itself', async () => {
    const id = await party.booked();
    await party.offer(id);
    await party.booked({ time: '09:30', by: await aPerson(t.db) });
    expect((await party.seen(id)).offer?.times).toEqual([at('10:00'), at('10:30'), at('11:00')]);
    await expect(party.take(id, '09:30')).rejects.toMatchObject({
      code: 'slot_taken',
      values: { nearest: [at('10:00'), at('10:30'), at('11:00')].join(',') },
    });
    await expect(party.take(id, '09:00')).rejects.toMatchObject({ issues: [{ field: 'startsAt' }] });
    expect(await party.seen(id)).toMatchObject({ status: 'pending', offer: { why: 'declined' } });
  });

  test('who is away for longer offers what comes first after it', async () => {
    const id = await party.booked({ status: 'accepted' });
    const hours = (await t.as(party.maya)).workingHours;
    await hours.close({ params: { id: party.doctor.id }, body: { first: '2026-06-15', last: '2026-07-10' } });
    await party.offer(id);
    expect((await party.seen(id)).offer?.times[0]).toBe(at('09:00', '2026-07-13'));
  });

  test('who would rather have another one keeps it until the answer, and may keep it after all', async () => {
    const id = await party.booked({ status: 'accepted' });
    await party.offer(id, 'change');
    expect(await party.takenSlots()).toEqual([at('09:00')]);
    expect((await party.seen(id)).status).toBe('scheduled');
    await party.withdraw(id);
    expect(await party.seen(id)).toMatchObject({
      status: 'scheduled',
      startsAt: at('09:00'),
      offer: null,
      chooseBy: null,
    });
    await party.offer(id, 'change');
    expect(await party.take(id, '11:00')).toMatchObject({ status: 'scheduled', startsAt: at('11:00') });
    expect(await party.takenSlots()).toEqual([at('11:00')]);
  });

  test('who keeps the time of a request after all has said yes to it, and the family waits no longer', async () => {
    const id = await party.booked();
    await party.offer(id, 'change');
    t.clock.set('2026-06-16T20:00:00Z'); // later than the request had to be answered
    expect(await party.withdraw(id)).toMatchObject({ status: 'scheduled', answerBy: null, offer: null });
    expect(await party.seen(id)).toMatchObject({ status: 'scheduled', startsAt: at('09:00'), chooseBy: null });
    expect(await party.heardOf('stays as it is')).toEqual([party.elena.email]);
    await t.runJobs();
    expect((await party.seen(id)).status).toBe('scheduled');
    expect(await party.takenSlots()).toEqual([at('09:00')]);
  });

  test('cannot take back what is free, answer otherwise, ask twice, or ask for a change in the last hour', async () => {
    const id = await party.booked();
    const { requests } = await t.as(party.maya);
    await party.offer(id);
    for (const refused of [
      () => party.withdraw(id),
      () => party.offer(id),
      () => requests.accept({ params: { id } }),
      () => requests.decline({ params: { id }, body: { reason: 'No.' } }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: 'already_answered' });
    const soon = await party.booked({ time: '11:00', status: 'accepted' });
    t.clock.set(at('10:20'));
    await expect(party.offer(soon, 'change')).rejects.toMatchObject({ code: 'too_late' });
    t.clock.set(at('11:00'));
    await expect(party.offer(soon)).rejects.toMatchObject({ code: 'too_late' });
  });
});

describe('the family that would rather have its money', () => {
  test('gets all of it, whatever the policy says, once', async () => {
    const id = await party.booked({ status: 'accepted' });
    t.clock.set(at('07:30'));
    await party.offer(id, 'change');
    expect(await party.takeMoney(id)).toMatchObject({
      status: 'cancelled',
      cancelled: { by: 'provider', code: 'declined' },
    });
    expect(await party.duesOf(id)).toMatchObject([{ refund_cents: 4900 }]);
    expect(await party.takenSlots()).toEqual([]);
    await party.takeMoney(id);
    expect(await party.heardOf('Your money comes back')).toEqual([party.elena.email]);
    expect(await party.heardOf('chose its money back')).toEqual([party.maya.email]);
    await expect(party.take(id, '10:00')).rejects.toMatchObject({ code: 'already_answered' });
  });

  test('gets it by cancelling, too, and what is free is not given back twice', async () => {
    const id = await party.booked({ status: 'accepted' });
    t.clock.set(at('07:30'));
    await party.offer(id);
    const other = await party.booked({ by: await aPerson(t.db) });
    const { appointments } = await t.as(party.elena);
    await appointments.cancel({ params: { id }, body: { reason: 'We go elsewhere', expectedRefundCents: 4900 } });
    expect(await party.takenSlots()).toEqual([at('09:00')]);
    expect((await party.seen(other, party.maya)).status).toBe('pending');
  });

  test('gets it by itself when it has not chosen in time, once', async () => {
    const id = await party.booked({ status: 'accepted' });
    await party.offer(id);
    t.clock.set('2026-06-17T15:59:59Z');
    await party.sweep();
    expect((await party.seen(id)).status).toBe('pending');
    t.clock.set('2026-06-17T16:00:00Z');
    await expect(party.take(id, '10:00')).rejects.toMatchObject({ code: 'too_late' });
    await Promise.all([party.sweep(), party.sweep()]);
    expect(await party.seen(id)).toMatchObject({ status: 'cancelled', cancelled: { code: 'declined' } });
    expect(await party.duesOf(id)).toMatchObject([{ refund_cents: 4900 }]);
    expect(await party.heardOf('No other time was chosen')).toEqual([party.elena.email]);
  });

  test('chooses before a time begins that is kept, and is not expired by the clock of a request', async () => {
    const id = await party.booked({ status: 'accepted' });
    const asked = await party.booked({ time: '10:00' });
    t.clock.set('2026-06-16T15:00:00Z');
    await party.offer(asked);
    expect((await party.offer(id, 'change')).offer?.answerBy).toBe(at('09:00'));
    t.clock.set('2026-06-16T18:00:00Z'); // a day after it was paid
    await t.runJobs();
    expect(await party.seen(asked)).toMatchObject({ status: 'pending', offer: { why: 'declined' } });
  });
});

describe('a day that is closed suddenly', () => {
  const close = async () => {
    const hours = (await t.as(party.maya)).workingHours;
    const { data } = await hours.close({
      params: { id: party.doctor.id },
      body: { first: '2026-06-17', last: '2026-06-17' },
    });
    return data.timeOff[0]?._id ?? '';
  };

  test('shows whom it concerns, and offers each of them other times with one button, once', async () => {
    const rosa = await aPerson(t.db);
    const ids = [await party.booked({ status: 'accepted' }), await party.booked({ time: '14:00', by: rosa })];
    await anAppointment(t, {
      doctor: party.doctor,
      person: party.elena,
      startsAt: at('09:00', '2026-06-18'),
      status: 'accepted',
    });
    const id = await close();
    const { data } = await (await party.desk()).closed({ params: { id } });
    expect(data.appointments.map(({ _id, isOffered }) => [_id, isOffered])).toEqual(ids.map((one) => [one, false]));
    const all = async () => (await party.desk()).makeAll({ params: { id }, body: { reason: 'I am ill.' } });
    expect(await all()).toMatchObject({
      offered: 2,
      data: { appointments: [{ isOffered: true }, { isOffered: true }] },
    });
    expect((await all()).offered).toBe(0);
    expect(await party.heardOf('offers other times')).toEqual([party.elena.email]);
    expect((await party.seen(ids[0] ?? '')).offer).toMatchObject({
      why: 'closed',
      reason: 'I am ill.',
      // The morning of the day before, rather than its evening, which is nearer by the clock.
      times: ['10:30', '11:00', '11:30'].map((time) => at(time, '2026-06-16')),
    });
    expect(await party.takenSlots()).toEqual([at('09:00', '2026-06-18')]);
  });

  test('is nobody else’s to see or to answer', async () => {
    const id = await close();
    const stranger = await aPerson(t.db);
    await aDoctor(t.db, { managerId: stranger.id });
    const { offers } = await t.as(stranger);
    await expect(offers.closed({ params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(offers.makeAll({ params: { id }, body: { reason: 'No.' } })).rejects.toMatchObject({ status: 404 });
  });
});
