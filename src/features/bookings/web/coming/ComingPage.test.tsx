import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { comingKey } from '../../server/reminders/coming-key.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '100' } });
const stay = { checkIn: '2026-06-22', checkOut: '2026-06-24' };

async function aReminded() {
  const { centre, elena } = await aFamilyAndACentre(t);
  t.clock.set('2026-06-21T16:00:00Z');
  const { id, startsAt } = await aStay(t, { centre, person: elena, ...stay });
  const key = comingKey(t.kernel.secrets, { bookingId: id, startsAt, userId: elena.id });
  return { elena, id, key };
}
const sureAt = async (id: string) =>
  (await t.db.selectFrom('bookings').select('sure_at').where('id', '=', id).executeTakeFirstOrThrow()).sure_at;
const open = (person: Person, { id, key }: { id: string; key: string }) =>
  openTab(t, `/dashboard-coming/${id}?key=${key}`, { as: person });

test('the link of a reminder opens a page with one button, which alone says that one comes', async () => {
  const { elena, id, key } = await aReminded();
  await open(elena, { id, key });
  const button = await screen.findByTestId('say-coming');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jacaranda Day Center expects you');
  expect(await sureAt(id)).toBeNull();
  await userEvent.click(button);
  const said = await screen.findByTestId('said-coming');
  expect(said.textContent).toContain('You said that you will be there');
  await waitFor(() => expect(document.activeElement).toBe(said));
  expect(await sureAt(id)).not.toBeNull();
});

test('who cannot come takes it back, and finds the ways to other days and out of the booking', async () => {
  const { elena, id, key } = await aReminded();
  await open(elena, { id, key });
  await userEvent.click(await screen.findByTestId('say-coming'));
  await screen.findByTestId('said-coming');
  await userEvent.click(screen.getByTestId('cannot-come'));
  await screen.findByTestId('unable');
  expect(await sureAt(id)).toBeNull();
  expect(screen.getByTestId('change-days')).toBeDefined();
  expect(screen.getByTestId('cancel-booking')).toBeDefined();
  await userEvent.click(screen.getByTestId('comes-after-all'));
  expect(await screen.findByTestId('say-coming')).toBeDefined();
});

test('a link about another time, or of somebody else, asks nothing and leads to the booking', async () => {
  const { elena, id } = await aReminded();
  await open(elena, { id, key: 'made-up' });
  expect(await screen.findByTestId('other-letter')).toBeDefined();
  expect(screen.queryByTestId('say-coming')).toBeNull();
  expect(screen.getByTestId('open-reminded').getAttribute('href')).toContain(id);
});

test('the booking and the dashboard say it too', async () => {
  const { elena, id } = await aReminded();
  await openTab(t, '/dashboard', { as: elena });
  await userEvent.click(await screen.findByTestId('say-coming'));
  await screen.findByTestId('said-coming');
  expect(await sureAt(id)).not.toBeNull();
  await openTab(t, `/dashboardbookings?id=${id}`, { as: elena });
  expect(await screen.findByTestId('said-coming')).toBeDefined();
});
