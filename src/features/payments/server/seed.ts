import { randomUUID } from 'node:crypto';
import { dueNow } from '#features/bookings/dues.ts';
import type { LockedBooking } from '#features/bookings/server/store.ts';
import type { Db } from '#server/db/db.ts';
import type { Charge } from '#server/ports/payments/payments.ts';
import type { Ports } from '#server/ports/ports.ts';
import { insertPayment } from './store.ts';

/** The numbers of the simulated processor's test cards by what they do. */
const cardNumbers = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asking: '4000002500003155',
  alwaysAsking: '4000002760003184',
  silent: '4000000000000259',
} as const;
export type TestCard = keyof typeof cardNumbers;

/** What the browser gets from the simulated processor for a test card: the method of a payment. */
export async function aCard(
  { simulatedProcessor }: Pick<Ports, 'simulatedProcessor'>,
  conduct: TestCard,
  now: Date,
): Promise<string> {
  const answer = await simulatedProcessor?.tokenise(
    { number: cardNumbers[conduct], expiry: '09/31', cvc: '737', name: 'Elena Marín', zip: '91101' },
    now,
  );
  if (!answer || 'issues' in answer) throw new Error('The simulated processor takes no test cards here.');
  return answer.token;
}

const visa = { brand: 'visa', lastFour: '4242', expiryMonth: 9, expiryYear: 2031 } as const;

type TestCharge = {
  booking: Pick<LockedBooking, 'id' | 'bookingId' | 'dues'>;
  userId: string;
  /** The customer's saved card; a card that is used once when left out. */
  savedFor?: string;
  now: Date;
};

/** The next part of a booking, charged at the simulated processor; what that does to the booking is the caller's. */
export async function aCharge(db: Db, { booking, userId, savedFor, now }: TestCharge): Promise<Charge> {
  const due = dueNow(booking.dues, now);
  if (!due) throw new Error('Nothing is due of this booking.');
  const { amountCents } = due;
  const method = await aSimulatedCard(db, { savedFor, now });
  const savesCard = savedFor !== undefined;
  const payment = { dueId: due.id, bookingId: booking.id, userId, amountCents, method, savesCard, now };
  const key = await insertPayment(db, payment);
  const reference = `sim_pi_${key}`;
  await db
    .insertInto('simulated_charges')
    .values({
      reference,
      key,
      customer: savedFor ?? `sim_cus_${userId}`,
      card: method,
      amount_cents: amountCents,
      currency: 'USD',
      description: `Booking ${booking.bookingId}`,
      saves_card: savesCard,
      state: 'succeeded',
      client_secret: `${reference}_secret_${randomUUID()}`,
      created_at: now,
    })
    .execute();
  return { state: 'succeeded', reference, key, amountCents, refundedCents: 0, currency: 'USD', card: visa };
}

async function aSimulatedCard(db: Db, { savedFor, now }: { savedFor: string | undefined; now: Date }) {
  const token = savedFor === undefined ? `sim_pm_${randomUUID()}` : `sim_pm_of_${savedFor}`;
  await db
    .insertInto('simulated_cards')
    .values({
      token,
      conduct: 'succeeds',
      brand: visa.brand,
      last_four: visa.lastFour,
      expiry_month: visa.expiryMonth,
      expiry_year: visa.expiryYear,
      customer: savedFor ?? null,
      is_spent: savedFor === undefined,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return token;
}
