import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import type { Scope } from '#shared/call.ts';
import { openCheckout } from '#test/checkout.ts';
import { lettersTo, newsOf, subjectsTo } from '#test/letters.ts';
import { racing } from '#test/racing.ts';

const { t, town, card, pay } = await openCheckout();

async function relative(firstName: string, ...scopes: Scope[]): Promise<Person> {
  const person = await aPerson(t.db, { firstName });
  await aRelation(t, { personId: town.elena.personId, memberId: person.id, scopes });
  return person;
}
const heldBy = async (person: Person) => {
  const { id } = await aStay(t, { centre: town.centre, person, status: 'held', forPersonId: town.elena.personId });
  return id;
};
const seen = async (id: string, by: Person) => (await (await t.as(by)).bookings.one({ params: { id } })).data;
const ask = async (id: string, by: Person) => (await (await t.as(by)).bookings.askToPay({ params: { id } })).data;
const asksIn = async (person: Person) => (await newsOf(t, person)).filter(({ kind }) => kind === 'payAsk');
const asksTo = async ({ email }: Person) =>
  (await subjectsTo(t, email)).filter((subject) => subject.includes('asks you to pay'));

test('whoever may book and not pay reads who can, in every answer, and is asked nothing', async () => {
  const lucia = await relative('Lucía', 'bookings');
  const sofia = await relative('Sofía', 'bookings', 'payments');
  await relative('Ernesto', 'payments');
  const id = await heldBy(town.elena);
  const theirs = {
    canPay: true,
    mayPay: false,
    payers: { names: ['Elena Marín', 'Ernesto Marín', 'Sofía Marín'], isAsked: false },
  };
  expect(await seen(id, lucia)).toMatchObject(theirs);
  const { bookings, payments } = await t.as(lucia);
  const { canPay: _, ...onCard } = theirs;
  expect((await bookings.list({ query: { tab: 'pending' } })).data).toMatchObject([onCard]);
  expect((await bookings.next({ query: {} })).needs).toMatchObject([{ name: 'pay', booking: onCard }]);
  await expect(payments.pay({ body: { bookingId: id, action: 'check' } })).rejects.toMatchObject({ code: 'not_found' });
  for (const payer of [town.elena, sofia]) expect(await seen(id, payer)).toMatchObject({ mayPay: true, payers: null });
});

test('whoever may only pay finds what waits, reads what it costs, pays and has the receipt, until the right ends', async () => {
  const hugo = await relative('Hugo', 'payments');
  const { id } = await aStay(t, { centre: town.centre, person: town.elena, status: 'held', note: 'Her cane is blue' });
  await ask(id, await relative('Lucía', 'bookings'));
  const { bookings, payments, receipts } = await t.as(hugo);
  const needs = async () => (await bookings.next({ query: {} })).needs;
  const onlyPaying = { mayBook: false, mayPay: true };
  expect(await needs()).toMatchObject([{ name: 'pay', cents: 8400, booking: { _id: id, ...onlyPaying } }]);
  expect((await bookings.next({ query: { for: hugo.personId } })).needs).toEqual([]);
  expect(await seen(id, hugo)).toMatchObject({
    ...onlyPaying,
    personName: 'Elena Marín',
    money: { dueNowCents: 8400 },
    note: null,
    details: {},
    canPay: true,
    canCancel: false,
    canExtend: false,
    canChangeDays: false,
  });
  const cancel = bookings.change({ params: { id }, body: { status: 'cancelled' } });
  await expect(cancel).rejects.toMatchObject({ code: 'not_found' });
  const paid = await payments.pay({ body: { bookingId: id, method: await card() } });
  expect(paid.data).toMatchObject({ state: 'succeeded', booking: { canPay: false } });
  expect(await seen(id, hugo)).toMatchObject({ payer: { isReader: true }, answerBy: expect.any(String) });
  expect(await needs()).toEqual([]);
  const receipt = { kind: 'paid', cents: 8400, bookingKey: id, personName: 'Elena Marín' };
  expect((await receipts.list({ query: {} })).data).toMatchObject([receipt]);
  const other = await heldBy(town.elena);
  const link = t.db.updateTable('family_links').where('member_user_id', '=', hugo.id);
  await link.set({ paused_at: t.clock.now() }).execute();
  for (const gone of [id, other, randomUUID()])
    await expect(seen(gone, hugo)).rejects.toMatchObject({ code: 'not_found' });
  expect([await needs(), (await receipts.list({ query: {} })).data, await asksIn(hugo)]).toEqual([[], [], []]);
});

