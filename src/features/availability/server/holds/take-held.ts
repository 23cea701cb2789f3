import type { Db } from '#server/db/db.ts';
import type { Refusal } from '../../refusal.ts';
import { slotAt } from '../../slot-times.ts';
import { type HoursRules, lockHours, type Service } from '../availability-store.ts';
import { endLinesFor } from '../lines/leave-line.ts';
import { offerFreed } from '../lines/offer-freed.ts';
import { lockSlots, moveSlots, retakeSlots, takeSlots, without } from '../slots.ts';
import { type EndedHold, endHolds, holdsToEnd, lockHolder, wayTo } from './hold-store.ts';
import type { Holder } from './holder.ts';

/** `rules`: the hours, where the caller has locked them already. `personId`: for whom it is booked, who waits for no earlier time any more. */
type Wish = Service & {
  startsAt: Date;
  holder: Holder;
  client?: string;
  rules?: HoursRules;
  personId?: string;
  now: Date;
};

/**
 * Takes one place of a slot for somebody who may hold it, or another one of this service, already: their own hold is never in the
 * way, and what they held before is given back. When the slot cannot be had, the caller rolls back, and keeps what was held.
 * In the caller's transaction, the only one in which this holder is busy.
 */
export async function takeHeld(db: Db, wish: Wish): Promise<{ refused: Refusal[]; held: EndedHold | undefined }> {
  const { holder, startsAt, now } = wish;
  await lockHolder(db, { ...holder, ...(wish.client && { client: wish.client }) });
  const { ended, rules } = await clearWay(db, wish, [startsAt]);
  const held = ownHold(ended, wish);
  const places = { ...serviceOf(wish), starts: [startsAt], places: 1, rules };
  // The notice was kept when it was held.
  const refused = held ? await retakeSlots(db, places) : await takeSlots(db, { ...places, now });
  if (refused.length === 0) await offerFreed(db, { ...serviceOf(wish), starts: without(startsOf(ended), [startsAt]) });
  return { refused, held };
}

/** The same for what is booked at `from` already, which is given back for it. Both places are kept until the transaction ends. */
export async function moveToHeld(db: Db, { from, ...wish }: Wish & { from: readonly Date[] }): Promise<Refusal[]> {
  await lockHolder(db, wish.holder);
  const { ended, rules } = await clearWay(db, wish, [wish.startsAt, ...from]);
  const now = ownHold(ended, wish) ? 'in time' : wish.now;
  const refused = await moveSlots(db, { ...serviceOf(wish), from, to: [wish.startsAt], places: 1, now, rules });
  const freed = without([...startsOf(ended), ...from], [wish.startsAt]);
  if (refused.length === 0) await offerFreed(db, { ...serviceOf(wish), starts: freed });
  return refused;
}

/**
 * Ends holds that are over and in the way, and those of the holder. All slots that it touches are locked first, in the order of the key;
 * where nothing is in the way, whoever takes the slot locks it by the statement that decides.
 */
async function clearWay(db: Db, wish: Wish, touched: readonly Date[]): Promise<ClearedWay> {
  const hours = wish.rules ?? (await lockHours(db, wish));
  const { holds, timeOff, isInLine } = hours
    ? await wayTo(db, { ...wish, across: slotAt(wish.startsAt, hours.hours) })
    : { holds: await holdsToEnd(db, wish), timeOff: [], isInLine: false };
  const rules = hours && { ...hours, timeOff };
  if (isInLine && wish.personId) await endLinesFor(db, { ...wish, personId: wish.personId });
  if (holds.length === 0) return { rules, ended: [] };
  const starts = [...touched, ...holds.map((hold) => hold.startsAt)];
  await lockSlots(db, { ...serviceOf(wish), starts: distinct(starts) });
  const ended = await endHolds(
    db,
    holds.map(({ id }) => id),
  );
  return { rules, ended };
}

/** What was ended for it, and the hours by which its slots are offered, locked, with the times off. */
type ClearedWay = { ended: EndedHold[]; rules: HoursRules | undefined };

/** What this holder had of the slot that it wishes for, still held. */
const ownHold = (ended: readonly EndedHold[], wish: Wish) =>
  ended.find((hold) => isOf(hold, wish) && hold.heldUntil > wish.now);

const startsOf = (ended: readonly EndedHold[]) => ended.map(({ startsAt }) => startsAt);

const isOf = (hold: EndedHold, { holder, startsAt }: Wish) =>
  hold.startsAt.getTime() === startsAt.getTime() &&
  (hold.keyHash === holder.keyHash || (hold.userId !== null && hold.userId === holder.userId));

const serviceOf = ({ providerId, service }: Service): Service => ({ providerId, service });

const distinct = (times: readonly Date[]) =>
  [...new Set(times.map((time) => time.getTime()))].map((ms) => new Date(ms));
