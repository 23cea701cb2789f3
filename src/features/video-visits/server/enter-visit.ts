import { readNotifications } from '#features/notifications/server/notify.ts';
import { audit } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { takeBack } from '#server/jobs/outbox.ts';
import { publishOut } from '#server/realtime/fanout.ts';
import { Failure } from '#shared/failure.ts';
import { entryOf, hasSeatFor } from '../visit.ts';
import { findOpenVisit, refuseClosed } from './find-visit.ts';
import { iceServersFor } from './ice-servers.ts';
import { clearSeats, insertSeat, seatsIn, sitsElsewhere } from './room-store.ts';
import { refreshVisit } from './tell-visit.ts';
import { lockVisit } from './visit-store.ts';

/**
 * Gives this session a seat in the room of a visit that has begun, and takes away the one that the account had on another device or
 * before a reload. Whoever only comes back after a cut, to the seat `insteadOf`, takes it from no device that came since. Throws
 * `not_found`, `visit_not_open`, `visit_not_begun`, `visit_full` and `visit_elsewhere`.
 */
export async function enterVisit(context: Context, id: string, insteadOf?: string) {
  const { user, now, limits, turn } = context;
  await limits.take('videoEntryAccount', user.id);
  const row = await findOpenVisit(context, id, 'video'); // one in writing has no seats
  const seat = await context.db.transaction().execute(async (db) => {
    const visit = await lockVisit(db, id, now);
    refuseClosed({ ...row, ended_at: visit.ended_at }, now);
    if (visit.admitted_at === null) throw new Failure('visit_not_begun');
    if (insteadOf && (await sitsElsewhere(db, { bookingId: id, userId: user.id, seat: insteadOf })))
      throw new Failure('visit_elsewhere');
    const cleared = await clearSeats(db, { bookingId: id, userId: user.id });
    const present = await seatsIn(db, [id]);
    const others = present.map(({ part }) => part);
    if (!hasSeatFor(row.part, others)) throw new Failure('visit_full');
    await publishOut(db, id, cleared);
    const given = await insertSeat(db, { bookingId: id, userId: user.id, sessionId: user.sessionId, part: row.part });
    // Whoever is in the room needs not be called into it.
    await takeBack(db, { userIds: [user.id], subjectId: id, about: 'reminders' });
    await readNotifications(db, { userId: user.id, subjectId: id, now });
    await refreshVisit(db, id, now);
    await audit(db, {
      at: now,
      actorId: user.id,
      personId: row.person_id,
      action: 'share',
      subject: `video_visit:${id}`,
    });
    return given;
  });
  const { closesAt } = entryOf({ startsAt: row.starts_at, endsAt: row.ends_at });
  return {
    seat,
    iceServers: iceServersFor(turn, { seat, closesAt }),
    isRelayOnly: turn?.isOnly ?? false,
  };
}
