import { compileMessage } from '@lingui/message-utils/compileMessage';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import words from '#features/search/text/en.json';
import { call, publicly, type Sender } from '#shared/call.ts';
import shared from '#shared/text/en.json';
import { translatorOf } from '#shared/words.ts';
import { userEvent } from '#test/user-event.ts';
import { SpeechProvider } from '#web/i18n/words.tsx';
import { queryClientWith } from '#web/queries.ts';
import { byDistance } from '../common-filters.ts';
import { CountedChoices, placeShape, resultsShape } from '../place-search.ts';
import { flag } from '../query-schema.ts';
import { searchRules } from '../search-rules.ts';
import { listAddress, type SearchedService, type SearchReply } from './searched-service.ts';
import { SearchResults } from './SearchResults.tsx';

// A service that the product does not have: bakeries, by distance and one filter, in the general sentences.
const BakerySearch = z.object({ ...placeShape(['distance', 'rating']), rye: flag });
type BakerySearch = z.output<typeof BakerySearch>;
const Bakery = z.object({ _id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() });
type Bakery = z.output<typeof Bakery>;

const asked = { service: 'common', method: 'GET', access: publicly, summary: 'Bakeries', query: BakerySearch } as const;
const bakeries: SearchedService<BakerySearch, Bakery> = {
  rules: searchRules(BakerySearch, [byDistance, { key: 'rye', look: 'flag', name: () => 'Rye bread' }]),
  words: 'search',
  list: call({ ...asked, path: '/bakeries', reply: z.object({ data: z.array(Bakery), ...resultsShape }) }),
  counts: call({ ...asked, path: '/bakeries/counts', reply: CountedChoices }),
  address: (query) =>
    `/bakeries?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))}`,
  sorts: ['distance', 'rating'],
};

const pasadena = { id: 'pasadena-ca', label: 'Pasadena, CA', city: 'Pasadena', state: 'CA' };
const place = { ...pasadena, latitude: 34.15, longitude: -118.14 };
const crumb = { _id: 'crumb', name: 'Crumb', latitude: 34.15, longitude: -118.14 };
const loaf = { _id: 'loaf', name: 'Loaf', latitude: 34.16, longitude: -118.14 };
const found = (data: Bakery[], totalCount = data.length): SearchReply<Bakery> => ({
  data,
  pagization: { totalCount, isMore: totalCount > 99 },
  place,
});

type Answers = { counted: CountedChoices; listed?: SearchReply<Bakery> };

function show(search: Partial<BakerySearch>, results: SearchReply<Bakery>, { counted, listed = results }: Answers) {
  const sent: string[] = [];
  const send = (async ({ path }: { path: string }) => {
    sent.push(path);
    return path.endsWith('counts') ? counted : listed;
  }) as unknown as Sender;
  const speech = {
    language: 'en',
    locale: 'en',
    t: translatorOf('en', { ...shared, ...words }, compileMessage),
  } as const;
  render(
    <SpeechProvider value={speech}>
      <QueryClientProvider client={queryClientWith(send)}>
        <SearchResults
          service={bakeries}
          search={{ ...bakeries.rules.empty, place: 'Pasadena, CA', ...search }}
          found={results}
          form={<p>Where?</p>}
          card={({ name }, { isFirst }) => <article>{isFirst ? `${name}, the nearest` : name}</article>}
          pinOf={({ name }) => ({ label: name, name })}
          mapCard={({ name }) => <p>{name}</p>}
        />
      </QueryClientProvider>
    </SpeechProvider>,
  );
  return sent;
}

afterEach(cleanup);

const counted = { counts: { miles: { 2: 1, 5: 2 }, rye: { 1: 1 } }, withoutFilters: 2 };
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a list says how many there are, in what order, and shows the cards of its service', () => {
  show({ sort: 'rating' }, found([crumb, loaf]), { counted });
  expect(heading()).toBe('2 results near Pasadena');
  expect(screen.getByText('Sorted by rating.')).toBeTruthy();
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(['Crumb, the nearest', 'Loaf']);
  expect(within(screen.getByTestId('sort')).getAllByRole('option')).toHaveLength(2);
});

test('more than were looked at are said so, and stand on several pages', () => {
  show({ page: 2 }, found([crumb], 100), { counted });
  expect(heading()).toBe('100+ results near Pasadena');
  expect(screen.getByText('Page 2 of 5')).toBeTruthy();
  expect(screen.getByTestId('page-previous').getAttribute('href')).toBe(
    listAddress(bakeries, { place: 'Pasadena, CA' }),
  );
});

test('counts come by themselves after the list, before somebody comes to the filters', async () => {
  const sent = show({ rye: true }, found([crumb]), { counted });
  expect(screen.getByTestId('filter-rye').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByTestId('filter-remove-rye').textContent).toBe('Rye bread');
  expect(sent).toEqual([]);
  await waitFor(() => expect(screen.getByTestId('filter-rye').textContent).toBe('Rye bread, 1'));
  expect(sent).toEqual(['/bakeries/counts']);
});

test('all filters stand in the sheet, whose button says beforehand what they leave', async () => {
  show({}, found([crumb, loaf]), { counted, listed: found([loaf]) });
  await userEvent.click(screen.getByTestId('all-filters'));
  const sheet = await screen.findByTestId('all-filters-sheet');
  await waitFor(() => expect(within(sheet).getByTestId('sheet-rye').closest('label')?.textContent).toBe('Rye bread1'));
  expect(within(sheet).getByTestId('sheet-miles-25')).toHaveProperty('checked', true);
  await userEvent.click(within(sheet).getByTestId('sheet-rye'));
  await waitFor(() => expect(within(sheet).getByTestId('all-filters-show').textContent).toBe('Show 1 result'));
});

test('nobody found: the ways on are offered where they lead somewhere', async () => {
  show({ rye: true, miles: 2 }, found([]), {
    counted: { counts: { miles: { 2: 0, 5: 0, 10: 3, 25: 4, 50: 4 } }, withoutFilters: 0 },
  });
  expect(screen.getByText('Nobody matches these filters')).toBeTruthy();
  expect((await screen.findByTestId('rescue-widen')).textContent).toBe('Search within 10 miles');
  expect(screen.queryByTestId('rescue-clear')).toBeNull();
  expect(screen.getByText('Try a wider area.')).toBeTruthy();
});

test('nobody near where no filter is set: there is none to clear, and the nearest are named', async () => {
  const sent = show({}, found([]), { counted, listed: found([loaf, crumb]) });
  expect(screen.getByText('Nobody near Pasadena yet')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(sent.toSorted()).toEqual(['/bakeries', '/bakeries/counts']);
  expect(screen.queryByTestId('rescue-clear')).toBeNull();
  expect(screen.queryByTestId('sort')).toBeNull();
  expect(screen.queryByTestId('map-open')).toBeNull();
  expect(screen.getByTestId('help-line').textContent).toContain('(626) 555-0100');
});

test('a page past the end leads back to the last one', () => {
  show({ page: 9 }, found([], 45), { counted });
  expect(screen.getByText('The list ends before this page')).toBeTruthy();
  expect(screen.getByTestId('last-page').getAttribute('href')).toBe(
    listAddress(bakeries, { place: 'Pasadena, CA', page: 3 }),
  );
  expect(screen.queryByText('Nobody matches these filters')).toBeNull();
});
