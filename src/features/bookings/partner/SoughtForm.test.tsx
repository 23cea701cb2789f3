import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { requestsAt, tabs } from '#test/partner-requests.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, setTime, ask } = await requestsAt('2026-06-18T22:10:00Z'); // 3:10 PM at the center

test('finds requests by a part of a name without accents, or by the number, wherever they stand', async () => {
  const first = await ask();
  const priya = await aPerson(t.db, { firstName: 'Priya', lastName: 'Raman' });
  const second = await ask({ person: priya });
  const third = await ask({ person: priya, status: 'accepted' });
  await openTab(t, '/partner', { as: town.manager });
  const box = await screen.findByTestId('sought');
  await userEvent.type(box, 'elena marin{Enter}');
  await waitFor(() => expect(tabs()).toEqual(['Waiting(1)', 'Coming(0)', 'Past(0)']));
  screen.getByTestId(`request-${first.bookingId}`);
  expect(screen.queryByTestId(`request-${second.bookingId}`)).toBeNull();
  expect(document.title).toBe('(2) Requests | Lado');
  expect(document.activeElement).toBe(box);
  await userEvent.click(screen.getByTestId('sought-clear'));
  expect(document.activeElement).toBe(box);
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  await waitFor(() => expect(tabs()).toEqual(['Waiting(2)', 'Coming(1)', 'Past(0)']));
  await userEvent.type(screen.getByTestId('sought'), `${third.bookingId.toLowerCase()}{Enter}`);
  await screen.findByText('Nothing found here');
  await waitFor(() => expect(tabs()).toEqual(['Waiting(0)', 'Coming(1)', 'Past(0)']));
  await userEvent.click(screen.getByRole('tab', { name: /Coming/ }));
  await screen.findByTestId(`request-${third.bookingId}`);
  expect(location.search).toBe(`?tab=coming&text=${third.bookingId.toLowerCase()}`);
});

test('only today leaves what is to be answered today and who comes today', async () => {
  const later = await ask();
  const todays = await ask({
    status: 'accepted',
    checkIn: '2026-06-18',
    weekDays: [4],
    bookedAt: new Date('2026-06-17T20:00:00Z'),
  });
  await ask({ status: 'accepted' });
  await openTab(t, '/partner?tab=coming', { as: town.manager });
  expect((await screen.findAllByTestId('next-time'))[0]?.textContent).toMatch(/^Comes (today, 8:00\sAM|Mon)/);
  await userEvent.click(screen.getByTestId('only-today'));
  await waitFor(() => expect(tabs()).toEqual(['Waiting(0)', 'Coming(1)', 'Past(0)']));
  screen.getByTestId(`request-${todays.bookingId}`);
  expect(screen.getByTestId('only-today').getAttribute('aria-pressed')).toBe('true');
  setTime('2026-06-19T16:00:00Z');
  closeTab();
  await openTab(t, '/partner?today=1', { as: town.manager });
  await screen.findByTestId(`request-${later.bookingId}`);
});
