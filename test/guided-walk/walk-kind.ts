import * as z from 'zod/mini';
import { slotKind } from '#features/availability/server/slot-kind.ts';
import type { BookingKind } from '#features/bookings/server/kind.ts';
import { formatTime, timeIn } from '#shared/dates.ts';
import { MINUTE_MS } from '#shared/durations.ts';

/** What is frozen of a walk. */
export const WalkDetails = z.object({ route: z.string(), dogs: z.int() });
export type WalkDetails = z.output<typeof WalkDetails>;

export const WALKS = 'walk';
const HALF_HOUR = 30;

const detailsOf = (details: Record<string, unknown>) => z.parse(WalkDetails, details);

export const walkSlots = slotKind(WALKS, HALF_HOUR);

/** A walk of so many half hours. */
export const endOf = (startsAt: Date, halfHours: number): Date =>
  new Date(startsAt.getTime() + halfHours * HALF_HOUR * MINUTE_MS);

/** A walk with a guide, by the half hour. It has no words of its own, so that the shared sentences are heard. */
export const walks: BookingKind = {
  name: 'walk',
  numberPrefix: 'GW',
  page: '/walks',
  words: 'guidedWalk',
  confirmedAs: 'scheduled',
  notices: { rain: { family: 'bell' } },

  what: (details) => `Walk: ${detailsOf(details).route}`,

  describe: ({ details, times, timeZone, address }, { locale }) => ({
    terms: { first: 'Walk on', last: 'Walk ends on' },
    facts: [
      { term: 'Route', value: detailsOf(details).route },
      { term: 'Dogs', value: String(detailsOf(details).dogs) },
    ],
    arrival: `Meet at ${formatTime(timeIn(timeZone, times[0]?.startsAt ?? new Date(0)), locale)}, ${address}`,
  }),

  unpaidDueHours: 12,

  // three walks of two hours are no more of a guide's month than anybody may ask for
  refuseUnfair: async () => undefined,
  release: walkSlots.release,
  retake: walkSlots.retake,
};
