import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, type Person } from '#features/account/server/seed.ts';
import { messages, titled } from '#test/on-screen.ts';
import { openTab, pageApp } from '#test/page.tsx';
import { userEvent } from '#test/user-event.ts';
import { tests } from '../../catalogue.ts';
import { aLab, anOrder, itemId } from '../../server/seed.ts';
import { cartStore } from './cart-store.ts';

const t = await pageApp({ settings: { LIMITS_FACTOR: '1000' }, sharesDate: true });
const EIGHT = '2026-06-17T15:00:00.000Z';
const LATE = '2026-06-17T17:00:00.000Z';
let elena: Person;
let arroyo: string;
beforeEach(async () => {
  elena = await aPerson(t.db);
  arroyo = (await aLab(t.db, { homeFeeCents: 2500 })).id;
});

const press = async (testId: string) => userEvent.click(await screen.findByTestId(testId));
const fill = (codes: readonly string[], centerId = arroyo) =>
  cartStore.set({ items: codes.map((code) => ({ _id: itemId(code), centerId })), centers: [centerId] });
const inCart = () => cartStore.get().items.map(({ _id, centerId }) => [_id, centerId]);
const ordersIn = async (radiovalue: string) =>
  (await (await t.as(elena)).labOrders.list({ params: { userid: elena.id, radiovalue }, query: {} })).data;

test('an empty cart leads to the tests', async () => {
  await openTab(t, '/mycart');
  await titled('Your cart is empty');
  expect(screen.getByRole('link', { name: 'Browse tests' }).getAttribute('href')).toBe('/testTypeDetails');
});

