import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, letProofAge, type Person } from '#features/account/server/seed.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aMember } from '#features/team/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { proveOneself, savedFiles } from '#test/saved-files.ts';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { sweepPayouts } from '../server/run-payouts.ts';
import { aPaidPlace } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const saved = savedFiles();
let elena: Person;
let manager: Person;
let centre: NewCentre;
beforeEach(async () => {
  ({ elena, manager, centre } = await aFamilyAndACentre(t));
});

const works = async (role: 'manager' | 'bookkeeping') => {
  const person = await aPerson(t.db, { firstName: 'Bea', lastName: 'Ortega' });
  await aMember(t.db, { providerId: centre.id, userId: person.id, role, now: t.clock.now() });
  return person;
};

test('before the first payout the page says what has to happen', async () => {
  await openTab(t, '/partner/payouts', { as: manager });
  await titled('Payouts');
  screen.getByText('No payouts yet');
  screen.getByText('No account yet');
  screen.getByText('Nothing is due yet');
  screen.getByText(/^Say where Jacaranda Day Center is paid to\./);
});

test('whoever keeps the books sees what was sent, of which bookings, and what waits', async () => {
  await aPaidPlace(t, { providerId: centre.id, userId: manager.id });
  const days = { centre, person: elena, weekDays: [1] };
  const sent = await aStay(t, { ...days, checkIn: '2026-06-22', checkOut: '2026-06-22' });
  const ahead = await aStay(t, { ...days, checkIn: '2026-07-06', checkOut: '2026-07-06' });
  t.clock.set('2026-06-29T16:00:00Z');
  await sweepPayouts(t.context());
  await openTab(t, '/partner/payouts', { as: await works('bookkeeping') });
  await titled('Payouts');
  const row = within(screen.getByTestId('payout-sent'));
  expect(row.getAllByText('$84.00')).toHaveLength(2); // of it all, and of its one booking
  row.getByText(sent.bookingId);
  row.getByText('On its way');
  const held = within(screen.getByTestId('held-ahead'));
  held.getByText(ahead.bookingId);
  expect(screen.queryByText(/Elena/)).toBeNull();
});

test('the statements of a month are given after the password', async () => {
  await aPaidPlace(t, { providerId: centre.id, userId: manager.id });
  await aStay(t, { centre, person: elena, checkIn: '2026-06-22', checkOut: '2026-06-22', weekDays: [1] });
  t.clock.set('2026-06-29T16:00:00Z');
  await sweepPayouts(t.context());
  await openTab(t, '/partner/payouts', { as: manager });
  await titled('Payouts');
  await letProofAge(t.db, manager.id);
  await userEvent.click(screen.getByTestId('statement-pdf'));
  await proveOneself(manager);
  await waitFor(() => expect(saved).toEqual(['/services/partner/payouts/v1.0/statement?month=2026-06']));
  await userEvent.click(screen.getByTestId('statement-csv'));
  await waitFor(() => expect(saved[1]).toBe('/services/partner/payouts/v1.0/csv?month=2026-06'));
});

test('whoever keeps the books begins with the money; an address of a request says that it is not theirs', async () => {
  const bookkeeper = await works('bookkeeping');
  await openTab(t, '/partner', { as: bookkeeper });
  await titled('Payouts');
  for (const address of ['/partner?id=118204', '/partner/calendar']) {
    closeTab();
    await openTab(t, address, { as: bookkeeper });
    await screen.findByTestId('not-in-role');
  }
});

test('what went back after it was paid out is taken off, and said so', async () => {
  await aPaidPlace(t, { providerId: centre.id, userId: manager.id });
  const stay = await aStay(t, { centre, person: elena, checkIn: '2026-06-22', checkOut: '2026-06-22', weekDays: [1] });
  t.clock.set('2026-06-29T16:00:00Z');
  await sweepPayouts(t.context());
  await t.db
    .insertInto('booking_returns')
    .values({
      booking_id: stay.id,
      due_id: stay.dues[0]?.id ?? '',
      amount_cents: 3000,
      owed_at: t.clock.now(),
      tried_at: t.clock.now(),
      created_at: t.clock.now(),
    })
    .execute();
  await openTab(t, '/partner/payouts', { as: manager });
  await titled('Payouts');
  screen.getByText('Nothing is due yet');
  expect(screen.getByTestId('next-owed').textContent).toContain('$30.00 is taken off');
});

test('a line that is cut on the way to the processor loses nothing that was typed', async () => {
  await openTab(t, '/partner/payouts', { as: manager });
  await titled('Payouts');
  await userEvent.click(screen.getByTestId('bank-change'));
  await userEvent.type(await screen.findByTestId('bank-holder'), 'Jacaranda Day Center');
  await userEvent.type(screen.getByTestId('bank-routing'), '110000000');
  await userEvent.type(screen.getByTestId('bank-account'), '000123456789');
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, given) => {
    if (String(asked).includes('/bank_accounts')) throw new TypeError('Failed to fetch');
    return fetch(asked, given);
  };
  await userEvent.click(screen.getByTestId('bank-save'));
  await screen.findByText('We can’t reach our servers. Check your connection and try again.');
  expect(screen.getByTestId<HTMLInputElement>('bank-account').value).toBe('000123456789');
  globalThis.fetch = fetch;
  await userEvent.click(screen.getByTestId('bank-save'));
  await waitFor(() => expect(screen.getByTestId('bank-known').textContent).toBe('Test Bank, ends in 6789'));
});

test('a manager of the care reads who can give another role', async () => {
  await openTab(t, '/partner/payouts', { as: await works('manager') });
  await screen.findByTestId('not-in-role');
});

test('a wrong routing number is said at its field, and another account is told of', async () => {
  await openTab(t, '/partner/payouts', { as: manager });
  await titled('Payouts');
  await userEvent.click(screen.getByTestId('bank-change'));
  await userEvent.type(await screen.findByTestId('bank-holder'), 'Jacaranda Day Center');
  await userEvent.type(screen.getByTestId('bank-routing'), '110000001');
  await userEvent.type(screen.getByTestId('bank-account'), '000123456789');
  await userEvent.click(screen.getByTestId('bank-save'));
  await screen.findAllByText('This is no routing number. Compare the nine digits with a check of yours.');
  await userEvent.clear(screen.getByTestId('bank-routing'));
  await userEvent.type(screen.getByTestId('bank-routing'), '110000000');
  await userEvent.click(screen.getByTestId('bank-save'));
  await waitFor(() => expect(screen.getByTestId('bank-known').textContent).toBe('Test Bank, ends in 6789'));
  screen.getByText(/^The account is new, so payouts wait for three days\./);
});

test('a visit has one day, and nothing that went back is nothing', async () => {
  const maya = await aPerson(t.db, { firstName: 'Maya', lastName: 'Delgado' });
  const doctor = await aDoctor(t.db, { managerId: maya.id });
  const { bookingId } = await anAppointment(t, { doctor, person: elena, startsAt: '2026-06-17T17:00:00.000Z' });
  await openTab(t, '/partner/payouts', { as: maya });
  await titled('Payouts');
  screen.getByText('The first one leaves on the Monday after care is over and 72 hours have passed.');
  const ahead = within(screen.getByTestId('held-ahead'));
  expect(ahead.getByText(bookingId).nextSibling?.textContent).toBe('06-17-2026');
  expect(screen.getByTestId('visits').textContent).not.toContain('-$');
});
