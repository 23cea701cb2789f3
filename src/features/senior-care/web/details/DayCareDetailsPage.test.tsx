import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { insuredUntil } from '#test/evidence.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aCentre, aReview } from '../../server/seed.ts';

const t = await pageApp({ sharesDate: true });
let managerId: string;
beforeAll(async () => {
  ({ id: managerId } = await aPerson(t.db));
});

const section = (id: string) => document.getElementById(id)?.textContent;

test('says what the center is, offers and costs, and when it is open', async () => {
  const { id } = await aCentre(t.db, { managerId });
  await openTab(t, `/care/daycaredetails/${id}`);
  await titled('Jacaranda Day Center');
  expect(document.title).toBe('Jacaranda Day Center | Lado');
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(section('about')).toContain('A house with a garden.');
  expect(section('about')).toContain('Lunch included');
  expect(screen.getByTestId('prices').textContent).toContain('Up to 5 days in each week$399.00');
  expect(section('day')).toContain('9:00 AMWelcome and coffee');
  expect(section('day')).toContain('Open until 5:00 PM');
  expect(section('day')).toContain('Times are in Pacific Time.');
  expect(section('location')).toContain('214 Example Ave, Pasadena, CA 91101');
  await waitFor(() => expect(localStorage.getItem('Hostid')).toBe(managerId));
});

test('reckons the price while days are chosen, and takes them along into the booking', async () => {
  const { id } = await aCentre(t.db, { managerId });
  await openTab(t, `/care/daycaredetails/${id}?in=2026-06-17`);
  await titled('Jacaranda Day Center');
  expect(screen.getAllByRole('button', { name: 'Choose in the calendar' })).toHaveLength(1);
  const card = within(screen.getByTestId('your-days'));
  expect(card.getByTestId('price-estimate').textContent).toBe('Choose your days to see the price.');
  await userEvent.click(card.getByTestId('stay-days-3'));
  expect(card.getByTestId('price-estimate-total').textContent).toBe('$420.00');
  expect(card.getByTestId('price-estimate').textContent).toContain(
    'You pay $84.00 today. The rest is due at check in.',
  );
  await userEvent.click(card.getByTestId('stay-days-5'));
  expect(card.getByTestId('price-estimate-total').textContent).toBe('$756.00');
  await userEvent.click(card.getByTestId('check-dates'));
  await titled('Check your dates');
  await waitFor(() =>
    expect(Object.fromEntries(new URLSearchParams(location.search))).toMatchObject({
      center: id,
      in: '2026-06-17',
      out: '2026-07-15',
      days: '3,5',
      step: 'time',
    }),
  );
});

test('shows how the rating came about, and sorts the reviews', async () => {
  const { id } = await aCentre(t.db, { managerId });
  for (const [index, stars] of [5, 2, 4].entries())
    await aReview(t.db, {
      providerId: id,
      stars,
      words: `Sentence ${stars}`,
      createdAt: new Date(Date.UTC(2026, 4, index + 1)),
    });
  await openTab(t, `/care/daycaredetails/${id}`);
  await titled('Jacaranda Day Center');
  const words = () =>
    [...document.querySelectorAll('#reviews [data-testid=review-words]')].map(({ textContent }) => textContent);
  expect(section('reviews')).toContain('3.7from 3 reviews');
  expect(words()).toEqual(['Sentence 4', 'Sentence 2', 'Sentence 5']);
  await userEvent.selectOptions(screen.getByTestId('review-order'), 'Lowest rated');
  await waitFor(() => expect(words()).toEqual(['Sentence 2', 'Sentence 4', 'Sentence 5']));
  expect(location.search).toBe('?filtertype=lowest');
});

