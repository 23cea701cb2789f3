import * as z from 'zod/mini';
import { TypedWeek, typedWeekOf } from '#features/providers/partner/typed-hours.ts';
import { type TourSchedule, TourScheduleForm } from '../partner-contract.ts';

const { isOn, slotMinutes, capacity, noticeHours, aheadDays, note } = TourScheduleForm.shape;
const chosen = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) => z.pipe(z.coerce.number(), schema);

/** The schedule as it is typed; what comes out of it is what the server wants. */
export const TypedSchedule = z.object({
  isOn,
  hours: TypedWeek,
  slotMinutes: chosen(slotMinutes),
  capacity,
  noticeHours: chosen(noticeHours),
  aheadDays: chosen(aheadDays),
  note,
});

/** In the order of the page. */
export const scheduleFields = ['isOn', 'hours', 'slotMinutes', 'capacity', 'noticeHours', 'aheadDays', 'note'] as const;

export const typedOf = (schedule: TourSchedule) => ({
  isOn: schedule.isOn,
  hours: typedWeekOf(schedule.hours),
  slotMinutes: String(schedule.slotMinutes),
  capacity: schedule.capacity,
  noticeHours: String(schedule.noticeHours),
  aheadDays: String(schedule.aheadDays),
  note: schedule.note,
});
