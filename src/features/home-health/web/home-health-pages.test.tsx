import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { heading, input, messages, titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { anAgency } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let elena: Person;
let agency: Awaited<ReturnType<typeof anAgency>>;
beforeEach(async () => {
  await t.db.deleteFrom('providers').execute();
  elena = await aPerson(t.db);
  agency = await anAgency(t.db);
});

test('home health begins with what it is, who offers what, and a search', async () => {
  await openTab(t, '/homeHealth');
  await heading('Home Health');
  screen.getByText('Skilled nursing: 1 agency');
  const row = within(await screen.findByTestId(`agency-${agency.id}`));
  expect(row.getByTestId('request-care').getAttribute('href')).toBe(`/homeHealthRequest?agency=${agency.id}`);
  screen.getByTestId('agencies-search');
});

test('the list says who comes to a place, what for and who pays', async () => {
  await openTab(t, '/homeHealthAgencies?place=Pasadena, CA&need=physical_therapy');
  await titled('1 agency comes to Pasadena');
  const row = within(await screen.findByTestId(`agency-${agency.id}`));
  expect(row.getByTestId('quality').textContent).toBe('4 of 5 for quality of care');
  row.getByText('Takes Medicare');
  row.getByText('Physical therapy and Skilled nursing');
});

test('the page of an agency leads to its people and to the request; one that nobody runs can be claimed', async () => {
  await openTab(t, `/homeHealthProfile/${agency.id}`);
  await titled('Bluebird Home Health');
  await userEvent.click(await screen.findByRole('link', { name: 'Grace Amadi' }));
  await titled('Grace Amadi');
  screen.getByText('Nurse, RN at Bluebird Home Health');
  screen.getByText('15 years of experience');
  const ask = screen.getByRole('link', { name: 'Ask the agency a question' });
  expect(ask.getAttribute('href')).toBe(`/dashboard-enquiries?provider=${agency.id}`);
  closeTab();
  const alone = await anAgency(t.db, { verifiedAt: null, managerId: null });
  await openTab(t, `/homeHealthProfile/${alone.id}`);
  await screen.findByTestId('not-checked');
  expect((await screen.findByTestId('claim')).getAttribute('href')).toBe(`/partner/claim?place=${alone.id}`);
  closeTab();
  await openTab(t, `/healthCareProfile/${alone.professionalId}`);
  await titled('Grace Amadi');
  expect(screen.queryByTestId('ask-question')).toBeNull();
});

test('a request wants a log-in, then what is needed, and stands among the requests with who has the number', async () => {
  await openTab(t, `/homeHealthRequest?agency=${agency.id}`);
  await heading('Tell us what you need');
  expect((await screen.findByTestId('request-to-login')).getAttribute('href')).toContain(
    encodeURIComponent(`/homeHealthRequest?agency=${agency.id}`),
  );
  closeTab();
  await openTab(t, `/homeHealthRequest?agency=${agency.id}`, { as: elena });
  await screen.findByTestId('lead-form');
  await userEvent.click(screen.getByTestId('lead-send'));
  await screen.findByRole('alert');
  expect(messages()).toContain('Please select what is needed');
  await userEvent.click(input('Skilled nursing'));
  await userEvent.selectOptions(screen.getByTestId('lead-starts'), 'As soon as possible');
  await userEvent.click(screen.getByLabelText(/^By email/));
  await userEvent.click(screen.getByTestId('lead-consent'));
  await userEvent.click(screen.getByTestId('lead-send'));
  await waitFor(() => expect(location.pathname).toBe('/dashboard-leadsinfo'));
  await screen.findByText(/Skilled nursing$/);
  closeTab();
  await openTab(t, `/homeHealthRequest?agency=${agency.id}`, { as: elena });
  await screen.findByTestId('request-open');
  expect(screen.queryByTestId('lead-form')).toBeNull();
});

test('without an agency one is looked for first', async () => {
  await openTab(t, '/homeHealthRequest', { as: elena });
  await screen.findByText(/one request goes to one agency/);
  screen.getByTestId('agencies-search');
});

test('what is not there says so', async () => {
  for (const path of ['/homeHealthProfile/none', '/healthCareProfile/none']) {
    await openTab(t, path);
    await heading('We couldn’t find this agency');
    await screen.findByTestId(`agency-${agency.id}`);
    closeTab();
  }
});
