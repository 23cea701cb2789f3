import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { anIntake } from '#features/intake/server/seed.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { openAppointments } from '#test/appointments.ts';
import { testApp } from '#test/harness.ts';
import { racing } from '#test/racing.ts';
import { aDoctor } from '../seed.ts';

const { t, cast, at, book, paid, accept, freeAt } = await openAppointments();
const move = async (id: string, time: string, by = cast.elena) =>
  (await (await t.as(by)).appointments.move({ params: { id }, body: { startsAt: at(time), key: randomUUID() } })).data;

test('why somebody sees a doctor is read by whoever sees the records, whoever wrote it, and the doctor', async () => {
  const [sister, brother] = [await aPerson(t.db), await aPerson(t.db)];
  await aRelation(t, { personId: cast.elena.personId, memberId: sister.id, scopes: ['bookings', 'records'] });
  await aRelation(t, { personId: cast.elena.personId, memberId: brother.id, scopes: ['bookings'] });
  const noteOf = async (id: string, person: Person) =>
    (await (await t.as(person)).bookings.one({ params: { id } })).data.note;
  const own = await paid();
  const notes = [cast.elena, sister, brother, cast.maya].map((person) => noteOf(own, person));
  expect(await Promise.all(notes)).toEqual(['Her knee hurts', 'Her knee hurts', null, 'Her knee hurts']);
  const byBrother = await paid({ by: brother, time: '10:00', familyMemberId: cast.elena.personId });
  expect([await noteOf(byBrother, brother), await noteOf(byBrother, cast.elena)]).toEqual([
    'Her knee hurts',
    'Her knee hurts',
  ]);
  const { next } = await (await t.as(brother)).bookings.next({ query: {} });
  expect(next).toMatchObject({ _id: own, note: null });
});

describe('an appointment', () => {
  test('is booked by its price, with a number of the day, out of the hold', async () => {
    const key = randomUUID();
    const { appointments } = await t.as(cast.elena);
    const { data } = await appointments.hold({ body: { doctorId: cast.doctorId, startsAt: at('09:00'), key } });
    expect(data.heldUntil).toBe('2026-06-15T16:15:00.000Z');
    expect(await freeAt()).not.toContain(at('09:00'));
    await expect(book({ by: await aPerson(t.db) })).rejects.toMatchObject({ code: 'slot_taken', status: 409 });
    const booked = await book({ key });
    expect(booked).toMatchObject({
      kind: 'appointment',
      what: 'Video visit',
      bookingId: expect.stringMatching(/^MD-\d+$/),
      note: 'Her knee hurts',
      money: { totalCents: 4900, dueNowCents: 4900 },
      times: [{ day: '2026-06-17', startsAt: at('09:00'), endsAt: at('09:20') }],
      details: { mode: 'video', tokenId: 1 },
    });
    expect((await book({ time: '10:00', mode: 'chat' })).details).toMatchObject({
      mode: 'chat',
      tokenId: 2,
      priceCents: 2900,
    });
    expect(await t.db.selectFrom('slot_holds').selectAll().execute()).toEqual([]);
  });

  test('wants a reason, a slot that is offered, a mode that there is, and the price that was shown', async () => {
    const issueOf = async (wish: Parameters<typeof book>[0]) =>
      book(wish).then(
        () => undefined,
        ({ code, issues }: { code: string; issues: { field: string; key: string }[] }) =>
          issues.map(({ field, key }) => `${field} ${key}`).join() || code,
      );
    expect(await issueOf({ issue: ' ' })).toBe('issue errors.issueBlank');
    expect(await issueOf({ startsAt: '' })).toBe('startsAt errors.slotUnselected');
    expect(await issueOf({ time: '09:10' })).toBe('startsAt errors.slotNotOffered');
    expect(await issueOf({ expectedCents: 4500 })).toBe('price_changed');
    expect(await issueOf({ doctorId: randomUUID() })).toBe('not_found');
    expect(await freeAt()).toContain(at('09:00'));
  });

  test('is for somebody of the circle, with their answers, and the doctor sees it at once', async () => {
    const luz = await aDependant(t.db, { of: cast.elena, firstName: 'Luz' });
    const personId = luz as PersonId; // a builder made them
    const intakeId = await anIntake(t.db, { personId, userId: cast.elena.id, now: t.clock.now() });
    const id = await paid({ familyMemberId: luz, intakeId });
    const { requests, intake } = await t.as(cast.maya);
    const { data } = await requests.list({ query: {} });
    expect(data).toMatchObject([{ _id: id, what: 'Video visit', note: 'Her knee hurts', status: 'pending' }]);
    await accept(id);
    expect((await intake.told({ params: { id } })).data?.answers?.allergies.details).toBe('Penicillin');
    await expect(book({ time: '10:00', intakeId })).rejects.toMatchObject({
      issues: [{ field: 'intakeId', key: 'errors.intakeScope' }],
    });
  });

  test('one account keeps no more than two unpaid ones of a doctor', async () => {
    const narrow = await testApp();
    try {
      const family = await aPerson(narrow.db);
      const { id } = await aDoctor(narrow.db);
      const { appointments } = await narrow.as(family);
      const ask = (time: string) =>
        appointments.book({
          body: { doctorId: id, mode: 'video', startsAt: at(time), issue: 'Cough', key: randomUUID() },
        });
      narrow.clock.set('2026-06-15T16:00:00Z');
      await ask('09:00');
      await ask('09:30');
      await expect(ask('10:00')).rejects.toMatchObject({ code: 'too_many_held' });
    } finally {
      await narrow.close();
    }
  });
});

