import * as z from 'zod/mini';
import { call, self } from '#shared/call.ts';
import { careService } from '#shared/services.ts';
import { Booking } from '#features/bookings/booking.ts';
import { holdsCardNumber } from './card.ts';

/** Brand, last four and expiry: all that anyone here ever knows of a card. */
export const SavedCard = z.object({
  _id: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});
export type SavedCard = z.output<typeof SavedCard>;

/** Refuses whatever looks like a card number: those go to the processor, never here. Digits within a token's letters do not count. */
const NoCardNumber = z.string('errors.cardUnselected').check(
  z.minLength(1, 'errors.cardUnselected'),
  z.maxLength(200, 'errors.invalid_input'),
  z.refine((text) => !/(?<!\w)\d(?:[ -]?\d){12,18}(?!\w)/.test(text), 'errors.cardNumber'),
);

/** Whatever else somebody sends along. */
const NoCardNumberInside = z
  .unknown()
  .check(z.refine((value) => !holdsCardNumber(JSON.stringify(value) ?? ''), 'errors.cardNumber'));

/** `due`: nothing has been tried yet, or what was tried never reached the processor. */
export const paymentStates = ['due', 'succeeded', 'requires_action', 'processing', 'declined'] as const;

export const Payment = z.object({
  state: z.enum(paymentStates),
  amountCents: z.int(),
  /** For the processor's own confirmation step in the browser. */
  clientSecret: z.nullable(z.string()),
  declineCode: z.nullable(z.enum(['card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc'])),
  card: z.nullable(z.object({ brand: z.string(), lastFour: z.string() })),
  booking: Booking,
});
export type Payment = z.output<typeof Payment>;

/** How the browser gets a token for a card from the processor itself. */
export const Checkout = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('simulated'), gateway: z.string() }),
  z.object({ provider: z.literal('stripe'), publishableKey: z.string() }),
]);
export type Checkout = z.output<typeof Checkout>;

export const payments = {
  pay: call({
    service: careService,
    method: 'POST',
    path: '/api/payment/v1.1/makepayment',
    access: self(),
    idempotent: true,
    counted: 'booking.paid',
    isCounted: ({ data }) => data.state === 'succeeded',
    summary:
      'Pay the next part of a booking that is due. However often it is asked, a part is charged once; another card takes another key',
    body: z
      .catchall(
        z.object({
          bookingId: z.uuid('errors.invalid_input'),
          /** `pay` with a method begins or repeats; `check` asks how it stands after a confirmation or a cut. */
          action: z._default(z.enum(['pay', 'check'], 'errors.invalid_input'), 'pay'),
          method: z.optional(NoCardNumber),
          saveCard: z._default(z.boolean(), false),
        }),
        NoCardNumberInside,
      )
      .check(
        z.refine((body) => !Object.keys(body).some(holdsCardNumber), 'errors.cardNumber'),
        z.refine((body) => body.action !== 'pay' || body.method !== undefined, {
          error: 'errors.cardUnselected',
          path: ['method'],
        }),
      ),
    reply: z.object({ data: Payment }),
    failures: ['not_found', 'hold_ended', 'payment_unknown', 'key_reused', 'invalid_input'],
  }),
  cards: call({
    service: careService,
    method: 'GET',
    path: '/api/payment/v1.1/carddetails',
    access: self(),
    summary: 'Saved cards: brand, last four, expiry',
    reply: z.object({ data: z.array(SavedCard), checkout: Checkout }),
    failures: ['unreachable'],
  }),
  removeCard: call({
    service: careService,
    method: 'POST',
    path: '/cards/v1.0/remove',
    access: self(),
    summary: 'Forget a saved card',
    body: z.object({ id: NoCardNumber }),
    reply: z.object({ data: z.array(SavedCard) }),
    failures: ['unreachable'],
  }),
} as const;
