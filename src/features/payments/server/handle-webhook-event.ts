import type { PaymentContext } from './reconcile-payment.ts';
import { settle } from './settle-payment.ts';
import { isKnownEvent, keepEvent } from './store.ts';

/**
 * Hears an event of the processor, as it came, before any parsing. It says only which charge may have changed: how that stands is
 * asked anew, so repetitions and wrong order do no harm. Throws Refused (forged_event) and Unreachable: then it comes again.
 */
export async function handleWebhookEvent(
  parts: PaymentContext,
  { rawBody, signature }: { rawBody: string; signature: string },
): Promise<void> {
  const { db, ports, now } = parts;
  const event = ports.payments.readEvent(rawBody, signature, now);
  if (await isKnownEvent(db, event.id)) return;
  const charge = event.reference === undefined ? undefined : await ports.payments.find({ reference: event.reference });
  if (charge) await settle(parts, charge);
  await keepEvent(db, event.id, now);
}
