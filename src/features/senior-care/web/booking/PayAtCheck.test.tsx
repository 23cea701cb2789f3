import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '#features/account/server/seed.ts';
import { aRelation } from '#features/circle/server/seed.ts';
import { aDependant } from '#features/family/server/seed.ts';
import { chargedFor, checkoutOf, paymentsOf } from '#test/checkout.ts';
import { titled } from '#test/on-screen.ts';
import { closeTab } from '#test/page.tsx';
import { asked, goOn, openStayWizard } from '#test/stay-wizard.ts';
import { userEvent } from '#test/user-event.ts';

const { t, town, open } = await openStayWizard();
const { savedCard } = checkoutOf(t, () => town);
const stay = '&in=2026-06-22&out=2026-06-22&days=1&step=check';

const openCheck = async (query = stay) => {
  await open(query);
  await titled('Check and continue');
  return screen.findByTestId('book-and-pay');
};
const press = () => userEvent.click(screen.getByTestId('book-and-pay'));
const atTicket = () => waitFor(() => expect(location.pathname).toBe('/confirmedBooking'), { timeout: 5000 });
const atPayment = () => waitFor(() => expect(location.pathname).toBe('/care/paymentmethod'), { timeout: 5000 });

const bookings = () =>
  t.db
    .selectFrom('bookings')
    .select(['id', 'status', 'total_cents'])
    .where('provider_id', '=', town.centre.id)
    .execute();
/** The one booking, and what was charged for it. */
async function expectOnce(charged: { count: number; cents: number }) {
  const [booking, ...others] = await bookings();
  expect(others).toEqual([]);
  expect(await chargedFor(t, booking?.id ?? '')).toEqual(charged);
  return booking?.id ?? '';
}
const once = { count: 1, cents: 8400 };
const nothing = { count: 0, cents: 0 };

type Fetch = typeof fetch;
/** What becomes of the first request whose body or address names this; later ones get through. */
function meddle(name: string, way: (...asked: Parameters<Fetch>) => Promise<Response>) {
  const { fetch: reached } = globalThis;
  let isOver = false;
  globalThis.fetch = (target, init) => {
    if (isOver || init?.method !== 'POST' || !`${String(target)} ${String(init.body)}`.includes(name))
      return reached(target, init);
    isOver = true;
    return way(target, init);
  };
  return reached;
}
const toPay = '"action":"pay"';
const toBook = '/api/auth/v1.1/bookings';

test('one press books and pays with the saved card, beside which stand the price and until when it is free', async () => {
  await savedCard();
  const button = await openCheck();
  expect(button.textContent).toContain('Book and pay $84.00');
  const part = screen.getByTestId('pay-at-once').textContent;
  expect(part).toContain('Pay $84.00 now');
  expect(part).toContain('Visa ending 4242');
  expect(part).toMatch(/You can cancel free of charge until .*June 20/);
  expect(screen.queryByTestId('card-new')).toBeNull();
  await press();
  await atTicket();
  expect(asked().get('booking')).toBe(await expectOnce(once));
  expect(history.state).toMatchObject({ idx: 0 });
});

test('two presses at once book once and charge once', async () => {
  await savedCard();
  await openCheck();
  await userEvent.dblClick(screen.getByTestId('book-and-pay'));
  await atTicket();
  expect(await paymentsOf(t, await expectOnce(once))).toHaveLength(1);
});

test('a card that is declined is said where it is paid, and the booking is kept for another one', async () => {
  await savedCard('declined');
  await openCheck();
  await press();
  await atPayment();
  expect((await screen.findByTestId('declined')).textContent).toContain('Your bank declined this card.');
  expect(screen.getByTestId('hold').textContent).toContain('is held for you until');
  expect(screen.getByTestId('pay').textContent).toContain('$84.00');
  await expectOnce(nothing);
});

test('a bank that wants to ask does it where it is paid', async () => {
  await savedCard('alwaysAsking');
  await openCheck();
  await press();
  await atPayment();
  expect((await screen.findByTestId('declined')).textContent).toContain('Your bank wants to ask you first.');
  await userEvent.click(screen.getByTestId('pay'));
  await userEvent.click(await screen.findByTestId('bank-approve'));
  await atTicket();
  await expectOnce(once);
});

