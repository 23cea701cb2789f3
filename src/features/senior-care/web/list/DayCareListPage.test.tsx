import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { anInsuranceCard } from '#features/insurance/server/seed.ts';
import { writePlansTaken } from '#features/providers/server/plans-store.ts';
import { address, cards, centresNearPasadena } from '#test/centres-near-pasadena.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { searchAddress } from './search-address.ts';

const t = await centresNearPasadena();
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;
const names = () => cards().map((card) => card.querySelector('h2')?.textContent);

test('shows what is near, nearest first, with what it costs', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA');
  await titled('3 centers near Pasadena');
  expect(names()).toEqual(['Jacaranda Day Center', 'Casa Amable', 'The Linden']);
  const [card] = cards();
  expect(card?.textContent).toContain('$84 a day');
  expect(card?.textContent).toContain('Open until 5:00 PM');
  expect(card?.textContent).toContain('Spaces every weekday');
});

test('prices of several kinds are told by the day, and a residence says what four weeks cost besides', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&sort=price');
  await titled('3 centers near Pasadena');
  screen.getByText('Sorted by price a day.');
  const priceOf = (card: Element | undefined) => card?.querySelector('p > span > b')?.closest('p')?.textContent;
  expect(cards().map(priceOf)).toEqual(['$84 a day', '$84 a day$1,596 for 4 weeks', '$92 a day']);
  closeTab();
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&kind=assisted_living&sort=price');
  await titled('1 assisted living residence near Pasadena');
  screen.getByText('Sorted by price for 4 weeks.');
  expect(cards().map(priceOf)).toEqual(['$1,596 for 4 weeks$84 a day']);
});

test('a card says what kind of care it is and which languages are spoken; its next free day leads into the booking', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&guests=2');
  await titled('3 centers near Pasadena');
  const [bookable, unanswered, residence] = cards();
  expect(bookable?.textContent).toMatch(/Adult day care.*English, Spanish/);
  expect(residence?.textContent).toContain('Assisted living');
  const stops = (card: Element | undefined) => [...(card?.querySelectorAll('a, button') ?? [])].map(nameOf);
  expect(stops(bookable)).toEqual([
    'Jacaranda Day Center',
    'Compare Jacaranda Day Center with others',
    'Save Jacaranda Day Center to favourites',
    'Next free: Tue, Jun 16, book at Jacaranda Day Center',
  ]);
  expect(stops(unanswered)).toEqual([
    'Casa Amable',
    'Compare Casa Amable with others',
    'Save Casa Amable to favourites',
  ]);
  await userEvent.click(within(bookable as HTMLElement).getByText(/Next free/));
  await titled('Check your dates');
  const proposed = within(screen.getByTestId('proposed-stay'));
  proposed.getByText('Every Tuesday, Jun 16 to Jul 14');
  proposed.getByText('$84 a day');
  expect(screen.queryByTestId('stay-in')).toBeNull();
  await userEvent.click(proposed.getByText('Change'));
  expect(await screen.findByTestId('stay-in')).toHaveProperty('value', '06/16/2026');
  expect(screen.queryByTestId('proposed-stay')).toBeNull();
  expect(new URLSearchParams(location.search).get('guests')).toBe('2');
});

test('a filter narrows the list, stands in the address bar and can be taken away', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA');
  await titled('3 centers near Pasadena');
  await userEvent.click(screen.getByTestId('filter-rides'));
  await titled('1 center near Pasadena');
  expect(address()).toBe('/care/daycarecenters?place=Pasadena,+CA&rides=1');
  expect([...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent)).toContain(
    '1 center near Pasadena',
  );
  await userEvent.click(screen.getByTestId('filter-remove-rides'));
  await titled('3 centers near Pasadena');
  expect(address()).toBe('/care/daycarecenters?place=Pasadena,+CA');
});

