import type { Db } from '#server/db/db.ts';
import { Failure } from '#shared/failure.ts';
import { HOLD_MINUTES, HOLD_SECONDS } from '../../hold-seconds.ts';
import { nearestSlots } from '../../nearest-slots.ts';
import { refusedSlots } from '../../refusal.ts';
import type { Service } from '../availability-store.ts';
import { slotsAround } from '../open-slots.ts';
import { countHolds, insertHold } from './hold-store.ts';
import type { Holder } from './holder.ts';
import { takeHeld } from './take-held.ts';

/** So many slots, of as many services, may an account or a device hold. */
const MOST_OF_HOLDER = 3;
/** And so many one network, where a family sits at one table. */
const MOST_OF_CLIENT = 12;
/** Of them so many of one service: new keys cost nothing, and its day stays open to others. */
const MOST_OF_CLIENT_AT_SERVICE = 4;
/** So many free times are named to whoever comes too late. */
export const NEAREST = 3;

type Wish = Service & { startsAt: Date; holder: Holder; client: string; factor: number; now: Date };

/**
 * Holds a slot for HOLD_SECONDS; what the holder held of this service before is given back. Choosing it again does not prolong it.
 * `isOffered`: it is theirs by their place in line, and stays so when they release it. `factor` widens the limits for load tests. Throws `slot_taken` with the nearest free times in `values.nearest` (ISO, joined by
 * commas), `slotNotOffered` at `startsAt`, and `too_many_held`.
 */
export async function holdSlot(db: Db, wish: Wish): Promise<{ heldUntil: Date; isOffered: boolean }> {
  const { startsAt, now } = wish;
  return db
    .transaction()
    .execute(async (db) => {
      const { refused, held } = await takeHeld(db, wish);
      if (refused.length > 0) throw refusedSlots(refused, 'startsAt');
      await refuseMany(db, wish);
      const heldUntil = held?.heldUntil ?? new Date(now.getTime() + HOLD_SECONDS * 1000);
      await insertHold(db, { ...wish, startsAt, heldUntil, lineId: held?.lineId });
      return { heldUntil, isOffered: Boolean(held?.lineId) };
    })
    .catch(async (error: unknown) => {
      throw error instanceof Failure && error.code === 'slot_taken' ? await withNearest(db, error, wish) : error;
    });
}

async function refuseMany(db: Db, { factor, ...wish }: Wish) {
  const { ofHolder, ofClient, ofClientAtService } = await countHolds(db, wish);
  const isOver =
    ofHolder >= MOST_OF_HOLDER * factor ||
    ofClient >= MOST_OF_CLIENT * factor ||
    ofClientAtService >= MOST_OF_CLIENT_AT_SERVICE * factor;
  if (isOver) throw new Failure('too_many_held', { values: { minutes: HOLD_MINUTES } });
}

/** What somebody hears who came too late, with the free times around the one that they wanted. */
export async function withNearest(
  db: Db,
  failure: Failure,
  { startsAt, ...wish }: Service & { startsAt: Date; holder: Holder; now: Date },
): Promise<Failure> {
  const around = await slotsAround(db, { ...wish, at: startsAt });
  const nearest = nearestSlots(around, { at: startsAt }, NEAREST).map((slot) => slot.startsAt.toISOString());
  return new Failure('slot_taken', { values: { ...failure.values, nearest: nearest.join(',') } });
}
