import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { alivePayment } from './store.ts';

/** Before anything else becomes of a part of the price: its booking is locked. Throws `payment_open` while it is being charged. */
export async function refuseCharging(db: Db, { id }: { id: string }): Promise<void> {
  if (await alivePayment(db, id)) throw new Failure('payment_open');
}
