import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '#features/bookings/booking.ts';
import { anAppointment } from '#features/doctors/server/booking/seed.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { giveIntake } from '#features/intake/server/give-intake.ts';
import { anIntake } from '#features/intake/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { anOtherTimesParty, at, type OtherTimesParty } from '#test/other-times.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { openRequest } from '#test/partner-requests.ts';
import { auditTrailOf } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { translatorOf } from '#shared/words.ts';
import words from '../text/en.json' with { type: 'json' };
import { calendarEvents } from './add-to-calendar.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '1000' } });
let party: OtherTimesParty;
beforeEach(async () => {
  vi.stubEnv('TZ', 'America/New_York');
  party = await anOtherTimesParty(t);
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now() });
});
afterEach(() => void vi.unstubAllEnvs());

const BOTH = /9:00\sAM, Pacific Time \(12:00\sPM, Eastern Time\)/;
const READERS_FIRST = /^Tomorrow, 12:00\sPM, Eastern Time \(9:00\sAM, Pacific Time\)$/;

test('what is about to be cancelled is named with its hour, once', async () => {
  const id = await party.booked({ status: 'accepted' });
  await openTab(t, `/dashboardbookings?tab=upcoming&id=${id}`, { as: party.elena });
  await userEvent.click(await screen.findByTestId('cancel-booking'));
  const which = await screen.findByTestId('cancel-which');
  expect(which.textContent).toMatch(BOTH);
  expect(which.textContent?.split('06-17-2026')).toHaveLength(2);
});

