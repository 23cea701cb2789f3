import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aCard } from '#features/payments/server/seed.ts';
import { aReview } from '#features/senior-care/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { walkScreens as service } from './web/walk-screens.ts';
import { aGuide } from './guides.ts';
import { bookingPages } from './walk-pages.tsx';
import { aWalkingParty, friday, introducedIn, walkChoices } from './walk-world.ts';

const t = await introducedIn(await pageApp(walkChoices({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true })));
let party: Awaited<ReturnType<typeof aWalkingParty>>;
beforeEach(async () => {
  party = await aWalkingParty(t);
});

const open = (path: string, as?: { email: string; password: string }) =>
  openTab(t, path, { bookingPages, service, ...(as && { as }) });
const shown = () =>
  screen.queryAllByTestId(/^guide-[0-9a-f]/).map((card) => within(card).getByRole('heading').textContent);

test('a guide is found in a state, by a filter, and opened; the way back leads to the same list', async () => {
  await aGuide(t.db, { managerId: party.theo.id, name: 'Ana Ruiz', state: 'NV', offers: ['dogs'] });
  await aGuide(t.db, { managerId: party.theo.id, name: 'Lee Wong', state: 'NV' });
  await aGuide(t.db, { managerId: party.theo.id, name: 'Ida Far', state: 'NY', offers: ['dogs'] });
  await open('/guides?state=NV');
  await titled('2 guides');
  expect(shown().toSorted()).toEqual(['Ana Ruiz', 'Lee Wong']);
  await userEvent.click(await screen.findByTestId('filter-dogs'));
  await titled('1 guide');
  expect(location.search).toBe('?state=NV&dogs=1');
  await userEvent.click(screen.getByRole('link', { name: 'Ana Ruiz' }));
  await titled('Ana Ruiz');
  await userEvent.click(screen.getByRole('link', { name: 'Back to 1 guide' }));
  await titled('1 guide');
  expect(location.pathname + location.search).toBe('/guides?state=NV&dogs=1');
});

test('the page of a guide has what is said of them, and the way into the booking; an unknown one has others instead', async () => {
  await aReview(t.db, { providerId: party.guide.id, stars: 4, words: 'Knew a quiet path.' });
  await open(`/guides/${party.guide.id}`);
  await titled('Theo Brandt');
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['About', 'What we checked', 'Reviews']);
  expect(document.getElementById('about')?.textContent).toContain('Knows every path.');
  expect(document.getElementById('reviews')?.textContent).toContain('Knew a quiet path.');
  expect(screen.getByTestId('guide-book').getAttribute('href')).toBe(`/guides/${party.guide.id}/walk`);
  expect(screen.getByTestId('guide-bar')).toBeTruthy();
  closeTab();
  await open('/guides/nobody');
  await titled('We couldn’t find this guide');
  await waitFor(() => expect(shown()).not.toEqual([])); // of those who are free as soon, any
});

test('a visitor chooses a time, and is asked to log in before the second step', async () => {
  await open(`/guides/${party.guide.id}/walk`);
  await titled('When will you walk?');
  await userEvent.click(screen.getByTestId(`walk-at-${friday}`));
  const login = await screen.findByTestId('gate-login');
  const next = new URLSearchParams(login.getAttribute('href')?.split('?')[1]).get('next');
  expect(next).toBe(`/guides/${party.guide.id}/walk?step=person&time=${encodeURIComponent(friday)}&welcome=back`);
});

test('is booked in three steps, paid, seen in its own list, and moved', async () => {
  const { _id: before } = await party.book('2026-06-18T16:30:00.000Z');
  const method = await aCard(t.ports, 'good', t.clock.now());
  await (await t.as(party.elena)).payments.pay({ body: { bookingId: before, method, saveCard: true } });
  await open(`/guides/${party.guide.id}`, party.elena);
  await titled('Theo Brandt');
  await userEvent.click(screen.getByTestId('guide-book'));
  await titled('When will you walk?');
  const stepper = within(screen.getByTestId('stepper'));
  stepper.getByText('Step 1 of 3');
  expect(stepper.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Time', 'Person', 'Pay']);
  await userEvent.click(screen.getByTestId(`walk-at-${friday}`));
  await screen.findByTestId('booking-person');
  within(screen.getByTestId('stepper')).getByText('Step 2 of 3');
  await userEvent.click(await screen.findByTestId('booking-continue'));
  await waitFor(() => expect(location.pathname).toBe('/walks/pay'));
  await waitFor(() => within(screen.getByTestId('stepper')).getByText('Step 3 of 3'));
  const id = new URLSearchParams(location.search).get('booking') ?? '';
  await userEvent.click(await screen.findByTestId('pay'));
  const ticket = await screen.findByTestId('ticket');
  expect(ticket.textContent).toContain('Theo Brandt');
  closeTab();
  await party.accept(id);
  const { bookingId } = (await (await t.as(party.elena)).bookings.one({ params: { id } })).data;
  await open('/walks', party.elena);
  await titled('Walks');
  await userEvent.click(within(await screen.findByTestId(`booking-${bookingId}`)).getByTestId(`open-${bookingId}`));
  await userEvent.click(await screen.findByTestId(`move-${friday}`));
  const [free] = await screen.findAllByTestId('free-time');
  await userEvent.click(free as HTMLElement);
  await screen.findByText(/^Moved to /);
  const { single } = (await (await t.as(party.elena)).bookings.one({ params: { id } })).data;
  expect(single[0]).toMatchObject({ movedFrom: friday });
});
