import type { Day } from '#shared/day.ts';
import type { RoomType } from './rooms.ts';
import type { Kind, PriceType } from './stay.ts';
import { type Estimate, WEEKS_A_MONTH } from './stay-price.ts';

/** What a booking freezes of a stay, besides its days. */
export type StayDetails = {
  centreKind: Kind;
  checkIn: Day;
  checkOut: Day;
  weekDays: number[];
  typeSelect: PriceType;
  guests: number;
  seniors: number;
  /** Where the place has rooms. */
  roomType?: RoomType;
  estimate: Estimate;
  /** Until how many hours before its day opens a skipped day costs nothing; of older bookings nobody said. */
  skipHours?: number;
  /** What days cost that were added later; days of a stay whose days were never changed have none. */
  dayCents?: Record<Day, number>;
};

/** A stay as its booking has frozen it. */
export const detailsOf = (details: Record<string, unknown>) => details as StayDetails; // written by bookStay only

/** How many weeks a stay was priced as; none when it was priced by the day, or its days have changed since. Four weeks end with a check-out 28 days later, on day 29. */
export const weeksPaid = ({
  typeSelect,
  estimate,
  dayCents,
}: Pick<StayDetails, 'typeSelect' | 'estimate' | 'dayCents'>): number =>
  dayCents ? 0 : { day: 0, week: estimate.units, month: estimate.units * WEEKS_A_MONTH }[typeSelect];
