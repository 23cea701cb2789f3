import { isCardNumber } from '#shared/card-number.ts';
import { dueNow } from '#features/bookings/dues.ts';
import { bookingOf, type FoundBooking } from '#features/bookings/server/opened/opened-store.ts';
import { paidBooking } from '#features/bookings/server/show-booking.ts';
import { auditReading } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import type { Ports } from '#server/ports/ports.ts';
import { Unreachable } from '#server/ports/unreachable.ts';
import { Failure } from '#shared/failure.ts';
import type { Payment, payments } from '../contract.ts';
import { insureBooking } from './insure-booking.ts';
import { isGivenUp, payBooking } from './pay-booking.ts';
import { reconcile } from './reconcile-payment.ts';
import { knownCustomer, latestPayment, type PaymentRow, paymentOf } from './store.ts';
import { preferMethod, preferredMethod } from './preferred-store.ts';

export const paymentHandlers: Handlers<typeof payments> = {
  async pay({ body: { action, bookingId, method, saveCard, chargeLater, expectedCents } }, context) {
    // It is stored beside the payment.
    if (isCardNumber(context.idempotencyKey ?? '')) throw Failure.of('Idempotency-Key', 'errors.cardNumber');
    if (action === 'check' || method === undefined) return { data: await checkPayment(context, bookingId) };
    const { user, idempotencyKey } = context;
    const asked = { bookingId, method, saveCard, chargeLater, ...(expectedCents !== undefined && { expectedCents }) };
    const id = await payBooking({ ...context, userId: user.id, idempotencyKey }, asked);
    return { data: await paymentAnswer(context, bookingId, await paymentOf(context.db, id)) };
  },

  async insure({ body }, context) {
    const { limits, user } = context;
    await limits.take('bookingAccount', user.id);
    await insureBooking(context, { ...body, userId: user.id, factor: limits.factor });
    return { data: paidBooking(context, await readPayable(context, body.bookingId)) };
  },

  async cards(_, { db, ports, user }) {
    return { data: await savedCards({ db, ports }, user.id), checkout: ports.payments.checkout };
  },

  async removeCard({ body }, { db, ports, user }) {
    const customer = await knownCustomer(db, user.id);
    if (customer !== undefined) await ports.payments.removeCard(customer, body.id).catch(answering);
    return { data: await savedCards({ db, ports }, user.id) };
  },

  async preferCard({ body }, { db, ports, user }) {
    const cards = await savedCards({ db, ports }, user.id);
    if (!cards.some(({ _id }) => _id === body.id)) throw new Failure('not_found');
    await preferMethod(db, { userId: user.id, method: body.id });
    return { data: await savedCards({ db, ports }, user.id) };
  },
};

/** How the payment of a booking stands; while the processor does not answer, as it was last known. */
async function checkPayment(context: Context, bookingId: string): Promise<Payment> {
  const { db } = context;
  await payableBooking(context, bookingId);
  const payment = await latestPayment(db, bookingId);
  const isOpen = payment && payment.state !== 'succeeded' && payment.state !== 'declined' && payment.state !== 'stray';
  if (isOpen)
    await reconcile(context, payment).catch((error: unknown) => {
      if (!(error instanceof Unreachable)) throw error;
    });
  return paymentAnswer(context, bookingId, await latestPayment(db, bookingId));
}

async function payableBooking({ db, now, user }: Context, id: string): Promise<FoundBooking> {
  const booking = await bookingOf(db, { id, userId: user.id, scopes: ['payments'], now });
  if (!booking) throw new Failure('not_found');
  return booking;
}

/** The look is in the trail of the person. */
async function readPayable(context: Context, id: string): Promise<FoundBooking> {
  const booking = await payableBooking(context, id);
  await auditReading(context, { people: [booking.person_id], subject: `booking:${id}` });
  return booking;
}

async function paymentAnswer(context: Context, bookingId: string, payment: PaymentRow | undefined): Promise<Payment> {
  const { now, user } = context;
  const booking = await readPayable(context, bookingId);
  return {
    state: stateOf(payment),
    amountCents: payment?.amount_cents ?? dueNow(booking.dues, now)?.amountCents ?? 0,
    booking: paidBooking(context, booking),
    // Only whoever pays can answer the bank's question.
    clientSecret: payment?.user_id === user.id ? payment.client_secret : null,
    declineCode: payment?.decline_code ?? null,
    card:
      payment?.card_brand && payment.card_last_four
        ? { brand: payment.card_brand, lastFour: payment.card_last_four }
        : null,
  };
}

function stateOf(payment: PaymentRow | undefined): Payment['state'] {
  if (!payment || isGivenUp(payment)) return 'due';
  if (payment.state === 'stray') return 'declined';
  return payment.state === 'started' ? 'processing' : payment.state;
}

async function savedCards({ db, ports }: { db: Db; ports: Ports }, userId: string) {
  const customer = await knownCustomer(db, userId);
  const cards = customer === undefined ? [] : await ports.payments.savedCards(customer).catch(answering);
  const preferred = await preferredMethod(db, userId);
  const first = (method: string) => (method === preferred ? 0 : 1);
  return cards
    .toSorted((one, other) => first(one.method) - first(other.method))
    .map(({ method, ...card }) => ({ _id: method, ...card }));
}

function answering(error: unknown): never {
  throw error instanceof Unreachable ? new Failure('unreachable', { cause: error }) : error;
}
