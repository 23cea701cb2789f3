import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { addDays, daysFrom, weekdayOf } from '#shared/dates.ts';
import { choosePlace } from '#test/choose-place.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aCentre } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' } });
let marcus: Person;
let centre: { id: string };

beforeEach(async () => {
  marcus = await aPerson(t.db, { firstName: 'Marcus', lastName: 'Webb' });
  centre = await aCentre(t.db, { managerId: marcus.id });
});

const stored = (id = centre.id) =>
  t.db
    .selectFrom('centres')
    .innerJoin('providers', 'providers.id', 'centres.provider_id')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
// at once, as somebody pastes it: this page is long, and jsdom slow
const put = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const type = async (name: string, text: string) => put(await field(name), text);
const setTime = (name: string, value: string) => put(screen.getByLabelText(name), value);
const followInHeader = (name: string) => userEvent.click(within(screen.getByTestId('partner-header')).getByText(name));
/** No seat is free on these weekdays, of the coming five weeks. */
async function fillUp(id: string, weekdays: readonly number[]) {
  const today = t.clock.now().toISOString().slice(0, 10);
  const days = daysFrom(today, addDays(today, 35)).filter((day) => weekdays.includes(weekdayOf(day)));
  const full = days.map((day) => ({ provider_id: id, day, capacity: 10, taken: 10 }));
  await t.db.insertInto('seat_days').values(full).execute();
}
const save = () => userEvent.click(screen.getByTestId('save-profile'));

test('takes phone and prices as people type them and keeps cents', async () => {
  await openTab(t, '/partner/profile', { as: marcus });
  expect(await field('Price for a day')).toHaveProperty('value', '84.00');
  await type('Phone number', '626.555.0199');
  await type('Price for a day', '$ 86,5');
  await type('Price for four weeks', '1,640');
  await userEvent.click(screen.getByLabelText('Saturday open'));
  setTime('Saturday, opens at', '09:30');
  setTime('Saturday, closes at', '13:00');
  await userEvent.click(screen.getByTestId('services-dance'));
  await userEvent.click(screen.getByTestId('services-rides'));
  await userEvent.click(screen.getByTestId('languages-hy'));
  await userEvent.click(screen.getByTestId('capacity-more'));
  await save();
  const saved = await screen.findByTestId('saved');
  expect(document.activeElement).toBe(saved);
  const row = await stored();
  expect(row).toMatchObject({
    phone: '6265550199',
    price_cents: 8650,
    week_cents: 39_900,
    month_cents: 164_000,
    capacity: 11,
    open_weekdays: [1, 2, 3, 4, 5, 6],
  });
  expect(row.offers).toEqual(expect.arrayContaining(['lunch', 'music', 'dance', 'rides']));
  expect(row.offers).not.toContain('memory_support');
  expect(row.languages).toEqual(expect.arrayContaining(['en', 'es', 'hy']));
  expect((row.hours as unknown[])[5]).toEqual({ open: '09:30', close: '13:00' });
  expect(await field('Price for a day')).toHaveProperty('value', '86.50');
});

test('names every problem, leads to its field, and lets go of it once it is mended', async () => {
  await openTab(t, '/partner/profile', { as: marcus });
  await type('Phone number', '626 555');
  await type('About your center, in English', '');
  await type('Price for a week', 'free');
  setTime('Tuesday, closes at', '07:00');
  await save();
  const summary = await screen.findByTestId('error-summary');
  await waitFor(() => expect(document.activeElement).toBe(summary)); // once it is drawn
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Phone number needs 10 digits',
    "Description can't be blank",
    'Price for a week: enter a price from $1.00 to $50,000.00',
    'Closing time must be after opening time',
  ]);
  expect(document.title).toBe('Error: Profile and prices | Lado');
  await userEvent.click(within(summary).getByRole('link', { name: /Closing time/ }));
  expect(document.activeElement).toBe(screen.getByLabelText('Tuesday, opens at'));
  setTime('Tuesday, closes at', '17:00');
  await waitFor(() => expect(within(summary).queryByRole('link', { name: /Closing time/ })).toBeNull());
  await type('Price for a week', '410');
  await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(2));
  expect(await stored()).toMatchObject({ phone: '6265550114', week_cents: 39_900 });
});

