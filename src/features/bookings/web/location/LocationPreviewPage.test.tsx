import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { watchPrint } from '#test/printed.ts';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
const writeText = vi.fn(() => Promise.resolve());
let print: ReturnType<typeof watchPrint>;
let town: FamilyAndCentre;
let place: { name: string; address: string; latitude: number; longitude: number };
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  const { providerPlaces } = await t.as(town.elena);
  ({ data: place } = await providerPlaces.place({ params: { id: town.centre.id } }));
  print = watchPrint();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.clearAllMocks();
});

const waysTo = (spot: string) => [
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(spot)}`,
  `https://maps.apple.com/?daddr=${encodeURIComponent(spot)}`,
];

/** The address stands there, is copied as it stands, is led to from outside, and is printed. */
async function shows({ name, address, spot }: { name: string; address: string; spot: string }) {
  await titled(name);
  expect(document.title).toBe(`${name} | Lado`);
  expect(screen.getByTestId('place-address').textContent).toBe(address);
  const ways = ['google', 'apple'].map((maps) => screen.getByTestId(`directions-${maps}`));
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(waysTo(spot));
  await userEvent.click(screen.getByTestId('copy-address'));
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(address));
  await userEvent.click(screen.getByTestId('print-place'));
  expect(print).toHaveBeenCalledOnce();
}
const atCentre = () => ({ name: place.name, address: place.address, spot: `${place.latitude},${place.longitude}` });

test('the place of a provider', async () => {
  await openTab(t, `/locationPreview?provider=${town.centre.id}`, { as: town.elena });
  await shows(atCentre());
  expect(screen.queryByTestId('place-back')).toBeNull();
});

test('the place of a booking, with the way back to it; a stranger’s booking is nowhere', async () => {
  const { id } = await aStay(t, { centre: town.centre, person: town.elena });
  await openTab(t, `/locationPreview?booking=${id}`, { as: town.elena });
  await shows(atCentre());
  expect(screen.getByTestId('place-back').getAttribute('href')).toContain(id);
  closeTab();
  await openTab(t, `/locationPreview?booking=${id}`, { as: await aPerson(t.db) });
  await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBeTruthy());
  expect(screen.queryByTestId('place-address')).toBeNull();
  expect(document.body.textContent).not.toContain(place.address);
});

test('an address in words, of whose town the map shows the middle', async () => {
  const address = '214 Example Ave, Pasadena, CA 91101';
  await openTab(t, `/locationPreview?address=${encodeURIComponent(address)}`, { as: town.elena });
  await shows({ name: 'Pasadena, CA 91101', address, spot: address });
  expect(screen.queryByTestId('place-call')).toBeNull();
});

test('an address that is nowhere says so, and leads on', async () => {
  await openTab(t, '/locationPreview?address=Nowhere%20at%20all', { as: town.elena });
  expect((await screen.findByTestId('no-place')).querySelector('a')?.getAttribute('href')).toBe('/dashboardbookings');
});
