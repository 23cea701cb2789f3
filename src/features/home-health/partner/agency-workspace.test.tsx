import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { anAgency } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' } });
let olga: Person;
let id: string;
beforeEach(async () => {
  olga = await aPerson(t.db);
  ({ id } = await anAgency(t.db, { managerId: olga.id }));
});
const shown = async () => (await (await t.as()).homeHealth.agency({ params: { id } })).data;

test('an agency says what it offers, where it comes and who comes, and sees its card', async () => {
  await openTab(t, '/partner/profile', { as: olga });
  const preview = await screen.findByTestId('preview');
  await userEvent.click(screen.getByTestId('services-aide'));
  await waitFor(() => expect(preview.textContent).toContain('Home health aide'));
  await userEvent.selectOptions(screen.getByTestId('radius'), '40');
  fireEvent.change(screen.getByTestId('zips'), { target: { value: '93001 9300' } });
  await userEvent.click(screen.getByTestId('add-professional'));
  await userEvent.click(screen.getByTestId('save-profile'));
  await screen.findAllByText('ZIP codes have five digits; at most 60 of them');
  const added = within(screen.getByTestId('professional-2'));
  added.getByText('Please select the profession');
  fireEvent.change(screen.getByTestId('zips'), { target: { value: '93001, 93003' } });
  fireEvent.change(added.getByLabelText('Name'), { target: { value: 'Tomás Beltrán' } });
  await userEvent.selectOptions(added.getByLabelText('Profession'), 'Physical therapist');
  await userEvent.click(screen.getByTestId('save-profile'));
  await screen.findByTestId('saved');
  expect(await shown()).toMatchObject({
    services: ['nursing', 'physical_therapy', 'aide'],
    radiusMiles: 40,
    zips: ['93001', '93003'],
    professionals: [{ name: 'Grace Amadi' }, { name: 'Tomás Beltrán', discipline: 'physical_therapy' }],
  });
});

test('somebody without a language is found: the list opens, says so, and whose it is', async () => {
  await openTab(t, '/partner/profile', { as: olga });
  const person = within(await screen.findByTestId('professional-1'));
  const languages = person.getByText('Languages', { exact: false, selector: 'summary span' });
  expect(languages.textContent).toContain('Languages: Grace Amadi');
  const box = languages.closest('details');
  expect(box?.open).toBe(false);
  fireEvent.click(person.getByLabelText('English'));
  await userEvent.click(screen.getByTestId('save-profile'));
  await waitFor(() => expect(box?.open).toBe(true));
  const described = box?.querySelector('fieldset')?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toBe('Choose a language that you speak');
  fireEvent.click(person.getByLabelText('English'));
  expect(box?.querySelector('fieldset')?.hasAttribute('aria-describedby')).toBe(false);
  expect(box?.open).toBe(true);
});

test('somebody whom a colleague has taken off meanwhile stays in the form, and it says so', async () => {
  await openTab(t, '/partner/profile', { as: olga });
  const field = within(await screen.findByTestId('professional-1')).getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(field, { target: { value: 'Grace N. Amadi' } });
  await t.db.deleteFrom('agency_professionals').where('provider_id', '=', id).execute();
  await userEvent.click(screen.getByTestId('save-profile'));
  await screen.findAllByText('Somebody else has taken Grace N. Amadi off', { exact: false });
  expect(field.value).toBe('Grace N. Amadi');
});

test('somebody who no longer comes is taken off', async () => {
  await openTab(t, '/partner/profile', { as: olga });
  await userEvent.click(await screen.findByTestId('remove-professional-1'));
  expect(screen.queryByTestId('professional-1')).toBeNull();
  await userEvent.click(screen.getByTestId('save-profile'));
  await screen.findByTestId('saved');
  expect((await shown()).professionals).toEqual([]);
});

test('the workspace begins with the requests to be called, and has nothing of bookings', async () => {
  await openTab(t, '/partner', { as: olga });
  await waitFor(() => expect(location.pathname).toBe('/partner/leads'));
  const header = await screen.findByTestId('partner-header');
  const ways = () => Array.from(header.querySelectorAll('nav a'), (way) => way.getAttribute('href'));
  await waitFor(() => expect(ways().slice(0, 2)).toEqual(['/partner/leads', '/partner/profile']));
  const bar = document.querySelector('nav[data-count="5"]');
  const words = Array.from(bar?.querySelectorAll(':scope > :is(a, button)') ?? [], ({ textContent }) => textContent);
  expect(words).toEqual(['Requests', 'Profile', 'Checked', 'Questions', 'More']);
  for (const path of ['/partner/calendar', '/partner/day', '/partner/payouts', '/partner/visits', '/partner/video'])
    expect(header.querySelector(`a[href="${path}"]`)).toBeNull();
  closeTab();
  for (const path of ['/partner?tab=answered', '/partner/day', '/partner/calendar', '/partner/payouts']) {
    await openTab(t, path, { as: olga });
    await screen.findByTestId('nothing-here');
    closeTab();
  }
});
