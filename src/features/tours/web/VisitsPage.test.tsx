import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { messages, titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { aTour, showsAround } from '../server/seed.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let elena: Person;
let manager: Person;
let centre: NewCentre;
beforeEach(async () => {
  ({ elena, manager, centre } = await aFamilyAndACentre(t));
  await showsAround(t, centre.id);
});

test('two taps ask for a visit: a time on the page of the center, and the button', async () => {
  await openTab(t, `/care/daycaredetails/${centre.id}`, { as: elena });
  const card = within(await screen.findByTestId('visit-first'));
  card.getByText('Times are in Pacific Time.');
  const [first] = card.getAllByTestId('visit-time');
  expect(first?.textContent).toMatch(/^Tue, Jun 16 10:00\sAM$/);
  await userEvent.click(first ?? document.body);
  await titled('Visit Jacaranda Day Center');
  expect(screen.getByTestId('chosen-time').textContent).toMatch(/^Tuesday, June 16, 10:00\sAM/);
  await userEvent.click(screen.getByTestId('visit-send'));
  await titled('Visits');
  const visit = within(await screen.findByTestId('visits-open'));
  visit.getByText('Waiting for an answer');
  visit.getByText(/^Jacaranda Day Center answers by /);
});

test('a visitor logs in on the way and comes back to the chosen time', async () => {
  await openTab(t, `/dashboard-visits?provider=${centre.id}&at=2026-06-16T17:00:00.000Z`);
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(new URLSearchParams(location.search).get('next')).toBe(
    `/dashboard-visits?provider=${centre.id}&at=2026-06-16T17:00:00.000Z`,
  );
});

test('a number wants a consent; what was typed stays when somebody else was quicker', async () => {
  await openTab(t, `/dashboard-visits?provider=${centre.id}&at=2026-06-16T17:00:00.000Z`, { as: elena });
  await titled('Visit Jacaranda Day Center');
  await userEvent.type(screen.getByTestId('visit-wishes'), 'The garden');
  await userEvent.type(screen.getByTestId('visit-phone'), '6265550148');
  await userEvent.click(screen.getByTestId('visit-send'));
  await waitFor(() => expect(messages()).toEqual(['Please agree, or leave the number out']));
  await userEvent.click(screen.getByTestId('visit-consent'));
  await aTour(t, { person: await aPerson(t.db), providerId: centre.id });
  await userEvent.click(screen.getByTestId('visit-send'));
  const near = within(await screen.findByTestId('near-times'));
  const [time] = near.getAllByTestId('near-time');
  expect(time?.textContent).toMatch(/^Tue, Jun 16, 10:30\sAM/);
  await userEvent.click(time ?? document.body);
  await waitFor(() => expect(screen.getByTestId('chosen-time').textContent).toContain('10:30'));
  expect(screen.getByTestId<HTMLTextAreaElement>('visit-wishes').value).toBe('The garden');
  await userEvent.click(screen.getByTestId('visit-send'));
  await titled('Visits');
});

test('other times are taken with a tap, and cancelling asks once', async () => {
  const id = await aTour(t, { person: elena, providerId: centre.id });
  const { partnerTours } = await t.as(manager);
  await partnerTours.answer({ params: { id }, body: { answer: 'offer', times: ['2026-06-17T17:00:00.000Z'] } });
  await openTab(t, '/dashboard-visits', { as: elena });
  await userEvent.click(await screen.findByTestId('accept-time'));
  await screen.findByTestId('visit-state-confirmed');
  await userEvent.click(screen.getByTestId('visit-sure'));
  await screen.findByTestId('visit-is-sure');
  await userEvent.click(screen.getByTestId('visit-cancel'));
  await userEvent.click(screen.getByTestId('cancel-visit-yes'));
  await screen.findByTestId('visit-state-cancelled');
});

test('the place offers other times, and the family has them to choose from', async () => {
  const id = await aTour(t, { person: elena, providerId: centre.id });
  await openTab(t, '/partner/visits', { as: manager });
  const card = within(await screen.findByTestId(`received-visit-${id}`));
  await userEvent.click(card.getByTestId('visit-offer'));
  const offer = within(await screen.findByTestId('offer'));
  const chooseFirst = async () => userEvent.click(offer.getAllByTestId(/^offer-20/)[0] ?? document.body);
  await chooseFirst();
  await userEvent.click(offer.getAllByTestId(/^offer-day-/)[1] ?? document.body);
  await chooseFirst();
  await userEvent.click(screen.getByTestId('offer-send'));
  await waitFor(() => expect(screen.queryByTestId('offer')).toBeNull());
  closeTab();
  await openTab(t, '/dashboard-visits', { as: elena });
  expect(await screen.findAllByTestId('accept-time')).toHaveLength(2);
});

test('the place confirms, and reads who comes on the list of the day', async () => {
  const id = await aTour(t, { person: elena, providerId: centre.id, phone: '6265550148' });
  await openTab(t, '/partner/visits', { as: manager });
  const card = within(await screen.findByTestId(`received-visit-${id}`));
  card.getByText('The garden, please.');
  expect(card.queryByTestId('visit-number')).toBeNull();
  await userEvent.click(card.getByTestId('open-number'));
  expect((await card.findByTestId('visit-number')).textContent).toBe('(626) 555-0148');
  await userEvent.click(card.getByTestId('visit-confirm'));
  await card.findByTestId('visit-state-confirmed');
  closeTab();
  await openTab(t, '/partner/day?day=2026-06-16', { as: manager });
  const day = within(await screen.findByTestId('visits-of-day'));
  day.getByText('One family comes to see the place');
  closeTab();
  await openTab(t, '/dashboard', { as: elena });
  await screen.findByTestId('visits-ahead');
});

test('the place sets its hours and sees what they make of the week', async () => {
  const { id } = await aCentre(t.db, { managerId: manager.id, name: 'Arroyo Court' });
  await openTab(t, `/partner/visits?show=hours&provider=${id}`, { as: manager });
  const week = within(await screen.findByTestId('visit-week'));
  week.getByText('Visits are switched off: families see no times.');
  await userEvent.click(screen.getByTestId('schedule-on'));
  await userEvent.type(screen.getByTestId('schedule-note'), 'Ring at the side door.');
  await userEvent.click(screen.getByTestId('schedule-save'));
  await screen.findByText('Saved. Families see it now');
  await week.findByText('What families can choose now.');
  await userEvent.type(await screen.findByTestId('off-first'), '06162026');
  await userEvent.type(screen.getByTestId('off-last'), '06162026');
  await userEvent.click(screen.getByTestId('off-send'));
  await screen.findByTestId('day-off');
  await userEvent.click(screen.getByTestId('reopen'));
  await waitFor(() => expect(screen.queryByTestId('day-off')).toBeNull());
});

test('what one has opened stays when the visit is cancelled on the other side, and says so', async () => {
  const id = await aTour(t, { person: elena, providerId: centre.id });
  const { partnerTours } = await t.as(manager);
  await openTab(t, '/dashboard-visits', { as: elena });
  await userEvent.click(await screen.findByTestId('visit-cancel'));
  await partnerTours.answer({ params: { id }, body: { answer: 'decline', reason: 'We are full.' } });
  await userEvent.click(screen.getByTestId('cancel-visit-yes'));
  await screen.findByTestId('visit-state-declined');
  expect((await within(screen.getByTestId('cancel-visit')).findByRole('status')).textContent).toBe(
    'This visit has changed meanwhile. Look at it again.',
  );
});

test('a time that is offered no more is said above the visits, where its row has gone', async () => {
  const id = await aTour(t, { person: elena, providerId: centre.id });
  const { partnerTours } = await t.as(manager);
  await partnerTours.answer({ params: { id }, body: { answer: 'offer', times: ['2026-06-17T17:00:00.000Z'] } });
  await openTab(t, '/dashboard-visits', { as: elena });
  const take = await screen.findByTestId('accept-time');
  await partnerTours.answer({ params: { id }, body: { answer: 'decline', reason: 'We are full.' } });
  await userEvent.click(take);
  expect((await screen.findByTestId('changed-meanwhile')).textContent).toBe(
    'This visit has changed meanwhile. Look at it again.',
  );
  await screen.findByTestId('visit-state-declined');
});

test('the reason that a place types stays when the family cancels meanwhile', async () => {
  const id = await aTour(t, { person: elena, providerId: centre.id });
  const { tours } = await t.as(elena);
  await openTab(t, '/partner/visits', { as: manager });
  const card = within(await screen.findByTestId(`received-visit-${id}`));
  await userEvent.click(card.getByTestId('visit-decline'));
  await userEvent.type(await screen.findByTestId('reason'), 'The garden is closed.');
  await tours.change({ params: { id }, body: { change: 'cancel' } });
  await userEvent.click(screen.getByTestId('reason-send'));
  await waitFor(() => expect(screen.queryByTestId(`received-visit-${id}`)).toBeNull());
  await waitFor(() => expect(messages()).toEqual(['This visit has changed meanwhile. Look at it again.']));
  expect(screen.getByTestId<HTMLTextAreaElement>('reason').value).toBe('The garden is closed.');
});

test('asked for from the search on for somebody, it is for them, and cancelling names them', async () => {
  const rosa = await aDependant(t.db, { of: elena });
  await openTab(t, `/care/daycaredetails/${centre.id}?for=${rosa}`, { as: elena });
  await userEvent.click((await screen.findAllByTestId('visit-time'))[0] ?? document.body);
  await titled('Visit Jacaranda Day Center');
  expect(screen.getByTestId<HTMLInputElement>(`visit-who-${rosa}`).checked).toBe(true);
  await userEvent.click(screen.getByTestId('visit-send'));
  await titled('Visits');
  await userEvent.click(await screen.findByTestId('visit-cancel'));
  expect((await screen.findByTestId('which-visit')).textContent).toContain('For Rosa');
});

test('whoever has none yet is led to every service there is', async () => {
  await openTab(t, '/dashboard-visits', { as: elena });
  const none = within(await screen.findByTestId('no-visits'));
  expect(none.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/senior-care',
    '/top-Doctors',
    '/top-Caregivers',
    '/top-diagnosis',
    '/homeHealth',
  ]);
});