test('the dashboard says the hour on both clocks, and the day of whoever reads it', async () => {
  await party.booked({ status: 'accepted' });
  await party.booked({ status: 'accepted', time: '10:00' });
  t.clock.set('2026-06-16T19:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: t.clock.now() });
  await openTab(t, '/dashboard', { as: party.elena });
  const ticket = await screen.findByTestId('ticket');
  expect(within(ticket).getByText(READERS_FIRST)).toBeTruthy();
  expect(ticket.textContent).toMatch(BOTH);
  const week = screen.getByRole('heading', { name: 'This week' }).parentElement;
  expect(week?.textContent).toMatch(BOTH);
  await openTab(t, '/dashboard-week', { as: party.elena });
  const day = await screen.findByTestId('board-2026-06-17');
  expect(day.textContent).toMatch(BOTH);
  expect(within(day).queryByTestId('part-there')).toBeNull();
  expect(within(day).getAllByTestId('part-with')).toHaveLength(2);
});

test('a sent request says until when its doctor answers, and no street', async () => {
  const id = await party.booked();
  await openTab(t, `/CConfirmdPayment?booking=${id}`, { as: party.elena });
  await titled('Your booking request is sent');
  const lead = document.querySelector('main h1 + p');
  expect(lead?.textContent).toMatch(
    /^Dr\. Maya Delgado answers by Tuesday, June 16, 12:00\sPM, Eastern Time \(9:00\sAM, Pacific Time\)\. You hear from us at once\.$/,
  );
  expect(screen.queryByTestId('booking-place')).toBeNull();
  expect(document.querySelector('main')?.textContent).not.toContain('40 Example Ave');
});

test('while other times are offered, it is the family that answers', async () => {
  const id = await party.booked();
  await party.offer(id);
  await openTab(t, `/CConfirmdPayment?booking=${id}`, { as: party.elena });
  await titled('Choose another time');
  expect(document.querySelector('main h1 + p')?.textContent).toMatch(
    /^Dr\. Maya Delgado offers you other times\. Choose one of them, or your money back, by Wed, Jun 17, 12:00\sPM, Eastern Time \(9:00\sAM, Pacific Time\)\.$/,
  );
});

test('what is paid for is a visit at its hour', async () => {
  const id = await party.booked();
  await openTab(t, `/CPaymenetCardList?booking=${id}`, { as: party.elena });
  const [summary] = await screen.findAllByTestId('booking-summary');
  expect(summary?.textContent).toMatch(BOTH);
  expect(summary?.textContent).not.toContain('Last day');
});

test('a doctor sees the hour and the reason of a request before it is answered, and goes to its day', async () => {
  const { bookingId } = await anAppointment(t, {
    doctor: party.doctor,
    person: party.elena,
    startsAt: at('09:00'),
    status: 'pending',
  });
  vi.stubEnv('TZ', 'America/Los_Angeles');
  await openTab(t, '/partner', { as: party.maya });
  const card = await screen.findByTestId(`request-${bookingId}`);
  expect(card.textContent).toMatch(/Wed, Jun 17, 9:00\sAM/);
  await openRequest({ bookingId });
  expect((await screen.findByTestId('visit-time')).textContent).toMatch(/Wednesday, June 17, 2026, 9:00\sAM/);
  within(card).getByText('Reason for the visit');
  const details = screen.getByTestId('request-details');
  expect(details.textContent).toMatch(/Time of the visitWed, Jun 17, 9:00\sAMSee this day in the calendar/);
  expect(card.textContent).not.toMatch(/First day|All days|Note from the family/);
  expect(screen.getByTestId('request-calendar').getAttribute('href')).toBe('/partner/calendar?day=2026-06-17');
});

test('free times are those of the clock and the days of whoever moves a visit, with the doctor’s beside them', async () => {
  const id = await party.booked({ status: 'accepted' });
  vi.stubEnv('TZ', 'Europe/Berlin');
  await openTab(t, `/md-bookDetails?move=${id}`, { as: party.elena });
  await userEvent.click(await screen.findByTestId('slots-day-2026-06-16'));
  const early = screen.getByTestId(`slots-${at('15:00', '2026-06-15')}`);
  expect(early.textContent).toMatch(/^12:00\sAM Mon, Jun 15, 3:00\sPM there$/);
  expect(screen.getByTestId(`slots-${at('11:00', '2026-06-16')}`).textContent).toMatch(/^8:00\sPM 11:00\sAM there$/);
  screen.getByText('Times are in Central European Time, the small ones in Pacific Time.');
  await userEvent.click(early);
  expect((await screen.findByTestId('slot-held')).textContent).toMatch(
    /^Tue, Jun 16, 12:00\sAM, Central European Time \(Mon, Jun 15, 3:00\sPM, Pacific Time\) is kept for youUntil 6:15\sPM\./,
  );
  // On the same day the doctor’s clock stands beside the time that was chosen, and is not said again.
  await userEvent.click(screen.getByTestId(`slots-${at('11:00', '2026-06-16')}`));
  await waitFor(() =>
    expect(screen.getByTestId('slot-held').textContent).toMatch(
      /^Tue, Jun 16, 8:00\sPM, Central European Time is kept for you/,
    ),
  );
});

test('the time that a doctor cannot keep stands on both clocks, too', async () => {
  const id = await party.booked();
  await party.offer(id);
  await openTab(t, `/dashboardappointments?tab=pending&id=${id}`, { as: party.elena });
  const offered = await screen.findByTestId('offered-times');
  expect(within(offered).getByRole('heading').textContent).toMatch(BOTH);
});

test('a request says once how a doctor is asked to meet', async () => {
  const asked = { doctor: party.doctor, person: party.elena, status: 'pending' } as const;
  const { bookingId } = await anAppointment(t, { ...asked, startsAt: at('09:00') });
  const chat = await anAppointment(t, { ...asked, startsAt: at('10:00'), mode: 'chat' });
  await openTab(t, '/partner', { as: party.maya });
  const told = (await screen.findByTestId(`request-${bookingId}`)).querySelector('h3, h2')?.parentElement?.textContent;
  expect(told).toMatch(/ · Video visit$/);
  expect(told).not.toContain('Video ·');
  expect(screen.getByTestId(`request-${chat.bookingId}`).textContent).toContain(' · Visit in writing');
  expect(screen.getByTestId(`request-${chat.bookingId}`).textContent).not.toContain('Chat ·');
});

test('the calendar gets the page of a visit in the place of an address, told as the feed tells it', async () => {
  const id = await party.booked({ status: 'accepted' });
  const booking: Booking = await party.seen(id);
  const say = translatorOf('en', words);
  const list = (opened?: { _id: string }) => `/dashboardappointments?id=${opened?._id}`;
  const [event] = calendarEvents(booking, { t: say, pages: { isOnScreen: true, list } });
  expect(event).toMatchObject({
    title: 'Video visit, Elena Marín',
    description: `Dr. Maya Delgado\nBooking ${booking.bookingId}\n${location.origin}/dashboardappointments?id=${id}`,
    startsAt: at('09:00'),
  });
  expect(event).not.toHaveProperty('location');
  expect(calendarEvents(booking, { t: say, pages: { list } })[0]?.location).toBe(booking.address);
});

test('the day of a doctor shows what was answered once it is opened, and leads to the visit instead of noting who is there', async () => {
  const id = await party.booked({ status: 'accepted' });
  const userId = party.elena.id;
  const personId = party.elena.personId as PersonId; // of the account itself
  const [db, now] = [t.db, t.clock.now()];
  await giveIntake(db, {
    bookingId: id,
    intakeId: await anIntake(db, { personId, userId, now }),
    personId,
    userId,
    now,
  });
  await openTab(t, '/partner/day?day=2026-06-17', { as: party.maya });
  const prepared = within(await screen.findByTestId('prepared'));
  expect(screen.queryByTestId('attendance')).toBeNull();
  expect(screen.getByTestId('to-visits').getAttribute('href')).toBe('/partner/video');
  expect((await auditTrailOf(t, personId)).filter(({ subject }) => subject === `intake:${id}`)).toHaveLength(1);
  await userEvent.click(prepared.getByText('Answers, reports and what was shown'));
  expect((await prepared.findByTestId('told-answers')).textContent).toContain('Penicillin');
});
