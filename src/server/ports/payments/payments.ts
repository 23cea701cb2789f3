export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'other';
export type Card = { brand: CardBrand; lastFour: string; expiryMonth: number; expiryYear: number };
export type SavedCard = Card & { method: string };

export type ChargeState = 'succeeded' | 'requires_action' | 'processing' | 'declined';
export type DeclineCode =
  'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'authentication_required';

/**
 * `key`: ours, one for each attempt, at most 100 letters, digits, `-` and `_`. `currency`: 'USD'. `method`: the token that the
 * processor gave the browser, or a saved card's. `description` stands on the processor's pages: no name, nothing about health.
 */
export type ChargeRequest = {
  key: string;
  amountCents: number;
  currency: string;
  method: string;
  customer: string;
  saveCard: boolean;
  /** `agreed`: the payer lets us charge the card that is saved later without them; `now`: this is such a charge. Left out, the payer is there. */
  offSession?: 'agreed' | 'now';
  description: string;
};

/** `reference` is the processor's name of the charge; `clientSecret` lets the payer's browser confirm, while that is required. */
export type Charge = {
  state: ChargeState;
  reference: string;
  key: string;
  amountCents: number;
  refundedCents: number;
  currency: string;
  card?: Card;
  clientSecret?: string;
  declineCode?: DeclineCode;
};

export type RefundRequest = { key: string; reference: string; amountCents: number };
export type Refund = { state: 'succeeded' | 'pending' | 'failed'; reference: string; amountCents: number };

/** Events come repeatedly and in any order: `id` tells repetitions, and what is true now is asked with `find({ reference })`. */
export type PaymentEvent = { id: string; reference: string | undefined };

/** What the browser needs to get a card's token from the processor itself, so that no card number meets our server. */
export type Checkout = { provider: 'simulated'; gateway: string } | { provider: 'stripe'; publishableKey: string };

/** A card processor. Every call throws Unreachable when its outcome is unknown, and Refused when the answer is no for good. */
export interface Payments {
  readonly checkout: Checkout;

  /** The processor's name for this payer. Keep it: asked again a day later, it may be another one. */
  customerFor(userId: string): Promise<string>;

  /**
   * Charges once for a key, however often and from however many places it is asked; a repetition gets the present state of the
   * first, whatever its card. A decline is an answer, not a throw, and stands for its key: another try takes another key. A bank
   * that asks a payer who is not there declines (authentication_required).
   * Refuses another amount, currency or customer under the same key (key_reused), a card that is spent or another
   * customer's (unusable_card), and amounts below 50 cents (amount).
   */
  charge(request: ChargeRequest): Promise<Charge>;

  /** Undefined: there is no such charge. Right after an Unreachable it may still arrive; two minutes later it will not. */
  find(which: { key: string; customer: string } | { reference: string }): Promise<Charge | undefined>;

  /**
   * Gives back a part or all of a succeeded charge, once for a key. Refuses more than is left of it (over_refund), an unknown
   * charge (unknown_charge), one that never succeeded (not_charged), and another amount under the same key (key_reused).
   */
  refund(request: RefundRequest): Promise<Refund>;

  /** Newest first, at most 100. */
  savedCards(customer: string): Promise<SavedCard[]>;

  /** Does nothing when this customer has no such card. */
  removeCard(customer: string, method: string): Promise<void>;

  /** Takes the body as it came, before any parsing. Refuses (forged_event) a wrong signature and one older than five minutes. */
  readEvent(rawBody: string, signature: string, now: Date): PaymentEvent;
}

export const smallestCharge = 50;
