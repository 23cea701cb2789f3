import { nearestSlots } from '#features/availability/nearest-slots.ts';
import { refusedSlots } from '#features/availability/refusal.ts';
import { holderOf } from '#features/availability/server/holds/holder.ts';
import { slotsAround } from '#features/availability/server/open-slots.ts';
import { slotKind } from '#features/availability/server/slot-kind.ts';
import { slotAt } from '#features/availability/slot-times.ts';
import type { OtherTimes, TakenTimes, Time } from '#features/bookings/server/kind.ts';
import type { Db } from '#server/db/db.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { LAB_DRAW } from '../../centre.ts';
import { detailsOf, type OrderDetails } from '../../order.ts';
import { type BookableLab, bookableLab } from '../lab-store.ts';

const chairs = slotKind(LAB_DRAW);
const NEAREST = 3;

/** Other times of an order, at the same centre. */
export const otherTimes: OtherTimes = {
  async near(db, { providerId, times: [booked] }, { userId, now }) {
    const lab = await bookableLab(db, { id: providerId, now });
    if (!booked || !lab) return [];
    const at = booked.startsAt;
    const holder = holderOf({ key: '', userId });
    const free = await slotsAround(db, { providerId, service: LAB_DRAW, at, holder, now });
    const others = free.filter(({ startsAt }) => startsAt.getTime() !== at.getTime());
    return nearestSlots(others, { at, zone: lab.timeZone }, NEAREST).map(({ startsAt }) => startsAt);
  },

  take: (db, taken, { startsAt, isHeld, now }) => moveChair(db, taken, { startsAt, isHeld, now }),
};

type MoveTerms = { startsAt: Date; isHeld: boolean; now: Date };

/** Takes the chair of another time, and gives back the former one where it is taken still. In the caller's transaction. */
export async function moveChair(
  db: Db,
  { providerId, details, times }: TakenTimes,
  { startsAt, isHeld, now }: MoveTerms,
): Promise<{ time: Time; details: Record<string, unknown> }> {
  const lab = await bookableLab(db, { id: providerId, now });
  if (!lab) throw Failure.of('startsAt', 'errors.slotNotOffered');
  const time = drawTime(lab, startsAt);
  const refused = await chairs.move(db, { providerId, times: isHeld ? times : [] }, { to: [time], now });
  if (refused.length > 0) throw refusedSlots(refused, 'startsAt');
  const frozen: Partial<OrderDetails> = { moves: detailsOf(details).moves + 1 };
  return { time, details: frozen };
}

/** The slot of this centre that begins at this instant. */
export const drawTime = ({ timeZone, weeklyHours }: BookableLab, startsAt: Date): Time => ({
  day: dayIn(timeZone, startsAt),
  ...slotAt(startsAt, weeklyHours),
});
