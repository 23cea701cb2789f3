import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDependant } from '#features/family/server/seed.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let town: Awaited<ReturnType<typeof aFamilyAndACentre>>;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  await t.db.transaction().execute((db) => writePlansTaken(db, town.centre.id, ['Golden Poppy Health']));
});

async function openFor(personId = town.elena.personId) {
  const { centre, elena } = town;
  const { id } = await aStay(t, { centre, person: elena, status: 'held', forPersonId: personId });
  await openTab(t, `/care/insuranceCardList?booking=${id}`, { as: elena });
  return id;
}
const aCardOf = (personId: string) =>
  anInsuranceCard(t.db, { person: { id: town.elena.id, personId }, now: t.clock.now() });
const statesOf = (id: string) =>
  t.db.selectFrom('booking_plans').select('state').where('booking_id', '=', id).execute();

test('for oneself the request leaves with one tap, and nothing is charged', async () => {
  await aCardOf(town.elena.personId);
  const id = await openFor();
  await userEvent.click(await screen.findByTestId('insure'));
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
  expect(await statesOf(id)).toEqual([{ state: 'asked' }]);
  expect(await t.db.selectFrom('payments').select('id').execute()).toEqual([]);
});

test('for somebody else it is confirmed first', async () => {
  const luz = await aDependant(t.db, { of: town.elena, firstName: 'Luz' });
  await aCardOf(luz);
  const id = await openFor(luz);
  await userEvent.click(await screen.findByTestId('insure'));
  expect((await screen.findByTestId('paid-for')).textContent).toContain('Confirm who this is for');
  expect(await statesOf(id)).toEqual([]);
  await userEvent.click(screen.getByTestId('paid-for-confirm'));
  await userEvent.click(screen.getByTestId('insure'));
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
});

test('what the server refuses is said above the heading, and nothing chosen is lost', async () => {
  await aCardOf(town.elena.personId);
  await openFor();
  await screen.findByTestId('insure');
  await t.db.deleteFrom('provider_plans').execute();
  await userEvent.click(screen.getByTestId('insure'));
  expect((await screen.findByTestId('payment-failed')).textContent).toContain('No insurance is taken here');
});

test('without a card the way to add one is the one filled button', async () => {
  await openFor();
  const add = await screen.findByTestId('insurance-add');
  expect(add.getAttribute('href')).toContain('step=form');
  expect(screen.queryByTestId('insure')).toBeNull();
});