test('a plan is chosen by its name; whoever has a card finds theirs first, and each card says what it takes', async () => {
  const elena = await aPerson(t.db);
  await anInsuranceCard(t.db, { person: elena, card: { plan: 'blue heron supplement' }, now: new Date(0) });
  await anInsuranceCard(t.db, { person: elena, card: { plan: 'Silver Fir' }, now: t.clock.now() });
  const [centre] = await t.db.selectFrom('providers').select('id').where('name', '=', 'Casa Amable').execute();
  await t.db
    .transaction()
    .execute((db) => writePlansTaken(db, centre?.id ?? '', ['Alder Care', 'Blue Heron, Supplement']));
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA', { as: elena });
  await titled('3 centers near Pasadena');
  await userEvent.click(screen.getByTestId('filter-plan'));
  await screen.findByText('Alder Care');
  const offered = () =>
    [...document.querySelectorAll('[data-testid^="chip-plan-"]')].map((box) => box.closest('label')?.textContent);
  await waitFor(() =>
    expect(offered()).toEqual(['Blue Heron SupplementYour plan1', 'Silver FirYour plan0', 'Alder Care1']),
  );
  await userEvent.click(screen.getByTestId('chip-plan-plan-Blue-Heron-Supplement'));
  await titled('1 center near Pasadena');
  expect(address()).toBe('/care/daycarecenters?place=Pasadena,+CA&plan=Blue+Heron+Supplement');
  expect(cards()[0]?.textContent).toContain('Says it takes Blue Heron Supplement');
  await userEvent.click(screen.getByTestId('filter-remove-plan-Blue Heron Supplement'));
  await titled('3 centers near Pasadena');
});

test('space on my days is offered once there are such days, and goes with them', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA');
  await titled('3 centers near Pasadena');
  expect(screen.queryByTestId('filter-space')).toBeNull();
  await userEvent.click(screen.getByTestId('all-filters'));
  expect(within(await screen.findByTestId('all-filters-sheet')).queryByTestId('sheet-space')).toBeNull();
  closeTab();
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&in=2026-06-17&out=2026-07-15&days=3');
  await titled('3 centers near Pasadena');
  await userEvent.click(screen.getByTestId('filter-space'));
  await waitFor(() => expect(address()).toContain('space=1'));
  expect(searchAddress({ place: 'Pasadena, CA', space: true })).not.toContain('space');
});

test('choices say how many centers they would leave', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA');
  await titled('3 centers near Pasadena');
  await userEvent.click(screen.getByTestId('filter-kind'));
  const choice = await screen.findByTestId('chip-kind-kind-assisted_living');
  await waitFor(() => expect(choice.closest('label')?.textContent).toBe('Assisted living1'));
  await userEvent.click(choice);
  await titled('1 assisted living residence near Pasadena');
  expect(address()).toBe('/care/daycarecenters?place=Pasadena,+CA&kind=assisted_living');
});

test('all filters apply together, and the button says beforehand what they leave', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA');
  await titled('3 centers near Pasadena');
  await userEvent.click(screen.getByTestId('all-filters'));
  const sheet = await screen.findByTestId('all-filters-sheet');
  await userEvent.click(within(sheet).getByTestId('sheet-kind-day_care'));
  await userEvent.click(within(sheet).getByTestId('sheet-max-90'));
  const show = within(sheet).getByTestId('all-filters-show');
  await waitFor(() => expect(show.textContent).toBe('Show 1 center'));
  await userEvent.click(show);
  await titled('1 adult day center near Pasadena');
  expect(address()).toBe('/care/daycarecenters?place=Pasadena,+CA&kind=day_care&max=90');
});

test('a price has its unit on the card, on the pin and in the filter, and nothing is reckoned for days nobody chose', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&max=90&kind=day_care');
  await titled('1 adult day center near Pasadena');
  expect(screen.getByTestId('filter-max').textContent).toBe('Up to $90 a day');
  expect(screen.getByTestId('filter-remove-max').textContent).toContain('Up to $90 a day');
  const list = () => document.querySelector('main')?.textContent ?? '';
  expect(list()).toContain('$84 a day');
  expect(list()).not.toMatch(/About|Totals are estimates/);
  closeTab();
  await openTab(
    t,
    '/care/daycarecenters?place=Pasadena,+CA&max=90&kind=day_care&in=2026-06-17&out=2026-07-15&days=1,3',
  );
  await titled('1 adult day center near Pasadena');
  expect(list()).toContain('for these 4 weeks');
  expect(list()).toContain('Totals are estimates for 1 person, 2 days a week.');
});

