import { lockChangeable } from '#features/bookings/server/changes/ask-change.ts';
import { skippedTime } from '#features/bookings/server/changes/skip-store.ts';
import { takeTimeBack } from '#features/bookings/server/changes/skip-time.ts';
import { changeBooking } from '#features/bookings/server/change-booking.ts';
import { shownBooking } from '#features/bookings/server/show-booking.ts';
import { notesOf } from '#features/care-notes/server/care-notes-store.ts';
import { changeCareNotes } from '#features/care-notes/server/write-care-notes.ts';
import { auditReading } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { zoneOf } from '#features/preferences/server/zone-of.ts';
import { changeTour } from '#features/tours/server/change-tour.ts';
import type { Day } from '#shared/day.ts';
import { Failure } from '#shared/failure.ts';
import type { OfferedUndo, UndoableDeed } from '../../digest.ts';
import { changeRelation } from '../change-relation.ts';
import { presentMatter, presentProxy, weekFrom } from './digest.ts';
import { claimUndo, type DeedRow, deedsFor, undoneIn } from './digest-store.ts';
import { deedAt, deedIn, type NamedDeed, wasUndone } from './undo-link.ts';
import { freeUntilOf, undoOf } from './undo-state.ts';

/** What a link would undo, as it stands now. Throws `not_found` for a link of somebody else, and of somebody one no longer decides for. */
export async function offeredUndo(context: Context, link: string): Promise<OfferedUndo> {
  const { db, user, now } = context;
  const deed = named(context, link);
  const { row, state } = await found(context, deed);
  const undone = await undoneIn(db, { userId: user.id, week: deed.week });
  const { booking_key: key } = row;
  // What was done again since stands as it is now; what stands no more was undone by this link, if it ever was.
  const isUsed = state === 'open' ? undone.includes(deedAt(deed, row.at)) : wasUndone(undone, deed);
  if (key) await auditReading(context, { people: [row.person_id], subject: `booking:${key}` });
  return {
    ...presentProxy(row, user.id),
    what: deed.what,
    at: row.at.toISOString(),
    ...presentMatter(row),
    day: deed.day,
    freeUntil: freeUntilOf(row, now)?.toISOString() ?? null,
    state: isUsed ? 'used' : state,
    refundCents: deed.what === 'booked' && state === 'open' && !isUsed ? await paidFor(context, deed.id) : null,
  };
}

type UndoRequest = { link: string; expectedRefundCents: number | null | undefined };

/**
 * Undoes what a link names, once for each time that it was done: a booking is cancelled if that costs nothing, a skipped day is booked again, what a provider was
 * told is kept back, a visit to a place is cancelled, or a relation pauses. Whom it concerns hears of it as of any such change. Throws `not_found`, `undo_used`,
 * `undo_over`, `price_changed`, and `time_taken` for a day whose place somebody else has.
 */
export async function undoDeed(context: Context, { link, expectedRefundCents }: UndoRequest): Promise<void> {
  const deed = named(context, link);
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const { row, state } = await found(inside, deed);
    const ofWeek = { userId: context.user.id, week: deed.week };
    if (state === 'due_open') throw new Failure('due_open');
    if (state !== 'open') throw new Failure(wasUndone(await undoneIn(db, ofWeek), deed) ? 'undo_used' : 'undo_over');
    if (!(await claimUndo(db, { ...ofWeek, deed: deedAt(deed, row.at) }))) throw new Failure('undo_used');
    await undo[deed.what](inside, { row, id: deed.id, day: deed.day, expectedRefundCents });
  });
}

type Undoer = (
  context: Context,
  what: { row: DeedRow; id: string; day: Day | null } & Omit<UndoRequest, 'link'>,
) => Promise<void>;

const undo: Record<UndoableDeed, Undoer> = {
  async booked(context, { id, expectedRefundCents }) {
    const expected = expectedRefundCents ?? (await paidFor(context, id)) ?? 0;
    const change = { status: 'cancelled', expectedRefundCents: expected } as const;
    await changeBooking(context, { bookingId: id, userId: context.user.id, change });
  },

  async skipped(context, { id, day }) {
    const userId = context.user.id;
    const booking = await lockChangeable(context, { bookingId: id, userId });
    const startsAt = day ? await skippedTime(context.db, { bookingId: id, day }) : undefined;
    if (!startsAt) throw new Failure('undo_over');
    await takeTimeBack(context, booking, { startsAt, userId });
  },

  async careNotes({ db, user, now }, { row, id }) {
    const written = await notesOf(db, id, { userId: user.id, now });
    if (!written?.notes) throw new Failure('not_found');
    const notes = { ...written.notes, shared: [] };
    await changeCareNotes(db, { bookingId: id, userId: user.id, notes, now, version: row.notes_version ?? 0 });
  },

  tour: (context, { id }) => changeTour(context, id, { change: 'cancel' }),

  relation: (context, { id }) => changeRelation(context, id, { change: 'pause' }),
};

function named({ secrets, user }: Context, link: string): NamedDeed {
  const deed = deedIn(link, { secrets, userId: user.id });
  if (!deed) throw new Failure('not_found');
  return deed;
}

/** The line of the week that a link names. */
async function found({ db, user, now }: Context, { what, id, day, week }: NamedDeed) {
  const span = weekFrom(week, await zoneOf(db, user.id));
  const rows = await deedsFor(db, { userId: user.id, personId: null, ...span });
  for (const row of rows) {
    const undoing = undoOf(row, now);
    if (undoing?.what === what && undoing.id === id && undoing.day === day) return { row, state: undoing.state };
  }
  // A day that was taken back is not written with its skip any more.
  const takenBack = rows.find(
    (row) => what === 'skipped' && row.what === what && row.booking_key === id && !row.skipped_day,
  );
  if (takenBack) return { row: takenBack, state: 'over' as const };
  throw new Failure('not_found');
}

/** What comes back of a booking that is cancelled now, in cents; null while nothing was paid. */
async function paidFor(context: Context, bookingId: string): Promise<number | null> {
  const { payment, money } = await shownBooking(context, bookingId);
  return payment === 'paid' ? money.refundIfCancelledCents : null;
}
