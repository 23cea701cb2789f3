import { placeOf } from '#features/providers/server/places/chosen-place.ts';
import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { partnerTours } from '../partner-contract.ts';
import { answerTour } from './answer-tour.ts';
import { presentReceived } from './present-tour.ts';
import { closeDays, reopenDays, saveSchedule, schedulesOf } from './save-schedule.ts';
import { countToursAhead, receivedTour, receivedTours } from './received-store.ts';

export const partnerTourHandlers: Handlers<typeof partnerTours> = {
  async list({ query }, context) {
    const { db, user, now } = context;
    const asked = { userId: user.id, providerId: placeOf(user) };
    const [{ rows, total }, open] = await Promise.all([
      receivedTours(db, { ...asked, now, ...query, day: query.day }),
      countToursAhead(db, asked),
    ]);
    await auditReading(context, { people: rows.map((row) => row.person_id), subject: 'tours' });
    return {
      data: rows.map((row) => presentReceived(row, now)),
      pagization: { totalCount: total },
      counts: { open },
    };
  },

  async answer({ params: { id }, body }, context) {
    const { db, user, now, limits } = context;
    await limits.take('answerAccount', user.id);
    await answerTour(context, id, body);
    const row = await receivedTour(db, id, user.id);
    if (!row) throw new Failure('not_found');
    return { data: presentReceived(row, now) };
  },

  schedules: async (_, context) => ({ data: await schedulesOf(context, context.user.providerIds) }),

  async save({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await saveSchedule(context, id, body);
    return { data: await scheduleOf(context, id) };
  },

  async close({ params: { id }, body }, context) {
    await context.limits.take('answerAccount', context.user.id);
    const moved = await closeDays(context, id, body);
    return { data: await scheduleOf(context, id), moved };
  },

  async reopen({ params: { id }, body: { daysOffId } }, context) {
    await context.limits.take('answerAccount', context.user.id);
    await reopenDays(context, id, daysOffId);
    return { data: await scheduleOf(context, id) };
  },
};

async function scheduleOf(context: Context, id: string) {
  const [schedule] = await schedulesOf(context, [id]);
  if (!schedule) throw new Failure('not_found');
  return schedule;
}
