import { bookStay } from '#features/senior-care/server/book-stay.ts';
import { auditAll } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context, Handlers, User } from '#server/http/handlers.ts';
import { answerOnce } from '#server/idempotency.ts';
import { Failure } from '#shared/failure.ts';
import type { Booking } from '../booking.ts';
import type { bookings } from '../contract.ts';
import { changeBooking } from './change-booking.ts';
import { presentBooking } from './present.ts';
import { bookingOf, bookingsOf, countByTab, latestBookings, nextBooking, type ShownBooking } from './store.ts';

export const bookingHandlers: Handlers<typeof bookings> = {
  async book({ body }, context) {
    const { db, user, now, idempotencyKey } = context;
    const { id } = await answerOnce(
      db,
      { userId: user.id, route: 'book', key: idempotencyKey, body, now },
      async (db) => ({
        id: await bookStay(db, { userId: user.id, request: body, now }),
      }),
    );
    return { data: await shownBooking(context, id) };
  },

  async list({ query }, { db, user, now }) {
    const asked = { userId: user.id, now };
    const [rows, counts] = await Promise.all([bookingsOf(db, { ...asked, ...query }), countByTab(db, asked)]);
    await auditReading(db, { rows, user, now });
    return { data: rows.map((row) => presentBooking(row, now)), pagization: { totalCount: counts[query.tab] }, counts };
  },

  async one({ params }, context) {
    const { db, user, now } = context;
    const row = await bookingOf(db, {
      id: params.id,
      userId: user.id,
      centreIds: user.centreIds,
      scope: 'bookings',
      now,
    });
    if (!row) throw new Failure('not_found');
    await auditAll(db, [
      { at: now, actorId: user.id, personId: row.person_id, action: 'read', subject: `booking:${row.id}` },
    ]);
    return { data: presentBooking(row, now) };
  },

  async next(_, { db, user, now }) {
    const asked = { userId: user.id, now };
    const [next, latest, counts] = await Promise.all([
      nextBooking(db, asked),
      latestBookings(db, user.id),
      countByTab(db, asked),
    ]);
    await auditReading(db, { rows: next ? [next, ...latest] : latest, user, now });
    return {
      next: next ? presentBooking(next, now) : null,
      latest: latest.map((row) => presentBooking(row, now)),
      counts,
    };
  },

  async change({ params, body }, context) {
    const { db, user, now, publicUrl } = context;
    await changeBooking(db, { bookingId: params.id, userId: user.id, wish: body, publicUrl, now });
    return { data: await shownBooking(context, params.id) };
  },
};

/** What was just written, as its writer sees it. */
async function shownBooking({ db, user, now }: Context, id: string): Promise<Booking> {
  const row = await bookingOf(db, { id, userId: user.id, scope: 'bookings', now });
  if (!row) throw new Failure('not_found');
  return presentBooking(row, now);
}

/** One entry for each person whose bookings are on the page. */
async function auditReading(db: Db, { rows, user, now }: { rows: ShownBooking[]; user: User; now: Date }) {
  const people = new Set(rows.map((row) => row.person_id));
  await auditAll(
    db,
    [...people].map((personId) => ({
      at: now,
      actorId: user.id,
      personId,
      action: 'read' as const,
      subject: 'bookings',
    })),
  );
}
