import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { chargedFor, checkoutOf } from '#test/checkout.ts';
import { closeTab, openTab, pageApp } from '#test/page.tsx';
import { aFamilyAndACentre } from '#test/stays.ts';
import { userEvent } from '#test/user-event.ts';

const t = await pageApp({ sharesDate: true, settings: { LIMITS_FACTOR: '100' } });
let booking: string;
let town: Awaited<ReturnType<typeof aFamilyAndACentre>>;
beforeEach(async () => {
  town = await aFamilyAndACentre(t);
  booking = await checkoutOf(t, () => town).held();
  await openTab(t, `/care/paymentsCardList?booking=${booking}`, { as: town.elena });
  const card = { number: '4242424242424242', expiry: '0931', code: '737', zip: '91101' };
  await screen.findByTestId('pay');
  fillIn(card);
});

/** As a browser fills in what it has kept: at once, not letter by letter. */
function fillIn(card: Record<string, string>) {
  for (const [field, value] of Object.entries(card))
    fireEvent.change(screen.getByTestId(`card-${field}`), { target: { value } });
}

type Fetch = typeof fetch;
/** What becomes of the first tries to pay; those after them get through. Answers the keys that the tries came with. */
function interruptPaying(...ways: ((...asked: Parameters<Fetch>) => Promise<Response>)[]) {
  const { fetch } = globalThis;
  const keys: (string | null)[] = [];
  globalThis.fetch = (target, init) => {
    if (!String(init?.body).includes('"action":"pay"')) return fetch(target, init);
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return (ways.shift() ?? fetch)(target, init);
  };
  return { keys, fetch };
}
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const refusedForLoad = async () =>
  new Response(JSON.stringify({ code: 'overloaded', status: 503 }), { status: 503, headers: { 'retry-after': '2' } });

const payAndArrive = async () => {
  await waitFor(() => expect(screen.getByTestId('pay').getAttribute('aria-busy')).toBeNull()); // busy, it takes no press
  await userEvent.click(screen.getByTestId('pay'));
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
  expect(await chargedFor(t, booking)).toEqual({ count: 1, cents: 8400 });
};

test('a press at what another tab has paid leads to it and charges nothing; so do both addresses of paying', async () => {
  const { card, pay } = checkoutOf(t, () => town);
  await pay(booking, { method: await card() });
  await payAndArrive();
  closeTab();
  for (const path of ['paymentmethod', 'paymentsCardList']) {
    await openTab(t, `/care/${path}?booking=${booking}`, { as: town.elena });
    await screen.findByTestId('already-paid');
    expect(screen.queryByTestId('pay')).toBeNull();
    closeTab();
  }
});

test('while the line is cut the button says that it waits', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get');
  const setLine = (isOnline: boolean) => {
    line.mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };
  interruptPaying(async () => {
    setLine(false);
    return lost();
  });
  await userEvent.click(screen.getByTestId('pay'));
  const said = () => screen.getByTestId('pay').querySelector('[data-shown=true]')?.textContent;
  await waitFor(() => expect(said()).toBe('No connection, waiting…'));
  setLine(true);
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
  expect(await chargedFor(t, booking)).toEqual({ count: 1, cents: 8400 });
  line.mockRestore();
});

test('two presses at once charge once', async () => {
  const { keys } = interruptPaying();
  await userEvent.dblClick(screen.getByTestId('pay'));
  await waitFor(() => expect(location.pathname).toBe('/confirmedBooking'));
  expect(keys).toHaveLength(1);
  expect(await chargedFor(t, booking)).toEqual({ count: 1, cents: 8400 });
});

test('an answer that is lost on the way back is asked after', async () => {
  const { keys, fetch } = interruptPaying(async (...asked) => {
    await fetch(...asked);
    return lost();
  });
  await payAndArrive();
  expect(keys).toHaveLength(1);
});

test.each([
  ['lost on the way there', lost],
  ['refused for load', refusedForLoad],
])('what is %s is sent again with the same key', async (_, way) => {
  const { keys } = interruptPaying(way);
  await payAndArrive();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what is lost after another card was declined is sent again, and not taken for declined', async () => {
  fillIn({ number: '4000000000000002' });
  await userEvent.click(screen.getByTestId('pay'));
  await screen.findByTestId('declined');
  fillIn({ number: '4242424242424242' });
  expect(screen.getByTestId('card-code')).toHaveProperty('value', '');
  expect(screen.getByTestId('card-name')).toHaveProperty('value', 'Elena Marín');
  fillIn({ code: '737' });
  const { keys } = interruptPaying(lost);
  await payAndArrive();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('what never arrives is said, and what was typed stays', async () => {
  const { keys } = interruptPaying(lost, lost, lost);
  await userEvent.click(screen.getByTestId('pay'));
  expect((await screen.findByTestId('payment-failed')).textContent).toContain('We can’t reach our servers.');
  expect(keys).toHaveLength(3);
  expect(screen.getByTestId<HTMLInputElement>('card-name').value).toBe('Elena Marín');
  expect(await chargedFor(t, booking)).toEqual({ count: 0, cents: 0 });
  await payAndArrive();
});

test('a processor that cannot be reached is no fault of the card number', async () => {
  const { fetch } = globalThis;
  globalThis.fetch = (target, init) => (String(target).endsWith('/payment_methods') ? lost() : fetch(target, init));
  await userEvent.click(screen.getByTestId('pay'));
  expect((await screen.findByTestId('error-summary')).textContent).toContain('We can’t reach our servers.');
  expect(screen.getByTestId('card-number').getAttribute('aria-invalid')).toBeNull();
  globalThis.fetch = fetch;
  await payAndArrive();
});

test('a saved card has its own way to be forgotten, which names it', async () => {
  await userEvent.click(screen.getByTestId('save-card'));
  await payAndArrive();
  closeTab();
  const second = await checkoutOf(t, () => town).held();
  await openTab(t, `/care/paymentmethod?booking=${second}`, { as: town.elena });
  const remove = await screen.findByRole('button', { name: 'Remove Visa 4242' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose a card');
  expect(remove.parentElement?.textContent).toContain('Visa ending 4242');
  await userEvent.click(remove);
  await userEvent.click(await screen.findByTestId('confirm-yes'));
  await waitFor(() => expect(screen.queryByTestId('remove-card-4242')).toBeNull());
  expect(document.activeElement).toBe(screen.getByTestId('card-number'));
});

test('whoever needs more time has it, once, without losing what was typed', async () => {
  expect(screen.getByTestId('hold').textContent).toMatch(/is held for you until \d+:15/);
  await userEvent.click(screen.getByTestId('hold-extend'));
  await waitFor(() => expect(screen.getByTestId('hold').textContent).toMatch(/is held for you until \d+:30/));
  expect(screen.queryByTestId('hold-extend')).toBeNull();
  expect(document.activeElement?.textContent).toContain('is held for you until');
  expect(screen.getByTestId('card-name')).toHaveProperty('value', 'Elena Marín');
  await payAndArrive();
});
