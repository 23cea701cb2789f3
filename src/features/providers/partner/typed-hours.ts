import * as z from 'zod/mini';
import { type Hours, HoursForm } from '../hours.ts';

/** The hours of one weekday as typed: those of a closed day stay, in case it opens again. */
const TypedHours = z.object({ isOpen: z.boolean(), open: z.string(), close: z.string() });
export type TypedHours = z.output<typeof TypedHours>;

export const hasTimes = ({ isOpen, open, close }: TypedHours): boolean => !isOpen || (open !== '' && close !== '');
export const isInOrder = (day: TypedHours): boolean => !day.isOpen || !hasTimes(day) || day.open < day.close;

/** Seven typed weekdays, Monday first, checked and turned into hours. */
export const TypedWeek = z.pipe(
  z
    .array(TypedHours)
    .check(z.refine((week) => week.every(hasTimes), { error: 'partner.profile.hours.blank', abort: true })),
  z.pipe(
    z.transform((week: TypedHours[]): Hours => week.map(hoursOf)),
    HoursForm,
  ),
);

/** What a day stands for, whether it is right or not. */
export const hoursOf = ({ isOpen, open, close }: TypedHours): Hours[number] => (isOpen ? { open, close } : null);

const USUAL = { open: '08:00', close: '17:00' };

export const typedWeekOf = (hours: Hours): TypedHours[] =>
  hours.map((day) => ({ isOpen: day !== null, ...(day ?? USUAL) }));
