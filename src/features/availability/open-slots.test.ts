import { describe, expect, test } from 'vitest';
import { openSlots, type TakenSlot } from './open-slots.ts';

const hours = {
  ranges: [{ weekday: 3, opens: '09:00', closes: '11:00' }],
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeMinutes: 0,
  aheadDays: 30,
  capacity: 2,
};
const asked = {
  from: new Date('2026-06-17T00:00:00Z'),
  to: new Date('2026-06-18T00:00:00Z'),
  zone: 'UTC',
  now: new Date('2026-06-15T00:00:00Z'),
};
const from = (starts: string, ends: string, taken: number): TakenSlot => ({
  startsAt: new Date(`2026-06-17T${starts}:00Z`),
  endsAt: new Date(`2026-06-17T${ends}:00Z`),
  taken,
});
const open = (...taken: TakenSlot[]) =>
  openSlots({ hours, timeOff: [], taken }, asked, 10).map(({ startsAt, free }) => [
    startsAt.toISOString().slice(11, 16),
    free,
  ]);

describe('open slots', () => {
  test('say how many places are left, and full ones are not among them', () => {
    expect(open(from('09:00', '09:30', 2), from('09:30', '10:00', 1), from('10:00', '10:30', 0))).toEqual([
      ['09:30', 1],
      ['10:00', 2],
      ['10:30', 2],
    ]);
  });

  test('are at most as many as are asked for', () => {
    const first = openSlots({ hours, timeOff: [], taken: [from('09:00', '09:30', 2)] }, asked, 2);
    expect(first.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-06-17T09:30:00.000Z',
      '2026-06-17T10:00:00.000Z',
    ]);
  });

  test('leave room for what was booked under other hours', () => {
    expect(open(from('09:20', '09:40', 1), from('10:30', '10:50', 1))).toEqual([['10:00', 2]]);
  });

  test('are none where more are booked than there are places now', () => {
    expect(open(from('09:00', '09:30', 5)).map(([time]) => time)).toEqual(['09:30', '10:00', '10:30']);
  });
});
