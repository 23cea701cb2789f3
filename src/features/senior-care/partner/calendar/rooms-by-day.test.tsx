import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import type { NewCentre } from '../../server/centre-store.ts';
import { aCentre, aStay, threeRooms } from '../../server/seed.ts';

// A residence with one private room, two places in shared ones, and one suite.
const t = await pageApp({ sharesDate: true }); // a Monday, 9 AM there
const MONDAY = '2026-06-22';
let manager: Person;
let home: NewCentre;
beforeEach(async () => {
  manager = await aPerson(t.db);
  home = await aCentre(t.db, { managerId: manager.id, kind: 'assisted_living', rooms: threeRooms() });
});

const openDay = async () => {
  await openTab(t, `/partner/calendar?day=${MONDAY}`, { as: manager });
  return within(await screen.findByTestId('day-dialog'));
};
async function type(places: string, into: string) {
  const field = screen.getByTestId(into);
  await userEvent.clear(field);
  await userEvent.type(field, places);
}
const placesOf = async (room: string) => {
  const rows = t.db.selectFrom('seat_days').select('capacity').where('provider_id', '=', home.id);
  return (await rows.where('room', '=', room).where('day', '=', MONDAY).executeTakeFirst())?.capacity;
};

test('a room is closed for a day, which can be taken back; the day says what is taken of each', async () => {
  const dialog = await openDay();
  await dialog.findByRole('spinbutton', { name: 'Suite', description: /On other days there are 1/ });
  expect(dialog.queryByTestId('seats')).toBeNull();
  await type('0', 'seats-suite');
  await userEvent.click(dialog.getByTestId('save-seats'));
  await screen.findByText('Monday, June 22 has 3 seats now');
  expect([await placesOf(''), await placesOf('suite')]).toEqual([3, 0]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect([await placesOf(''), await placesOf('suite')]).toEqual([4, 1]));
});

test('fewer than are taken are refused at the field of the room, and who comes is named with it', async () => {
  const stay = { checkIn: MONDAY, checkOut: MONDAY, weekDays: [1], guests: 2 };
  await aStay(t, { centre: home, person: await aPerson(t.db), status: 'accepted', roomType: 'shared', ...stay });
  const dialog = await openDay();
  expect((await dialog.findByTestId('room-shared')).textContent).toContain('2 of 2 taken');
  expect(dialog.getByRole('listitem').textContent).toContain('Shared room');
  await type('1', 'seats-shared');
  await userEvent.click(dialog.getByTestId('save-seats'));
  const field = await dialog.findByRole('spinbutton', { name: 'Shared room', description: /More places than that/ });
  expect(document.activeElement).toBe(field);
  expect(await placesOf('shared')).toBe(2);
});

test('a day that is closed as a whole opens again with the usual places of each room', async () => {
  const dialog = await openDay();
  await userEvent.click(await dialog.findByTestId('close-day'));
  await screen.findByText('Monday, June 22 is closed');
  expect([await placesOf(''), await placesOf('suite')]).toEqual([0, undefined]);
  await userEvent.click(screen.getByTestId(`day-${MONDAY}`));
  await userEvent.click(await screen.findByTestId('reopen-day'));
  await waitFor(async () => expect([await placesOf(''), await placesOf('suite')]).toEqual([4, 1]));
});
