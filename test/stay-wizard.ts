import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { openTab, pageApp } from './page.tsx';
import { aFamilyAndACentre, type FamilyAndCentre } from './stays.ts';
import { userEvent } from './user-event.ts';

/** The server of a file of tests of booking a stay, and in it, new before each test, a family and a center; `open` opens its wizard. */
export async function openStayWizard() {
  const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
  const town = {} as FamilyAndCentre;
  beforeEach(async () => {
    Object.assign(town, await aFamilyAndACentre(t));
  });
  const open = (query: string, { isLoggedIn = true } = {}) =>
    openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}${query}`, isLoggedIn ? { as: town.elena } : {});
  return { t, town, open };
}

/** What the address bar holds of the choices. */
export const asked = () => new URLSearchParams(location.search);
export const total = () => screen.getByTestId('price-estimate-total').textContent;
export const goOn = () => userEvent.click(screen.getByTestId('booking-continue'));