test('sorts by rating', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&kind=day_care');
  await titled('2 adult day centers near Pasadena');
  await userEvent.selectOptions(screen.getByTestId('sort'), 'Rating');
  await waitFor(() => expect(names()).toEqual(['Casa Amable', 'Jacaranda Day Center']));
  expect(address()).toContain('sort=rating');
});

test('nothing found: a wider search is offered only where it finds something', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&kind=assisted_living&miles=2&rides=1');
  await screen.findByText('No centers match these filters');
  const clear = await screen.findByTestId('rescue-clear');
  expect(screen.queryByTestId('rescue-widen')).toBeNull();
  expect(screen.getByText('Remove a filter to see more.')).toBeTruthy();
  await userEvent.click(clear);
  await titled('3 centers near Pasadena');
  closeTab();
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&kind=assisted_living&miles=2');
  const widen = await screen.findByTestId('rescue-widen');
  expect(widen.textContent).toBe('Search within 5 miles');
  await userEvent.click(widen);
  await titled('1 assisted living residence near Pasadena');
});

test('a town without centers names the nearest that is what was asked for, after what helps', async () => {
  await openTab(t, '/care/daycarecenters?place=San+Diego,+CA&kind=assisted_living&rides=1');
  await screen.findByTestId('nobody-near');
  await waitFor(() => expect(names()).toEqual(['The Linden']));
  const help = within(document.querySelector('main') ?? document.body).getByTestId('help-line');
  for (const helping of [screen.getByTestId('waiting-list-email'), help])
    expect(helping.compareDocumentPosition(cards()[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a town without centers a day’s drive around says so, tells when there is one, and gives a number', async () => {
  await openTab(t, '/care/daycarecenters?place=Fargo,+ND');
  await titled('0 centers near Fargo');
  expect(screen.getByText('No centers near Fargo yet')).toBeTruthy();
  expect(screen.queryByText('No centers match these filters')).toBeNull();
  expect(within(document.querySelector('main') ?? document.body).getByTestId('help-line').textContent).toContain(
    '8 AM to 6 PM',
  );
  await userEvent.type(screen.getByTestId('waiting-list-email'), 'fargo@mail.example');
  await userEvent.click(screen.getByTestId('waiting-list-send'));
  await screen.findByTestId('waiting-list-done');
  const { what } = await t.db
    .selectFrom('leads')
    .select('what')
    .where('email', '=', 'fargo@mail.example')
    .executeTakeFirstOrThrow();
  expect(what).toBe('seniorCare: Fargo, ND');
  expect(cards()).toEqual([]);
});

test('a page past the end leads back to the last one', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&page=7');
  await userEvent.click(await screen.findByTestId('last-page'));
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(address()).toBe('/care/daycarecenters?place=Pasadena,+CA');
});

test('keeps the search when the server does not answer, and tries again', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA');
  await titled('3 centers near Pasadena');
  const reached = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await userEvent.click(screen.getByTestId('filter-memory'));
  await titled('We couldn’t load centers');
  expect(address()).toBe('/care/daycarecenters?place=Pasadena,+CA&memory=1');
  globalThis.fetch = reached;
  await userEvent.click(screen.getByTestId('try-again'));
  await titled('1 center near Pasadena');
});

test('a center is opened with the days and the place that were searched for', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA&in=2026-06-17&out=2026-07-15&days=1,3&guests=2');
  await titled('3 centers near Pasadena');
  await userEvent.click(screen.getByText('Jacaranda Day Center'));
  await titled('Jacaranda Day Center');
  expect(new URLSearchParams(location.search).toString()).toBe(
    new URLSearchParams('in=2026-06-17&out=2026-07-15&days=1,3&guests=2&place=Pasadena, CA').toString(),
  );
  expect(screen.getByTestId('stay-in')).toHaveProperty('value', '06/17/2026');
  expect(screen.getByText('Back to 3 centers').getAttribute('href')).toContain('in=2026-06-17');
});
