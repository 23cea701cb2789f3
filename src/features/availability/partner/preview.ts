import { DAY_MS } from '#shared/durations.ts';
import { offeredSlots } from '../open-slots.ts';
import type { HoursForm, OwnHours } from '../partner-contract.ts';
import type { WeekSlot } from './SlotTimes.tsx';

const spanOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** What a week depends on besides its hours. */
export type OccupiedTimes = Pick<OwnHours, 'closed' | 'taken' | 'timeZone'> & Partial<Pick<OwnHours, 'capacity'>>;

/** The free slots of the next seven days as these hours would make them, beside what is closed and booked. */
export function previewOf(
  form: HoursForm,
  { closed, taken, timeZone, capacity = 1 }: OccupiedTimes,
  now: Date,
): WeekSlot[] {
  const schedule = {
    hours: { ...form, capacity },
    timeOff: closed.map(spanOf),
    taken: taken.map((slot) => ({ ...spanOf(slot), taken: slot.taken })),
  };
  const span = { from: now, to: new Date(now.getTime() + 7 * DAY_MS), zone: timeZone, now };
  return [...offeredSlots(schedule, span)]
    .filter(({ free }) => free > 0)
    .map(({ startsAt, free }) => ({ startsAt: startsAt.toISOString(), free }));
}
