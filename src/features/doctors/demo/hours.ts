import type { WeeklyHours } from '#features/availability/weekly-hours.ts';
import type { Hours } from '#features/providers/hours.ts';

type Week = { weekdays: readonly number[]; from: string; to: string; noon?: [closes: string, opens: string] };

/** How doctors of the town spread their week: by day, in the evening, and at the weekend. */
const weeks: readonly Week[] = [
  { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '17:00', noon: ['12:00', '13:00'] },
  { weekdays: [1, 3, 5], from: '08:00', to: '14:00' },
  { weekdays: [1, 2, 3, 4, 5, 6, 7], from: '10:00', to: '18:00', noon: ['13:00', '14:00'] },
  { weekdays: [2, 4], from: '12:00', to: '20:00' },
  { weekdays: [1, 2, 4, 5], from: '17:00', to: '21:00' },
  { weekdays: [3, 6, 7], from: '09:00', to: '13:00' },
  { weekdays: [1, 2, 3, 4, 5, 6], from: '07:00', to: '11:00' },
];
const lengths = [
  { slotMinutes: 20, bufferMinutes: 10 },
  { slotMinutes: 30, bufferMinutes: 0 },
  { slotMinutes: 20, bufferMinutes: 0 },
] as const;

const weekAt = (index: number): Week => weeks[index % weeks.length] ?? { weekdays: [1], from: '09:00', to: '12:00' };

/** When the doctor with this number sees people. */
export function hoursOf(index: number): WeeklyHours {
  const { weekdays, from, to, noon } = weekAt(index);
  const spans = noon
    ? [
        { opens: from, closes: noon[0] },
        { opens: noon[1], closes: to },
      ]
    : [{ opens: from, closes: to }];
  return {
    ranges: weekdays.flatMap((weekday) => spans.map((span) => ({ weekday, ...span }))),
    ...(lengths[index % lengths.length] ?? lengths[0]),
    noticeMinutes: index % 4 === 0 ? 30 : 120,
    aheadDays: 60,
    capacity: 1,
  };
}

/** The same as the opening hours of a provider. */
export function openingOf(index: number): Hours {
  const { weekdays, from, to } = weekAt(index);
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => (weekdays.includes(weekday) ? { open: from, close: to } : null));
}
