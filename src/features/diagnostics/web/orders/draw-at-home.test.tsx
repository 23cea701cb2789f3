import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aLab, anOrder } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let elena: Person;
let naomi: Person;
let order: { id: string; bookingId: string };
beforeEach(async () => {
  setTime('2026-06-15T16:00:00Z');
  elena = await aPerson(t.db, { firstName: 'Elena', lastName: 'Marín' });
  naomi = await aPerson(t.db, { firstName: 'Naomi', lastName: 'Feld' });
  const lab = await aLab(t.db, { managerId: naomi.id, homeFeeCents: 2500 });
  const home = { street: '12 Hill Road', zip: '91105' };
  order = await anOrder(t, { lab, person: elena, startsAt: '2026-06-17T15:00:00.000Z', home });
});

/** On both clocks. */
function setTime(now: string) {
  t.clock.set(now);
  vi.setSystemTime(now);
}

test('a family says of a draw at home that it is there, and its center notes whether it was', async () => {
  await openTab(t, `/dashboardorders?tab=upcoming&id=${order.id}`, { as: elena });
  const say = await screen.findByTestId('say-coming');
  expect(say.textContent).toBe('I will be at home');
  expect(screen.getByTestId('cannot-come').textContent).toBe('I can’t be at home');
  expect(screen.queryByTestId('booking-place')).toBeNull();
  await userEvent.click(say);
  expect((await screen.findByTestId('said-coming')).textContent).toContain('You said that you will be at home');
  closeTab();

  await openTab(t, `/partner?tab=coming&id=${order.id}`, { as: naomi });
  expect((await screen.findByTestId('next-time')).textContent).toMatch(/^Visit Wed, Jun 17, /);
  expect(screen.getAllByTestId('said-to-come')[0]?.textContent).toBe('Said that somebody will be at home');
  closeTab();

  setTime('2026-06-17T15:20:00Z');
  await openTab(t, '/partner/day', { as: naomi });
  const card = within(await screen.findByTestId(`expected-${order.bookingId}`));
  expect(card.getByTestId('attendance').textContent).toBe('Your arrival is not noted yet');
  await userEvent.click(card.getByRole('button', { name: 'Nobody is at home' }));
  await waitFor(() => expect(card.getByTestId('attendance').textContent).toBe('Nobody was at home'));
  closeTab();

  await openTab(t, `/dashboardorders?tab=ongoing&id=${order.id}`, { as: elena });
  expect((await screen.findByTestId('booking-attendance')).textContent).toMatch(/Wed, Jun 17Nobody was at home$/);
});
