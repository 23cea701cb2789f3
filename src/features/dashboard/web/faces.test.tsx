import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aDependant } from '#features/family/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let town: FamilyAndCentre;
let rosa: string;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  rosa = await aDependant(t.db, { of: town.elena });
});

const chooseRosa = async () => {
  await userEvent.click(await screen.findByTestId(`circle-${rosa}`));
  await waitFor(() => expect(new URLSearchParams(location.search).get('for')).toBe(rosa));
  await waitFor(() => expect(screen.getByTestId(`circle-${rosa}`).getAttribute('aria-current')).toBe('true'));
};

test.each(['/dashboard', '/notifications', '/help-support', '/dashboard-payment', '/dashboard-privacy'])(
  'the row of faces leaves one person on %s',
  async (path) => {
    await openTab(t, path, { as: town.elena });
    await chooseRosa();
    expect(location.pathname).toBe(path);
  },
);

test('news of others go away with the choice', async () => {
  const own = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
  const ofRosa = await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa, status: 'pending' });
  await openTab(t, '/notifications', { as: town.elena });
  await screen.findByTestId(`notification-${own.bookingId}`);
  await chooseRosa();
  await waitFor(() => expect(screen.queryByTestId(`notification-${own.bookingId}`)).toBeNull());
  screen.getByTestId(`notification-${ofRosa.bookingId}`);
});

test('the quick links of the dashboard lead on for the same person', async () => {
  await openTab(t, '/dashboard', { as: town.elena });
  await chooseRosa();
  const links = within(screen.getByTestId('quick-links')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/senior-care?for=${rosa}`,
    `/top-Doctors?for=${rosa}`,
    `/dashboardbookings?for=${rosa}`,
    `/messaging?for=${rosa}`,
    `/dashboard-week?for=${rosa}`,
    `/family-healthrecord?for=${rosa}`,
  ]);
});
