import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aCaregiver } from '#features/caregivers/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { aDoctor } from '#features/doctors/server/seed.ts';
import type { NewCentre } from '#features/senior-care/server/centre-store.ts';
import { aCentre } from '#features/senior-care/server/seed.ts';
import { input, titled } from '#test/on-screen.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let elena: Person;
let rosa: string;
let centre: NewCentre;
beforeAll(async () => {
  elena = await aPerson(t.db);
  rosa = await aDependant(t.db, { of: elena });
  const { id: managerId } = await aPerson(t.db);
  centre = await aCentre(t.db, { managerId });
});

const heart = () => screen.findByTestId(`heart-${centre.id}`);
const card = async () => within(await screen.findByTestId(`favourite-${centre.id}`));
const marked = async () => (await (await t.as(elena)).favourites.marked()).data;

test('a center that nobody has checked is saved from its own page', async () => {
  const { id } = await aCentre(t.db, { verifiedAt: null });
  const nora = await aPerson(t.db);
  await openTab(t, `/scare/unverifiedCenter/${id}`, { as: nora });
  await userEvent.click(await screen.findByTestId(`heart-${id}`));
  await waitFor(async () => expect((await (await t.as(nora)).favourites.marked()).data).toEqual([id]));
});

test('a visitor is led to the log-in, and finds the center saved when they come back', async () => {
  await openTab(t, `/care/daycaredetails/${centre.id}`);
  await titled('Jacaranda Day Center');
  await userEvent.click(await heart());
  await titled('Log in');
  expect(new URLSearchParams(location.search).get('next')).toBe(`/care/daycaredetails/${centre.id}`);
  await userEvent.type(input('Email'), elena.email);
  await userEvent.type(input('Password'), elena.password);
  await userEvent.click(screen.getByTestId('login-submit'));
  await titled('Jacaranda Day Center');
  await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
  await screen.findByText('Jacaranda Day Center is in your favourites.');
  expect(await marked()).toEqual([centre.id]);
});

test('an address alone saves nothing', async () => {
  const other = await aCentre(t.db);
  await openTab(t, `/care/daycaredetails/${other.id}?then=fav:${other.id}`, { as: elena });
  await screen.findByTestId(`heart-${other.id}`);
  expect(await marked()).toEqual([centre.id]);
});

test('a note says for whom it is, and too long a one loses nothing', async () => {
  await openTab(t, '/favourites', { as: elena });
  await titled('Favourites');
  const shown = await card();
  expect(shown.getByText('$84 a day')).toBeDefined();
  await userEvent.click(shown.getByTestId(`note-${centre.id}`));
  await userEvent.selectOptions(shown.getByTestId('note-for'), rosa);
  await userEvent.click(shown.getByTestId('note-words'));
  await userEvent.paste('x'.repeat(501));
  await userEvent.click(shown.getByTestId('save-note'));
  await screen.findByTestId('error-summary');
  expect(screen.getByTestId('error-summary').textContent).toContain('1 character too many');
  await userEvent.clear(shown.getByTestId('note-words'));
  await userEvent.type(shown.getByTestId('note-words'), 'Ask about Fridays.');
  await userEvent.click(shown.getByTestId('note-shared'));
  await userEvent.click(shown.getByTestId('save-note'));
  await (await card()).findByText('For Rosa');
  expect((await card()).getByText('Ask about Fridays.').tagName).toBe('BLOCKQUOTE');
  expect((await card()).getByText('Your family sees this')).toBeDefined();
});

test('put away it stands apart, and Undo brings it back', async () => {
  await openTab(t, `/favourites?for=${rosa}`, { as: elena });
  await userEvent.click((await card()).getByTestId(`archive-${centre.id}`));
  await screen.findByTestId('no-favourites');
  await userEvent.click(screen.getByTestId('toast-undo'));
  await card();
});

test('pressed before it is known what is marked, a heart takes away what is marked', async () => {
  let answer = () => {};
  const isTold = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { fetch } = t;
  vi.spyOn(t, 'fetch').mockImplementation(async (address, init) => {
    if (String(address).includes('/fav/v1.0/marked')) await isTold;
    return fetch(address, init);
  });
  await openTab(t, '/favourites', { as: elena });
  await userEvent.click(await heart());
  answer();
  await screen.findByTestId('no-favourites');
  expect(await marked()).toEqual([]);
  await userEvent.click(screen.getByTestId('toast-undo'));
  await card();
  vi.restoreAllMocks();
});

test('the heart takes it away at once, and says so when it cannot', async () => {
  await openTab(t, '/favourites', { as: elena });
  await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  await userEvent.click((await card()).getByTestId(`heart-${centre.id}`));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We can’t reach our servers/);
  globalThis.fetch = fetch;
  await waitFor(async () => expect((await heart()).getAttribute('aria-pressed')).toBe('true'));
  await userEvent.click((await card()).getByTestId(`heart-${centre.id}`));
  await screen.findByTestId('no-favourites');
  expect(await marked()).toEqual([]);
});

test('centers are compared beside a doctor, who is of another service', async () => {
  const nora = await aPerson(t.db);
  const other = await aCentre(t.db);
  const doctor = await aDoctor(t.db);
  const { favourites } = await t.as(nora);
  await favourites.markCentre({ body: { centerId: centre.id } });
  await openTab(t, '/favourites', { as: nora });
  await screen.findByTestId(`favourite-${centre.id}`);
  expect(screen.queryByTestId(`compare-${centre.id}`)).toBeNull();
  closeTab();
  t.clock.advance(60);
  await favourites.markCentre({ body: { centerId: other.id } });
  t.clock.advance(60);
  await favourites.markDoctor({ body: { doctorId: doctor.id } });
  await openTab(t, '/favourites', { as: nora });
  await userEvent.click(await screen.findByTestId(`compare-${other.id}`));
  await userEvent.click(screen.getByTestId(`compare-${centre.id}`));
  expect(screen.queryByTestId(`compare-${doctor.id}`)).toBeNull();
  expect(screen.getByTestId('compare-favourites').getAttribute('href')).toContain(`compare=${other.id}`);
});

test('what is chosen first says of which service the others are', async () => {
  const nora = await aPerson(t.db);
  const { favourites } = await t.as(nora);
  const centers = [centre.id, (await aCentre(t.db)).id];
  const caregivers = [(await aCaregiver(t.db)).id, (await aCaregiver(t.db)).id];
  for (const centerId of centers) await favourites.markCentre({ body: { centerId } });
  for (const caregiverId of caregivers) await favourites.markCaregiver({ body: { caregiverId } });
  await openTab(t, '/favourites', { as: nora });
  await userEvent.click(await screen.findByTestId(`compare-${caregivers[0]}`));
  expect(screen.queryByTestId(`compare-${centers[0]}`)).toBeNull();
  await userEvent.click(screen.getByTestId(`compare-${caregivers[1]}`));
  const address = screen.getByTestId('compare-favourites').getAttribute('href');
  expect(address).toBe(`/top-Caregivers?compare=${caregivers.join(',')}`);
  await userEvent.click(screen.getByTestId(`compare-${caregivers[0]}`));
  await userEvent.click(screen.getByTestId(`compare-${caregivers[1]}`));
  screen.getByTestId(`compare-${centers[0]}`);
});
