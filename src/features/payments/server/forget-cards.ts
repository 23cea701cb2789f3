import type { Leaver, LetGoContext } from '#server/keeping.ts';
import { knownCustomer } from './store.ts';

/** Takes the saved cards of an account away from the processor. */
export async function forgetCards({ db, ports }: LetGoContext, { userId }: Leaver): Promise<void> {
  const customer = await knownCustomer(db, userId);
  if (!customer) return;
  for (const { method } of await ports.payments.savedCards(customer)) await ports.payments.removeCard(customer, method);
}
