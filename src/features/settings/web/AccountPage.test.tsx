import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true });
let elena: Person;
beforeEach(async () => {
  elena = await aPerson(t.db, { phone: '6265550148' });
});

const preferencesOf = async () => (await (await t.as(elena)).preferences.own()).data;
const infoOf = async () => (await (await t.as(elena)).account.ownInfo()).data;
const checked = (testId: string) => (screen.getByTestId(testId) as HTMLInputElement).checked;

test('the hub is behind the picture in the header, names what is there, how it stands, and leads to each', async () => {
  await openTab(t, '/dashboard-global', { as: elena });
  await userEvent.click(await screen.findByTestId('avatar'));
  const menu = within(await screen.findByTestId('account-menu'));
  await userEvent.click(await menu.findByRole('link', { name: 'Account', hidden: true }));
  await heading('Account');
  within(screen.getByTestId('section-personal')).getByText(`Elena Marín, ${elena.email}`);
  within(screen.getByTestId('section-global')).getByText('English, Pacific Time');
  screen.getByText('Deactivate your account');
  await userEvent.click(screen.getByTestId('section-personal'));
  await heading('Personal info');
  await userEvent.click(screen.getByText('Account', { selector: 'main a' }));
  await heading('Account');
  await userEvent.click(screen.getByTestId('to-own-data'));
  await waitFor(() => expect(location.pathname).toBe('/dashboard-data'));
});

test('how a section stands begins with a capital where languages are written small', async () => {
  await openTab(t, '/dashboard-account', { as: elena, language: 'sp' });
  within(await screen.findByTestId('section-global')).getByText(/^(Inglés|Español), hora del Pacífico$/);
});

test('whoever runs a center finds it below the header of the center', async () => {
  const { manager } = await aFamilyAndACentre(t);
  await openTab(t, '/partner', { as: manager });
  await userEvent.click(await screen.findByTestId('avatar-narrow'));
  const drawer = within(await screen.findByTestId('profile-drawer'));
  await userEvent.click(await drawer.findByRole('link', { name: 'Account' }));
  await heading('Account');
  screen.getByTestId('partner-header');
  await userEvent.click(screen.getByTestId('section-global'));
  await screen.findByTestId('global-zone');
  screen.getByTestId('partner-header');
});

test('a name is changed in its place, with the specified messages at their fields', async () => {
  await openTab(t, '/dashboard-account?step=personal', { as: elena });
  await userEvent.click(await screen.findByTestId('change-name'));
  const [first, last] = await waitFor(() => screen.getAllByRole('textbox') as [HTMLElement, HTMLElement]);
  expect(document.activeElement).toBe(first);
  await userEvent.clear(first);
  await userEvent.clear(last);
  await userEvent.type(last, '12345');
  await userEvent.click(screen.getByTestId('save-name'));
  await screen.findByText("First name can't be blank");
  screen.getByText("Name can't be only numbers");
  expect(document.activeElement).toBe(first);
  await userEvent.type(first, 'Elena');
  await userEvent.clear(last);
  await userEvent.type(last, 'Quiroga');
  await userEvent.click(screen.getByTestId('save-name'));
  await within(await screen.findByTestId('info-name')).findByText('Elena Quiroga');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('change-name')));
  expect(await infoOf()).toMatchObject({ firstName: 'Elena', lastName: 'Quiroga' });
});

