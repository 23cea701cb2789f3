import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { addDays } from '#shared/dates.ts';
import { insuredUntil } from '#test/evidence.ts';
import { lettersTo } from '#test/letters.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
/** The last day, and the first on which it no longer holds. */
const [LAST, END] = ['2026-07-20', '2026-07-21'];

test('the badge falls off by itself: the manager hears 30 and 7 days ahead, new bookings stop, and what stands is kept', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  await insuredUntil(t, centre.id, LAST);
  const weeks = { weekDays: [1], checkIn: '2026-08-03', checkOut: '2026-08-03' };
  const { id, bookingId: number } = await aStay(t, { centre, person: elena, ...weeks });
  const at = async (instant: string) => {
    closeTab();
    t.clock.set(instant);
    vi.setSystemTime(t.clock.now());
    await t.runJobs(); // the sweeps that a minute brings
  };
  const badge = async () => {
    await openTab(t, `/care/daycaredetails/${centre.id}`, { as: elena });
    await titled('Jacaranda Day Center');
    return screen.getByTestId('verified-link').textContent;
  };

  for (const [daysAhead, heard] of [
    [31, 0],
    [30, 1],
    [7, 2],
  ] as const) {
    await at(`${addDays(END, -daysAhead)}T18:00:00Z`);
    expect((await lettersTo(t, manager.email)).filter((letter) => letter.includes('evidence ends soon'))).toHaveLength(
      heard,
    );
  }
  await openTab(t, '/notifications', { as: manager });
  expect((await screen.findByTestId(`notification-partner-${centre.id}`)).textContent).toContain('July 20, 2026');

  await at('2026-07-21T06:59:00Z'); // still July 20 in Pasadena
  expect(await badge()).toContain('Verified');
  screen.getByTestId('your-days');

  await at('2026-07-21T07:00:00Z');
  expect(await badge()).toContain('Not yet verified');
  screen.getByTestId('no-booking');
  expect(screen.queryByTestId('your-days')).toBeNull();
  const { bookings, seniorCare } = await t.as(elena);
  await expect(
    seniorCare.book({
      body: { centerId: centre.id, checkInDate: '2026-08-10', checkOutDate: '2026-08-10', weekDays: [1] },
    }),
  ).rejects.toMatchObject({ code: 'not_found' });
  closeTab();
  await openTab(t, '/notifications', { as: manager });
  expect((await screen.findByTestId(`notification-partner-${centre.id}`)).textContent).toContain('can’t be booked');
  closeTab();
  await openTab(t, '/dashboardbookings?tab=upcoming', { as: elena });
  within(await screen.findByTestId(`booking-${number}`)).getByText('Accepted');
  expect((await bookings.one({ params: { id } })).data.status).toBe('accepted');
});
