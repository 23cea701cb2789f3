import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import type { PersonId } from '#features/family/server/access.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { TREATED_DAYS } from '#features/intake/intake.ts';
import { anIntake } from '#features/intake/server/seed.ts';
import { DAY_MS } from '#shared/durations.ts';
import { titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { anAppointment } from '../../server/booking/seed.ts';
import { aDoctor } from '../../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const NINE = '2026-06-17T16:00:00.000Z';
let doctorId: string;
let elena: Awaited<ReturnType<typeof aPerson>>;
beforeEach(async () => {
  doctorId = (await aDoctor(t.db, { specialties: ['psychiatry'] })).id;
  elena = await aPerson(t.db);
  await (await t.as()).doctors.search({ body: {} }); // notes once who is free when
});

const ofHerself = () => elena.personId as PersonId; // a builder made them
const answered = (personId: PersonId, now = t.clock.now()) => anIntake(t.db, { personId, userId: elena.id, now });
const tapped = (more = '') =>
  openTab(t, `/md-bookDetails?doctor=${doctorId}&mode=video&time=${NINE}${more}`, { as: elena });
const click = async (name: string) => userEvent.click(await screen.findByTestId(name));
const isPaidNext = () => waitFor(() => expect(location.pathname).toBe('/CPaymenetCardList'));
const issue = async () => (await screen.findByTestId<HTMLTextAreaElement>('booking-issue')).value;
const tapFirstTime = async () => {
  const times = await waitFor(() => within(screen.getByTestId(`doctor-${doctorId}`)).getAllByTestId(/^time-/));
  await userEvent.click(times[0] ?? document.body);
};

test('three taps lead from a card to the payment, with the complaint that was searched for', async () => {
  await answered(ofHerself());
  await openTab(t, '/top-Doctors?q=my+mother+cannot+sleep', { as: elena });
  await tapFirstTime();
  await titled('Is all of this still true?');
  expect((await screen.findByTestId('intake-all')).textContent).toContain('Penicillin');
  await click('intake-all-still');
  expect(await issue()).toBe('my mother cannot sleep');
  await screen.findByTestId('slot-held');
  await click('booking-continue');
  await isPaidNext();
});

test.each(['psychiatrist', 'Daniel Okafor'])('%j is not why somebody comes', async (q) => {
  await openTab(t, `/top-Doctors?q=${encodeURIComponent(q)}`, { as: elena });
  await tapFirstTime();
  expect(await issue()).toBe('');
  await click('booking-continue');
  await screen.findAllByText('Please provide issue');
});

test('the complaint goes along by the page of the doctor', async () => {
  await openTab(t, '/top-Doctors?q=no+puedo+dormir', { as: elena });
  const row = within(await screen.findByTestId(`doctor-${doctorId}`));
  await userEvent.click(row.getByRole('link', { name: 'Dr. Daniel Okafor' }));
  await waitFor(() => expect(location.pathname).toBe(`/Md/${doctorId}`));
  const times = within(document.querySelector<HTMLElement>('#times') ?? document.body);
  await userEvent.click((await times.findAllByTestId(/^slot-/))[0] ?? document.body);
  await click('visit-go');
  expect(await issue()).toBe('no puedo dormir');
});

test('one answer is changed, and all of them go along', async () => {
  await answered(ofHerself());
  await tapped('&issue=her+hip');
  await click('intake-change-allergies');
  await click('intake-reply-no');
  await click('intake-next');
  await screen.findByTestId('intake-all');
  expect(screen.getByTestId('intake-all').textContent).not.toContain('Penicillin');
  await click('intake-all-still');
  expect((await screen.findByTestId('intake-card')).textContent).toContain('AllergiesNo');
});

test('what has to be asked anew is asked alone, and then all go along', async () => {
  await answered(ofHerself(), new Date(t.clock.now().getTime() - (TREATED_DAYS + 1) * DAY_MS));
  await tapped('&issue=her+hip');
  await waitFor(() => expect(screen.getByTestId('intake-all-still').textContent).toBe('The rest is still true'));
  await click('intake-all-still');
  await screen.findByTestId('intake-treated');
  await click('intake-reply-no');
  await click('intake-next');
  expect((await screen.findByTestId('intake-card')).textContent).toContain('Penicillin');
  expect(screen.getByTestId('for-whom').textContent).toContain('Elena');
});

test('none go along where that was chosen', async () => {
  await answered(ofHerself());
  await tapped('&issue=her+hip');
  await click('intake-all-none');
  await click('booking-continue');
  await isPaidNext();
});

test('who books for others too says first for whom', async () => {
  const rosa = await aDependant(t.db, { of: elena });
  await answered(rosa as PersonId); // a builder made them
  await tapped('&issue=her+hip');
  await titled('Who is this for?');
  await click(`person-${rosa}`);
  await click('booking-continue');
  await titled('Is all of this still true of Rosa Marín?');
  await click('intake-all-still');
  expect((await screen.findByTestId('check-rows')).textContent).toContain('Rosa Marín');
});

test('without a time nobody is led on, before and after one is chosen', async () => {
  await answered(ofHerself());
  await openTab(t, `/md-bookDetails?doctor=${doctorId}`, { as: elena });
  await click('booking-continue');
  await screen.findAllByText('Please select slot');
  await click('slots-day-2026-06-17');
  await click(`slots-${NINE}`);
  await screen.findByTestId('slot-held');
  screen.getByTestId('booking-time');
  await click('booking-continue');
  await titled('Who is this for?');
});

test('a time that somebody else has leads to the times, and the nearest is left by whoever chose it', async () => {
  await answered(ofHerself());
  await anAppointment(t, { doctor: { id: doctorId }, person: await aPerson(t.db), startsAt: NINE });
  await tapped();
  await screen.findByTestId('slot-refused');
  await userEvent.click(screen.getAllByTestId('nearest-time')[0] ?? document.body);
  await screen.findByTestId('slot-held');
  screen.getByTestId('booking-time');
});
