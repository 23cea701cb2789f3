import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { instantOf } from '#shared/dates.ts';
import { messages } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { aCareSeries, aCareVisit } from '../../server/booking/seed.ts';
import { aCaregiver } from '../../server/seed.ts';

const OVER = '2026-06-17T19:30:00Z';
const BOOKED = '2026-06-15T16:00:00Z';
const t = await pageApp({ now: BOOKED, settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const nine = (day: string) => instantOf(day, '09:00', 'America/Los_Angeles').toISOString();
const [wednesday, monday, nextWednesday] = [nine('2026-06-17'), nine('2026-06-22'), nine('2026-06-24')];
let elena: Person;
let yolanda: Person;
let caregiver: { id: string };
beforeEach(async () => {
  t.clock.set(BOOKED);
  vi.setSystemTime(BOOKED);
  elena = await aPerson(t.db);
  yolanda = await aPerson(t.db, { firstName: 'Yolanda', lastName: 'Prieto' });
  caregiver = await aCaregiver(t.db, { managerId: yolanda.id });
});

const press = async (testId: string) => userEvent.click(await screen.findByTestId(testId));
const step = (name: string, more = '') =>
  `/caregiver-bookDetails?caregiver=${caregiver.id}&help=meal_preparation&hours=3&time=${wednesday}${more}&step=${name}`;
const summary = () => document.querySelector('aside')?.textContent;

test('whoever wants somebody each week says on which days and for how long, and sees what it comes to month by month', async () => {
  await aCareVisit(t, { caregiver, person: await aPerson(t.db), startsAt: nine('2026-06-29') });
  await openTab(t, step('time'), { as: elena });
  await press('often-weekly');
  await press('weekdays-1');
  await press('weeks-less');
  const visits = () => screen.getAllByRole('checkbox', { name: /, Jun \d+|, Jul \d+/ }) as HTMLInputElement[];
  expect(visits().map(({ checked }) => checked)).toEqual([true, true, true, false, true, true]);
  expect(screen.getByTestId('visit-2026-06-29').closest('label')?.textContent).toContain(
    'Yolanda Prieto is not free then',
  );
  await press('visit-2026-07-06');
  expect(screen.getByTestId('visits-sum').textContent).toBe('4 visits, $360.00 in all');
  for (const words of [
    'To pay now: the first week, 2 visits$180.00',
    'June 2026, 3 visits$270.00',
    'July 2026, 1 visit$90.00',
  ])
    expect(summary()).toContain(words);
  await press('booking-continue');
  await screen.findByTestId('booking-person');
  await press('booking-continue');
  await screen.findByTestId('booking-check');
  expect(screen.getByTestId('check-rows').textContent).toContain('Each at 9:00');
  await userEvent.type(screen.getByTestId('home-street'), '418 Example Avenue');
  await userEvent.type(screen.getByTestId('home-zip'), '91104');
  await userEvent.type(screen.getByTestId('booking-issue'), 'She forgets to eat');
  await press('booking-continue');
  await waitFor(() => expect(location.pathname).toBe('/CPaymenetCardList'));
  await screen.findByText(/later parts \(\$180\.00 in all\) to this card/);
  const { data } = await (await t.as(elena)).bookings.list({ query: { tab: 'pending' } });
  expect(data).toMatchObject([{ kind: 'care_series', what: 'Care at home each week, 3 hours', startsAt: wednesday }]);
});

test('the weekday of the first visit goes with it, and those that were chosen stay', async () => {
  await openTab(t, step('time', '&weeks=2'), { as: elena });
  await press('weekdays-1');
  await press('slots-day-2026-06-18');
  await press(`slots-${nine('2026-06-18')}`);
  const days = screen.getAllByTestId(/^visit-2/).map((visit) => visit.dataset['testid']?.slice('visit-'.length));
  expect(days).toEqual(['2026-06-18', '2026-06-22', '2026-06-25', '2026-06-29']);
});

test('one visit is none that comes again', async () => {
  await openTab(t, step('time', '&weeks=2&without=2026-06-24'), { as: elena });
  await press('booking-continue');
  await waitFor(() => expect(messages()).toEqual(['Choose at least two visits, or book one by itself']));
  closeTab();
  await openTab(t, step('check', '&weeks=2&without=2026-06-24'), { as: elena });
  await screen.findByTestId('booking-time');
});

test('whoever comes too late for one of them sees which, and what was typed stays', async () => {
  await openTab(t, step('check', '&weeks=2&on=1'), { as: elena });
  await userEvent.type(await screen.findByTestId('home-street'), '418 Example Avenue');
  await userEvent.type(screen.getByTestId('home-zip'), '91104');
  await userEvent.type(screen.getByTestId('booking-issue'), 'She forgets to eat');
  await aCareVisit(t, { caregiver, person: await aPerson(t.db), startsAt: monday });
  await press('booking-continue');
  await screen.findByTestId('slot-taken');
  await waitFor(() => expect(screen.getByTestId('visit-2026-06-22')).toHaveProperty('disabled', true));
  expect(screen.getByTestId('visits-sum').textContent).toBe('3 visits, $270.00 in all');
  await press('booking-continue');
  await screen.findByTestId('booking-person');
  await press('booking-continue');
  expect(await screen.findByTestId('home-street')).toHaveProperty('value', '418 Example Avenue');
});

test('its family cancels one of them, and its caregiver sees which are left and writes of each', async () => {
  const starts = [wednesday, monday, nextWednesday];
  const { id } = await aCareSeries(t, { caregiver, person: elena, starts });
  await openTab(t, `/dashboardappointments?tab=upcoming&id=${id}`, { as: elena });
  const details = await screen.findByTestId('booking-details');
  expect(details.textContent).toContain('3 visits, Monday and Wednesday: 3 hours each, 9:00 AM to 12:00 PM');
  await press(`cancel-${monday}`);
  expect((await screen.findByTestId('cancel-time-money')).textContent).toContain('$90.00');
  await press('cancel-time-yes');
  await waitFor(() => expect(screen.queryByTestId(`cancel-${monday}`)).toBeNull());
  closeTab();
  t.clock.set(OVER);
  vi.setSystemTime(OVER);
  await openTab(t, `/partner?tab=coming&id=${id}`, { as: yolanda });
  const [own, ...others] = await screen.findAllByTestId('own-visit-note');
  expect(others).toEqual([]);
  expect(own?.textContent).toContain('Your note of the visit on Wed, Jun 17');
  await press('begin-visit-note');
  await press('condition-usual');
  await press('save-visit-note');
  await screen.findByTestId('visit-note-facts');
  closeTab();
  await openTab(t, `/dashboardappointments?tab=ongoing&id=${id}`, { as: elena });
  expect((await screen.findByTestId('visit-note')).textContent).toContain(
    'What Yolanda Prieto wrote of the visit on Wed',
  );
  closeTab();
  await (await t.as(elena)).bookings.change({ params: { id }, body: { status: 'cancelled' } });
  await openTab(t, `/dashboardappointments?tab=cancelled&id=${id}`, { as: elena });
  await screen.findByTestId('visit-note');
});

test('near its end it is booked on with all that was chosen, and long before there is no way to', async () => {
  const starts = [wednesday, monday, nextWednesday, nine('2026-06-29')];
  const { id } = await aCareSeries(t, { caregiver, person: elena, starts });
  const opened = `/dashboardappointments?tab=upcoming&id=${id}`;
  await openTab(t, opened, { as: elena });
  await screen.findByTestId('booking-details');
  expect(screen.queryByTestId('book-on')).toBeNull();
  closeTab();
  const later = '2026-06-23T16:00:00Z';
  t.clock.set(later);
  vi.setSystemTime(later);
  await openTab(t, opened.replace('upcoming', 'ongoing'), { as: elena });
  await press('book-on');
  await screen.findByTestId('booking-time');
  expect(screen.getByTestId('help-meal_preparation')).toHaveProperty('checked', true);
  const days = screen.getAllByTestId(/^visit-2/).map((visit) => visit.dataset['testid']?.slice('visit-'.length));
  expect(days).toEqual(['2026-07-01', '2026-07-06', '2026-07-08', '2026-07-13']);
});
