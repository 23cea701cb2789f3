import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { showsAround } from '#features/tours/server/seed.ts';
import { titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { relating } from '#test/relation.ts';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { refreshTopics } from '#web/realtime.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let town: FamilyAndCentre;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  await aDependant(t.db, { of: town.elena });
});

const named = () => new URLSearchParams(location.search).get('for');

const SORRY = 'You can’t book for this person (any more).';
const aStranger = async () => aDependant(t.db, { of: await aPerson(t.db), firstName: 'Iris' });
const nobody = () => Promise.resolve('nobody');

test.each([
  ['step of the person', 'person', aStranger],
  ['step of the check', 'check', aStranger],
  ['what is no id, at the check', 'check', nobody],
])('whoever one may not book for is not oneself: %s says so, and somebody is chosen', async (_, step, whom) => {
  await openTab(t, `/care/daycare-bookingdetails?center=${town.centre.id}&days=1&step=${step}&for=${await whom()}`, {
    as: town.elena,
  });
  await titled('Who is this for?');
  expect((await screen.findByTestId('stranger')).textContent).toContain(SORRY);
  expect(screen.getByTestId<HTMLInputElement>('person-self').checked).toBe(false);
  expect(screen.queryByTestId('looking-for')).toBeNull();
  expect(document.body.textContent).not.toContain('Iris');
  await userEvent.click(screen.getByTestId('booking-continue'));
  await screen.findByTestId('error-summary');
  await titled('Who is this for?');
  await userEvent.click(screen.getByTestId('person-self'));
  await waitFor(() => expect(screen.queryByTestId('stranger')).toBeNull());
  await userEvent.click(screen.getByTestId('booking-continue'));
  await titled('Check and continue');
  expect(screen.getByTestId('check-rows').textContent).toContain('You, Elena Marín');
  expect(named()).toBe(town.elena.personId);
});

test('nor for a doctor, and who is stopped while one chooses is chosen no longer', async () => {
  const doctor = await aDoctor(t.db);
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
  const relate = relating(t, () => ({ person: ernesto, member: town.elena }));
  await relate(['bookings']);
  const step = `/md-bookDetails?doctor=${doctor.id}&mode=video&time=2026-06-17T16:00:00.000Z&step=person`;
  const { client } = await openTab(t, `${step}&for=${ernesto.personId}`, { as: town.elena });
  await titled('Who is this for?');
  const radio = await screen.findByTestId<HTMLInputElement>(`person-${ernesto.personId}`);
  await waitFor(() => expect(radio.checked).toBe(true));
  expect(screen.queryByTestId('stranger')).toBeNull();
  await relate(['records']);
  await act(() => refreshTopics(client, ['family']));
  expect((await screen.findByTestId('stranger')).textContent).toContain(SORRY);
  expect(screen.getByTestId<HTMLInputElement>('person-self').checked).toBe(false);
});

test('where care is looked for it says so, too, and one tap leads back to oneself', async () => {
  await openTab(t, `/senior-care?for=${await aStranger()}`, { as: town.elena });
  expect((await screen.findByTestId('looking-for')).textContent).toContain(SORRY);
  await userEvent.click(screen.getByTestId('for-myself'));
  await waitFor(() => expect(screen.queryByTestId('looking-for')).toBeNull());
  expect(named()).toBeNull();
});

test.each([
  ['a visit', (id: string) => `/dashboard-visits?provider=${id}`],
  ['a question', (id: string) => `/dashboard-enquiries?provider=${id}`],
])('and where one asks for %s', async (_, address) => {
  await showsAround(t, town.centre.id);
  await openTab(t, `${address(town.centre.id)}&for=${await aStranger()}`, { as: town.elena });
  await screen.findByTestId('stranger');
});
