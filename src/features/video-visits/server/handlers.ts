import { auditLook } from '#server/audit.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import type { videoVisits } from '../contract.ts';
import { phaseOf } from '../visit.ts';
import { arrive, keepCheck } from './door-store.ts';
import { enterVisit } from './enter-visit.ts';
import { findOpenVisit, findVisit, visitNotOpen } from './find-visit.ts';
import { agreeToInvited, inviteGuest, uninviteGuest } from './invite-guest.ts';
import { modeOf, isHere, presentVisit, presentVisits, screenKinds } from './present-visit.ts';
import { keyOf, refreshVisit, tellVisit } from './tell-visit.ts';
import { wordsOfVisit, writeInVisit } from './visit-words.ts';
import { seatHolders, visitsOf } from './visit-store.ts';

const AHEAD_MS = 7 * DAY_MS;

export const videoVisitHandlers: Handlers<typeof videoVisits> = {
  async mine({ query }, context) {
    const { db, user, now, bookingKinds } = context;
    const kinds = screenKinds(bookingKinds);
    if (kinds.length === 0) return { data: [] };
    const span = { from: new Date(now.getTime() - HOUR_MS / 2), to: new Date(now.getTime() + AHEAD_MS) };
    const rows = await visitsOf(db, { userId: user.id, now, kinds, personId: query.for, ...span });
    const shown = rows.filter((row) => modeOf(bookingKinds, row));
    await auditLook(context, { people: shown.map((row) => row.person_id), subject: 'video_visits' });
    return { data: (await presentVisits(context, shown)).filter(({ phase }) => phase !== 'over') };
  },

  async one({ params: { id }, query: { key } }, context) {
    const data = await presentVisit(context, await findVisit(context, id));
    return { data, isStraightIn: key === keyOf(context.secrets, { bookingId: id, userId: context.user.id }) };
  },

  async check({ params: { id }, body }, context) {
    const { db, user, now } = context;
    const row = await findVisit(context, id, { by: 'video' });
    const phase = phaseOf({ startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at }, now);
    if (phase === 'over' || phase === 'far') throw visitNotOpen();
    await context.limits.take('videoCheckAccount', user.id);
    await keepCheck(db, { bookingId: id, userId: user.id, now }, body);
    await refreshVisit(db, id, now);
    return { data: await presentVisit(context, row) };
  },

  async arrive({ params: { id } }, context) {
    const { db, user, now } = context;
    const row = await findOpenVisit(context, id);
    if (row.part === 'provider') throw new Failure('not_found');
    const before = await arrive(db, { bookingId: id, userId: user.id, now });
    const isFirst = before.arrivedAt === null;
    if (!isHere(before.seenAt, now)) {
      const holders = await seatHolders(db, id, now);
      const staff = holders.filter(({ part }) => part === 'provider');
      if (isFirst && row.admitted_at === null)
        await db
          .transaction()
          .execute((db) => tellVisit({ ...context, db }, { visit: row, what: 'waiting', readers: staff }));
      await refreshVisit(db, id, now);
    }
    return { data: await presentVisit(context, row), isFirst };
  },

  enter: ({ params: { id }, body: { insteadOf } }, context) => enterVisit(context, id, insteadOf),

  words: async ({ params: { id } }, context) => ({ data: await wordsOfVisit(context, id) }),

  write: async ({ params: { id }, body }, context) => ({ data: await writeInVisit(context, id, body) }),

  async invite({ params: { id }, body }, context) {
    await inviteGuest(context, id, body);
    return { data: await presentVisit(context, await findVisit(context, id)) };
  },

  async agree({ params: { id }, body: { guestId } }, context) {
    await agreeToInvited(context, id, guestId);
    return { data: await presentVisit(context, await findVisit(context, id)) };
  },

  async uninvite({ params: { id }, body: { guestId } }, context) {
    await uninviteGuest(context, id, guestId);
    return { data: await presentVisit(context, await findVisit(context, id)) };
  },
};