test('an eleventh test is not taken, and one of another center takes the place of all, until Undo', async () => {
  const ten = tests.slice(0, 10).map(({ code }) => code);
  const { id: all } = await aLab(t.db, {
    name: 'All Tests',
    prices: Object.fromEntries(tests.map(({ code }) => [code, 20])),
  });
  await openTab(t, `/diagnosis-center-view?center=${all}`);
  await titled('All Tests');
  fill(ten, all);
  await press(`add-${itemId(tests[10]?.code ?? '')}`);
  await screen.findByText('Maximum 10 items allowed for this product');
  expect(inCart()).toHaveLength(10);
  fill(['a1c', 'vitamin_d']);
  await press(`add-${itemId('tsh')}`);
  await screen.findByText('Previous items removed, new item added to cart');
  expect(inCart()).toEqual([[itemId('tsh'), all]]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(inCart()).toEqual([
    [itemId('a1c'), arroyo],
    [itemId('vitamin_d'), arroyo],
  ]);
});

test('the cart says what is double, what costs less together, how to prepare, and what it costs elsewhere', async () => {
  const { id: lake } = await aLab(t.db, {
    name: 'Lake Avenue',
    prices: { lipid_panel: 40, crp: 30, glucose: 20, bnp: 60, heart_check: 99 },
  });
  const { id: other } = await aLab(t.db, {
    name: 'Colorado',
    prices: { lipid_panel: 30, crp: 20, glucose: 20, bnp: 50 },
  });
  await openTab(t, '/mycart');
  fill(['lipid_panel', 'crp', 'glucose', 'bnp'], lake);
  expect((await screen.findByTestId('cart-count')).textContent).toBe('4 of 10 tests');
  expect(screen.getByTestId('preparation').textContent).toContain('Do not eat for 12 hours before');
  await press(`move-to-${other}`);
  await waitFor(() => expect(screen.getByTestId('choose-time').getAttribute('href')).toContain('total=12000'));
  await press(`move-to-${lake}`);
  await press('take-cheaper');
  expect(inCart()).toEqual([[itemId('heart_check'), lake]]);
  fill(['heart_check', 'crp'], lake);
  expect((await screen.findByTestId(`double-${itemId('crp')}`)).textContent).toContain('pay for it twice');
  fill(['heart_check', 'diabetes_check'], lake);
  expect((await screen.findByTestId(`double-${itemId('diabetes_check')}`)).textContent).toBe(
    '“Heart check” has Fasting blood sugar and Cholesterol panel too: you would pay for it twice',
  );
  fill(['heart_check', 'crp'], lake);
  await press(`remove-${itemId('crp')}`);
  expect(inCart()).toEqual([[itemId('heart_check'), lake]]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your tests'));
  await press(`remove-${itemId('heart_check')}`);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your cart is empty'));
});

test('the cheaper package takes the place of all in one step, and Undo brings all of it back', async () => {
  const { id: lake } = await aLab(t.db, { name: 'Lake Avenue', prices: { liver_panel: 40, ggt: 30, liver_check: 50 } });
  await openTab(t, '/mycart');
  fill(['liver_panel', 'ggt'], lake);
  await press('take-cheaper');
  expect(inCart()).toEqual([[itemId('liver_check'), lake]]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(inCart()).toEqual([
    [itemId('liver_panel'), lake],
    [itemId('ggt'), lake],
  ]);
});

test('Undo takes back its own test alone, whatever was done since', async () => {
  await openTab(t, '/mycartAddTest');
  fill(['a1c']);
  const undo = async (said: string) => {
    const toast = (await screen.findByText(said)).closest<HTMLElement>('[data-toast]');
    await userEvent.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
  };
  await press(`add-${itemId('vitamin_d')}`);
  await press(`add-${itemId('lipid_panel')}`);
  await undo('Added. 2 of 10 tests.');
  expect(inCart().map(([id]) => id)).toEqual([itemId('a1c'), itemId('lipid_panel')]);
  await userEvent.click(screen.getByTestId('to-cart'));
  await press(`remove-${itemId('a1c')}`);
  await press(`remove-${itemId('lipid_panel')}`);
  await undo('Blood sugar over three months (A1C) removed');
  expect(inCart().map(([id]) => id)).toEqual([itemId('a1c')]);
});

test('more tests are added from the same center', async () => {
  await openTab(t, '/mycartAddTest');
  fill(['a1c']);
  await titled('Add more tests from Arroyo Labs');
  await press(`add-${itemId('vitamin_d')}`);
  expect((await screen.findByTestId('cart-here')).textContent).toContain('2 of 10 tests, $74.00');
});

test('whoever orders says where and when, for whom and where to come to, and comes to pay', async () => {
  await openTab(t, '/mycart', { as: elena });
  await titled('Your cart is empty');
  fill(['lipid_panel', 'a1c']);
  await press('choose-time');
  await press('booking-continue');
  await waitFor(() => expect(messages()).toEqual(['Please select slot']));
  await userEvent.click(within(await screen.findByTestId('draw')).getByRole('radio', { name: /At home/ }));
  await press('slots-day-2026-06-17');
  await press(`slots-${EIGHT}`);
  expect((await screen.findByTestId('fasting')).textContent).toContain(
    'Do not eat from Tuesday, June 16, 2026, 8:00 PM (Pacific Time) on',
  );
  await press('booking-continue');
  await screen.findByTestId('booking-person');
  await press('booking-continue');
  await screen.findByTestId('order-check');
  await press('booking-continue');
  await waitFor(() => expect(messages()).toContain('Please select an address'));
  await userEvent.type(screen.getByTestId('street'), '418 Example Avenue');
  await userEvent.type(screen.getByTestId('zip'), '78205');
  await press('booking-continue');
  await waitFor(() => expect(messages()[0]).toContain('This is more than 25 miles from the center'));
  await userEvent.clear(screen.getByTestId('zip'));
  await userEvent.type(screen.getByTestId('zip'), '91104');
  expect(location.search).not.toContain('418');
  await press('booking-continue');
  await waitFor(() => expect(location.pathname).toBe('/CPaymenetCardList'));
  const [order] = await ordersIn('pending');
  expect(order).toMatchObject({ what: 'Lab tests at home', payment: 'due' });
  await waitFor(() => expect(inCart()).toEqual([]));
});

test('where nobody has said when they draw the step says that there are no times, and leads back to the cart', async () => {
  const { id } = await aLab(t.db, { name: 'No hours', weeklyHours: null });
  fill(['a1c'], id);
  await openTab(t, '/mycart?step=time&total=2900');
  fill(['a1c'], id);
  const none = await screen.findByTestId('no-times');
  expect(none.textContent).toContain('No hours has no free times at the moment');
  expect(within(none).getByRole('link').getAttribute('href')).toBe('/mycart');
  expect(screen.queryByTestId('booking-continue')).toBeNull();
});

test('whoever comes too late goes back to the times, and the cart stays', async () => {
  fill(['a1c']);
  await openTab(t, `/mycart?draw=center&time=${EIGHT}&step=check&total=2900`, { as: elena });
  fill(['a1c']);
  await screen.findByTestId('order-check');
  for (const person of [await aPerson(t.db), await aPerson(t.db)])
    await anOrder(t, { lab: { id: arroyo }, person, startsAt: EIGHT });
  await press('booking-continue');
  await screen.findByTestId('slot-taken');
  expect(inCart()).toHaveLength(1);
});

test('a price that has changed meanwhile is said before anything is ordered', async () => {
  await openTab(t, `/mycart?draw=center&time=${EIGHT}&step=check&total=2500`, { as: elena });
  fill(['a1c']);
  await screen.findByText('It cost $25.00 and now costs $29.00');
});

test('a visitor logs in before the person, and keeps what they chose', async () => {
  await openTab(t, `/mycart?draw=home&time=${EIGHT}&step=person&total=5400`);
  fill(['a1c']);
  const gate = await screen.findByTestId('gate-login');
  expect(decodeURIComponent(gate.getAttribute('href') ?? '')).toContain(
    `draw=home&time=${EIGHT.replaceAll(':', '%3A')}`,
  );
});

test('an order stands among the lab orders with how to prepare and how far it is, and is moved', async () => {
  const { id } = await anOrder(t, { lab: { id: arroyo }, person: elena, startsAt: EIGHT });
  await openTab(t, `/dashboardorders?tab=upcoming&id=${id}`, { as: elena });
  const details = await screen.findByTestId('booking-details');
  expect(details.textContent).toContain('Do not eat from Tuesday, June 16, 2026, 8:00 PM (Pacific Time) on');
  expect((await screen.findByTestId('lab-outcome')).textContent).toContain('Sample taken');
  expect(screen.queryByTestId('see-results')).toBeNull();
  await press('change-days');
  await screen.findByTestId('move-now');
  await press('slots-day-2026-06-17');
  await press(`slots-${LATE}`);
  await press('move-booking');
  await waitFor(() => expect(location.pathname).toBe('/dashboardorders'));
  expect((await ordersIn('upcoming'))[0]?.startsAt).toBe(LATE);
});
