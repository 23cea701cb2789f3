import * as z from 'zod/mini';
import { releaseSlots, retakeSlots } from '#features/availability/server/slots.ts';
import type { BookingKind, Taken, Time } from '#features/bookings/server/kind.ts';
import { formatTime, timeIn } from '#shared/dates.ts';
import { MINUTE_MS } from '#shared/durations.ts';

/** What is frozen of a walk. */
export const WalkDetails = z.object({ route: z.string(), dogs: z.int() });
export type WalkDetails = z.output<typeof WalkDetails>;

export const WALKS = 'walk';
const HALF_HOUR_MS = 30 * MINUTE_MS;

const detailsOf = (details: Record<string, unknown>) => z.parse(WalkDetails, details);

/** The half hours of these times. */
export const halfHoursOf = (times: readonly Pick<Time, 'startsAt' | 'endsAt'>[]): Date[] =>
  times.flatMap(({ startsAt, endsAt }) =>
    Array.from(
      { length: (endsAt.getTime() - startsAt.getTime()) / HALF_HOUR_MS },
      (_, index) => new Date(startsAt.getTime() + index * HALF_HOUR_MS),
    ),
  );

/** A walk of so many half hours. */
export const endOf = (startsAt: Date, halfHours: number): Date =>
  new Date(startsAt.getTime() + halfHours * HALF_HOUR_MS);

const slotsOf = ({ providerId, times }: Taken) => ({
  providerId,
  service: WALKS,
  starts: halfHoursOf(times),
  places: 1,
});

/** A walk with a guide, by the half hour. It has no words of its own, so that the shared sentences are heard. */
export const walks: BookingKind = {
  name: 'walk',
  numberPrefix: 'GW',
  page: '/walks',
  words: 'guidedWalk',
  confirmedAs: 'scheduled',

  what: (details) => `Walk: ${detailsOf(details).route}`,

  describe: ({ details, times, timeZone, address }, { locale }) => ({
    terms: { first: 'Walk on', last: 'Walk ends on' },
    facts: [
      { term: 'Route', value: detailsOf(details).route },
      { term: 'Dogs', value: String(detailsOf(details).dogs) },
    ],
    arrival: `Meet at ${formatTime(timeIn(timeZone, times[0]?.startsAt ?? new Date(0)), locale)}, ${address}`,
  }),

  // three walks of two hours are no more of a guide's month than anybody may ask for
  refuseUnfair: async () => undefined,
  release: (db, taken) => releaseSlots(db, slotsOf(taken)),
  retake: async (db, taken) => (await retakeSlots(db, slotsOf(taken))).length === 0,
};
