import { zoneOf } from '#features/preferences/server/zone-of.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { addDays, dayIn } from '#shared/dates.ts';
import type { weeklyDigest } from '../../digest.ts';
import { digestOf, mondayOf, WEEK } from './digest.ts';
import { offeredUndo, undoDeed } from './undo-deed.ts';

export const digestHandlers: Handlers<typeof weeklyDigest> = {
  async week({ query }, context) {
    const { db, user, now } = context;
    const zone = await zoneOf(db, user.id);
    const from = mondayOf(dayIn(zone, now), query.which === 'this' ? 0 : 1);
    const data = await digestOf(context, { userId: user.id, personId: query.for ?? null, monday: from, zone });
    return { from, to: addDays(from, WEEK - 1), data };
  },

  offered: async ({ query }, context) => ({ data: await offeredUndo(context, query.link) }),

  async undo({ body: { link, expectedRefundCents } }, context) {
    await undoDeed(context, { link, expectedRefundCents });
    return { data: await offeredUndo(context, link) };
  },
};
