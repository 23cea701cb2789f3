import * as z from 'zod/mini';

/** The kind of notifications about payouts; its subject is a payout or a place. */
export const PAYOUT_NOTICE = 'payout';

/**
 * `failed`: came back, and waits for another account; `again`: came back, and leaves for the account named since. `bank`: where a place
 * is paid to has changed. `earned`: there is money, and no account.
 */
export const payoutNotices = ['sent', 'failed', 'again', 'bank', 'earned'] as const;
export type PayoutNotice = (typeof payoutNotices)[number];

/** `cents`: none where it is about the account. */
export const PayoutNoticeFacts = z.object({
  what: z.enum(payoutNotices),
  place: z.string(),
  cents: z.int(),
  bankName: z.string(),
  lastFour: z.string(),
});
export type PayoutNoticeFacts = z.output<typeof PayoutNoticeFacts>;
