import type { CountedTime } from '../../refund-policy.ts';
import { type BookingContext, kindNamed } from '../kind.ts';
import { type LockedBooking, timesOf } from '../store.ts';
import { pastsOf } from './counted-store.ts';
import { countedTimes } from './counted-times.ts';

/** The times of a locked booking as they count when it ends, of a kind whose times go one by one; undefined of others. */
export async function timesThatCount(
  { db, bookingKinds }: BookingContext,
  { id, kind, snapshot, termsFrom }: LockedBooking,
): Promise<CountedTime[] | undefined> {
  const { single } = kindNamed(bookingKinds, kind);
  if (!single) return undefined;
  const row = { snapshot, times: await timesOf(db, id), terms_from: termsFrom, ...(await pastsOf(db, id)) };
  return countedTimes(row, single);
}
