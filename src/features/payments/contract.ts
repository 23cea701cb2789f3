import * as z from 'zod/mini';
import { holdsCardNumber, isCardNumber } from '#shared/card-number.ts';
import { call, self } from '#shared/call.ts';
import { careService } from '#shared/services.ts';
import { Booking } from '#features/bookings/booking.ts';

/** Brand, last four and expiry: all that anyone here ever knows of a card. */
export const SavedCard = z.object({
  _id: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  expiryMonth: z.int(),
  expiryYear: z.int(),
});
export type SavedCard = z.output<typeof SavedCard>;

/** The token of a card, which begins with a letter: its number goes to the processor, never here, with whatever signs between its digits. */
const CardToken = z.string('errors.cardUnselected').check(
  z.minLength(1, 'errors.cardUnselected'),
  z.maxLength(200, 'errors.invalid_input'),
  z.refine((token) => token === '' || isCardToken(token), 'errors.cardNumber'),
);

const isCardToken = (text: string) => /^[A-Za-z][\w-]*$/.test(text) && !isCardNumber(text);

/** Whatever else somebody sends along. */
const NoCardNumberInside = z.unknown().check(
  z.refine((value) => !isNestedDeeper(value, MOST_NESTED), { error: 'errors.invalid_input', abort: true }),
  z.refine((value) => !holdsSpreadNumber(JSON.stringify(value) ?? ''), 'errors.cardNumber'),
);

/** What is read to its bottom has to have one. */
const MOST_NESTED = 20;
const isNestedDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1)));

/** The same with any sign but letters between the digits: here nobody writes dates and telephone numbers. */
const holdsSpreadNumber = (text: string) => holdsCardNumber(text.replace(/[^\p{L}\p{N}]+/gu, ' '));

/** `due`: nothing has been tried yet, or what was tried never reached the processor. */
export const paymentStates = ['due', 'succeeded', 'requires_action', 'processing', 'declined'] as const;

export const declineCodes = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'authentication_required',
] as const;

export const Payment = z.object({
  state: z.enum(paymentStates),
  amountCents: z.int(),
  /** For the processor's own confirmation step in the browser. */
  clientSecret: z.nullable(z.string()),
  declineCode: z.nullable(z.enum(declineCodes)),
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
          method: z.optional(CardToken),
          saveCard: z._default(z.boolean(), false),
          /** Later parts of the booking may be charged to this card on their days, which saves it. */
          chargeLater: z._default(z.boolean(), false),
          /** What the page said would be charged, in cents: another sum answers `price_changed` and charges nothing. */
          expectedCents: z.optional(z.int('errors.invalid_input')),
        }),
        NoCardNumberInside,
      )
      .check(
        z.refine((body) => !Object.keys(body).some(holdsSpreadNumber), 'errors.cardNumber'),
        z.refine((body) => body.action !== 'pay' || body.method !== undefined, {
          error: 'errors.cardUnselected',
          path: ['method'],
        }),
      ),
    reply: z.object({ data: Payment }),
    failures: [
      'not_found',
      'hold_ended',
      'too_late',
      'price_changed',
      'already_insured',
      'payment_unknown',
      'key_reused',
      'invalid_input',
    ],
  }),
  /** A repetition with the same card changes nothing. */
  insure: call({
    service: careService,
    method: 'POST',
    path: '/payments/v1.0/insurance',
    access: self(),
    counted: 'booking.insured',
    summary: 'Send the request without a charge: its provider checks whether the plan of an insurance card pays',
    body: z.object({
      bookingId: z.uuid('errors.invalid_input'),
      cardId: z.uuid('errors.insuranceUnchosen'),
    }),
    reply: z.object({ data: Booking }),
    failures: [
      'not_found',
      'hold_ended',
      'payment_open',
      'already_insured',
      'plans_not_taken',
      'too_many_plans',
      'too_many_requests',
    ],
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
    body: z.object({ id: CardToken }),
    reply: z.object({ data: z.array(SavedCard) }),
    failures: ['unreachable'],
  }),
  preferCard: call({
    service: careService,
    method: 'POST',
    path: '/cards/v1.0/prefer',
    access: self(),
    summary: 'Offer a saved card first',
    body: z.object({ id: CardToken }),
    reply: z.object({ data: z.array(SavedCard) }),
    failures: ['not_found', 'unreachable'],
  }),
} as const;
