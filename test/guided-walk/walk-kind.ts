import * as z from 'zod/mini';
import { nearestSlots } from '#features/availability/nearest-slots.ts';
import { refusedSlots } from '#features/availability/refusal.ts';
import { findOpenSlots } from '#features/availability/server/open-slots.ts';
import { slotKind } from '#features/availability/server/slot-kind.ts';
import type { BookingKind, Time } from '#features/bookings/server/kind.ts';
import { dayIn, formatTime, timeIn } from '#shared/dates.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';

/** What is frozen of a walk; `centsEach`: what one of a series costs. */
export const WalkDetails = z.object({ route: z.string(), dogs: z.int(), centsEach: z.int() });
export type WalkDetails = z.output<typeof WalkDetails>;

export const WALKS = 'walk';
const HALF_HOUR = 30;
const SLOT_MS = HALF_HOUR * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;
const MOST_NEAR = 4;

const detailsOf = (details: Record<string, unknown>) => z.parse(WalkDetails, details);

export const walkSlots = slotKind(WALKS, HALF_HOUR);

const halfHoursOf = ({ startsAt, endsAt }: Time) => (endsAt.getTime() - startsAt.getTime()) / SLOT_MS;

/** A walk of so many half hours. */
export const endOf = (startsAt: Date, halfHours: number): Date => new Date(startsAt.getTime() + halfHours * SLOT_MS);

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

  reminders: [{ name: 'hours', aheadHours: 12, untilHours: 1, each: true }],

  single: {
    untilHours: { cancel: 1, move: 24 },
    worth: (details) => detailsOf(details).centsEach,

    async near(db, { providerId, times: [time] }, now) {
      if (!time) return [];
      const span = { from: now, to: new Date(time.startsAt.getTime() + WEEK_MS) };
      const found = await findOpenSlots(db, { providerIds: [providerId], service: WALKS, ...span, limit: 500, now });
      const free = new Set((found.get(providerId) ?? []).map(({ startsAt }) => startsAt.getTime()));
      const halfHours = halfHoursOf(time);
      const isFree = (at: number) =>
        Array.from({ length: halfHours }, (_, n) => n).every((n) => free.has(at + n * SLOT_MS));
      const starts = [...free].filter(isFree).map((at) => ({ startsAt: new Date(at), endsAt: new Date(at + SLOT_MS) }));
      return nearestSlots(starts, { at: time.startsAt }, MOST_NEAR).map(({ startsAt }) => startsAt);
    },

    async move(db, taken, { to, timeZone, now }) {
      const [time] = taken.times;
      if (!time) throw new Error('A walk that is moved has a time.');
      const next = { day: dayIn(timeZone, to), startsAt: to, endsAt: endOf(to, halfHoursOf(time)) };
      const refusals = await walkSlots.move(db, taken, { to: [next], now });
      if (refusals.length > 0) throw refusedSlots(refusals, 'to');
      return next;
    },
  },

  // three walks of two hours are no more of a guide's month than anybody may ask for
  refuseUnfair: async () => undefined,
  release: walkSlots.release,
  retake: walkSlots.retake,
};
