import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let town: FamilyAndCentre;
let rosa: string;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  rosa = await aDependant(t.db, { of: town.elena });
});

const named = () => new URLSearchParams(location.search).get('for');
const isForRosa = async () => {
  expect((await screen.findByTestId('looking-for')).textContent).toContain('For Rosa Marín');
  expect(named()).toBe(rosa);
};

test('senior care is looked for and booked for the person with whom one began', async () => {
  const looked = { person_id: rosa, relationship: 'mother', basis: 'agreed', recorded_at: t.clock.now() };
  await t.db.insertInto('dependants').values(looked).execute();
  await openTab(t, '/dashboard-addfamily', { as: town.elena });
  await userEvent.click(await screen.findByRole('link', { name: 'Find care for Rosa' }));
  await waitFor(() => expect(location.pathname).toBe('/senior-care'));
  await isForRosa();
  await userEvent.click(await screen.findByTestId(`tile-${town.centre.id}`));
  await titled('Jacaranda Day Center');
  await isForRosa();
  await userEvent.click(within(screen.getByTestId('your-days')).getByTestId('check-dates'));
  await titled('Check your dates');
  await isForRosa();
  await userEvent.click(screen.getByTestId('booking-continue'));
  await titled('Who is this for?');
  await waitFor(() => expect(screen.getByTestId<HTMLInputElement>(`person-${rosa}`).checked).toBe(true));
  await userEvent.click(screen.getByTestId('booking-continue'));
  await titled('Check and continue');
  expect(screen.getByTestId('check-rows').textContent).toContain('Rosa Marín');
});

test('a doctor too, by the menu of services', async () => {
  const doctor = await aDoctor(t.db);
  await openTab(t, `/senior-care?for=${rosa}`, { as: town.elena });
  await isForRosa();
  const menu = within(screen.getByTestId('services-menu'));
  const link = menu.getByRole('link', { name: /^Doctors/, hidden: true });
  fireEvent.pointerDown(link);
  expect(link.getAttribute('href')).toBe(`/top-Doctors?for=${rosa}`); // as another tab would open it
  await userEvent.click(link);
  await waitFor(() => expect(location.pathname).toBe('/top-Doctors'));
  await isForRosa();
  const row = within(await screen.findByTestId(`doctor-${doctor.id}`));
  await userEvent.click(row.getByRole('heading', { level: 2 }).querySelector('a') ?? document.body);
  await waitFor(() => expect(location.pathname).toBe(`/Md/${doctor.id}`));
  await isForRosa();
  closeTab();
  const time = '2026-06-17T16:00:00.000Z';
  await openTab(t, `/md-bookDetails?doctor=${doctor.id}&mode=video&time=${time}&step=2&for=${rosa}`, {
    as: town.elena,
  });
  await titled('Who is this for?');
  await waitFor(() => expect(screen.getByTestId<HTMLInputElement>(`person-${rosa}`).checked).toBe(true));
});

test('one tap leads back to oneself, also in the middle of a booking', async () => {
  await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=3&for=${rosa}`, {
    as: town.elena,
  });
  await titled('Check and continue');
  await waitFor(() => expect(screen.getByTestId('check-rows').textContent).toContain('Rosa Marín'));
  await userEvent.click(await screen.findByTestId('for-myself'));
  await waitFor(() => expect(screen.queryByTestId('looking-for')).toBeNull());
  await waitFor(() => expect(screen.getByTestId('check-rows').textContent).toContain('You, Elena Marín'));
  expect(named()).toBeNull();
});

test('and while one chooses for whom', async () => {
  const address = `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=2&for=${rosa}`;
  await openTab(t, address, { as: town.elena });
  await isForRosa();
  await userEvent.click(screen.getByTestId('for-myself'));
  await waitFor(() => expect(screen.getByTestId<HTMLInputElement>('person-self').checked).toBe(true));
  expect(named()).toBeNull();
});

test('the way back in the history and a reload keep whom it is for', async () => {
  await openTab(t, `/senior-care?for=${rosa}`, { as: town.elena });
  await isForRosa();
  await userEvent.click(await screen.findByTestId(`tile-${town.centre.id}`));
  await titled('Jacaranda Day Center');
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/senior-care'));
  await isForRosa();
});

test.each([2, 3])('somebody whom one may not book for is nobody: it is for oneself, at step %d', async (step) => {
  const stranger = await aDependant(t.db, { of: await aPerson(t.db), firstName: 'Iris' });
  await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=${step}&for=${stranger}`, {
    as: town.elena,
  });
  await titled('Who is this for?');
  await waitFor(() => expect(screen.getByTestId<HTMLInputElement>('person-self').checked).toBe(true));
  expect(screen.queryByTestId('looking-for')).toBeNull();
  expect(document.body.textContent).not.toContain('Iris');
});

test('visitors see nothing of it', async () => {
  await openTab(t, `/senior-care?for=${rosa}`);
  await screen.findByTestId('public-header');
  expect(screen.queryByTestId('looking-for')).toBeNull();
});

test('the short footer of whoever is logged in leads to every service, too', async () => {
  await openTab(t, '/dashboard', { as: town.elena });
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Senior Care' }).getAttribute('href')).toBe('/senior-care');
  expect(footer.getByRole('link', { name: 'Doctors' }).getAttribute('href')).toBe('/top-Doctors');
});
