import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, vi } from 'vitest';
import { aStay } from '#features/senior-care/server/seed.ts';
import { pageApp } from './page.tsx';
import { aFamilyAndACentre, type FamilyAndCentre } from './stays.ts';
import { userEvent } from './user-event.ts';

/**
 * The server of a file of tests of a provider's requests, and in it, new before each test, a family and a center; `ask` sends a
 * request, and `setTime` sets both clocks, the server's and the browser's.
 */
export async function requestsAt(begin: string) {
  const t = await pageApp({ now: begin, settings: { LIMITS_FACTOR: '1000' } });
  const town = {} as FamilyAndCentre;
  const setTime = (now: string) => {
    t.clock.set(now);
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  };
  beforeEach(async () => {
    Object.assign(town, await aFamilyAndACentre(t));
    setTime(begin);
  });
  const ask = (choices: Partial<Parameters<typeof aStay>[1]> = {}) =>
    aStay(t, { centre: town.centre, person: town.elena, status: 'pending', note: 'She loves music.', ...choices });
  return { t, town, setTime, ask };
}

/** Opens the row of a request. */
export async function openRequest({ bookingId }: { bookingId: string }) {
  const opener = await screen.findByTestId(`open-${bookingId}`);
  await userEvent.click(opener);
  await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('true'));
}

export const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
