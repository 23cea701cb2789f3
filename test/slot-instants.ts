// Prints when the slots begin around every change of clocks of two years in three zones, for a server that runs in whatever zone TZ says.
import { slotTimes } from '#features/availability/slot-times.ts';
import { addDays, instantOf } from '#shared/dates.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import { clockChanges } from './clock-changes.ts';

const hours = {
  ranges: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => [
    { weekday, opens: '00:00', closes: '04:00' },
    { weekday, opens: '09:00', closes: '10:00' },
    { weekday, opens: '22:00', closes: '00:00' },
  ]),
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeMinutes: 0,
  aheadDays: 30,
  capacity: 1,
};

const around = clockChanges.map(({ zone, day }) => {
  const from = instantOf(addDays(day, -1), '00:00', zone);
  const to = instantOf(addDays(day, 2), '00:00', zone);
  const now = new Date(from.getTime() - MINUTE_MS);
  return { zone, day, times: [...slotTimes(hours, [], { from, to, zone, now })].map((time) => time.toISOString()) };
});

process.stdout.write(JSON.stringify({ offset: new Date('2026-07-01T12:00:00Z').getTimezoneOffset(), around }));