test('what stands in another language than the page says so, to readers and to screen readers', async () => {
  const { id } = await aCentre(t.db, { managerId, about: { en: 'A house with a garden.', sp: '' } });
  await aReview(t.db, { providerId: id, words: 'They know her songs by heart.' });
  await aReview(t.db, { providerId: id, words: 'Volvió cantando.', language: 'es' });
  await aReview(t.db, { providerId: id, words: 'Older than that.', language: null });
  await openTab(t, `/care/daycaredetails/${id}`, { language: 'sp' });
  await titled('Jacaranda Day Center');
  const said = (words: string) => screen.getByText(words);
  expect(said('A house with a garden.').getAttribute('lang')).toBe('en');
  expect(said('They know her songs by heart.').getAttribute('lang')).toBe('en');
  expect(said('They know her songs by heart.').closest('article')?.textContent).toContain('Escrita en inglés');
  expect(said('Volvió cantando.').closest('article')?.textContent).not.toContain('Escrita en');
  expect(said('Older than that.').getAttribute('lang')).toBeNull();
  expect(document.querySelector('main')?.textContent).toMatch(/5\.0.*\$399\.00/);
});

test('a center that nobody has checked can be called, not booked', async () => {
  const { id } = await aCentre(t.db, { verifiedAt: null });
  await openTab(t, `/care/daycaredetails/${id}`);
  await titled('Jacaranda Day Center');
  expect(screen.getByText('We have not checked this center yet')).toBeTruthy();
  expect(screen.queryByTestId('your-days')).toBeNull();
  expect(screen.queryByTestId('booking-bar')).toBeNull();
  expect(screen.queryByTestId('prices')).toBeNull();
  const page = [...document.querySelectorAll('main section:not([aria-labelledby=nearby-title])')]
    .map(({ textContent }) => textContent)
    .join(' ');
  expect(page).not.toMatch(/\$|You pay the first day|Welcome and coffee|stayed here/);
  expect(page).toContain('Open until 5:00 PM');
  expect(screen.getByText('Call (626) 555-0114').closest('a')?.getAttribute('href')).toBe('tel:+16265550114');
});

test('of a center whose evidence has ended nobody says that it was never checked', async () => {
  const { id } = await aCentre(t.db, { managerId });
  await insuredUntil(t, id, '2026-06-10');
  const elena = await aPerson(t.db);
  for (const path of [`/care/daycaredetails/${id}`, `/scare/unverifiedCenter/${id}`]) {
    await openTab(t, path, { as: elena });
    await titled('Jacaranda Day Center');
    expect(screen.getByText('This center is no longer verified')).toBeTruthy();
    expect(document.querySelector('main')?.textContent).not.toMatch(/not checked this center yet|public lists/);
    closeTab();
  }
});

test.each([
  ['has joined', true, 'as it says itself'],
  ['stands in public lists', false, 'as public lists have them'],
])('of a center that %s it is said where what we know comes from', async (_, hasJoined, source) => {
  const { id } = await aCentre(t.db, { verifiedAt: null, ...(hasJoined && { managerId }) });
  await openTab(t, `/scare/unverifiedCenter/${id}`, { as: await aPerson(t.db) });
  await titled('Jacaranda Day Center');
  expect((await screen.findByText(/^What we know:/)).textContent).toContain(source);
});

test('a checked center where nobody answers tells its prices, and nothing of paying here', async () => {
  const { id } = await aCentre(t.db);
  await openTab(t, `/care/daycaredetails/${id}`);
  await titled('Jacaranda Day Center');
  expect(screen.getByTestId('prices').textContent).toContain('$84.00');
  expect(document.querySelector('main')?.textContent).not.toContain('You pay the first day');
  closeTab();
  await openTab(t, `/scare/unverifiedCenter/${id}`, { as: await aPerson(t.db) });
  await titled('Jacaranda Day Center');
  expect(screen.getByText('This center does not take bookings here yet')).toBeTruthy();
});

test.each([
  '/care/daycaredetails',
  '/care/daycaredetails/nothing',
  '/care/daycaredetails/5b1a7f0c-3d52-4a68-9f0e-2b8a4c6d9e11',
])('an unknown center offers others: %s', async (path) => {
  await aCentre(t.db, { name: 'Casa Amable', rating: 4.9, reviewCount: 88 });
  await openTab(t, path);
  await titled('We can’t find that center');
  expect(await screen.findAllByText('Casa Amable')).not.toEqual([]);
});
