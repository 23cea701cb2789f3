import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { aStay } from '#features/senior-care/server/seed.ts';
import { aTour, showsAround } from '#features/tours/server/seed.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';
import { refreshTopics } from '#web/realtime.ts';
import { arranged, moved, type WidgetName } from '../../widgets.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
let nadia: Person;
beforeEach(async () => {
  nadia = await aPerson(t.db);
});

const usual = arranged([]);
const hiding = (...names: WidgetName[]) => usual.map(({ name }) => ({ name, isShown: !names.includes(name) }));
const keep = async (person: Person, widgets = usual) => (await t.as(person)).dashboard.arrange({ body: { widgets } });
const kept = async (person: Person) => (await (await t.as(person)).dashboard.widgets()).data;
const names = async (person: Person) => (await kept(person)).map(({ name }) => name);

const openWidgets = async () => {
  await userEvent.click(await screen.findByTestId('widgets-open'));
  return within(await screen.findByRole('dialog', { name: 'Widgets' }));
};
const switchOf = (name: WidgetName) => screen.getByTestId<HTMLInputElement>(`widget-${name}`);
const rows = () =>
  screen
    .getAllByRole('switch')
    .flatMap(({ dataset }) => /^widget-(?<name>.+)/.exec(dataset['testid'] ?? '')?.groups?.['name'] ?? []);
const main = () => within(screen.getByRole('main'));
/** The headings of the page itself, in the order in which it is read. */
const headings = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .filter((heading) => !heading.closest('dialog'))
    .map(({ textContent }) => textContent);

test('a new account sees the usual cards, and may choose among them', async () => {
  await openTab(t, '/dashboard', { as: nadia });
  await screen.findByTestId('welcome');
  expect(headings()).toEqual(['Welcome. Three first steps', 'This week', 'Bookings']);
  await openWidgets();
  expect(rows()).toEqual(usual.map(({ name }) => name));
  expect(usual.every(({ name }) => switchOf(name).checked)).toBe(true);
  expect(screen.getByTestId('widget-urgent').textContent).toContain('you miss no visit');
  expect(within(screen.getByTestId('widget-urgent')).queryByRole('button')).toBeNull();
});

test('a card is hidden at once and on the account, and shown again', async () => {
  await openTab(t, '/dashboard', { as: nadia });
  await openWidgets();
  await userEvent.click(switchOf('quickActions'));
  expect(screen.queryByTestId('quick-links')).toBeNull();
  await screen.findByText('Saved.');
  expect(await kept(nadia)).toEqual(hiding('quickActions'));
  await userEvent.click(switchOf('quickActions'));
  await screen.findByTestId('quick-links');
  await waitFor(async () => expect(await kept(nadia)).toEqual(usual));
});

test('a moved card keeps the focus, its new place is said, and the page follows', async () => {
  await openTab(t, '/dashboard', { as: nadia });
  const dialog = await openWidgets();
  await userEvent.click(dialog.getByRole('button', { name: 'Move up: Bookings' }));
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Move up: Bookings' }));
  expect(screen.getByTestId('widgets-said').textContent).toBe('Bookings: place 5 of 6');
  for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Enter}');
  expect(screen.getByTestId('widgets-said').textContent).toBe('Bookings: place 1 of 6');
  expect(rows()[0]).toBe('bookings');
  // The first one goes no further up.
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Move down: Bookings' }));
  expect(headings()).toEqual(['Bookings', 'Welcome. Three first steps', 'This week']);
  await waitFor(async () => expect(await names(nadia)).toEqual(['bookings', ...rows().slice(1)]));
});

test('what is pressed in quick succession is kept as it was pressed last, though the first answer comes late', async () => {
  await openTab(t, '/dashboard', { as: nadia });
  const dialog = await openWidgets();
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let isFirst = true;
  const { fetch } = globalThis;
  globalThis.fetch = async (target, init) => {
    if (init?.method === 'PUT' && isFirst) {
      isFirst = false;
      await held;
    }
    return fetch(target, init);
  };
  onTestFinished(() => void (globalThis.fetch = fetch));
  await userEvent.click(dialog.getByRole('button', { name: 'Move down: First steps' }));
  await userEvent.click(switchOf('week'));
  expect(rows().slice(0, 2)).toEqual(['week', 'firstSteps']);
  expect(switchOf('week').checked).toBe(false);
  letGo();
  await screen.findByText('Saved.');
  const pressed = moved(hiding('week'), 'firstSteps', 1);
  await waitFor(async () => expect(await kept(nadia)).toEqual(pressed));
  expect(rows().slice(0, 2)).toEqual(['week', 'firstSteps']);
  expect(switchOf('week').checked).toBe(false);
});

