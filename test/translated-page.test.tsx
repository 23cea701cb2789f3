import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTab } from './page.tsx';
import { titled } from './on-screen.ts';
import { goOn, openStayWizard, total } from './stay-wizard.ts';
import { translatePage } from './translated-page.ts';
import { userEvent } from './user-event.ts';

const { t, open } = await openStayWizard();

let stop = () => undefined as void;
beforeEach(() => {
  stop = translatePage();
});
afterEach(() => stop());

const isTranslated = () => document.querySelector('main h1 font') !== null;

test('Where suggests places while one types, and the list follows its filters', async () => {
  await openTab(t, '/senior-care');
  await titled('Find senior care');
  await waitFor(() => expect(isTranslated()).toBe(true));
  await userEvent.type(screen.getByTestId('care-where'), 'Pa');
  await screen.findAllByTestId('location-option');
  // What was found for less stays until there is more.
  await userEvent.type(screen.getByTestId('care-where'), 'sadena');
  await userEvent.click(await screen.findByRole('option', { name: 'Pasadena, CA' }));
  expect(screen.getByTestId('care-where')).toHaveProperty('value', 'Pasadena, CA');
  await userEvent.click(screen.getByTestId('care-go'));
  await waitFor(() => expect(location.pathname).toBe('/care/daycarecenters'));
  await titled('1 center near Pasadena');
  await userEvent.click(screen.getByTestId('filter-rides'));
  await titled('0 centers near Pasadena');
  await userEvent.click(screen.getByTestId('filter-remove-rides'));
  await titled('1 center near Pasadena');
});

test('the price follows the days and the guests', async () => {
  await open('&days=1', { isLoggedIn: false });
  await titled('Check your dates');
  expect(total()).toBe('$420.00');
  await userEvent.click(screen.getByTestId('stay-days-3'));
  await userEvent.click(screen.getByTestId('stay-guests-more'));
  await waitFor(() => expect(total()).toBe('$1,512.00'));
  await userEvent.click(screen.getByTestId('stay-length-week'));
  await userEvent.click(screen.getByTestId('stay-days-1'));
  await userEvent.click(screen.getByTestId('stay-days-3'));
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toBeTruthy();
});

test('one books and pays', async () => {
  await open('&days=1,3&step=person');
  await titled('Who is this for?');
  await goOn();
  await titled('Check and continue');
  await userEvent.type(screen.getByTestId('booking-note'), 'She likes dominoes.');
  await goOn();
  await screen.findByTestId('pay');
  await userEvent.click(screen.getByTestId('pay'));
  await screen.findByTestId('error-summary');
  const card = { number: '4242424242424242', expiry: '0931', code: '737', name: 'Elena Marín', zip: '91101' };
  for (const [field, text] of Object.entries(card)) await userEvent.type(screen.getByTestId(`card-${field}`), text);
  await userEvent.click(screen.getByTestId('pay'));
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
});