describe('moving one', () => {
  test('keeps the old slot until the new one is sure, and then gives it back', async () => {
    const id = await paid();
    await accept(id);
    await paid({ time: '10:00', by: await aPerson(t.db) });
    await expect(move(id, '10:00')).rejects.toMatchObject({
      code: 'slot_taken',
      values: { nearest: [at('09:30'), at('10:30'), at('11:00')].join(',') },
    });
    const still = (await (await t.as(cast.elena)).appointments.details({ body: { id } })).data;
    expect(still).toMatchObject({ startsAt: at('09:00'), status: 'scheduled' });
    expect(await move(id, '11:00')).toMatchObject({
      startsAt: at('11:00'),
      details: { moves: 1 },
      status: 'scheduled',
    });
    expect(await freeAt()).toContain(at('09:00'));
    await t.runJobs();
    const mails = await t.db.selectFrom('outbox').select(['subject', 'recipient']).execute();
    const moved = mails.filter(({ subject }) => subject?.includes('is moved'));
    expect(moved.map(({ recipient }) => recipient).toSorted()).toEqual([cast.elena.email, cast.maya.email].toSorted());
  });

  test('two who want the same new slot: one gets it, the other keeps what they had', async () => {
    const rosa = await aPerson(t.db);
    const [one, other] = [await paid(), await paid({ time: '09:30', by: rosa })];
    const ended = await Promise.allSettled([move(one, '11:00'), move(other, '11:00', rosa)]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { slots } = { slots: t.db.selectFrom('slots').select('starts_at').where('provider_id', '=', cast.doctorId) };
    expect(await slots.where('taken', '>', 0).execute()).toHaveLength(2);
  });

  test('of one against its cancelling: whatever comes first, the day has one place taken or none', async () => {
    const id = await paid();
    const { appointments } = await t.as(cast.elena);
    await racing(t.db, id, [
      () => move(id, '11:00'),
      async () => (await appointments.cancel({ params: { id }, body: { reason: 'She is well' } })).data,
    ]);
    const taken = await t.db
      .selectFrom('slots')
      .select('starts_at')
      .where('provider_id', '=', cast.doctorId)
      .where('taken', '>', 0)
      .execute();
    expect(taken).toEqual([]);
  });

  test('is nothing for strangers, for stays, and after it has begun', async () => {
    const id = await paid();
    await expect(move(id, '11:00', await aPerson(t.db))).rejects.toMatchObject({ code: 'not_found' });
    await accept(id);
    t.clock.set(at('09:10'));
    await expect(move(id, '11:00')).rejects.toMatchObject({ code: 'too_late' });
  });
});

test('appointments stand in their own list by tab, and are reviewed once the visit is over', async () => {
  const id = await paid();
  await accept(id);
  const own = async () => (await t.as(cast.elena)).appointments;
  const list = async (tab: 'upcoming' | 'completed') =>
    (await (await own()).list({ params: { id: cast.elena.id }, query: { tab } })).data.map(({ _id }) => _id);
  expect(await list('upcoming')).toEqual([id]);
  await expect((await own()).list({ params: { id: cast.maya.id }, query: {} })).rejects.toMatchObject({
    code: 'not_found',
  });
  const review = { body: { bookingId: id, stars: 5, words: 'She took her time.' } };
  await expect((await own()).addReview(review)).rejects.toMatchObject({ code: 'conflict' });
  t.clock.set(at('12:00'));
  expect(await list('completed')).toEqual([id]);
  expect((await (await own()).addReview(review)).data).toMatchObject({ stars: 5 });
});
