import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let town: FamilyAndCentre;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
});

const tiles = () =>
  within(screen.getByTestId('easy-tiles'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const five = [
  ['Bookings', '/dashboardbookings'],
  ['Medication', '/dashboardmedication'],
  ['Messages', '/messaging'],
  ['Health Records', '/family-healthrecord'],
  ['Help', '/help-support'],
];

test('the easy view puts five large buttons in place of the cards, follows the account, and brings the cards back', async () => {
  const { elena, centre } = town;
  await aStay(t, { centre, person: elena, checkIn: '2026-06-16', weekDays: [2] });
  await openTab(t, '/dashboard?view=widgets', { as: elena });
  const easy = await screen.findByRole('switch', { name: 'Easy view' });
  expect(easy.getAttribute('aria-describedby')).not.toBeNull();
  await userEvent.click(easy);
  await screen.findByText('Saved.');
  expect(screen.queryByTestId('widgets-reset')).toBeNull(); // there are no cards to arrange
  expect(tiles()).toEqual(five);
  // another device
  await openTab(t, '/dashboard', { as: elena });
  await screen.findByTestId('easy-tiles');
  screen.getByTestId('ticket');
  expect(screen.queryByTestId('quick-links')).toBeNull();
  expect(screen.queryByTestId('no-cards')).toBeNull();
  await userEvent.click(screen.getByTestId('widgets-open'));
  await userEvent.click(await screen.findByTestId('easy-view'));
  await screen.findByTestId('quick-links');
  await waitFor(async () => expect((await (await t.as(elena)).dashboard.widgets()).isEasy).toBe(false));
});

test('of somebody else it has what one may do for them', async () => {
  const { elena } = town;
  const rosa = await aPerson(t.db, { firstName: 'Rosa' });
  await aRelation(t, { personId: rosa.personId, memberId: elena.id });
  const { dashboard } = await t.as(elena);
  await dashboard.arrange({ body: { widgets: [], isEasy: true } });
  await openTab(t, `/dashboard?for=${rosa.personId}`, { as: elena });
  await screen.findByTestId('easy-tiles');
  expect(tiles()).toEqual([
    ['Bookings', `/dashboardbookings?for=${rosa.personId}`],
    ['Help', '/help-support'],
  ]);
});
