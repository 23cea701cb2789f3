import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aCentre } from '../../server/seed.ts';

const t = await pageApp();
beforeAll(async () => {
  await aCentre(t.db, { rating: 4.8, reviewCount: 126 });
  await aCentre(t.db, { prices: { dayCents: 7_100, weekCents: 33_700, monthCents: 134_900 } });
  await aCentre(t.db, {
    kind: 'assisted_living',
    prices: { dayCents: 15_000, weekCents: 100_000, monthCents: 390_000 },
  });
});

const address = () => decodeURIComponent(location.pathname + location.search);

test('the three kinds say how many there are near the place and from what price', async () => {
  await openTab(t, '/senior-care?place=Pasadena,+CA');
  await titled('Senior care near Pasadena');
  expect(screen.getByTestId('kind-day_care').textContent).toContain('From $71 a daySee 2 centers');
  expect(screen.getByTestId('kind-assisted_living').textContent).toContain('From $3,900 for 4 weeksSee 1 residence');
  expect(screen.getByTestId('kind-board_and_care').textContent).not.toContain('From');
  expect(screen.getByTestId('kind-board_and_care').textContent).toContain('None near Pasadena yet');
  expect(screen.getByText('Top rated near Pasadena')).toBeTruthy();
  await userEvent.click(screen.getByTestId('kind-day_care'));
  await titled('2 adult day centers near Pasadena');
});

test('without a place nothing is counted: it is asked where, and the kind is kept', async () => {
  await openTab(t, '/senior-care');
  await titled('Find senior care');
  const door = screen.getByTestId('kind-day_care');
  expect(door.textContent).toContain('Say where');
  expect(door.textContent).not.toContain('center');
  await userEvent.click(door);
  await titled('Where do you need care?');
  expect(document.title).toBe('Where do you need care? | Lado');
  expect(address()).toBe('/care/daycarecenters?kind=day_care');
});

test('the place of the last list is known when one comes back', async () => {
  await openTab(t, '/care/daycarecenters?place=Pasadena,+CA');
  await titled('3 centers near Pasadena');
  await userEvent.click(document.querySelector('a[href="/senior-care"]') ?? document.body);
  await titled('Senior care near Pasadena');
  expect(screen.getByTestId('kind-day_care').textContent).toContain('See 2 centers');
});

test('four questions end in a list that they narrow', async () => {
  await openTab(t, '/senior-care?place=Pasadena,+CA');
  await titled('Senior care near Pasadena');
  await userEvent.click(screen.getByTestId('helper-start'));
  await userEvent.click(screen.getByTestId('helper-sleep-day_care'));
  await userEvent.click(screen.getByTestId('helper-next'));
  await userEvent.click(screen.getByTestId('helper-memory-no'));
  await userEvent.click(screen.getByTestId('helper-next'));
  expect(document.activeElement?.getAttribute('name')).toBe('helper-rides');
  await userEvent.click(screen.getByTestId('helper-back'));
  expect(screen.getByTestId('helper-memory-no')).toHaveProperty('checked', true);
  await userEvent.click(screen.getByTestId('helper-next'));
  await userEvent.click(screen.getByTestId('helper-next'));
  await userEvent.click(screen.getByTestId('helper-language-es'));
  await userEvent.click(screen.getByTestId('helper-next'));
  await titled('2 adult day centers near Pasadena');
  expect(address()).toBe('/care/daycarecenters?place=Pasadena,+CA&kind=day_care&language=es');
});

test('in Spanish everything is said in Spanish', async () => {
  await openTab(t, '/senior-care', { language: 'sp' });
  await titled('Encuentre cuidado para mayores');
  expect(document.querySelector('main')?.textContent).not.toMatch(/seniorCare\.|\{/);
});
