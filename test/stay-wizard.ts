import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { openTab, pageApp } from './page.tsx';
import { aFamilyAndACentre, type FamilyAndCentre } from './stays.ts';
import { userEvent } from './user-event.ts';

/** Monday, an hour before the center opens: a stay is proposed from this day on. */
const BEFORE_OPENING = '2026-06-15T14:00:00Z';

/** The server of a file of tests of booking a stay, and in it, new before each test, a family and a center that opens in an hour; `open` opens its wizard, with `fetch` as what reaches the server, `at` sets the clocks. */
export async function openStayWizard() {
  const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
  const town = {} as FamilyAndCentre;
  const at = (moment: string) => {
    t.clock.set(moment);
    vi.setSystemTime(moment);
  };
  beforeEach(async () => {
    Object.assign(town, await aFamilyAndACentre(t));
    at(BEFORE_OPENING);
  });
  const open = (query: string, { isLoggedIn = true, fetch = t.fetch } = {}) =>
    openTab(
      { ...t, fetch },
      `/care/daycare-bookingdetails?center=${town.centre.id}${query}`,
      isLoggedIn ? { as: town.elena } : {},
    );
  return { t, town, open, at };
}

/** What the address bar holds of the choices. */
export const asked = () => new URLSearchParams(location.search);
export const total = () => screen.getByTestId('price-estimate-total').textContent;
export async function goOn() {
  const button = () => screen.getByTestId('booking-continue');
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true')); // busy, it takes no press
  await userEvent.click(button());
}
