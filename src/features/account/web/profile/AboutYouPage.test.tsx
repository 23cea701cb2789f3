import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { heading, input, messages } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { flushDrafts } from '#web/draft-vault.ts';
import { session } from '#web/session.ts';
import { aPerson } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });

describe('about you', () => {
  test('keeps the four facts and leads to the health basics', async () => {
    const anna = await aPerson(t.db);
    await openTab(t, '/profile/form?next=%2Fcare%2Fpaymentmethod', { as: anna });
    await heading('About you');
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Date of birth'), '6/17/1974');
    await userEvent.click(screen.getByLabelText('Female'));
    await userEvent.type(screen.getByLabelText('Address'), '214 Example Ave, Pasadena');
    await userEvent.type(screen.getByLabelText('ZIP code'), '91101');
    await userEvent.click(screen.getByTestId('about-submit'));
    await waitFor(() =>
      expect(location.pathname + location.search).toBe('/profile/form/onboarding?next=%2Fcare%2Fpaymentmethod'),
    );
    const { data } = await (await t.as(anna)).account.userInfo({ params: { id: anna.id } });
    expect(data).toMatchObject({
      dob: '1974-06-17',
      gender: 'female',
      address: '214 Example Ave, Pasadena',
      zip: '91101',
    });
  });

  test('is no step of signing up for whoever has told it before', async () => {
    const anna = await aPerson(t.db);
    const about = { dob: '1974-06-17', gender: 'female', address: '214 Example Ave', zip: '91101' } as const;
    await (await t.as(anna)).account.changeUserInfo({ body: { id: anna.id, ...about, dob: '06/17/1974' } });
    await openTab(t, '/profile/form', { as: anna });
    await heading('About you');
    expect(screen.queryByText('Step 3 of 3')).toBeNull();
    expect(screen.queryByTestId('about-later')).toBeNull();
    const save = screen.getByTestId('about-submit');
    expect(save.textContent).toContain('Save');
    await userEvent.click(save);
    await waitFor(() => expect(location.pathname).toBe('/myProfile'));
    expect(await screen.findByText('Profile 80% complete')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe(
      '/profile/form/onboarding?next=%2FmyProfile',
    );
  });

  test('names what is missing, and can wait', async () => {
    await openTab(t, '/profile/form?next=%2Fcare%2Fpaymentmethod', { as: await aPerson(t.db) });
    await heading('About you');
    await userEvent.click(screen.getByTestId('about-submit'));
    await screen.findByRole('alert');
    expect(messages()).toEqual([
      "Date of birth can't be blank",
      "Gender can't be blank",
      "Address can't be blank",
      "Zip code can't be blank",
    ]);
    expect(screen.getByTestId('about-later').textContent).toBe('Skip to your booking');
    expect(screen.getByTestId('about-later').getAttribute('href')).toBe('/care/paymentmethod');
  });

  test('a birth in the future is refused at its field', async () => {
    await openTab(t, '/profile/form', { as: await aPerson(t.db) });
    await heading('About you');
    await userEvent.type(screen.getByLabelText('Date of birth'), '06/16/2026');
    await userEvent.click(screen.getByLabelText('Male'));
    await userEvent.type(screen.getByLabelText('Address'), '214 Example Ave');
    await userEvent.type(screen.getByLabelText('ZIP code'), '91101');
    await userEvent.click(screen.getByTestId('about-submit'));
    await screen.findByRole('alert');
    expect(messages()).toEqual(['Date of birth can’t be in the future']);
    expect(input('Date of birth').getAttribute('aria-invalid')).toBe('true');
  });

  test('asks a visitor to log in, and comes back', async () => {
    await openTab(t, '/profile/form?next=%2Fdashboard');
    await heading('About you');
    expect(screen.getByTestId('login-first').getAttribute('href')).toBe(
      '/login?next=%2Fprofile%2Fform%3Fnext%3D%2Fdashboard'.replace('%3D%2F', '%3D%252F'),
    );
  });
});

describe('a session that expires in the middle', () => {
  test('loses nothing: modal, home, log-in, and the form as it was', async () => {
    const anna = await aPerson(t.db);
    await openTab(t, '/profile/form', { as: anna });
    await heading('About you');
    await userEvent.type(screen.getByLabelText('Address'), '214 Example Ave, Pasadena');
    await userEvent.type(screen.getByLabelText('Date of birth'), '06/17/1974');
    await userEvent.click(screen.getByLabelText('Female'));
    await userEvent.type(screen.getByLabelText('ZIP code'), '91101');
    t.clock.advance(2000);
    await userEvent.click(screen.getByTestId('about-submit'));
    const modal = await screen.findByTestId('session-expired');
    await waitFor(() => expect(modal.hasAttribute('open')).toBe(true));
    expect(within(modal).getByText('Your session has expired. Please log in again.')).toBeTruthy();
    flushDrafts();
    const kept = Object.fromEntries(Object.entries(sessionStorage));
    session.close();
    closeTab();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    await openTab(t, '/profile/form', { as: anna });
    await screen.findByTestId('draft-restored');
    expect(['Date of birth', 'Address', 'ZIP code'].map((label) => input(label).value)).toEqual([
      '06/17/1974',
      '214 Example Ave, Pasadena',
      '91101',
    ]);
    expect(input('Female').checked).toBe(true);
    await userEvent.click(screen.getByTestId('about-submit'));
    await waitFor(() => expect(location.pathname).toBe('/profile/form/onboarding'));
  });

  test('shows nothing to somebody else', async () => {
    const anna = await aPerson(t.db);
    await openTab(t, '/profile/form', { as: anna });
    await heading('About you');
    await userEvent.type(screen.getByLabelText('Address'), '214 Example Ave');
    flushDrafts();
    const kept = Object.fromEntries(Object.entries(sessionStorage));
    closeTab();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    await openTab(t, '/profile/form', { as: await aPerson(t.db) });
    await heading('About you');
    expect(screen.queryByTestId('draft-restored')).toBeNull();
    expect(input('Address').value).toBe('');
  });
});

describe('the end of signing up', () => {
  test('says how far the profile is and leads on', async () => {
    const anna = await aPerson(t.db, { firstName: 'Anna' });
    await openTab(t, '/profile/form/completeProfile', { as: anna });
    await heading('You’re all set, Anna');
    expect(screen.getByText('Profile 40% complete')).toBeTruthy();
    expect(screen.getByTestId('complete-go').getAttribute('href')).toBe('/dashboard');
  });

  test('goes back to a booking that waits', async () => {
    await openTab(t, '/profile/form/completeProfile?next=%2Fcare%2Fpaymentmethod%3Fbooking%3D7', {
      as: await aPerson(t.db),
    });
    const way = await screen.findByTestId('complete-go');
    expect([way.textContent, way.getAttribute('href')]).toEqual([
      'Continue your booking',
      '/care/paymentmethod?booking=7',
    ]);
  });
});
