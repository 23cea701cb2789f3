import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import type { ChoosingStep } from '#features/bookings/steps.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { anAppointment } from '../../server/booking/seed.ts';
import { aDoctor } from '../../server/seed.ts';
import { holdKey } from './hold-key.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const NINE = '2026-06-17T16:00:00.000Z';
const TEN = '2026-06-17T17:00:00.000Z';
let doctorId: string;
beforeEach(async () => {
  doctorId = (await aDoctor(t.db)).id;
});

const isFree = async (time: string) => {
  const { doctors } = await t.as();
  const { data } = await doctors.schedule({ params: { id: doctorId }, query: { from: NINE, days: 1 } });
  return data.find(({ startsAt }) => startsAt === time)?.isFree ?? false;
};
const book = (step: ChoosingStep) => `/md-bookDetails?doctor=${doctorId}&mode=video&time=${NINE}&step=${step}`;
const isHeld = async () => {
  await screen.findByTestId('slot-held');
  expect(await isFree(NINE)).toBe(false);
};

/** What becomes of the first call of this address. */
function meetFirst(address: string, answer: () => Promise<Response>) {
  const { fetch } = globalThis;
  let isFirst = true;
  globalThis.fetch = (target, init) => {
    if (!String(target).includes(address) || !isFirst) return fetch(target, init);
    isFirst = false;
    return answer();
  };
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = async () => Response.json({ code: 'too_many_held', status: 409 }, { status: 409 });

test('times begin at the day that a doctor has named; the earlier days are one tap away', async () => {
  await openTab(t, `/md-bookDetails?doctor=${doctorId}&day=2026-06-24`);
  const named = await screen.findByTestId('slots-day-2026-06-24');
  expect(named.getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByTestId('slots-day-2026-06-17')).toBeNull();
  await userEvent.click(screen.getByTestId('slots-earlier'));
  screen.getByTestId('slots-day-2026-06-17');
  expect(screen.getByTestId('slots-day-2026-06-24').getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByTestId('later-day')).toBeNull();
  await userEvent.click(screen.getByTestId('slots-day-2026-06-17'));
  await userEvent.click(screen.getByTestId(`slots-${NINE}`));
  await waitFor(() => expect(location.search).toContain('day=2026-06-24')); // also after a reload
});

test.each([
  ['2026-09-01', 'Tuesday, September 1, 2026 can be booked from Friday, July 3, 2026 on.'],
  ['2026-08-15', 'Saturday, August 15, 2026 can be booked from Tuesday, June 16, 2026 on.'],
  ['2026-07-06', 'Nothing is free from Monday, July 6, 2026 on at the moment.'],
])('a named day on which nothing can be booked yet says why, above what is free before: %s', async (day, reason) => {
  const off = { starts_at: new Date('2026-07-01T07:00:00Z'), ends_at: new Date('2026-09-30T07:00:00Z') };
  await t.db
    .insertInto('time_off')
    .values({ provider_id: doctorId, created_at: t.clock.now(), ...off })
    .execute();
  await openTab(t, `/md-bookDetails?doctor=${doctorId}&day=${day}`);
  const notice = await screen.findByTestId('later-day');
  expect(notice.textContent).toBe(`${reason} These are the times before it.`);
  screen.getByTestId('slots-day-2026-06-17');
});

test('a time is given back by whoever goes on looking at the log-in', async () => {
  await openTab(t, book('person'));
  await screen.findByTestId('login-gate');
  await waitFor(async () => expect(await isFree(NINE)).toBe(false));
  await userEvent.click(screen.getByRole('link', { name: 'Keep looking' }));
  await waitFor(() => expect(location.pathname).toBe('/top-Doctors'));
  await waitFor(async () => expect(await isFree(NINE)).toBe(true));
});

test.each(['gate-login', 'gate-signup'])('it is kept for whoever goes to log in: %s', async (way) => {
  await openTab(t, book('person'));
  await screen.findByTestId('login-gate');
  await waitFor(async () => expect(await isFree(NINE)).toBe(false));
  await userEvent.click(screen.getByTestId(way));
  await waitFor(() => expect(location.pathname).not.toBe('/md-bookDetails'));
  expect(await isFree(NINE)).toBe(false);
});

test.each([
  ['its button, once fewer are held', 'hold-again', refused],
  ['choosing it again, once the line is back', `slots-${NINE}`, lost],
])('a time that could not be kept just then is asked for again by %s', async (_, way, answer) => {
  await openTab(t, `/md-bookDetails?doctor=${doctorId}&mode=video&step=time`);
  await userEvent.click(await screen.findByTestId('slots-day-2026-06-17'));
  meetFirst('/slots/v1.0/hold', answer);
  await userEvent.click(await screen.findByTestId(`slots-${NINE}`));
  await screen.findByTestId('slot-refused');
  await userEvent.click(screen.getByTestId(way));
  await isHeld();
  expect(screen.queryByTestId('slot-refused')).toBeNull();
});

test('a device whose clock is fast keeps its time as long as any other', async () => {
  vi.setSystemTime(t.clock.now().getTime() + 16 * 60_000);
  await openTab(t, book('time'));
  await isHeld();
  expect(screen.queryByTestId('hold-again')).toBeNull();
});

test('a time that somebody else has is not offered again', async () => {
  await anAppointment(t, { doctor: { id: doctorId }, person: await aPerson(t.db), startsAt: NINE });
  await openTab(t, book('time'));
  await screen.findByTestId('slot-refused');
  expect(screen.queryByTestId('hold-again')).toBeNull();
  expect(screen.getAllByTestId('nearest-time').length).toBeGreaterThan(0);
});

test('a time that is lost while one types leads to the nearest free ones, and nothing typed is lost', async () => {
  await openTab(t, book('check'), { as: await aPerson(t.db) });
  await userEvent.type(await screen.findByTestId('booking-issue'), 'Her hip hurts');
  await isHeld();
  await (await t.as()).appointments.release({ body: { doctorId, key: holdKey() } }); // as when it was kept too long
  await anAppointment(t, { doctor: { id: doctorId }, person: await aPerson(t.db), startsAt: NINE });
  await userEvent.click(screen.getByTestId('booking-continue'));
  await screen.findByTestId('booking-time');
  await screen.findByTestId('slot-refused');
  const [nearest] = screen.getAllByTestId('nearest-time');
  if (nearest) await userEvent.click(nearest);
  await screen.findByTestId('slot-held');
  await userEvent.click(screen.getByTestId('booking-continue'));
  await screen.findByTestId('booking-person');
  await userEvent.click(screen.getByTestId('booking-continue'));
  expect(await screen.findByTestId('booking-issue')).toHaveProperty('value', 'Her hip hurts');
});

test('whoever says that there are reports sends one, or takes it back', async () => {
  await openTab(t, book('check'), { as: await aPerson(t.db) });
  await userEvent.type(await screen.findByTestId('booking-issue'), 'Her hip hurts');
  await userEvent.click(screen.getByTestId('has-reports'));
  await userEvent.click(screen.getByTestId('booking-continue'));
  await screen.findAllByText('Please add Reports in list');
  await userEvent.click(screen.getByTestId('has-reports'));
  await userEvent.click(screen.getByTestId('booking-continue'));
  await waitFor(() => expect(location.pathname).toBe('/CPaymenetCardList'));
});

test.each([
  [true, 'sees everybody who has paid: your visit is confirmed at once.'],
  [false, 'answers within 24 hours of your payment. Without a yes, all of it comes back.'],
])('the check says who answers what is paid: by itself %s', async (acceptsItself, words) => {
  await t.db
    .updateTable('doctors')
    .set({ accepts_itself: acceptsItself })
    .where('provider_id', '=', doctorId)
    .execute();
  await openTab(t, book('check'), {
    as: await aPerson(t.db),
  });
  expect((await screen.findByTestId('who-answers')).textContent).toContain(words);
});

test('moving can be tried again after the line was cut, with the time still kept', async () => {
  const elena = await aPerson(t.db);
  const { id } = await anAppointment(t, { doctor: { id: doctorId }, person: elena, startsAt: NINE });
  await openTab(t, `/md-bookDetails?move=${id}`, { as: elena });
  await userEvent.click(await screen.findByTestId('slots-day-2026-06-17'));
  await userEvent.click(await screen.findByTestId(`slots-${TEN}`));
  await screen.findByTestId('slot-held');
  meetFirst('/rescheduleAppintment/', lost);
  await userEvent.click(screen.getByTestId('move-booking'));
  await screen.findByTestId('slot-refused');
  await userEvent.click(screen.getByTestId('move-booking'));
  await waitFor(() => expect(location.pathname).toBe('/dashboardappointments'));
  expect([await isFree(NINE), await isFree(TEN)]).toEqual([true, false]);
});
