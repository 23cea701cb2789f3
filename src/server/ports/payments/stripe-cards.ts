import type Stripe from 'stripe';
import type { Card, CardBrand, Payments } from './payments.ts';
import { asking, isMissing } from './stripe-failures.ts';

const brands: readonly string[] = ['visa', 'mastercard', 'amex', 'discover'] satisfies CardBrand[];

/** The part of the port that is about payers and their cards. */
export function stripeCards(stripe: Stripe): Pick<Payments, 'customerFor' | 'savedCards' | 'removeCard'> {
  return {
    // The processor learns no name and no address, only that it is the same payer.
    customerFor: (userId) =>
      asking(
        async () => {
          const customer = await stripe.customers.create(
            { metadata: { user: userId } },
            { idempotencyKey: `customer-${userId}` },
          );
          return customer.id;
        },
        () => 'request',
      ),
    savedCards: (customer) =>
      asking(
        async () => {
          const { data } = await stripe.customers.listPaymentMethods(customer, { type: 'card', limit: 100 });
          return data.flatMap((method) => {
            const card = cardOf(method);
            return card ? [{ method: method.id, ...card }] : [];
          });
        },
        () => 'request',
      ),
    removeCard: (customer, method) =>
      asking(
        async () => {
          try {
            await stripe.customers.retrievePaymentMethod(customer, method);
            await stripe.paymentMethods.detach(method);
          } catch (error) {
            if (!isMissing(error)) throw error;
          }
        },
        () => 'request',
      ),
  };
}

/** Undefined for a method that was not expanded, and for one that is no card. */
export function cardOf(method: string | Stripe.PaymentMethod | null): Card | undefined {
  if (method === null || typeof method === 'string' || !method.card) return undefined;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = method.card;
  return { brand: brandOf(brand), lastFour: last4, expiryMonth, expiryYear };
}

const brandOf = (brand: string): CardBrand => (brands.includes(brand) ? (brand as CardBrand) : 'other'); // one of the list above
