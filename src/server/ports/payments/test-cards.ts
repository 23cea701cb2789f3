import type { CardBrand, ChargeRequest, DeclineCode } from './payments.ts';

/** What the simulated processor does with a card: the same numbers do the same at the real one in its test mode. */
export type Conduct = 'succeeds' | 'asks' | 'always_asks' | 'times_out' | DeclineCode;
export type TestCard = { brand: CardBrand; conduct: Conduct };

export const testCards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'visa', conduct: 'succeeds' },
  '5555555555554444': { brand: 'mastercard', conduct: 'succeeds' },
  '4000000000000002': { brand: 'visa', conduct: 'card_declined' },
  '4000000000009995': { brand: 'visa', conduct: 'insufficient_funds' },
  '4000000000000069': { brand: 'visa', conduct: 'expired_card' },
  '4000000000000127': { brand: 'visa', conduct: 'incorrect_cvc' },
  '4000002500003155': { brand: 'visa', conduct: 'asks' },
  '4000002760003184': { brand: 'visa', conduct: 'always_asks' },
  '4000000000000259': { brand: 'visa', conduct: 'times_out' },
};

export type ActedConduct = Exclude<Conduct, 'always_asks'>;

/** What it does with one charge: a bank asks only a payer who is there, and most of them not again once the payer has agreed. */
export function conductOf(conduct: Conduct, { offSession }: Pick<ChargeRequest, 'offSession'>): ActedConduct {
  if (conduct === 'always_asks') return offSession === 'now' ? 'authentication_required' : 'asks';
  return conduct === 'asks' && offSession === 'now' ? 'succeeds' : conduct;
}
