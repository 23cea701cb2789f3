import { addDays, type Day, dayIn, timeIn } from '#shared/dates.ts';
import type { Schedule } from '../../contract.ts';

export type Slot = Schedule['data'][number];
/** A day of the strip; `offered` counts the taken ones too. */
export type SlotDay = { day: Day; slots: Slot[]; free: number };

/** So many days stand beside each other. */
export const DAYS_AT_ONCE = 5;

/** The days of the strip from one on, with their slots on the clock of a zone. */
export function slotDays(slots: readonly Slot[], { first, zone }: { first: Day; zone: string }): SlotDay[] {
  return Array.from({ length: DAYS_AT_ONCE }, (_, index) => {
    const day = addDays(first, index);
    const own = slots.filter(({ startsAt }) => dayIn(zone, new Date(startsAt)) === day);
    return { day, slots: own, free: own.filter(({ isFree }) => isFree).length };
  });
}

const NOON = '12:00';
const EVENING = '17:00';
const parts = ['morning', 'afternoon', 'evening'] as const;

const partOf = (clock: string) => (clock < NOON ? 'morning' : clock < EVENING ? 'afternoon' : 'evening');

/** Slots by the part of the day in which they begin on the clock of a zone; parts without any are left out. */
export const slotParts = (slots: readonly Slot[], zone: string) =>
  parts
    .map((part) => ({
      part,
      slots: slots.filter(({ startsAt }) => partOf(timeIn(zone, new Date(startsAt))) === part),
    }))
    .filter((one) => one.slots.length > 0);