test('shows the card of families with what is being typed', async () => {
  await openTab(t, '/partner/profile', { as: marcus });
  const preview = within(await screen.findByTestId('preview'));
  expect(preview.getByText('$84')).toBeTruthy();
  await type('Price for a day', '90');
  expect(await preview.findByText('$90')).toBeTruthy();
  await type('Price for a day', 'much');
  expect(await preview.findByText('$84')).toBeTruthy();
});

test('asks before changes are left, keeps them, and brings them back', async () => {
  await openTab(t, '/partner/profile', { as: marcus });
  await type('Price for a day', '91');
  put(await field('About your center, in Spanish'), '');
  await userEvent.click(screen.getByTestId('services-dance'));
  await followInHeader('Requests');
  await userEvent.click(await screen.findByTestId('leave-no'));
  expect(location.pathname).toBe('/partner/profile');
  await followInHeader('Requests');
  await userEvent.click(await screen.findByTestId('leave-yes'));
  await waitFor(() => expect(location.pathname).toBe('/partner'));
  await followInHeader('Profile and prices');
  await screen.findByTestId('draft-restored');
  expect(await field('Price for a day')).toHaveProperty('value', '91');
  expect(await field('About your center, in Spanish')).toHaveProperty('value', '');
  expect(screen.getByTestId('services-dance')).toHaveProperty('checked', true);
  await userEvent.click(screen.getByTestId('start-over'));
  await waitFor(async () => expect(await field('Price for a day')).toHaveProperty('value', '84.00'));
  await followInHeader('Requests');
  await waitFor(() => expect(location.pathname).toBe('/partner'));
});

test('who manages several centers changes the one that was chosen', async () => {
  const second = await aCentre(t.db, { name: 'Arroyo House', managerId: marcus.id });
  const { client } = await openTab(t, '/partner/profile', { as: marcus });
  await waitFor(() => expect(screen.getByTestId('preview').textContent).toContain('Arroyo House'));
  await choosePlace(client, centre.id);
  await waitFor(() => expect(screen.getByTestId('preview').textContent).toContain('Jacaranda Day Center'));
  await type('Price for a day', '99');
  await save();
  await screen.findByTestId('saved');
  expect((await stored()).price_cents).toBe(9900);
  expect((await stored(second.id)).price_cents).toBe(8400);
});

test('whoever manages no center is told so', async () => {
  await openTab(t, '/partner/profile', { as: await aPerson(t.db) });
  expect(await screen.findByTestId('no-provider')).toBeTruthy();
  expect(screen.queryByTestId('preview')).toBeNull();
});

test('says of the days with space what the list says, and follows the hours that are typed', async () => {
  await openTab(t, '/partner/profile', { as: marcus });
  await screen.findByTestId('preview');
  expect(screen.getByTestId('preview').textContent).toContain('Spaces every weekday');
  closeTab();
  await fillUp(centre.id, [2, 4]);
  const { seniorCare } = await t.as();
  const place = { place: 'Pasadena, CA' };
  const listed = (await seniorCare.search({ query: place })).data.find(({ _id }) => _id === centre.id);
  expect(listed?.freeWeekdays).toEqual([1, 3, 5]);
  await openTab(t, '/partner/profile', { as: marcus });
  await waitFor(() => expect(screen.getByTestId('preview').textContent).toContain('Spaces on Mon, Wed, Fri'));
  await userEvent.click(screen.getByLabelText('Saturday open'));
  setTime('Saturday, opens at', '09:30');
  setTime('Saturday, closes at', '13:00');
  await waitFor(() => expect(screen.getByTestId('preview').textContent).toContain('Spaces on Mon, Wed, Fri, Sat'));
});

test('a number of seats that cannot be is refused at its field and never becomes another one', async () => {
  await openTab(t, '/partner/profile', { as: marcus });
  const seats = await field('Seats a day');
  put(seats, '0');
  expect(seats).toHaveProperty('value', '0');
  await save();
  await screen.findByTestId('error-summary');
  expect(seats.getAttribute('aria-invalid')).toBe('true');
  put(seats, '');
  expect(seats).toHaveProperty('value', '');
  await save();
  expect(seats.getAttribute('aria-invalid')).toBe('true');
  expect((await stored()).capacity).toBe(10);
});
