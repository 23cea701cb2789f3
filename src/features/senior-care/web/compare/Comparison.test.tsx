import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import type { NewCentre } from '../../server/centre-store.ts';
import { aCentre } from '../../server/seed.ts';
import { centresCompared } from './compared-centres.ts';

const t = await pageApp({ sharesDate: true });
let centres: NewCentre[];
beforeAll(async () => {
  const { id: managerId } = await aPerson(t.db);
  centres = [
    await aCentre(t.db, { managerId, name: 'Jacaranda' }),
    await aCentre(t.db, {
      managerId,
      name: 'Amable',
      services: ['lunch', 'rides'],
      prices: { dayCents: 9900, weekCents: 39_900, monthCents: 159_600 },
    }),
    await aCentre(t.db, { name: 'Linden', verifiedAt: null }),
  ];
});
const address = () => `/care/daycarecenters?compare=${centres.map(({ id }) => id).join(',')}`;
const row = (name: string, table = 'compared-facts') =>
  within(screen.getByTestId(table)).getByTestId(`${table}-${name}`).textContent;

test('the address alone puts centers side by side, with what differs marked', async () => {
  await openTab(t, address());
  await titled('Centers side by side');
  expect(document.title).toBe('Compare Jacaranda, Amable, Linden | Lado');
  expect(row('day')).toBe('Price a day≠Differs$84$99Price not known yet');
  expect(row('kind')).toBe('Kind of careAdult day careAdult day careAdult day care');
  expect(row('rides', 'compared-services')).toBe('Rides≠DiffersNoYesNo');
  await userEvent.click(screen.getByTestId('only-differences'));
  await waitFor(() => expect(screen.queryByTestId('compared-facts-kind')).toBeNull());
  expect(location.search).toContain('only=1');
});

test('one is taken away by a link, and ids that are no centers change nothing', async () => {
  await openTab(t, `${address()},nonsense,00000000-0000-4000-8000-000000000000`);
  await titled('Centers side by side');
  expect(document.querySelectorAll('main article')).toHaveLength(3);
  await userEvent.click(screen.getByLabelText('Remove Amable from the comparison'));
  await waitFor(() => expect(document.querySelectorAll('main article')).toHaveLength(2));
});

test('without centers it says how to choose some', async () => {
  await openTab(t, '/care/daycarecenters?compare=');
  await titled('No centers to compare');
});

test('centers are chosen in a list, and lead to the comparison', async () => {
  centresCompared.chosen.clear();
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA');
  await titled('3 centers near Pasadena');
  const [first, second] = centres;
  await userEvent.click(screen.getByTestId(`compare-${first?.id}`));
  expect(screen.getByTestId('compare-bar').textContent).toContain('1 of 4 centers chosen');
  await userEvent.click(screen.getByTestId(`compare-${second?.id}`));
  await userEvent.click(screen.getByTestId('compare-go'));
  await titled('Centers side by side');
  expect(new URLSearchParams(location.search).get('compare')).toBe(`${first?.id},${second?.id}`);
  centresCompared.chosen.clear();
});

test('a fifth center is refused by the call', async () => {
  const five = Array.from({ length: 5 }, () => '00000000-0000-4000-8000-000000000000');
  await expect((await t.as()).seniorCare.compare({ query: { ids: five } })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});
