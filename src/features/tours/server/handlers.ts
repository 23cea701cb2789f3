import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { tours } from '../contract.ts';
import { askTour } from './ask-tour.ts';
import { changeTour } from './change-tour.ts';
import { placeWith } from './offer-store.ts';
import { presentTour } from './present-tour.ts';
import { tourOfFamily, toursOfFamily } from './tour-store.ts';
import { tourTimes } from './tour-times.ts';

export const tourHandlers: Handlers<typeof tours> = {
  async times({ params: { id } }, { db, now }) {
    const place = await placeWith(db, { id, now });
    if (!place) throw new Failure('not_found');
    const data = await tourTimes(db, { providerId: id, now });
    return { _id: place.id, name: place.name, isVerified: place.is_verified, data };
  },

  ask: async ({ body }, context) => ({ data: await shown(context, await askTour(context, body)) }),

  async mine({ query: { for: personId } }, context) {
    const { db, user, now } = context;
    const rows = await toursOfFamily(db, { userId: user.id, now, personId });
    await auditReading(context, { people: rows.map((row) => row.person_id), subject: 'tours' });
    return { data: rows.map((row) => presentTour(row, { userId: user.id, now })) };
  },

  async change({ params: { id }, body }, context) {
    await context.limits.take('tourChangeAccount', context.user.id);
    await changeTour(context, id, body);
    return { data: await shown(context, id) };
  },
};

async function shown({ db, user, now }: Context, id: string) {
  const row = await tourOfFamily(db, id, { userId: user.id, now });
  if (!row) throw new Failure('not_found');
  return presentTour(row, { userId: user.id, now });
}
