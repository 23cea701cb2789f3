import { type Difference, type DueReduction, payBy, returnsOf } from '../../difference.ts';
import { type Due, insuredDue } from '../../dues.ts';
import { remindAt } from '../../plan.ts';
import type { BookingContext } from '../kind.ts';
import { askPlanAgain } from '../plans/plan-store.ts';
import { DUE_REMINDER, forgetReminder } from '../reminders/reminder-store.ts';
import { hurryRefunds, type LockedBooking, writeBooking } from '../store.ts';
import { insertDue, type Undo, writePart } from './due-store.ts';
import { insertReturn } from './skip-store.ts';

// What a booking costs that stands. Each of these takes one that `lockBooking` has locked in the same transaction.

/**
 * `owedAt`: when what goes back to the card leaves; `skippedTime`: the beginning of the time for which it does. `undo`: how the change
 * is taken back when what it costs more is not paid, null where it is not; `first`: the beginning of the first time that it concerns;
 * `parts`: those still to be paid that become less.
 */
type PriceUpdate = {
  difference: Difference;
  owedAt: Date;
  skippedTime?: Date | undefined;
  undo?: Undo | null;
  first?: Date;
  parts?: readonly DueReduction[];
};

/** The price of a booking that stands changes: a further part to pay, or what goes back of those that were paid. */
export async function changePrice(
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
  { id, dues, startsAt }: LockedBooking,
  { difference, owedAt, skippedTime, undo = null, first = startsAt, parts = [] }: PriceUpdate,
): Promise<void> {
  const insured = insuredDue(dues);
  if (insured && difference.planCents !== 0) {
    await writePart(db, insured, { state: 'insured', amountCents: insured.amountCents + difference.planCents, now });
    if (difference.planCents > 0) await askPlanAgain(db, id, { remindAt: remindAt(now, startsAt) });
  }
  await writeBooking(db, id, { total_cents: difference.totalCents, updated_at: now });
  if (difference.toPayCents > 0) {
    const due = { bookingId: id, number: dues.length + 1, amountCents: difference.toPayCents };
    await insertDue(db, { ...due, payBy: payBy(now, first), undo, now });
    await forgetReminder(db, { bookingId: id, name: DUE_REMINDER });
  }
  for (const { due, amountCents } of parts)
    await writePart(db, due, { state: amountCents > 0 ? 'due' : 'lapsed', amountCents, now });
  for (const { dueId, amountCents } of returnsOf(dues, difference.backCents))
    await insertReturn(db, { bookingId: id, dueId, amountCents, skippedTime: skippedTime ?? null, owedAt, now });
  if (difference.backCents > 0 && owedAt <= now) await hurryRefunds(db);
}

/** What a plan was asked less for a time that was let go, it is asked again once that is taken back. */
export async function giveBackToPlan(
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
  { dues }: LockedBooking,
  cents: number,
): Promise<void> {
  const insured = insuredDue(dues);
  if (insured) await writePart(db, insured, { state: 'insured', amountCents: insured.amountCents + cents, now });
}

/**
 * A difference that nobody paid in time is asked for no more. With the days taken back the price is the former one; otherwise the
 * provider is paid it with the rest.
 */
export async function lapseDue(
  { db, now }: Pick<BookingContext, 'db' | 'now'>,
  { id, totalCents }: LockedBooking,
  { due, isUndone }: { due: Due; isUndone: boolean },
): Promise<void> {
  await writePart(db, due, { state: 'lapsed', amountCents: 0, now });
  await writeBooking(db, id, { updated_at: now, ...(isUndone && { total_cents: totalCents - due.amountCents }) });
}
