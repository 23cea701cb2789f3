import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { Refused } from '../refused.ts';
import { noteEvent } from './embedded-events.ts';
import type { Refund, RefundRequest } from './payments.ts';

/** The refund of this key, made now or before. Throws Refused for the reasons that the port names. */
export async function makeRefund(db: Db, request: RefundRequest): Promise<Refund> {
  if (!Number.isSafeInteger(request.amountCents) || request.amountCents <= 0) throw new Refused('payments', 'amount');
  return db.transaction().execute(async (db) => {
    const charge = await db
      .selectFrom('simulated_charges')
      .select(['state', 'amount_cents', 'refunded_cents'])
      .where('reference', '=', request.reference)
      .forUpdate()
      .executeTakeFirst();
    if (!charge) throw new Refused('payments', 'unknown_charge');
    const earlier = await findRefund(db, request.key);
    if (earlier) return agreeing(earlier, request);
    if (charge.state !== 'succeeded') throw new Refused('payments', 'not_charged');
    if (charge.refunded_cents + request.amountCents > charge.amount_cents) throw new Refused('payments', 'over_refund');
    const isMine = await writeRefund(db, request);
    if (isMine) {
      await db
        .updateTable('simulated_charges')
        .set({ refunded_cents: charge.refunded_cents + request.amountCents })
        .where('reference', '=', request.reference)
        .execute();
      await noteEvent(db, { kind: 'charge.refunded', charge: request.reference });
    }
    return agreeing(await findRefund(db, request.key), request);
  });
}

async function writeRefund(db: Db, { key, reference, amountCents }: RefundRequest) {
  const written = await db
    .insertInto('simulated_refunds')
    .values({
      reference: `sim_re_${randomBytes(16).toString('hex')}`,
      key,
      charge: reference,
      amount_cents: amountCents,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}

const findRefund = (db: Db, key: string) =>
  db
    .selectFrom('simulated_refunds')
    .select(['reference', 'charge', 'amount_cents'])
    .where('key', '=', key)
    .executeTakeFirst();

function agreeing(row: Awaited<ReturnType<typeof findRefund>>, { reference, amountCents }: RefundRequest): Refund {
  if (row?.charge !== reference || row.amount_cents !== amountCents) throw new Refused('payments', 'key_reused');
  return { state: 'succeeded', reference: row.reference, amountCents };
}