test('what the server does not take stands as before, and can be tried again', async () => {
  await openTab(t, '/dashboard', { as: nadia });
  await openWidgets();
  const { fetch } = globalThis;
  globalThis.fetch = async (target, init) => {
    if (init?.method === 'PUT') throw new TypeError('no connection');
    return fetch(target, init);
  };
  onTestFinished(() => void (globalThis.fetch = fetch));
  await userEvent.click(switchOf('week'));
  await screen.findByTestId('try-again');
  expect(switchOf('week').checked).toBe(true);
  expect(headings()).toContain('This week');
  globalThis.fetch = fetch;
  await userEvent.click(screen.getByTestId('try-again'));
  await screen.findByText('Saved.');
  expect(switchOf('week').checked).toBe(false);
});

test('it is reset to how it was', async () => {
  await keep(nadia, moved(hiding('quickActions', 'firstSteps'), 'bookings', -1));
  await openTab(t, '/dashboard?view=widgets', { as: nadia });
  await screen.findByRole('dialog', { name: 'Widgets' });
  await userEvent.click(screen.getByRole('button', { name: 'Reset to how it was' }));
  expect(rows()).toEqual(usual.map(({ name }) => name));
  expect(screen.getByTestId('widgets-said').textContent).toBe('The cards are as they were at first.');
  await waitFor(async () => expect(await kept(nadia)).toEqual(usual));
});

test('the choice has an address to which the menu leads, and closing leaves the dashboard', async () => {
  await openTab(t, '/messaging', { as: nadia });
  await userEvent.click(await screen.findByTestId('menu-button'));
  const drawer = within(await screen.findByTestId('dashboard-drawer'));
  await userEvent.click(drawer.getByRole('link', { name: 'Widgets' }));
  await screen.findByRole('dialog', { name: 'Widgets' });
  await userEvent.click(screen.getByTestId('dialog-close'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Widgets' })).toBeNull());
  expect(location.pathname + location.search).toBe('/dashboard');
});

test('under the face of somebody else it opens and closes for the same person', async () => {
  const own = `for=${nadia.personId}`;
  await openTab(t, `/dashboard?${own}`, { as: nadia });
  await openWidgets();
  expect(location.search).toBe(`?${own}&view=widgets`);
  await userEvent.click(screen.getByTestId('dialog-close'));
  await waitFor(() => expect(location.search).toBe(`?${own}`));
});

test('cards without anything to show say so, and whoever has hidden the others is told with the way back', async () => {
  await keep(nadia, hiding('week', 'quickActions', 'firstSteps', 'bookings'));
  await openTab(t, '/dashboard', { as: nadia });
  const none = within(await screen.findByTestId('no-cards'));
  await userEvent.click(none.getByRole('link', { name: 'Widgets' }));
  await screen.findByRole('dialog', { name: 'Widgets' });
  expect(screen.getByRole('switch', { name: 'Days you wait for' }).getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getAllByText('Nothing to show right now').length).toBe(2);
  await userEvent.click(switchOf('week'));
  await waitFor(() => expect(screen.queryByTestId('no-cards')).toBeNull());
});

test('what is urgent stays with all cards hidden: a question, what comes next, and other times for a visit', async () => {
  const { elena, manager, centre } = await aFamilyAndACentre(t);
  const asked = await aStay(t, { centre, person: elena, status: 'pending', checkIn: '2026-07-06' });
  const { requests, partnerTours } = await t.as(manager);
  await requests.ask({ params: { id: asked.id }, body: { question: 'Does she walk alone?' } });
  await aStay(t, { centre, person: elena, checkIn: '2026-06-16', weekDays: [2] });
  await showsAround(t, centre.id);
  const visit = await aTour(t, { person: elena, providerId: centre.id });
  await keep(elena, hiding(...usual.map(({ name }) => name)));
  const { client } = await openTab(t, '/dashboard', { as: elena });
  within(await screen.findByTestId('needs')).getByTestId(`need-answer-${asked.bookingId}`);
  screen.getByTestId('ticket');
  expect(headings()).not.toContain('This week');
  expect(screen.queryByTestId('visits-ahead')).toBeNull();
  screen.getByTestId('no-cards');
  await partnerTours.answer({
    params: { id: visit },
    body: { answer: 'offer', times: ['2026-06-17T17:00:00.000Z'] },
  });
  await act(() => refreshTopics(client, ['tours']));
  within(await screen.findByTestId('visits-ahead')).getByText('Another time is offered');
  expect(screen.queryByTestId('no-cards')).toBeNull();
});

test('another tab follows', async () => {
  const { client } = await openTab(t, '/dashboard', { as: nadia });
  await screen.findByTestId('quick-links');
  await keep(nadia, hiding('quickActions'));
  await act(() => refreshTopics(client, ['account']));
  await waitFor(() => expect(screen.queryByTestId('quick-links')).toBeNull());
});
