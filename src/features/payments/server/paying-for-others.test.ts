import { expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { insertQuestion, writeAnswer } from '#features/bookings/server/questions/question-store.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { openInsured } from '#test/insured.ts';
import { aCard } from './seed.ts';

const { t, town, aPlanCard, insure } = await openInsured();

async function relative(...scopes: Scope[]): Promise<Person> {
  const son = await aPerson(t.db, { firstName: 'Ernesto' });
  await aRelation(t, { personId: town.elena.personId, memberId: son.id, scopes });
  return son;
}
const check = async (bookingId: string, person: Person) =>
  (await (await t.as(person)).payments.pay({ body: { bookingId, action: 'check' } })).data.booking;

/** A stay that is held for Elena, of which both sides have written, and she has been there. */
async function toldOf(booker: Person = town.elena): Promise<string> {
  const { id, startsAt } = await aStay(t, {
    centre: town.centre,
    person: booker,
    status: 'held',
    note: 'Her cane is painted blue',
    forPersonId: town.elena.personId,
  });
  const now = t.clock.now();
  await insertQuestion(t.db, { bookingId: id, userId: town.manager.id, words: 'Does she see well?', now });
  await writeAnswer(t.db, { bookingId: id, userId: town.elena.id, words: 'Not at night', now });
  await t.db
    .insertInto('booking_attendance')
    .values({ booking_id: id, starts_at: startsAt, arrived_at: startsAt, noted_by: town.manager.id })
    .execute();
  return id;
}

const whole = {
  note: 'Her cane is painted blue',
  questions: [{ question: 'Does she see well?', answer: 'Not at night' }],
  attendance: [{ leftAt: null }],
  details: { guests: 1 },
};
const blank = { note: null, questions: [], attendance: [] };

test('whoever may only pay reads what it costs and when it is, and nothing of what was written', async () => {
  const id = await toldOf();
  const son = await relative('payments');
  const method = await aCard(t.ports, 'good', t.clock.now());
  const paid = (await (await t.as(son)).payments.pay({ body: { bookingId: id, method } })).data.booking;
  const { data: opened } = await (await t.as(son)).bookings.one({ params: { id } });
  for (const booking of [paid, opened, await check(id, son)]) {
    expect(booking).toMatchObject({ ...blank, personName: 'Elena Marín', money: { paidCents: 8400 } });
    expect(booking.details).toEqual({});
    expect(booking.facts).not.toEqual([]);
    expect(JSON.stringify(booking)).not.toMatch(/cane|see well|at night/);
  }
  const { data: hers } = await (await t.as(town.elena)).bookings.one({ params: { id } });
  expect(hers).toMatchObject({ booker: { isReader: true }, payer: { isReader: false, name: 'Ernesto Marín' } });
});

test('what else waits for the family waits for nobody who may only pay', async () => {
  const son = await relative('payments');
  const { id } = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
  const asked = { bookingId: id, userId: town.manager.id, words: 'Does she see well?', now: t.clock.now() };
  await insertQuestion(t.db, asked);
  const needs = async (person: Person) => (await (await t.as(person)).bookings.next({ query: {} })).needs;
  expect(await needs(town.elena)).toMatchObject([{ name: 'answer' }]);
  expect(await needs(son)).toEqual([]);
  const now = t.clock.now();
  const later = { booking_id: id, number: 2, amount_cents: 5000, due_at: now, updated_at: now };
  await t.db.insertInto('booking_dues').values(later).execute();
  await t.db.updateTable('bookings').set({ status: 'accepted' }).where('id', '=', id).execute();
  expect(await needs(son)).toMatchObject([{ name: 'due', cents: 5000, booking: { isAsked: false } }]);
});

test('whoever may book, too, reads all of it, and so do who has booked and the person', async () => {
  const id = await toldOf();
  expect(await check(id, await relative('payments', 'bookings'))).toMatchObject(whole);
  expect(await check(id, town.elena)).toMatchObject(whole);
  const daughter = await relative('bookings');
  expect(await check(await toldOf(daughter), daughter)).toMatchObject(whole);
});

test('whoever sends it to a plan and may not book reads no more', async () => {
  const cardId = await aPlanCard();
  const son = await relative('payments', 'records');
  expect((await insure(await toldOf(), cardId, son)).details).toEqual({});
  expect(await insure(await toldOf(), cardId, son)).toMatchObject(blank);
  expect(await insure(await toldOf(), cardId)).toMatchObject(whole);
});

test('why somebody sees a doctor, and why a center has declined, is nothing that is paid for', async () => {
  const son = await relative('payments');
  const doctor = await aDoctor(t.db, { specialties: ['psychiatry'] });
  const visit = await anAppointment(t, { doctor, person: town.elena, startsAt: '2026-06-16T17:00:00.000Z' });
  expect(await check(visit.id, town.elena)).toMatchObject({
    note: 'Her knee hurts',
    details: { specialty: 'psychiatry' },
  });
  const paid = await check(visit.id, son);
  expect(paid).toMatchObject({ note: null, providerName: 'Dr. Daniel Okafor' });
  expect(paid.details).toEqual({});
  const declined = await aStay(t, {
    centre: town.centre,
    person: town.elena,
    status: 'declined',
    reason: 'She walks off',
  });
  expect(await check(declined.id, town.elena)).toMatchObject({ cancelled: { reason: 'She walks off' } });
  expect(await check(declined.id, son)).toMatchObject({ cancelled: { code: 'declined', reason: null } });
});
