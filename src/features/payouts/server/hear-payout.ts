import * as z from 'zod';
import { carryOn, type PayoutContext } from './run-payouts.ts';
import { payoutNamed } from './payout-store.ts';

const Key = z.uuid();

/**
 * Hears of a payout from the processor, as it came, before any parsing. It says only which one: how that stands is asked anew, so
 * repetitions and wrong order do no harm. Throws Refused (forged_event) and Unreachable: then it comes again.
 */
export async function hearPayout(
  parts: PayoutContext,
  { rawBody, signature }: { rawBody: string; signature: string },
): Promise<void> {
  const { key } = parts.ports.payouts.readEvent(rawBody, signature, parts.now);
  const id = Key.safeParse(key).data;
  const payout = id === undefined ? undefined : await payoutNamed(parts.db, id);
  if (payout && payout.state !== 'failed') await carryOn(parts, payout);
}
