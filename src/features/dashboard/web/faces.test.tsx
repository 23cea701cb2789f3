import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { relating } from '#test/relation.ts';
import { aFamilyAndACentre, type FamilyAndCentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { refreshTopics } from '#web/realtime.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let town: FamilyAndCentre;
let rosa: string;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  rosa = await aDependant(t.db, { of: town.elena });
});

const chooseRosa = async () => {
  await userEvent.click(await screen.findByTestId(`circle-${rosa}`));
  await waitFor(() => expect(new URLSearchParams(location.search).get('for')).toBe(rosa));
  await waitFor(() => expect(screen.getByTestId(`circle-${rosa}`).getAttribute('aria-current')).toBe('true'));
};

const titleIs = (beginning: RegExp) => waitFor(() => expect(document.title).toMatch(beginning));

test.each([
  '/dashboard',
  '/notifications',
  '/help-support',
  '/dashboard-payment',
  '/dashboard-privacy',
  '/dashboardbookings',
  '/dashboard-addfamily',
  '/dashboardappointments',
  '/dashboard-visits',
  '/dashboard-enquiries',
  '/dashboard-leadsinfo',
  '/favourites',
  '/messaging',
])('%s says that one acts for nobody of that id, leads to what is one’s own, and says whose it shows', async (path) => {
  await openTab(t, `${path}?for=12345678-1234-1234-1234-123456789abc`, { as: town.elena });
  expect((await screen.findByTestId('stranger')).textContent).toContain('You can’t act for this person (any more).');
  await titleIs(/^[^·]+ \| Lado$/);
  await userEvent.click(screen.getByTestId('show-own'));
  await waitFor(() => expect(screen.queryByTestId('stranger')).toBeNull());
  await titleIs(/^You · [^·]+ \| Lado$/);
  await chooseRosa();
  await titleIs(/^Rosa · [^·]+ \| Lado$/);
  expect(screen.getByTestId('face-news').textContent).toBe('Now shown: Rosa');
  expect(location.pathname).toBe(path);
  await userEvent.click(screen.getByRole('link', { name: 'Everyone' }));
  await waitFor(() => expect(screen.getByTestId('face-news').textContent).toBe('Now shown: Everyone'));
  await titleIs(/^[^·]+ \| Lado$/);
});

test.each(['/dashboard-week', '/family-healthrecord'])('%s says so of somebody else’s mother, too', async (path) => {
  const iris = await aDependant(t.db, { of: await aPerson(t.db), firstName: 'Iris' });
  await openTab(t, `${path}?for=${iris}`, { as: town.elena });
  await screen.findByTestId('stranger');
  await chooseRosa();
  expect(screen.queryByTestId('stranger')).toBeNull();
  await titleIs(/Rosa/);
  expect(screen.getByTestId('face-news').textContent).toBe('Now shown: Rosa');
});

test('the form of an insurance card says so, too, and takes nobody for them', async () => {
  const luz = await aPerson(t.db);
  for (const [id, whom] of [
    [rosa, luz],
    ['made-up', luz],
    [luz.personId, town.elena],
  ] as const) {
    await openTab(t, `/care/insuranceCardList?step=form&for=${id}`, { as: whom });
    await screen.findByTestId('stranger');
    const choices = within(screen.getByTestId('insurance-person')).getAllByRole<HTMLInputElement>('radio');
    expect(choices.map(({ checked }) => checked)).toEqual(choices.map(() => false));
    closeTab();
  }
  await openTab(t, `/care/insuranceCardList?step=form&for=${rosa}`, { as: town.elena });
  const choices = within(await screen.findByTestId('insurance-person')).getAllByRole<HTMLInputElement>('radio');
  expect(choices.map(({ checked, value }) => [value, checked])).toContainEqual([rosa, true]);
  expect(screen.queryByTestId('stranger')).toBeNull();
});

test('whoever lets one act for them, and not see their bookings, is no stranger on the page of the week', async () => {
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
  await relating(t, () => ({ person: ernesto, member: town.elena }))(['records']);
  await openTab(t, `/dashboard-week?for=${ernesto.personId}`, { as: town.elena });
  await screen.findByTestId('board-unshared');
  expect(screen.queryByTestId('stranger')).toBeNull();
  expect(screen.getByTestId(`circle-${ernesto.personId}`).getAttribute('aria-current')).toBe('true');
});

test('who acts for nobody is told, too', async () => {
  await openTab(t, `/notifications?for=${rosa}`, { as: await aPerson(t.db) });
  await userEvent.click(await screen.findByTestId('show-own'));
  await waitFor(() => expect(screen.queryByTestId('stranger')).toBeNull());
});

test('and whoever looks at somebody as the relation is stopped: nothing of their own stands below', async () => {
  const ernesto = await aPerson(t.db, { firstName: 'Ernesto' });
  const relate = relating(t, () => ({ person: ernesto, member: town.elena }));
  await relate(['bookings']);
  const { client } = await openTab(t, `/dashboard?for=${ernesto.personId}`, { as: town.elena });
  await titleIs(/^Ernesto · /);
  expect(screen.getByTestId('face-news').textContent).toBe('');
  await relate([], 'revoked');
  await act(() => refreshTopics(client, ['family', 'bookings']));
  await screen.findByTestId('stranger');
  await titleIs(/^Dashboard \|/);
  expect(screen.queryByTestId('welcome')).toBeNull();
  expect(screen.queryByTestId('nothing-yet')).toBeNull();
  expect(screen.queryByText('No bookings yet')).toBeNull();
});

test('invitations and first steps are one’s own: under another face it says that there is nothing yet', async () => {
  const { circle } = await t.as(await aPerson(t.db));
  await circle.add({
    body: { how: 'ask', email: town.elena.email, relationship: 'sister', scopes: ['bookings'] },
  });
  await openTab(t, '/dashboard', { as: town.elena });
  await screen.findByTestId('welcome');
  screen.getByTestId('need-invitation');
  await chooseRosa();
  screen.getByText('Nothing for Rosa yet');
  expect(screen.queryByTestId('welcome')).toBeNull();
  expect(screen.queryByTestId('need-invitation')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'You' }));
  await screen.findByTestId('welcome');
  screen.getByTestId('need-invitation');
  expect(screen.queryByTestId('nothing-yet')).toBeNull();
});

test('news of others go away with the choice', async () => {
  const own = await aStay(t, { centre: town.centre, person: town.elena, status: 'pending' });
  const ofRosa = await aStay(t, { centre: town.centre, person: town.elena, forPersonId: rosa, status: 'pending' });
  await openTab(t, '/notifications', { as: town.elena });
  await screen.findByTestId(`notification-${own.bookingId}`);
  await chooseRosa();
  await waitFor(() => expect(screen.queryByTestId(`notification-${own.bookingId}`)).toBeNull());
  screen.getByTestId(`notification-${ofRosa.bookingId}`);
});

test('the quick links of the dashboard lead on for the same person', async () => {
  await openTab(t, '/dashboard', { as: town.elena });
  await chooseRosa();
  const links = within(screen.getByTestId('quick-links')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/senior-care?for=${rosa}`,
    `/top-Doctors?for=${rosa}`,
    `/top-Caregivers?for=${rosa}`,
    `/top-diagnosis?for=${rosa}`,
    `/homeHealth?for=${rosa}`,
    `/dashboardbookings?for=${rosa}`,
    `/messaging?for=${rosa}`,
    `/dashboard-week?for=${rosa}`,
    `/family-healthrecord?for=${rosa}`,
  ]);
});
