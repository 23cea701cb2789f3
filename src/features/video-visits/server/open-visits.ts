import type { BookingKinds } from '#features/bookings/server/kind.ts';
import { eachInTurn } from '#server/jobs/each-in-turn.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { modeOf, screenKinds } from './present-visit.ts';
import { type NewsContext, tellVisit } from './tell-visit.ts';
import { markTold, seatHolders, visitsToTell } from './visit-store.ts';

const AHEAD_MS = 15 * MINUTE_MS;

/** Tells everybody of a visit that can be entered, once: with the link that leads in. */
export async function openVisits(context: NewsContext & { bookingKinds: BookingKinds }): Promise<void> {
  const { db, bookingKinds, now } = context;
  const kinds = screenKinds(bookingKinds);
  if (kinds.length === 0) return;
  const due = await visitsToTell(db, { kinds, from: now, to: new Date(now.getTime() + AHEAD_MS) });
  await eachInTurn(
    due.filter((visit) => modeOf(bookingKinds, visit)),
    (visit) =>
      db.transaction().execute(async (db) => {
        if (!(await markTold(db, visit.id, now))) return;
        const readers = await seatHolders(db, visit.id, now);
        await tellVisit({ ...context, db }, { visit, what: 'opens', readers });
      }),
  );
}
