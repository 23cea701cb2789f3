import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { address, cards, centresNearPasadena } from '#test/centres-near-pasadena.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await centresNearPasadena();

test.each([
  ['/care/daycarecenters?kind=day_care', 'Please search for location'],
  ['/care/daycarecenters?place=Pasadnaa', 'We don’t know that place. Check the spelling or try a ZIP code.'],
])('asks for a place: %s', async (path, sentence) => {
  await openTab(t, path);
  await titled('Where do you need care?');
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('searches again from the page, and asks for a place when there is none', async () => {
  await openTab(t, '/care/daycarecenters?kind=day_care');
  await titled('Where do you need care?');
  await userEvent.click(screen.getByTestId('care-go'));
  expect(screen.getByTestId('care-where').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByTestId('care-where'), '91101');
  await userEvent.selectOptions(screen.getByTestId('care-guests'), '2 people');
  await userEvent.click(screen.getByTestId('care-go'));
  await titled('2 adult day centers near Pasadena');
  expect(address()).toBe('/care/daycarecenters?place=91101&kind=day_care&guests=2');
});

test('begins with the ZIP code of whoever said where they live, until they type, and not for somebody else', async () => {
  const person = await aPerson(t.db);
  await t.db.updateTable('people').set({ zip: '91101' }).where('id', '=', person.personId).execute();
  const where = () => screen.getByTestId('care-where');
  await openTab(t, `/care/daycarecenters?kind=day_care&for=${await aDependant(t.db, { of: person })}`, { as: person });
  await titled('Where do you need care?');
  await userEvent.click(screen.getByTestId('care-go'));
  expect(where().getAttribute('aria-invalid')).toBe('true');
  closeTab();
  await openTab(t, '/care/daycarecenters?kind=day_care', { as: person });
  await waitFor(() => expect(where()).toHaveProperty('value', '91101'));
  await userEvent.clear(where());
  expect(where()).toHaveProperty('value', '');
  closeTab();
  await openTab(t, '/care/daycarecenters?kind=day_care', { as: person });
  await waitFor(() => expect(where()).toHaveProperty('value', '91101'));
  await userEvent.click(screen.getByTestId('care-go'));
  await titled('2 adult day centers near Pasadena');
  expect(address()).toBe('/care/daycarecenters?place=91101&kind=day_care');
});

test('weekdays are chosen with the days, in the layer that opens from When', async () => {
  await openTab(t, '/care/daycarecenters?kind=day_care');
  await titled('Where do you need care?');
  await userEvent.type(screen.getByTestId('care-where'), '91101');
  await userEvent.click(screen.getByTestId('care-when'));
  const search = within(screen.getByTestId('care-search'));
  await userEvent.click(await search.findByTestId('care-days-1'));
  await userEvent.click(search.getByTestId('care-days-3'));
  await userEvent.click(search.getByTestId('range-done'));
  expect(screen.getByTestId('care-when').textContent).toBe('Jun 15 to Jul 13, Mon, Wed');
  await userEvent.click(screen.getByTestId('care-go'));
  await titled('2 adult day centers near Pasadena');
  expect(address()).toContain('&in=2026-06-15&out=2026-07-13&days=1,3');
  expect(cards()[0]?.textContent).toContain('for these 4 weeks');
});

test('a day that cannot be is said before anything is searched', async () => {
  await openTab(t, '/care/daycarecenters?kind=day_care');
  await titled('Where do you need care?');
  await userEvent.type(screen.getByTestId('care-where'), '91101');
  await userEvent.click(screen.getByTestId('care-when'));
  const checkIn = screen.getByTestId('care-in');
  await userEvent.clear(checkIn);
  await userEvent.type(checkIn, '02/30/2027');
  await userEvent.click(screen.getByTestId('care-go'));
  expect(checkIn.getAttribute('aria-invalid')).toBe('true');
  expect(address()).toBe('/care/daycarecenters?kind=day_care');
});

test('near me: searches around the device, or says that the browser keeps it to itself', async () => {
  const positions = [
    (found: (position: object) => void) => found({ coords: { latitude: 34.147_81, longitude: -118.144_51 } }),
    (_: unknown, failed: () => void) => failed(),
  ];
  Object.assign(navigator, {
    geolocation: { getCurrentPosition: (...answer: [() => void, () => void]) => positions.pop()?.(...answer) },
  });
  await openTab(t, '/care/daycarecenters');
  await titled('Where do you need care?');
  await userEvent.click(screen.getByTestId('care-where'));
  const here = within(screen.getByTestId('care-search')).getByTestId('location-here');
  await userEvent.click(here);
  await within(screen.getByTestId('care-search')).findByText(
    'Your browser did not share your location. Type a city or ZIP code.',
  );
  await userEvent.click(here);
  await waitFor(() => expect(screen.getByTestId('care-where')).toHaveProperty('value', 'Pasadena, CA'));
  await userEvent.click(screen.getByTestId('care-go'));
  await titled('3 centers near Pasadena');
  expect(address()).toBe('/care/daycarecenters?latitude=34.15&longitude=-118.14');
});
