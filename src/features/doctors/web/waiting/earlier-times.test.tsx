import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { anAppointment } from '../../server/booking/seed.ts';
import { aDoctor } from '../../server/seed.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '1000' } });
const TEN = '2026-06-16T17:00:00.000Z';

test('a family waits for an earlier time, is offered one, and books it where it stands chosen', async () => {
  const [manager, elena, rosa] = [await aPerson(t.db), await aPerson(t.db), await aPerson(t.db, { firstName: 'Rosa' })];
  const doctor = await aDoctor(t.db, { managerId: manager.id });
  const { id } = await anAppointment(t, { doctor, person: elena, startsAt: TEN });

  await openTab(t, `/Md/${doctor.id}`, { as: rosa });
  await userEvent.click(await screen.findByTestId('visit-earlier-ask'));
  await userEvent.click(await screen.findByTestId('visit-earlier-send'));
  const here = within(await screen.findByTestId('earlier-here'));
  await here.findByText(/Place 1 in line/);
  closeTab();

  await (await t.as(elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  await t.runJobs();
  await openTab(t, '/partner/calendar?show=day&day=2026-06-16', { as: manager });
  expect((await screen.findByTestId('in-line')).textContent).toContain('1 person waits');
  expect((await screen.findByTestId('offered-times')).textContent).toContain('10:00');
  closeTab();

  await openTab(t, '/dashboard', { as: rosa });
  const offer = within(await screen.findByTestId('offer'));
  expect(offer.getByTestId('offer-clock').textContent).toContain('15 minutes');
  const address = offer.getByTestId('earlier-accept').getAttribute('href') ?? '';
  closeTab();
  await openTab(t, address, { as: rosa });
  await screen.findByTestId('slot-held');
  await waitFor(() => expect(document.body.textContent).toContain('10:00'));
  closeTab();

  await openTab(t, '/dashboard', { as: rosa });
  await userEvent.click(await screen.findByTestId('offer-decline'));
  await within(await screen.findByTestId('earlier-times')).findByText(/You wait for an earlier time/);
  await userEvent.click(screen.getByTestId('waiting-leave'));
  await waitFor(() => expect(screen.queryByTestId('earlier-times')).toBeNull());
});