test('whoever has booked may pay for that, and is among those who are asked', async () => {
  const lucia = await relative('Lucía', 'bookings');
  const son = await relative('Ernesto', 'bookings');
  const id = await heldBy(lucia);
  expect(await seen(id, lucia)).toMatchObject({ mayPay: true, payers: null });
  await ask(id, son);
  expect(await asksIn(lucia)).toHaveLength(1);
  await t.db
    .updateTable('family_links')
    .set({ paused_at: t.clock.now() })
    .where('member_user_id', '=', lucia.id)
    .execute();
  expect(await asksIn(lucia)).toEqual([]);
  expect((await seen(id, son)).payers).toMatchObject({ names: ['Elena Marín'] });
});

test('one tap asks all who can pay, once a day for a booking: by bell and mail that open its payment', async () => {
  const lucia = await relative('Lucía', 'bookings');
  const son = await relative('Ernesto', 'bookings');
  const sofia = await relative('Sofía', 'bookings', 'payments');
  const hugo = await relative('Hugo', 'payments');
  const id = await heldBy(town.elena);
  const twice = await racing(t.db, id, [() => ask(id, lucia), () => ask(id, son)]);
  for (const answer of twice) expect(answer).toMatchObject({ value: { payers: { isAsked: true } } });
  const facts = {
    personName: 'Elena Marín',
    providerName: town.centre.name,
    cents: 8400,
    until: '2026-06-15T16:15:00.000Z',
  };
  for (const payer of [town.elena, sofia, hugo]) {
    expect(await asksIn(payer)).toMatchObject([{ _id: id, isRead: false, facts }]);
    expect(await asksTo(payer)).toHaveLength(1);
  }
  expect((await lettersTo(t, sofia.email)).join()).toContain(
    `/care/paymentmethod?booking=${id}&for=${town.elena.personId}`,
  );
  for (const other of [lucia, son, town.manager]) expect(await asksIn(other)).toEqual([]);
  // whoever may pay has nobody to ask
  await ask(id, sofia);
  expect(await asksTo(town.elena)).toHaveLength(1);
});

test('is over when it is paid, cancelled or no longer kept, and for whose right has ended', async () => {
  const lucia = await relative('Lucía', 'bookings');
  const sofia = await relative('Sofía', 'bookings', 'payments');
  const [paid, cancelled, lapsed] = [await heldBy(town.elena), await heldBy(town.elena), await heldBy(town.elena)];
  for (const id of [paid, cancelled, lapsed]) await ask(id, lucia);
  expect(await asksIn(sofia)).toHaveLength(3);
  await pay(paid, { method: await card() });
  await (await t.as(lucia)).bookings.change({ params: { id: cancelled }, body: { status: 'cancelled' } });
  for (const person of [town.elena, sofia]) expect((await asksIn(person)).map(({ _id }) => _id)).toEqual([lapsed]);
  await t.db
    .updateTable('family_links')
    .set({ scopes: ['bookings'] })
    .where('member_user_id', '=', sofia.id)
    .execute();
  expect(await asksIn(sofia)).toEqual([]);
  t.clock.advance(901);
  await expect(ask(lapsed, lucia)).rejects.toMatchObject({ code: 'too_late' });
  await t.runJobs();
  expect(await asksIn(town.elena)).toEqual([]);
  for (const id of [paid, cancelled, lapsed]) await expect(ask(id, lucia)).rejects.toMatchObject({ code: 'too_late' });
});

test('a later part that is paid ends it, too', async () => {
  const lucia = await relative('Lucía', 'bookings');
  const { id } = await aStay(t, { centre: town.centre, person: town.elena });
  const now = t.clock.now();
  await t.db
    .insertInto('booking_dues')
    .values({ booking_id: id, number: 2, amount_cents: 5000, due_at: now, updated_at: now })
    .execute();
  await ask(id, lucia);
  expect(await asksIn(town.elena)).toMatchObject([{ facts: { cents: 5000, until: null } }]);
  await pay(id, { method: await card() });
  expect(await asksIn(town.elena)).toEqual([]);
});
