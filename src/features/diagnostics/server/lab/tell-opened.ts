import type { Context } from '#server/http/handlers.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { markTold, openedUntold } from '../orders/order-store.ts';
import { tellOfOrder } from './tell-order.ts';

/** Tells families of results that were held back and have opened by themselves: of each once. */
export async function tellOpened(context: Pick<Context, 'db' | 'publicUrl' | 'now'>): Promise<void> {
  const { now } = context;
  await eachInTurn(await openedUntold(context.db, now), ({ id }) =>
    context.db.transaction().execute(async (db) => {
      const row = await markTold(db, { id, now });
      if (row) await tellOfOrder({ ...context, db }, { row, what: 'reported' });
    }),
  );
}
