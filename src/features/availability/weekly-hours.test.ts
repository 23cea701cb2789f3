import { describe, expect, test } from 'vitest';
import { openMinutes, WeeklyHours } from './weekly-hours.ts';

const terms = { slotMinutes: 30, bufferMinutes: 0, noticeMinutes: 60, aheadDays: 60, capacity: 1 };
const range = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });
const isRead = (...ranges: ReturnType<typeof range>[]) => WeeklyHours.safeParse({ ...terms, ranges }).success;

describe('weekly hours', () => {
  test('may have several ranges on a day, one after the other', () => {
    expect(isRead(range(1, '09:00', '12:00'), range(1, '12:00', '17:00'), range(1, '18:30', '20:00'))).toBe(true);
    expect(isRead()).toBe(true);
  });

  test('that overlap are refused with words, in whatever order they come', () => {
    const ranges = [range(2, '11:30', '13:00'), range(2, '09:00', '12:00')];
    const { error } = WeeklyHours.safeParse({ ...terms, ranges });
    expect(error?.issues.map(({ path, message }) => ({ path, message }))).toEqual([
      { path: ['ranges'], message: 'errors.hoursOverlap' },
    ]);
    expect(isRead(range(1, '09:00', '10:00'), range(1, '09:00', '10:00'))).toBe(false);
  });

  test('may go over midnight, and meet on the next day without overlapping', () => {
    expect(openMinutes(range(1, '22:00', '06:00'))).toBe(480);
    expect(openMinutes(range(1, '00:00', '00:00'))).toBe(1440);
    expect(isRead(range(1, '22:00', '06:00'), range(2, '06:00', '09:00'))).toBe(true);
    expect(isRead(range(1, '22:00', '06:00'), range(2, '05:30', '09:00'))).toBe(false);
    expect(isRead(range(7, '22:00', '06:00'), range(1, '05:30', '09:00'))).toBe(false);
    expect(isRead(...[1, 2, 3, 4, 5, 6, 7].map((weekday) => range(weekday, '00:00', '00:00')))).toBe(true);
  });

  test.each([
    { weekday: 8, opens: '09:00', closes: '10:00' },
    { weekday: 0, opens: '09:00', closes: '10:00' },
    { weekday: 1, opens: '24:00', closes: '10:00' },
    { weekday: 1, opens: '9:00', closes: '10:00' },
  ])('%j is no range', (wrong) => {
    expect(isRead(wrong)).toBe(false);
  });

  test.each([
    { slotMinutes: 0 },
    { slotMinutes: 1441 },
    { bufferMinutes: -1 },
    { noticeMinutes: -1 },
    { aheadDays: 0 },
    { aheadDays: 401 },
    { capacity: 0 },
  ])('%j is refused', (wrong) => {
    expect(WeeklyHours.safeParse({ ...terms, ranges: [], ...wrong }).success).toBe(false);
  });
});
