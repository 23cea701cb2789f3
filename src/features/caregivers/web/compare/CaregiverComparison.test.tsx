import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aCaregiver } from '../../server/seed.ts';
import { caregiversCompared } from './compared-caregivers.ts';

const t = await pageApp({ sharesDate: true });
const nobody = '00000000-0000-4000-8000-000000000000';
let yolanda: string;
let desmond: string;
let corinne: string;
beforeAll(async () => {
  const { id: managerId } = await aPerson(t.db);
  yolanda = (await aCaregiver(t.db, { managerId })).id;
  const desmonds = { offers: ['personal_care', 'dementia_care'], priceCents: 3500, minHours: 3, since: null };
  // Glendale is some six miles from Pasadena.
  const inGlendale = { city: 'Glendale', zip: '91205', latitude: 34.1425, longitude: -118.2551, radiusMiles: 5 };
  desmond = (await aCaregiver(t.db, { managerId, name: 'Desmond Achebe', ...desmonds, ...inGlendale })).id;
  corinne = (await aCaregiver(t.db, { name: 'Corinne Bexley', verifiedAt: null, languages: [] })).id;
});
const address = (...ids: string[]) => `/top-Caregivers?compare=${ids.join(',')}`;
const row = (name: string, table = 'compared-facts') =>
  within(screen.getByTestId(table)).getByTestId(`${table}-${name}`).textContent;
const columns = () => screen.queryAllByTestId(/^compared-[0-9a-f-]{36}$/);

test('the address alone puts care givers side by side, and says in words what is missing', async () => {
  await openTab(t, `${address(yolanda, desmond, corinne)}&place=Pasadena, CA`);
  await titled('Care givers side by side');
  expect(document.title).toBe('Compare Yolanda Prieto, Desmond Achebe, Corinne Bexley | Lado');
  expect(row('price')).toBe('Price≠Differs$30 an hour$35 an hourPrice not known yet');
  expect(row('shortest')).toBe('The shortest visit costs≠Differs$60 for 2 hours$105 for 3 hoursNot known yet');
  expect(row('lengths')).toBe('How long≠DiffersVisits of 2 to 6 hoursVisits of 3 to 6 hoursNot known yet');
  expect(row('distance')).toMatch(
    /^Distance from Pasadena, CA≠Differs0\smiles6\.3\smiles: farther than they come0\smiles$/,
  );
  expect(row('experience')).toContain('14 years of experienceNot known yet14 years');
  expect(row('languages')).toContain('English, SpanishEnglish, SpanishNot known yet');
  expect(row('dementia_care', 'compared-help')).toBe('Dementia care≠DiffersNoYesNo');
  expect(row('background', 'compared-checks')).toContain('Not checked by us');
});

test('a free time leads into the booking of the shortest visit; who is not checked is asked', async () => {
  await openTab(t, address(yolanda, corinne));
  await titled('Care givers side by side');
  expect(screen.queryByTestId('compared-facts-distance')).toBeNull();
  const times = within(screen.getByTestId('compared-facts-times'));
  const links = times.getAllByRole('link');
  expect(links).toHaveLength(3);
  expect(links[0]?.getAttribute('href')).toContain(`/caregiver-bookDetails?caregiver=${yolanda}&hours=2&time=2026-06`);
  expect(links[0]?.textContent).toContain('Yolanda Prieto');
  times.getByText('Not verified at this time');
  const book = screen.getByTestId(`compare-book-${yolanda}`);
  expect(book.getAttribute('href')).toBe(`/caregiver-bookDetails?caregiver=${yolanda}`);
  expect(screen.getByTestId(`compare-book-${corinne}`).getAttribute('href')).toBe(`/cg/${corinne}`);
});

test('only what differs is shown when it is asked for, and the place stays in the address', async () => {
  await openTab(t, `${address(yolanda, desmond)}&place=Pasadena, CA`);
  await titled('Care givers side by side');
  await userEvent.click(screen.getByTestId('only-differences'));
  await waitFor(() => expect(screen.queryByTestId('compared-facts-languages')).toBeNull());
  expect(new URLSearchParams(location.search).get('place')).toBe('Pasadena, CA');
  screen.getByTestId('compared-facts-price');
});

test('ids that are no care givers change nothing, one named twice counts once, a fifth is not looked at', async () => {
  await openTab(t, address(yolanda, 'nonsense', nobody, yolanda, corinne, yolanda, desmond));
  await titled('Care givers side by side');
  expect(columns()).toHaveLength(3);
  await userEvent.click(screen.getByLabelText('Remove Desmond Achebe from the comparison'));
  await waitFor(() => expect(columns()).toHaveLength(2));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await openTab(t, address(nobody, yolanda, nobody.replace('4', '5'), corinne, nobody.replace('8', '9'), desmond));
  await waitFor(() => expect(columns()).toHaveLength(2));
});

test('one alone asks for another, and none says how to choose some', async () => {
  await openTab(t, address(yolanda));
  await screen.findByText('There is only one care giver here. Choose another one to see both side by side.');
  await userEvent.click(screen.getByLabelText('Remove Yolanda Prieto from the comparison'));
  await titled('No care givers to compare');
});

test('care givers are chosen in a list, and lead to the comparison with the place', async () => {
  caregiversCompared.chosen.clear();
  await openTab(t, '/top-Caregivers?place=Pasadena,+CA');
  await userEvent.click(await screen.findByTestId(`compare-${yolanda}`));
  expect(screen.getByTestId('compare-bar').textContent).toContain('1 of 4 care givers chosen');
  await userEvent.click(screen.getByTestId(`compare-${corinne}`));
  await userEvent.click(screen.getByTestId('compare-go'));
  await titled('Care givers side by side');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  const asked = new URLSearchParams(location.search);
  expect([asked.get('compare'), asked.get('place')]).toEqual([`${yolanda},${corinne}`, 'Pasadena, CA']);
  expect(screen.getByText('Back to the care givers').closest('a')?.getAttribute('href')).toContain('/top-Caregivers?');
  caregiversCompared.chosen.clear();
});
