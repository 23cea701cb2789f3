import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { payments } from '#features/payments/contract.ts';
import { seniorCare } from '#features/senior-care/contract.ts';
import { chargedFor, checkoutOf } from '#test/checkout.ts';
import { titled } from '#test/on-screen.ts';
import { goOn, openStayWizard } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, open } = await openStayWizard();
const { one } = checkoutOf(t, () => town);
const good = { number: '4242424242424242', expiry: '0931', code: '737', zip: '91101' };

const openCheck = async (days = '&in=2026-06-22&out=2026-06-22&days=1') => {
  await open(`${days}&step=check`);
  await titled('Check and continue');
  return screen.findByTestId('book-and-pay');
};
const fill = async (changes: Partial<typeof good> = {}) => {
  for (const [field, text] of Object.entries({ ...good, ...changes }))
    await userEvent.type(screen.getByTestId(`card-${field}`), text);
};
async function press() {
  const button = () => screen.getByTestId('book-and-pay');
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true')); // busy, it takes no press
  await userEvent.click(button());
}
const at = (pathname: string) => waitFor(() => expect(location.pathname).toBe(pathname), { timeout: 5000 });
const booked = async () => {
  const [booking, ...others] = await t.db
    .selectFrom('bookings')
    .select('id')
    .where('provider_id', '=', town.centre.id)
    .execute();
  expect(others).toEqual([]);
  return booking?.id;
};
const charged = async () => chargedFor(t, (await booked()) ?? '');
const savedCards = async () => (await (await t.as(town.elena)).payments.cards({})).data;

test('somebody without a saved card types the first one where the stay is checked, and it is kept if they say so', async () => {
  const button = await openCheck();
  expect(button.textContent).toContain('Book and pay $84.00');
  expect(screen.getByTestId('pay-at-once').textContent).toContain('Pay $84.00 now');
  expect(screen.getByTestId('price-estimate').textContent).not.toContain('due at check in'); // one day has no rest
  expect(screen.queryByTestId('hold-until')).toBeNull();
  expect(screen.getByTestId('card-name')).toHaveProperty('value', 'Elena Marín');
  await fill();
  await userEvent.click(screen.getByTestId('save-card'));
  await press();
  await at('/confirmedBooking');
  expect(await charged()).toEqual({ count: 1, cents: 8400 });
  expect(await savedCards()).toMatchObject([{ lastFour: '4242' }]);
  expect(history.state).toMatchObject({ idx: 0 });
});

test('what is wrong with it is said at its fields, and nothing is booked', async () => {
  await openCheck();
  await fill({ code: '7' });
  await userEvent.clear(screen.getByTestId('card-name'));
  await press();
  const summary = await screen.findByTestId('error-summary');
  expect(summary.textContent).toContain('security code');
  expect(summary.textContent).toContain('Name on card');
  expect(await booked()).toBeUndefined();
  await userEvent.type(screen.getByTestId('card-name'), 'Pilar Vega');
  await userEvent.type(screen.getByTestId('card-code'), '37');
  await press();
  await at('/confirmedBooking');
  expect(await charged()).toEqual({ count: 1, cents: 8400 });
  expect(await savedCards()).toEqual([]);
});

test.each([
  ['bank-approve', '/confirmedBooking', 8400],
  ['bank-decline', '/care/paymentmethod', 0],
])('the bank asks where the card was typed: %s', async (answer, path, cents) => {
  await openCheck();
  await fill({ number: '4000002760003184' });
  await press();
  await userEvent.click(await screen.findByTestId(answer));
  await at(path);
  expect(await charged()).toMatchObject({ cents });
});

test('one that is declined is said where it is paid, and the booking is kept for another one', async () => {
  await openCheck();
  await fill({ number: '4000000000000002' });
  await press();
  await at('/care/paymentmethod');
  await screen.findByTestId('declined');
  expect((await one((await booked()) ?? '')).payment).toBe('due');
});

test('holding it asks for no card', async () => {
  await openCheck();
  await goOn();
  await at('/care/paymentmethod');
  expect(await charged()).toEqual({ count: 0, cents: 0 });
});

test('a typed card stays while other days are priced, and pays what they cost', async () => {
  await openCheck('&in=2026-06-15&out=2026-06-17&days=1,3');
  await fill();
  await t.db
    .insertInto('seat_days')
    .values({ provider_id: town.centre.id, day: '2026-06-17', capacity: 10, taken: 10 })
    .execute();
  await press();
  await userEvent.click(await screen.findByTestId('full-days-leave-out'));
  await waitFor(() => expect(screen.getByTestId('price-estimate-total').textContent).toBe('$84.00'));
  expect(screen.getByTestId('card-number')).toHaveProperty('value', '4242 4242 4242 4242');
  await press();
  await at('/confirmedBooking');
  expect(await charged()).toEqual({ count: 1, cents: 8400 });
});

test('no button takes a press until the price is known, and without one it is booked and then paid', async () => {
  let answer: (known: Response) => void = () => undefined;
  const first = new Promise<Response>((resolve) => (answer = resolve));
  let bring: () => void = () => undefined;
  const cards = new Promise<void>((resolve) => (bring = resolve));
  const fetch: typeof t.fetch = async (target, init) => {
    if (String(target).includes(seniorCare.quote.path)) return first;
    const answered = await t.fetch(target, init);
    if (String(target).includes(payments.cards.path)) bring();
    return answered;
  };
  await open('&in=2026-06-22&out=2026-06-22&days=1&step=check', { fetch });
  await titled('Check and continue');
  await cards;
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 100))); // the page has heard of them, and the price is all that it lacks
  expect(screen.getByTestId('booking-continue').getAttribute('aria-busy')).toBe('true');
  answer(Response.json({ code: 'not_found', status: 404 }, { status: 404 }));
  await goOn();
  await at('/care/paymentmethod');
  expect(await charged()).toEqual({ count: 0, cents: 0 });
});
