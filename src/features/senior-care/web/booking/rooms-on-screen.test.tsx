import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab, openTab } from '#test/page.tsx';
import { asked, goOn, openStayWizard, total } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';
import type { NewCentre } from '../../server/centre-store.ts';
import { aCentre, aStay, threeRooms } from '../../server/seed.ts';
import { detailsOf } from '../../stay-details.ts';

// A residence with one private room, two places in shared ones at the least price, and one suite.
const { t, town, open } = await openStayWizard();
let home: NewCentre;
let manager: Person;
const day = { checkIn: '2026-06-15', checkOut: '2026-06-15', weekDays: [1] };
beforeEach(async () => {
  manager = await aPerson(t.db);
  home = await aCentre(t.db, { managerId: manager.id, kind: 'assisted_living', rooms: threeRooms() });
});
const openHome = (query = '') =>
  openTab(t, `/care/daycare-bookingdetails?center=${home.id}&in=2026-06-15&out=2026-06-15&type=day${query}`, {
    as: town.elena,
  });

test('step 1 asks for the room: the price follows, a full one is named, and it goes along to the record', async () => {
  const rosa = await aPerson(t.db);
  await aStay(t, { centre: home, person: rosa, status: 'held', roomType: 'suite', ...day });
  await openHome('&step=time');
  await titled('Check your dates');
  expect(total()).toBe('$180.00');
  expect(screen.getByTestId('stay-room').textContent).toContain('Full today');
  await userEvent.click(screen.getByTestId('stay-room-private'));
  await waitFor(() => expect(total()).toBe('$240.00'));
  expect(asked().get('room')).toBe('private');
  // As a page without scripts sends it.
  expect(new FormData(screen.getByTestId<HTMLFormElement>('booking-dates')).get('room')).toBe('private');
  expect(screen.getByTestId('stay-type').textContent).toContain('$240.00');
  await userEvent.click(screen.getByTestId('stay-room-suite'));
  await screen.findByTestId('full-days');
  await userEvent.click(screen.getByTestId('stay-room-private'));
  await waitFor(() => expect(screen.queryByTestId('full-days')).toBeNull());
  await goOn();
  await titled('Who is this for?');
  await goOn();
  await titled('Check and continue');
  expect(screen.getByTestId('check-rows').textContent).toContain('Room typePrivate room');
  await goOn();
  await waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'));
  await waitFor(() => expect(screen.getByTestId('booking-summary').textContent).toContain('Private room'));
  const booked = await t.db
    .selectFrom('bookings')
    .select(['id', 'total_cents', 'snapshot'])
    .where('user_id', '=', town.elena.id)
    .executeTakeFirstOrThrow();
  expect(booked.total_cents).toBe(24_000);
  expect(detailsOf((booked.snapshot as { details: Record<string, unknown> }).details).roomType).toBe('private');
});

test('lists say the least, and the page of the residence what each room costs and what is left of it', async () => {
  await aStay(t, { centre: home, person: town.elena, status: 'held', roomType: 'shared', ...day });
  await openTab(t, `/care/daycaredetails/${home.id}`);
  const rooms = within(await screen.findByTestId('rooms'));
  expect(rooms.getByText('1 of 2 places free today')).toBeTruthy();
  expect(rooms.getByText('$7,200.00')).toBeTruthy();
  expect(screen.getByTestId('booking-bar').textContent).toContain('from $4,100');
});

test('a room that the address names and is not offered is said, and none is chosen in its place', async () => {
  await t.db
    .updateTable('centres')
    .set({ rooms: JSON.stringify(threeRooms().slice(0, 2)) })
    .where('provider_id', '=', home.id)
    .execute();
  await openHome('&step=time&room=suite');
  await titled('Check your dates');
  expect(screen.getByTestId('stay-room').textContent).toContain('not offered here. Please choose one.');
  expect(screen.getByTestId('stay-room').querySelector(':checked')).toBeNull();
  expect(screen.getByTestId('stay-type').textContent).toContain('from $180.00');
  await goOn();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('Choose a room');
  await userEvent.click(screen.getByTestId('stay-room-shared'));
  await waitFor(() => expect(total()).toBe('$180.00'));
  expect(screen.getByTestId('stay-room').textContent).not.toContain('not offered here');
  expect(screen.getByTestId('stay-type').textContent).not.toContain('from');
});

test('a booked room keeps its name and price when it is withdrawn, in the record too, and is said to stay with other days', async () => {
  const { id } = await aStay(t, { centre: home, person: town.elena, status: 'accepted', roomType: 'suite', ...day });
  await t.db.updateTable('centres').set({ rooms: '[]' }).where('provider_id', '=', home.id).execute();
  await openTab(t, `/dashboardbookings?tab=ongoing&id=${id}`, { as: town.elena });
  await waitFor(() => expect(document.body.textContent).toContain('Room typeSuite'));
  expect(document.body.textContent).toContain('$310.00');
  closeTab();
  await openTab(t, `/care/daycare-bookingdetails?change=${id}`, { as: town.elena });
  expect((await screen.findByTestId('room-stays')).textContent).toContain('The room stays: Suite.');
});

test('residences are compared room by room', async () => {
  const other = await aCentre(t.db, { kind: 'board_and_care' });
  await openTab(t, `/care/daycarecenters?compare=${home.id},${other.id}`, { as: town.elena });
  await titled('Centers side by side');
  const facts = within(screen.getByTestId('compared-facts'));
  expect(facts.getByTestId('compared-facts-rooms').textContent).toContain(
    'Private room $5,600; Shared room $4,100; Suite $7,200No choice of rooms',
  );
  expect(facts.getByTestId('compared-facts-month').textContent).toContain('from $4,100');
});

test('who waits for a room reads which', async () => {
  await aStay(t, { centre: home, person: await aPerson(t.db), status: 'held', roomType: 'suite', ...day });
  const { waiting } = await t.as(town.elena);
  const place = { centerId: home.id, day: '2026-06-15', guestsCount: 1, familyMemberId: null };
  await waiting.join({ body: { ...place, roomType: 'suite' } });
  await openTab(t, '/dashboard', { as: town.elena });
  expect((await screen.findByTestId('waiting-2026-06-15')).textContent).toContain('Suite');
});

test('a day center asks for no room', async () => {
  await open('&step=time');
  await titled('Check your dates');
  expect(screen.queryByTestId('stay-room')).toBeNull();
});

test('the residence sees on a day what is taken of each room', async () => {
  await aStay(t, { centre: home, person: town.elena, status: 'accepted', roomType: 'shared', ...day });
  await openTab(t, `/partner/calendar?day=2026-06-15`, { as: manager });
  const dialog = within(await screen.findByTestId('day-dialog'));
  await waitFor(() => expect(dialog.getByTestId('room-shared').textContent).toContain('1 of 2 taken'));
});