test('each row keeps its own to itself, and cancelling leaves what was', async () => {
  await openTab(t, '/dashboard-account?step=personal', { as: elena });
  await userEvent.click(await screen.findByTestId('change-dob'));
  const born = await screen.findByRole('textbox');
  await userEvent.type(born, '2/30/1980');
  await userEvent.click(screen.getByTestId('save-dob'));
  await screen.findByText(/^There is no such day of birth/);
  await userEvent.click(screen.getByTestId('cancel-dob'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByTestId('change-gender'));
  await userEvent.click(screen.getByLabelText('Female'));
  await userEvent.click(screen.getByTestId('save-gender'));
  await within(await screen.findByTestId('info-gender')).findByText('Female');
  await userEvent.click(screen.getByTestId('change-address'));
  await userEvent.click(screen.getByTestId('save-address'));
  await screen.findByText("Address can't be blank");
  screen.getByText("Zip code can't be blank");
  expect(await infoOf()).toMatchObject({ gender: 'female', dob: null, address: null });
});

test('an address is kept with its ZIP code by the Enter key, which leads back to where one was', async () => {
  await openTab(t, '/dashboard-account?step=personal', { as: elena });
  await userEvent.click(await screen.findByTestId('change-address'));
  const [address, zip] = await waitFor(() => screen.getAllByRole('textbox') as [HTMLElement, HTMLElement]);
  expect(document.activeElement).toBe(address);
  await userEvent.type(address, '14 Example Lane, Pasadena');
  await userEvent.type(zip, '911');
  await userEvent.click(screen.getByTestId('save-address'));
  await waitFor(() => expect(zip.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.clear(zip);
  await userEvent.type(zip, '91103{Enter}');
  await within(await screen.findByTestId('info-address')).findByText(/14 Example Lane, Pasadena, 91103/);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('change-address')));
});

test.each(['email', 'phone'])('another %s is for the page that sends a code to it', async (channel) => {
  await openTab(t, '/dashboard-account?step=personal', { as: elena });
  const row = within(await screen.findByTestId(`info-${channel}`));
  row.getByText('Confirmed');
  expect(row.getByRole('link').getAttribute('href')).toBe(`/dashboard-security?step=${channel}`);
});

test('what nobody has confirmed leads to the code that does it', async () => {
  const anna = await aPerson(t.db, { phone: '6265550149', isVerified: false });
  await openTab(t, '/dashboard-account?step=personal', { as: anna });
  const email = await screen.findByTestId('confirm-email');
  expect(screen.getByTestId('info-email').contains(email)).toBe(true);
  expect(email.getAttribute('href')).toBe('/dashboard-security?step=email&confirm=1');
  await userEvent.click(screen.getByTestId('confirm-phone'));
  await heading('Confirm your phone number');
});

test('what one hears of is chosen by kind and channel, and holds at once', async () => {
  await openTab(t, '/dashboard-account?step=notifications', { as: elena });
  await userEvent.click(await screen.findByTestId('news-bookingsByText'));
  expect(checked('news-bookingsByText')).toBe(false);
  await userEvent.click(screen.getByTestId('news-remindersByMail'));
  await waitFor(async () =>
    expect(await preferencesOf()).toMatchObject({
      notifications: { bookingsByText: false, remindersByMail: false, bookingsByMail: true },
    }),
  );
  await waitFor(() => expect(screen.getAllByText('Saved.')).not.toEqual([]));
  screen.getByTestId('always-moneyByMail');
  screen.getByTestId('always-securityByMail');
  expect(screen.queryByTestId('news-securityByMail')).toBeNull();
  closeTab();
  await openTab(t, '/dashboard-account?step=notifications', { as: elena });
  await screen.findByTestId('news-bookingsByMail');
  expect(checked('news-bookingsByText')).toBe(false);
  expect(checked('news-bookingsByMail')).toBe(true);
});

test('quiet hours are on the clock of the account', async () => {
  await openTab(t, '/dashboard-account?step=notifications', { as: elena });
  await userEvent.click(await screen.findByTestId('quiet-on'));
  await userEvent.selectOptions(await screen.findByTestId('quiet-from'), '22:30');
  await screen.findByText(/On the clock of Pacific Time/);
  await waitFor(async () =>
    expect((await preferencesOf()).notifications).toMatchObject({
      hasQuietHours: true,
      quietFrom: '22:30',
      quietTo: '08:00',
    }),
  );
  await within(screen.getByTestId('quiet')).findByText('Saved.');
  closeTab();
  await openTab(t, '/dashboard-account?step=notifications', { as: elena });
  expect(await screen.findByTestId('quiet-from')).toHaveProperty('value', '22:30');
});

test('a choice that was not taken jumps back and can be tried again', async () => {
  await openTab(t, '/dashboard-account?step=notifications', { as: elena });
  await screen.findByTestId('news-familyByMail');
  const online = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(screen.getByTestId('news-familyByMail'));
  const again = await screen.findByTestId('try-again');
  expect(checked('news-familyByMail')).toBe(true);
  globalThis.fetch = online;
  await userEvent.click(again);
  await waitFor(() => expect(checked('news-familyByMail')).toBe(false));
  await waitFor(async () => expect((await preferencesOf()).notifications.familyByMail).toBe(false));
});
