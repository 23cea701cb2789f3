import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { heading, input, messages } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aPerson } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

describe('my profile', () => {
  test('shows the facts and what has been confirmed', async () => {
    const anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist', phone: '6265550190' });
    await openTab(t, '/myProfile', { as: anna });
    await heading('Anna Lindqvist');
    expect(document.title).toBe('Anna Lindqvist | Lado');
    const facts = within(screen.getByTestId('profile-facts'));
    const { textContent: told } = screen.getByTestId('profile-facts');
    expect(told).toContain(`${anna.email} (confirmed)`);
    expect(told).toContain('(626) 555-0190 (confirmed)');
    expect(facts.getAllByText('Not given yet')).toHaveLength(4);
    expect(screen.getByText('Profile 40% complete')).toBeTruthy();
  });

  test('is one’s own, whatever face was chosen before; another face leads to that record', async () => {
    const anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
    const rosa = await aDependant(t.db, { of: anna });
    await openTab(t, `/myProfile?for=${rosa}`, { as: anna });
    await heading('Anna Lindqvist');
    expect((await screen.findByTestId(`circle-${anna.personId}`)).getAttribute('aria-current')).toBe('true');
    await userEvent.click(screen.getByTestId(`circle-${rosa}`));
    await heading('Rosa’s health records');
    expect(document.title).toMatch(/^Rosa/);
    await userEvent.click(screen.getByTestId(`circle-${anna.personId}`));
    await heading('Health records');
    expect(location.pathname + location.search).toBe('/healthrecords');
  });

  test.each(['', '&step=edit'])('says that one acts for nobody of that id, and stays one’s own%s', async (step) => {
    const anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist' });
    const iris = await aDependant(t.db, { of: await aPerson(t.db), firstName: 'Iris' });
    await openTab(t, `/myProfile?for=${iris}${step}`, { as: anna });
    await heading(step ? 'Edit profile' : 'Anna Lindqvist');
    await userEvent.click(await screen.findByTestId('show-own'));
    await waitFor(() => expect(screen.queryByTestId('stranger')).toBeNull());
    await heading(step ? 'Edit profile' : 'Anna Lindqvist');
    expect(new URLSearchParams(location.search).has('for')).toBe(false);
  });

  test('leads from what is not confirmed to the code that confirms it', async () => {
    const anna = await aPerson(t.db, { phone: '6265550192', isVerified: false });
    await openTab(t, '/myProfile', { as: anna });
    const facts = within(await screen.findByTestId('profile-facts'));
    expect(screen.getByTestId('profile-facts').textContent).toContain('(626) 555-0192 (not confirmed)');
    expect(facts.getByText('Confirm the phone number with a code').getAttribute('href')).toBe(
      '/dashboard-security?step=phone&confirm=1',
    );
    await userEvent.click(facts.getByText('Confirm the email with a code'));
    await heading('Confirm your email');
    expect(input('Email').value).toBe(anna.email);
  });

  test('is changed in place; the name goes with it everywhere', async () => {
    const anna = await aPerson(t.db, { firstName: 'Anna', lastName: 'Lindqvist', phone: '6265550191' });
    await openTab(t, '/myProfile', { as: anna });
    await userEvent.click(await screen.findByTestId('profile-edit'));
    await heading('Edit profile');
    await userEvent.clear(input('Last name'));
    await userEvent.type(input('Last name'), 'Marín');
    await userEvent.click(screen.getByTestId('profile-save'));
    await screen.findByRole('alert');
    expect(messages()).toEqual([
      "Date of birth can't be blank",
      "Gender can't be blank",
      "Address can't be blank",
      "Zip code can't be blank",
    ]);
    await userEvent.type(input('Date of birth'), '06171974');
    await userEvent.click(input('Prefer not to say'));
    await userEvent.type(input('Address'), '214 Example Ave');
    await userEvent.type(input('ZIP code'), '91101');
    await userEvent.click(screen.getByTestId('profile-save'));
    await heading('Anna Marín');
    await screen.findByText('Your profile is saved');
    expect(localStorage.getItem('UserName')).toBe('Anna Marín');
    expect(screen.getByText('06-17-1974').getAttribute('title')).toBe('Monday, June 17, 1974');
    const { data } = await (await t.as(anna)).account.userInfo({ params: { id: anna.id } });
    expect(data.isPhoneVerified).toBe(true);
  });

  test('asks a visitor to log in', async () => {
    await openTab(t, '/myProfile');
    await heading('My profile');
    expect(screen.getByText('Log in to see your profile.')).toBeTruthy();
    expect(screen.getByTestId('login-first').getAttribute('href')).toBe('/login?next=%2FmyProfile');
  });
});
