import { type SlotQuery, slotAt, slotTimes } from './slot-times.ts';
import { overlap, type Span } from './span.ts';
import type { WeeklyHours } from './weekly-hours.ts';

/** A slot and how many places of it are taken. */
export type TakenSlot = Span & { taken: number };

/** A slot that is offered, and how many places of it are left. */
export type OpenSlot = Span & { free: number };

type Schedule = { hours: WeeklyHours; timeOff: readonly Span[]; taken: readonly TakenSlot[] };

/** The first `limit` slots that are offered and not full. */
export function openSlots(schedule: Schedule, asked: SlotQuery, limit: number): OpenSlot[] {
  const open: OpenSlot[] = [];
  for (const slot of offeredSlots(schedule, asked)) {
    if (open.length === limit) break;
    if (slot.free > 0) open.push(slot);
  }
  return open;
}

/**
 * Every slot that is offered, those without a free place too. Of what was booked under former hours and lies across the present
 * slots, one place closes every slot it overlaps.
 */
export function* offeredSlots({ hours, timeOff, taken }: Schedule, asked: SlotQuery): Generator<OpenSlot> {
  for (const startsAt of slotTimes(hours, timeOff, asked)) {
    const slot = slotAt(startsAt, hours);
    yield { ...slot, free: Math.max(0, freePlaces(slot, taken, hours.capacity)) };
  }
}

function freePlaces(slot: Span, taken: readonly TakenSlot[], capacity: number): number {
  const inTheWay = taken.filter((other) => other.taken > 0 && overlap(slot, other));
  if (inTheWay.some((other) => !isSame(slot, other))) return 0;
  return capacity - inTheWay.reduce((places, other) => places + other.taken, 0);
}

const isSame = (one: Span, other: Span) =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();
