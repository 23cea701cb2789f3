import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { heading } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { flushDrafts, keepDraft } from '#web/draft-vault.ts';

const t = await pageApp();

const address = () => location.pathname + location.search;

test('somebody who is logged in is sent to the dashboard', async () => {
  await openTab(t, '/', { as: await aPerson(t.db) });
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test('nothing is promised that is not there', async () => {
  await openTab(t, '/');
  await screen.findByTestId('door-seniorCare');
  expect(document.querySelector('main')?.textContent).not.toMatch(/half day|Credentials|Arroyo House/);
});

describe('the search card', () => {
  test('has a tab for each service, and arrow keys, Home and End choose', async () => {
    await openTab(t, '/');
    const tabs = within(await screen.findByRole('tablist', { name: 'Services' })).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Senior Care',
      'Doctors',
      'Care Givers',
      'Lab tests',
      'Home Health',
    ]);
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Doctors');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tabpanel', { name: 'Home Health' })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Senior Care');
  });

  test('begins today, for four weeks and one person, and asks for a place in the words of the specification', async () => {
    await openTab(t, '/');
    expect((await screen.findByTestId('care-when')).textContent).toBe('Jun 15 to Jul 13');
    expect(screen.getByLabelText('Who for')).toHaveProperty('value', '1');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    const where = screen.getByRole('combobox', { name: 'Where' });
    expect(screen.getByText('Please search for location').id).toBe(where.getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(where);
    expect(location.pathname).toBe('/');
  });

  test('keeps what was typed while another tab is looked at, and leads to the list with it', async () => {
    await openTab(t, '/');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Where' }), '91101');
    await userEvent.selectOptions(screen.getByLabelText('Who for'), '2');
    await userEvent.click(screen.getByRole('tab', { name: 'Doctors' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Senior Care' }));
    expect(screen.getByRole('combobox', { name: 'Where' })).toHaveProperty('value', '91101');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/care/daycarecenters?place=91101&guests=2'));
  });

  test('is a form that a browser can send by itself', async () => {
    await openTab(t, '/');
    const form = await screen.findByTestId<HTMLFormElement>('care-search');
    expect([form.getAttribute('action'), form.method]).toEqual(['/care/daycarecenters', 'get']);
    expect([...new FormData(form).keys()]).toEqual(['place', 'in', 'out', 'guests']);
  });
});

test('five doors lead to their screens, and what comes next to its waiting list', async () => {
  await openTab(t, '/');
  await heading('Good care, by your side.');
  const doors = ['seniorCare', 'doctors', 'caregivers', 'labTests', 'homeHealth'].map((name) =>
    screen.getByTestId(`door-${name}`),
  );
  expect(doors.map((door) => door.getAttribute('href'))).toEqual([
    '/senior-care',
    '/top-Doctors',
    '/top-Caregivers',
    '/top-diagnosis',
    '/homeHealth',
  ]);
  expect(screen.getByRole('link', { name: 'Medical supplies' }).getAttribute('href')).toBe(
    '/coming-soon?service=medicalSupplies',
  );
  expect(screen.getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe('/profile/signup');
  expect(screen.queryByText(/doctors you can see/i)).toBeNull();
});

describe('what somebody was in the middle of', () => {
  const path = '/registertype?as=doctor';

  test('is not offered when there is nothing', async () => {
    await openTab(t, '/');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByTestId('resume')).toBeNull();
  });

  test('waits above everything for a guest, and can be dropped', async () => {
    history.replaceState(null, '', path);
    keepDraft('partner-application', { name: 'Magnolia Court' }, 'You were asking to join Lado as a partner');
    flushDrafts();
    await openTab(t, '/');
    expect((await screen.findByTestId('resume')).textContent).toContain(
      'You were asking to join Lado as a partnerContinue where you left off.',
    );
    expect(screen.getByTestId('resume-continue').getAttribute('href')).toBe(path);
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.queryByTestId('resume')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test('asks for the log-in first when it was somebody’s own', async () => {
    const anna = await aPerson(t.db);
    await openTab(t, '/profile/form/onboarding?q=4', { as: anna });
    await userEvent.type(await screen.findByTestId('entry'), 'Gout');
    flushDrafts();
    await t.db.updateTable('sessions').set({ ended_at: t.clock.now() }).where('user_id', '=', anna.id).execute();
    await userEvent.click(screen.getByTestId('health-continue'));
    await userEvent.click(await screen.findByTestId('session-expired-login'));
    const banner = await screen.findByTestId('resume');
    expect(banner.textContent).toContain(
      'You were filling in your health basicsLog in and continue where you left off.',
    );
    expect(screen.getByRole('link', { name: 'Log in and continue' }).getAttribute('href')).toBe(
      `/login?next=${encodeURIComponent('/profile/form/onboarding?q=4')}`,
    );
    await waitFor(() => expect(document.activeElement).toBe(banner));
  });
});
