import type { Db } from '#server/db/db.ts';
import { MINUTE_MS } from '#shared/durations.ts';
import type { Refusal } from '../refusal.ts';
import { offerFreed } from './lines/offer-freed.ts';
import { moveSlots, releaseSlots, retakeSlots, takeSlots, without } from './slots.ts';

type SoldTime = { startsAt: Date; endsAt?: Date };
/** Times at a provider, with one place of each. */
type SlotSale = { providerId: string; times: readonly SoldTime[] };

/**
 * How what sells the slots of a service takes them, gives them back and moves; what comes free is offered to whoever waits for it. A time is one slot, whatever its length; with `minutes`,
 * the length of a slot, it is as many as it lasts. All of it in the caller's transaction.
 */
export function slotKind(service: string, minutes?: number) {
  const startsOf = ({ startsAt, endsAt }: SoldTime): Date[] => {
    const slotMs = (minutes ?? 0) * MINUTE_MS;
    const count = slotMs && endsAt ? (endsAt.getTime() - startsAt.getTime()) / slotMs : 1;
    return Array.from({ length: count }, (_, index) => new Date(startsAt.getTime() + index * slotMs));
  };
  const slotsOf = ({ providerId, times }: SlotSale) => ({
    providerId,
    service,
    starts: times.flatMap(startsOf),
    places: 1,
  });
  return {
    /** Answers which could not be had; then none is taken. */
    take: (db: Db, sold: SlotSale, now: Date): Promise<Refusal[]> => takeSlots(db, { ...slotsOf(sold), now }),
    release: async (db: Db, sold: SlotSale): Promise<void> => {
      const slots = slotsOf(sold);
      await releaseSlots(db, slots);
      await offerFreed(db, slots);
    },
    /** Takes again what was given back; false, and nothing changes, when others have it now. */
    retake: async (db: Db, sold: SlotSale): Promise<boolean> => (await retakeSlots(db, slotsOf(sold))).length === 0,
    /** Takes other times for these; answers which could not be had, and then nothing changes. */
    move: async (
      db: Db,
      { times, ...sold }: SlotSale,
      { to, now }: { to: readonly SoldTime[]; now: Date },
    ): Promise<Refusal[]> => {
      const { starts, ...slots } = slotsOf({ ...sold, times: to });
      const from = times.flatMap(startsOf);
      const refused = await moveSlots(db, { ...slots, from, to: starts, now });
      if (refused.length === 0) await offerFreed(db, { ...slots, starts: without(from, starts) });
      return refused;
    },
  };
}
