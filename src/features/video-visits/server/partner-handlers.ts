import { endEarly } from '#features/bookings/server/ending-store.ts';
import { keepTime } from '#features/bookings/server/offers/make-offer.ts';
import { lockBooking } from '#features/bookings/server/store.ts';
import { audit, auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { publishEmptied } from '#server/realtime/fanout.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import type { partnerVideoVisits } from '../partner-contract.ts';
import { arrivalsAt } from './door-store.ts';
import { findVisit, refuseClosed } from './find-visit.ts';
import { modeOf, isHere, presentVisit, presentVisits, screenKinds } from './present-visit.ts';
import { emptyRoom } from './room-store.ts';
import { refreshVisit, tellVisit } from './tell-visit.ts';
import { lockVisit, markAdmitted, markEnded, seatHolders, visitsAt, type VisitRow } from './visit-store.ts';

export const partnerVideoVisitHandlers: Handlers<typeof partnerVideoVisits> = {
  async today(_, context) {
    const { db, user, now, bookingKinds } = context;
    if (user.providerIds.length === 0) throw new Failure('not_found');
    const kinds = screenKinds(bookingKinds);
    if (kinds.length === 0) return { data: [] };
    const span = { from: new Date(now.getTime() - HOUR_MS / 2), to: new Date(now.getTime() + DAY_MS) };
    const rows = await visitsAt(db, { providerIds: user.providerIds, kinds, ...span });
    const shown = rows.filter((row) => modeOf(bookingKinds, row));
    await auditLook(context, { people: shown.map((row) => row.person_id), subject: 'video_visits' });
    return { data: await presentVisits(context, shown) };
  },

  admit: ({ params: { id } }, context) =>
    changed(context, id, async (inside, row) => {
      const { db, now } = inside;
      const visit = await lockVisit(db, id, now);
      refuseClosed({ ...row, ended_at: visit.ended_at }, now);
      if (visit.admitted_at !== null) return;
      await markAdmitted(db, id, now);
      // Whoever lets them in keeps the time that it wanted to change.
      await keepTime(inside, { bookingId: id, manager: inside.user });
      const holders = await seatHolders(db, id, now);
      const here = (await arrivalsAt(db, [id])).filter((one) => isHere(one.seen_at, now));
      await tellVisit(inside, {
        visit: row,
        what: 'begun',
        readers: holders.filter(({ part }) => part !== 'provider'),
        isThere: (reader) => here.some((one) => one.user_id === reader.id),
      });
    }),

  end: ({ params: { id } }, context) =>
    changed(context, id, async ({ db, now }) => {
      const visit = await lockVisit(db, id, now);
      if (visit.admitted_at === null) throw new Failure('visit_not_begun');
      if (visit.ended_at !== null) return;
      await markEnded(db, id, now);
      await endEarly(db, { bookingId: id, now });
      await refreshVisit(db, id, now, 'bookings');
      await emptyRoom(db, id);
      await publishEmptied(db, id);
    }),
};

/** One step of the provider with a visit of its own, after which everybody's pages ask again. */
async function changed(context: Context, id: string, step: (inside: Context, row: VisitRow) => Promise<void>) {
  const { user, now } = context;
  await context.db.transaction().execute(async (db) => {
    // The booking first, as whoever moves or cancels it does.
    await lockBooking(db, id);
    const row = await findVisit({ ...context, db }, id);
    if (!user.providerIds.includes(row.provider_id)) throw new Failure('not_found');
    await step({ ...context, db }, row);
    await refreshVisit(db, id, now);
    await audit(db, {
      at: now,
      actorId: user.id,
      personId: row.person_id,
      action: 'write',
      subject: `video_visit:${id}`,
    });
  });
  return { data: await presentVisit(context, await findVisit(context, id)) };
}
