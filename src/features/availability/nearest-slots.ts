import { timeIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import type { Span } from './span.ts';

const NOON = '12:00';

/**
 * The slots that begin next to that instant, before or after it, in the order of the clock. With `zone`, those on the same half of a
 * day on its clock come first, because who has chosen a morning can come in the morning: on the other half a slot counts as half a
 * day further away.
 */
export function nearestSlots<Slot extends Span>(
  slots: readonly Slot[],
  { at, zone }: { at: Date; zone?: string },
  count: number,
): Slot[] {
  const isMorning = (instant: Date) => zone !== undefined && timeIn(zone, instant) < NOON;
  const far = ({ startsAt }: Slot) =>
    Math.abs(startsAt.getTime() - at.getTime()) + (isMorning(startsAt) === isMorning(at) ? 0 : DAY_MS / 2);
  return [...slots]
    .sort((one, other) => far(one) - far(other) || one.startsAt.getTime() - other.startsAt.getTime())
    .slice(0, count)
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
