import * as z from 'zod/mini';
import { type HoursForm as Form, HoursForm } from '../partner-contract.ts';
import type { HoursRange } from '../weekly-hours.ts';

const TypedRange = z.object({ opens: z.string(), closes: z.string() });
/** What is typed for a weekday: its ranges, in the order in which they were added. */
const TypedDay = z.array(TypedRange);
export type TypedDay = z.output<typeof TypedDay>;

const { slotMinutes, bufferMinutes, noticeMinutes, aheadDays, ranges } = HoursForm.shape;
const chosen = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) => z.pipe(z.coerce.number(), schema);

const isTimed = ({ opens, closes }: TypedDay[number]) => opens !== '' && closes !== '';

/** Seven typed weekdays, Monday first; what comes out is what the server wants. */
const TypedWeek = z.pipe(
  z
    .array(TypedDay)
    .check(z.refine((week) => week.every((day) => day.every(isTimed)), { error: 'partner.profile.hours.blank' })),
  z.pipe(
    z.transform((week: TypedDay[]): HoursRange[] =>
      week.flatMap((day, index) => day.map((range) => ({ weekday: index + 1, ...range }))),
    ),
    ranges,
  ),
);

export const TypedHours = z.object({
  ranges: TypedWeek,
  slotMinutes: chosen(slotMinutes),
  bufferMinutes: chosen(bufferMinutes),
  noticeMinutes: chosen(noticeMinutes),
  aheadDays: chosen(aheadDays),
});

/** The same with how many are received at a time. */
export const TypedOwnHours = z.extend(TypedHours, { capacity: z.coerce.number() });

/** In the order of the page. */
export const hoursFields = ['ranges', 'slotMinutes', 'bufferMinutes', 'noticeMinutes', 'aheadDays'] as const;

export type TypedHoursForm = { ranges: TypedDay[] } & Record<Exclude<keyof Form, 'ranges'>, string>;

export const typedOf = ({ ranges, slotMinutes, bufferMinutes, noticeMinutes, aheadDays }: Form): TypedHoursForm => ({
  ranges: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    ranges
      .filter((range) => range.weekday === weekday)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((one, other) => one.opens.localeCompare(other.opens)),
  ),
  slotMinutes: String(slotMinutes),
  bufferMinutes: String(bufferMinutes),
  noticeMinutes: String(noticeMinutes),
  aheadDays: String(aheadDays),
});

/** Whether a range of a day cannot stay as it is typed: a blank time, an end before its beginning, or another range in its way. */
export function isWrong(day: TypedDay, index: number): boolean {
  const range = day[index];
  if (!range || !isTimed(range) || range.opens >= range.closes) return true;
  return day.some((other, place) => place !== index && other.opens < range.closes && range.opens < other.closes);
}

/** The range that another one is added with: the afternoon after a morning, or as much as fits behind the last. */
export function nextRange(day: TypedDay): TypedDay[number] {
  const last = day
    .map(({ closes }) => closes)
    .sort()
    .at(-1);
  if (last === undefined) return { opens: '09:00', closes: '12:00' };
  return last <= '13:00' ? { opens: '13:00', closes: '17:00' } : { opens: '', closes: '' };
}