test('a payment whose answer is lost is asked after', async () => {
  await savedCard();
  await openCheck();
  const reached = meddle(toPay, async (...request) => {
    await reached(...request);
    throw new TypeError('the answer was lost');
  });
  await press();
  await atTicket();
  await expectOnce(once);
});

test('a tab that was closed between the booking and its payment leaves one booking, which the next press pays', async () => {
  await savedCard();
  await openCheck();
  let isCut = false;
  meddle(toPay, () => {
    isCut = true;
    return new Promise(() => undefined);
  });
  await press();
  await waitFor(() => expect(isCut).toBe(true));
  const id = await expectOnce(nothing);
  closeTab();
  await openCheck();
  await screen.findByTestId('held-already');
  await press();
  await atTicket();
  expect(await expectOnce(once)).toBe(id);
});

test('a payment that is refused leaves the booking, and says why', async () => {
  await savedCard();
  await openCheck();
  meddle(toPay, async () => Response.json({ code: 'already_insured', status: 409 }, { status: 409 }));
  await press();
  await atPayment();
  await screen.findByTestId('payment-failed');
  await expectOnce(nothing);
});

test('what is held no longer when the repetition arrives is not charged', async () => {
  await savedCard();
  await openCheck();
  const reached = meddle(toBook, async (...request) => {
    await reached(...request);
    throw new TypeError('the answer was lost');
  });
  await press();
  await screen.findByTestId('error-summary');
  const id = await expectOnce(nothing);
  await t.db.updateTable('bookings').set({ held_until: t.clock.now() }).where('id', '=', id).execute();
  await press();
  await atPayment();
  expect((await screen.findByTestId('payment-failed')).textContent).toContain(
    'for a limited time only, and it is over',
  );
  await expectOnce(nothing);
});

test('a price that changed meanwhile is said, and nothing is booked or charged before another press', async () => {
  await savedCard();
  await openCheck();
  await t.db.updateTable('providers').set({ price_cents: 8_800 }).where('id', '=', town.centre.id).execute();
  await press();
  expect((await screen.findByTestId('error-summary')).textContent).toContain('The price has changed.');
  expect(await bookings()).toEqual([]);
  await waitFor(() => expect(screen.getByTestId('book-and-pay').textContent).toContain('Book and pay $88.00'));
  await press();
  await atTicket();
  await expectOnce({ count: 1, cents: 8_800 });
});

test('another way to pay holds it, and charges nothing', async () => {
  await savedCard();
  await openCheck();
  expect(screen.getByTestId('booking-continue').textContent).toContain('Hold it for 15 minutes and pay another way');
  await goOn();
  await atPayment();
  expect(screen.queryByTestId('declined')).toBeNull();
  await expectOnce(nothing);
});

test('the care of somebody else is paid by a button that names them', async () => {
  await savedCard();
  const rosa = await aDependant(t.db, { of: town.elena });
  await openCheck(`${stay}&for=${rosa}`);
  expect(screen.getByTestId('paid-for').textContent).toContain('You are paying for the care of Rosa Marín.');
  expect(screen.getByTestId('book-and-pay').textContent).toContain('Book for Rosa Marín and pay $84.00');
  expect(screen.queryByTestId('paid-for-confirm')).toBeNull();
  await press();
  await atTicket();
  await expectOnce(once);
});

test('whoever may not pay for somebody is offered no card here', async () => {
  await savedCard();
  const gloria = await aPerson(t.db, { firstName: 'Gloria' });
  await aRelation(t, { personId: gloria.personId, memberId: town.elena.id, scopes: ['bookings'] });
  await open(`${stay}&for=${gloria.personId}`);
  await titled('Check and continue');
  await goOn(); // there is no other button that books
  expect(screen.queryByTestId('pay-at-once')).toBeNull();
  await atPayment();
  await expectOnce(nothing);
});

test('without the list of saved cards it is booked and then paid', async () => {
  await savedCard();
  const fetch: typeof t.fetch = async (target, init) =>
    String(target).includes('/carddetails')
      ? Response.json({ code: 'unreachable', status: 503 }, { status: 503 })
      : t.fetch(target, init);
  await open(stay, { fetch });
  await titled('Check and continue');
  await waitFor(() => expect(screen.getByTestId('booking-continue').getAttribute('aria-busy')).not.toBe('true'));
  expect(screen.queryByTestId('book-and-pay')).toBeNull();
  await goOn();
  await atPayment();
  await expectOnce(nothing);
});
