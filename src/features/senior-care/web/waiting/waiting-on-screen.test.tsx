import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { aStay } from '../../server/seed.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '1000' } });
const MONDAY = '2026-06-22';

test('a place that gets free is offered to the first in line, runs out, and goes to the next', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t, { capacity: 1 });
  const [rosa, ida] = [await aPerson(t.db, { firstName: 'Rosa' }), await aPerson(t.db, { firstName: 'Ida' })];
  await aStay(t, { centre, person: elena, checkOut: MONDAY, weekDays: [1] });
  for (const person of [rosa, ida]) {
    const { waiting } = await t.as(person);
    await waiting.join({ body: { centerId: centre.id, day: MONDAY, guestsCount: 1, familyMemberId: null } });
  }
  const dashboardOf = async (as: Person) => {
    closeTab();
    await openTab(t, '/dashboard', { as });
    await screen.findByTestId('dashboard-header');
  };
  await dashboardOf(rosa);
  await within(await screen.findByTestId('waiting-days')).findByTestId(`waiting-${MONDAY}`);
  closeTab();

  await openTab(t, `/partner/calendar?day=${MONDAY}`, { as: manager });
  const dialog = within(await screen.findByTestId('day-dialog'));
  expect((await dialog.findByTestId('in-line')).textContent).toContain('2');
  const seats = dialog.getByTestId('seats');
  await userEvent.clear(seats);
  await userEvent.type(seats, '2');
  await userEvent.click(dialog.getByTestId('save-seats'));
  await waitFor(async () =>
    expect(
      await t.db.selectFrom('seat_days').select('capacity').where('provider_id', '=', centre.id).execute(),
    ).toContainEqual({ capacity: 2 }),
  );
  await t.runJobs();
  await dashboardOf(rosa);
  await screen.findByTestId('offer');
  await dashboardOf(ida);
  await screen.findByTestId('waiting-days');
  expect(screen.queryByTestId('offer')).toBeNull();

  t.clock.set('2026-06-15T16:16:00Z');
  vi.setSystemTime(t.clock.now());
  await t.runJobs();
  await dashboardOf(rosa);
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull());
  expect(screen.queryByTestId('offer')).toBeNull();
  await dashboardOf(ida);
  await userEvent.click(await screen.findByTestId('offer-accept'));
  await waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'));
});
