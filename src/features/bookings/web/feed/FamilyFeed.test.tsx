import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { keyOf } from '#web/queries.ts';
import { familyFeed } from '../../feed-contract.ts';

const t = await pageApp();
let elena: Person;
beforeEach(async () => {
  ({ elena } = await aFamilyAndACentre(t));
});

const opened = async (address: string) => {
  await openTab(t, address, { as: elena });
  await userEvent.click(await screen.findByTestId('family-feed-open'));
  return within(screen.getByTestId('family-feed'));
};
const addressIn = async (card: ReturnType<typeof within>) =>
  within(await card.findByTestId('feed-address')).getByRole<HTMLInputElement>('textbox').value;

test('a family makes an address below its bookings, sees it once, and stops it', async () => {
  const card = await opened('/dashboardbookings');
  await userEvent.click(await card.findByTestId('feed-make'));
  const { pathname } = new URL(await addressIn(card));
  const read = async () => (await t.app.inject({ method: 'GET', url: pathname })).statusCode;
  expect(await read()).toBe(200);
  // An address that is hidden is not lost.
  await userEvent.click(screen.getByTestId('family-feed-open'));
  await userEvent.click(screen.getByTestId('family-feed-open'));
  expect(new URL(await addressIn(card)).pathname).toBe(pathname);
  await userEvent.click(card.getByTestId('feed-stop'));
  await card.findByTestId('feed-make');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Subscribe in your calendar'));
  expect(await read()).toBe(404);
});

test('says below the appointments, too, that there is one, and asks for it only when it is opened', async () => {
  await (await t.as(elena)).familyFeed.make({});
  const { client } = await openTab(t, '/dashboardappointments', { as: elena });
  const asked = () => client.getQueriesData({ queryKey: keyOf(familyFeed.mine) }).length;
  const line = await screen.findByTestId('family-feed-open');
  expect(asked()).toBe(0);
  await userEvent.click(line);
  const known = await screen.findByTestId('feed-known');
  expect(known.textContent).toContain('No calendar has asked for it yet.');
  expect(asked()).toBe(1);
  expect(screen.queryByTestId('feed-address')).toBeNull();
});

test('a new address takes the place of the one before, which ends, and is not shown again', async () => {
  const card = await opened('/dashboardbookings');
  await userEvent.click(await card.findByTestId('feed-make'));
  const old = await addressIn(card);
  const read = async (address: string) => t.app.inject({ method: 'GET', url: new URL(address).pathname });
  expect((await read(old)).body).toContain('BEGIN:VCALENDAR');
  await userEvent.click(card.getByTestId('feed-renew'));
  await userEvent.click(await screen.findByTestId('renew-yes'));
  await waitFor(async () => expect(await addressIn(card)).not.toBe(old));
  expect((await read(old)).statusCode).toBe(404);
  expect((await read(await addressIn(card))).statusCode).toBe(200);
  closeTab();
  const again = await opened('/dashboardbookings');
  await again.findByTestId('feed-known');
  expect(again.queryByTestId('feed-address')).toBeNull();
});
