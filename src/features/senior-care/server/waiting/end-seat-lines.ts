import { standsInLine } from '#features/availability/server/lines/standing-store.ts';
import type { Context } from '#server/http/handlers.ts';
import { unreserveSeats } from '../seats.ts';
import { tellWaiter } from './tell-waiter.ts';
import { linesAt, lockWaiter, writeWaiter } from './waiting-store.ts';

/** Ends the lines of a center that is given up, and tells whoever stands in them; what was held for them is held no more. In the caller's transaction. */
export async function endLinesAt(context: Context, centreId: string): Promise<void> {
  const { db, now } = context;
  for (const id of await linesAt(db, centreId)) {
    const waiter = await lockWaiter(db, { id, now });
    if (!waiter || !standsInLine(waiter)) continue;
    await writeWaiter(db, id, { state: 'over', now });
    if (waiter.state !== 'waiting')
      await unreserveSeats(db, { centreId, days: [waiter.day], guests: waiter.guests, room: waiter.room || null });
    await tellWaiter(context, waiter, { what: 'givenUp' });
  }
}
