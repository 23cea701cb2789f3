import { bookable, type BookableProvider, bookableProviderOf } from '#features/providers/server/provider-store.ts';
import type { Db } from '#server/db/db.ts';
import type { Kind, Prices } from '../stay.ts';

export type BookableCentre = BookableProvider & { kind: Kind; prices: Prices };

/** A centre that can be booked: verified, with somebody who answers. Its prices, hours and seats stay as they are until the transaction ends. */
export async function bookableCentre(db: Db, id: string): Promise<BookableCentre | undefined> {
  const row = await bookable(db, id)
    .innerJoin('centres', 'centres.provider_id', 'providers.id')
    .select(['centres.week_cents', 'centres.month_cents'])
    .forShare()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...bookableProviderOf(row),
    kind: row.kind as Kind, // only centres of these kinds have a row in centres
    prices: { dayCents: row.price_cents, weekCents: row.week_cents, monthCents: row.month_cents },
  };
}
