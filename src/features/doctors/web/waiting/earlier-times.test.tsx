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

test('a family waits with several doctors at once, and reads of an offer what becomes of the appointment it has', async () => {
  const [elena, ida] = [await aPerson(t.db), await aPerson(t.db, { firstName: 'Ida' })];
  const doctor = await aDoctor(t.db, { specialties: ['dermatology'] });
  const others = [];
  for (const name of ['Dr. Ana Silva', 'Dr. Ben Cole', 'Dr. Cid Diaz', 'Dr. Dot Ames', 'Dr. Eve Bell'])
    others.push(await aDoctor(t.db, { name, specialties: ['dermatology'] }));
  const [silva] = others;
  const { id } = await anAppointment(t, { doctor: silva ?? doctor, person: elena, startsAt: TEN });
  const own = await anAppointment(t, { doctor, person: ida, startsAt: '2026-06-18T17:00:00.000Z' });

  await openTab(t, `/Md/${doctor.id}`, { as: ida });
  await userEvent.click(await screen.findByTestId('visit-earlier-ask'));
  await userEvent.click(await screen.findByTestId('visit-earlier-reach-others'));
  await userEvent.click(screen.getByTestId('visit-earlier-send'));
  await screen.findAllByText('Please choose at least one doctor');
  const boxOf = (other: { id: string }) => screen.getByTestId<HTMLInputElement>(`other-${other.id}`);
  for (const other of others.slice(0, 4)) await userEvent.click(boxOf(other));
  expect(others.map((other) => boxOf(other).disabled)).toEqual([false, false, false, false, true]);
  for (const other of others.slice(1, 4)) await userEvent.click(boxOf(other));
  await userEvent.click(screen.getByTestId('visit-earlier-send'));
  await within(await screen.findByTestId('earlier-here')).findByText(
    /Place 1 in line · Also with Dr. Ana Silva: place 1/,
  );
  closeTab();

  await (await t.as(elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  await t.runJobs();
  await openTab(t, `/Md/${silva?.id}`, { as: ida });
  const offer = within(await screen.findByTestId('offer'));
  offer.getByText(/An earlier time with Dr. Ana Silva is free/);
  const kept = await offer.findByTestId('offer-booked');
  expect(kept.textContent).toContain(`Your appointment with ${doctor.name}`);
  expect(kept.querySelector('a')?.getAttribute('href')).toBe(`/dashboardappointments?id=${own.id}`);
  const address = offer.getByTestId('earlier-accept').getAttribute('href') ?? '';
  expect(address).toContain(`doctor=${silva?.id}`);
  closeTab();
  await openTab(t, address, { as: ida });
  await within(await screen.findByTestId('slot-held')).findByTestId('offer-booked');
  closeTab();
});
