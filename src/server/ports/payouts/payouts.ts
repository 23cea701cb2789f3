/** All that is known of a bank account. */
export type Bank = { bankName: string; lastFour: string };

/** Why a bank sent money back: it wants another account. */
export const bankFailures = ['account_closed', 'no_account', 'bank_refused'] as const;
export type BankFailure = (typeof bankFailures)[number];

/** `key`: ours, one for each payout, at most 100 letters, digits, `-` and `_`. `description` stands on the bank's statement. */
export type PayoutRequest = { key: string; payee: string; amountCents: number; description: string };

/** `pending`: on its way. `paid`: at the bank, which may still send it back days later. What failed has come back whole, for good. */
export type Payout = {
  state: 'pending' | 'paid' | 'failed';
  reference: string;
  amountCents: number;
  failure?: BankFailure;
};

/** Events come repeatedly, late and in any order: what is true now is asked with `find`. `key`: of the payout that they are about. */
export type PayoutEvent = { id: string; key: string | undefined };

/**
 * The processor's way from our balance to the banks of those who earn. Every call throws Unreachable when its outcome is unknown,
 * and Refused when the answer is no for good.
 */
export interface Payouts {
  /** The processor's name for a place. Keep it: asked again a day later, it may be another one. */
  payeeFor(placeId: string): Promise<string>;

  /**
   * From now on this payee is paid to the account for which its browser got `token`. Refuses one that is spent or unknown
   * (unusable_bank) and a payee that is unknown (unknown_payee).
   */
  setBank(payee: string, token: string): Promise<Bank>;

  /**
   * Pays once for a key, however often and from however many places it is asked; a repetition gets the present state of the first.
   * Refuses another amount or payee under the same key (key_reused), a payee without an account (unusable_bank), an amount that is
   * none (amount), and what our balance does not hold yet (no_funds): then nothing was paid.
   */
  pay(request: PayoutRequest): Promise<Payout>;

  /** Undefined: there is no such payout. Right after an Unreachable it may still arrive. */
  find(which: Pick<PayoutRequest, 'key' | 'payee'>): Promise<Payout | undefined>;

  /** Takes the body as it came, before any parsing. Refuses (forged_event) a wrong signature and one older than five minutes. */
  readEvent(rawBody: string, signature: string, now: Date): PayoutEvent;
}
