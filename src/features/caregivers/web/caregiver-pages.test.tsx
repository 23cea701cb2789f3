import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { heading, messages, titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { openRequest } from '#test/partner-requests.ts';
import { userEvent } from '#test/user-event.ts';
import { aCareVisit } from '../server/booking/seed.ts';
import { aCaregiver } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const NINE = '2026-06-17T16:00:00.000Z';
let elena: Person;
let yolanda: Person;
let caregiver: string;
beforeEach(async () => {
  elena = await aPerson(t.db);
  yolanda = await aPerson(t.db, { firstName: 'Yolanda', lastName: 'Prieto' });
  caregiver = (await aCaregiver(t.db, { managerId: yolanda.id })).id;
});

afterEach(() => void vi.unstubAllEnvs());

const chosen = (step: string) =>
  `/caregiver-bookDetails?caregiver=${caregiver}&help=meal_preparation&hours=3&time=${NINE}&step=${step}`;
const press = async (testId: string) => userEvent.click(await screen.findByTestId(testId));

test('the list asks where first, and then says who comes there, from what price and when', async () => {
  await openTab(t, '/top-Caregivers');
  await heading('Care givers near you');
  screen.getByText('From $30 an hour.');
  closeTab();
  await openTab(t, '/top-Caregivers?place=Pasadena, CA&help=meal_preparation');
  const row = within(await screen.findByTestId(`caregiver-${caregiver}`));
  expect(row.getByText(/\$30 an hour/).textContent).toContain('Visits of 2 to 6 hours');
  const [time] = row.getAllByTestId(/^time-/);
  expect(time?.getAttribute('href')).toContain(`/caregiver-bookDetails?caregiver=${caregiver}&hours=2&time=2026-06`);
});

test('a place to which nobody comes can be waited for', async () => {
  await openTab(t, '/top-Caregivers?place=Nome, AK');
  await screen.findByTestId('nobody-near');
  expect(document.querySelector('main')?.textContent).toContain('No care givers come to Nome yet');
});

test('the page of a caregiver has a week, the price of so many hours, and the way to ask for them', async () => {
  await openTab(t, `/cg/${caregiver}`);
  await titled('Yolanda Prieto');
  expect(within(screen.getByRole('table')).getAllByText('comes')).toHaveLength(10);
  expect(screen.getByTestId('trust-receipt').textContent).toContain('Background check');
  await userEvent.selectOptions(screen.getByTestId('visit-hours'), '4');
  await screen.findByText('$120.00');
  await press('visit-slots-day-2026-06-17');
  await press(`visit-slots-${NINE}`);
  expect((await screen.findByText('Request Wed, Jun 17, 9:00 AM')).closest('a')?.getAttribute('href')).toBe(
    `/caregiver-bookDetails?caregiver=${caregiver}&hours=4&time=${NINE.replaceAll(':', '%3A')}`,
  );
});

test('one whom nobody has checked shows no times, takes a question, and can say that it is them', async () => {
  const { id } = await aCaregiver(t.db, { verifiedAt: null, managerId: null });
  await openTab(t, `/cg/${id}`);
  await screen.findByTestId('not-checked');
  expect(screen.queryByTestId(/slots/)).toBeNull();
  expect(screen.getByTestId('ask').getAttribute('href')).toContain(`/dashboard-enquiries?provider=${id}`);
  const claim = within(await screen.findByRole('region', { name: 'Is this you?' })).getByTestId('claim');
  expect(claim.getAttribute('href')).toBe(`/partner/claim?place=${id}`);
  closeTab();
  await openTab(t, `/cg/${(await aCaregiver(t.db, { verifiedAt: null })).id}`);
  await screen.findByTestId('not-checked');
  expect(screen.queryByTestId('claim')).toBeNull();
});

test('whoever books says what help and when, where and why, and comes to pay', async () => {
  await openTab(t, `/caregiver-bookDetails?caregiver=${caregiver}`, { as: elena });
  await press('booking-continue');
  await waitFor(() => expect(messages()).toEqual(['Please select the service', 'Please select slot']));
  await press('help-meal_preparation');
  await userEvent.selectOptions(screen.getByTestId('hours'), '3');
  await press('slots-day-2026-06-17');
  await press(`slots-${NINE}`);
  await press('booking-continue');
  await screen.findByTestId('booking-person');
  await press('booking-continue');
  await screen.findByTestId('booking-check');
  await press('booking-continue');
  await waitFor(() => expect(messages()).toContain('Please provide issue'));
  await userEvent.type(screen.getByTestId('home-street'), '418 Example Avenue');
  await userEvent.type(screen.getByTestId('home-zip'), '90210');
  await userEvent.type(screen.getByTestId('booking-issue'), 'She forgets to eat');
  await press('booking-continue');
  await waitFor(() => expect(messages()).toEqual(['The care giver comes up to 10 miles: this home is farther away']));
  await userEvent.clear(screen.getByTestId('home-zip'));
  await userEvent.type(screen.getByTestId('home-zip'), '91104');
  expect(location.search).not.toContain('418');
  await press('booking-continue');
  await waitFor(() => expect(location.pathname).toBe('/CPaymenetCardList'));
  const [booking] = (await (await t.as(elena)).careVisits.list({ params: { id: elena.id }, query: { tab: 'pending' } }))
    .data;
  expect(booking).toMatchObject({ what: 'Care at home, 3 hours', payment: 'due' });
});

test('whoever comes too late goes back to the times, and what was typed stays', async () => {
  await openTab(t, chosen('check'), { as: elena });
  await userEvent.type(await screen.findByTestId('home-street'), '418 Example Avenue');
  await userEvent.type(screen.getByTestId('home-zip'), '91104');
  await userEvent.type(screen.getByTestId('booking-issue'), 'She forgets to eat');
  await aCareVisit(t, { caregiver: { id: caregiver }, person: await aPerson(t.db), startsAt: NINE });
  await press('booking-continue');
  await screen.findByTestId('slot-taken');
  await waitFor(() => expect(screen.queryByTestId(`slots-${NINE}`)).toBeNull());
});

test('a visitor logs in before the person, and keeps what they chose', async () => {
  await openTab(t, chosen('person'));
  const gate = await screen.findByTestId('gate-login');
  expect(decodeURIComponent(gate.getAttribute('href') ?? '')).toContain('help=meal_preparation&hours=3');
});

test('a visit stands among the appointments by its hour, is moved, and can be cancelled', async () => {
  const { id } = await aCareVisit(t, { caregiver: { id: caregiver }, person: elena, startsAt: NINE });
  await openTab(t, `/dashboardappointments?tab=upcoming&id=${id}`, { as: elena });
  const details = await screen.findByTestId('booking-details');
  expect(details.textContent).toContain('3 hours, 9:00 AM to 12:00 PM');
  expect(details.textContent).toContain('418 Example Avenue, Pasadena, CA 91104');
  expect(within(details).queryByTestId('booking-place')).toBeNull();
  await press('change-days');
  await screen.findByTestId('move-now');
  await press('slots-day-2026-06-18');
  await press('slots-2026-06-18T17:00:00.000Z');
  await press('move-booking');
  await waitFor(() => expect(location.pathname).toBe('/dashboardappointments'));
  const { data } = await (await t.as(elena)).careVisits.details({ body: { id } });
  expect(data.startsAt).toBe('2026-06-18T17:00:00.000Z');
});

test('the caregiver reads the town, and the address once they said yes', async () => {
  const { bookingId } = await aCareVisit(t, {
    caregiver: { id: caregiver },
    person: elena,
    startsAt: NINE,
    status: 'pending',
  });
  await openTab(t, '/partner', { as: yolanda });
  await openRequest({ bookingId });
  const request = screen.getByTestId(`request-${bookingId}`);
  expect(request.textContent).toContain('Pasadena, CA 91104');
  expect(request.textContent).not.toContain('418 Example Avenue');
  await userEvent.click(within(request).getByTestId('accept'));
  await waitFor(() => expect(request.textContent).toContain('418 Example Avenue'));
});

test('the row of a visit says its hour and its length once, whatever else stands in the list', async () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const asked = { caregiver: { id: caregiver }, person: elena } as const;
  const short = await aCareVisit(t, { ...asked, startsAt: NINE, status: 'pending' });
  const lineOf = async (bookingId: string) =>
    (await screen.findByTestId(`open-${bookingId}`)).closest('h2')?.parentElement?.textContent;
  await openTab(t, '/partner', { as: yolanda });
  expect(await lineOf(short.bookingId)).toMatch(/^Elena MarínWed, Jun 17, 9:00\sAM · 3 hours$/);
  closeTab();
  const long = await aCareVisit(t, { ...asked, startsAt: '2026-06-18T16:00:00.000Z', hours: 4, status: 'pending' });
  await openTab(t, '/partner', { as: yolanda });
  expect(await lineOf(short.bookingId)).toMatch(/Wed, Jun 17, 9:00\sAM · Care at home, 3 hours$/);
  expect(await lineOf(long.bookingId)).toMatch(/Thu, Jun 18, 9:00\sAM · Care at home, 4 hours$/);
  closeTab();
  await (await t.as(yolanda)).requests.accept({ params: { id: short.id } });
  await openTab(t, '/partner?tab=coming', { as: yolanda });
  expect((await screen.findByTestId('next-time')).textContent).toMatch(/^Visit Wed, Jun 17, 9:00\sAM$/);
  expect(await lineOf(short.bookingId)).toBe('Elena Marín3 hours');
});
