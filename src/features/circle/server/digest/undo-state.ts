import { canCancel, type Status } from '#features/bookings/status.ts';
import { freeCancelUntil, refundPercent } from '#features/bookings/refund-policy.ts';
import { changeBlock } from '#features/bookings/server/changes/ask-change.ts';
import { standsTour } from '#features/tours/server/change-tour.ts';
import type { Day } from '#shared/day.ts';
import { type UndoableDeed, undoables, type UndoState } from '../../digest.ts';
import type { DeedRow } from './digest-store.ts';

type DeedUndo = { what: UndoableDeed; id: string; day: Day | null; state: Exclude<UndoState, 'used'> };

/** By what a line is undone, and whether it can be at that moment; undefined for what nobody can undo. */
export function undoOf(row: DeedRow, now: Date): DeedUndo | undefined {
  const what = undoables.find((known) => known === row.what);
  const id = what && idOf[what](row);
  if (!what || !id) return undefined;
  return { what, id, day: row.skipped_day, state: stateOf[what](row, now) };
}

const idOf: Record<UndoableDeed, (row: DeedRow) => string | null> = {
  booked: ({ booking_key: booking }) => booking,
  // Taken back meanwhile, it has no day any more.
  skipped: ({ booking_key: booking, skipped_day: day }) => day && booking,
  careNotes: ({ booking_key: booking }) => booking,
  // What the person asked for is not undone because a relative changed it.
  tour: ({ tour_id: tour, tour_by: askedBy, actor_id: actorId }) => (askedBy === actorId ? tour : null),
  relation: ({ link_id: link }) => link,
};

const stateOf: Record<UndoableDeed, (row: DeedRow, now: Date) => DeedUndo['state']> = {
  booked(row, now) {
    const booked = bookedIn(row);
    if (!booked || !canCancel(booked, now)) return 'over';
    return refundPercent(booked, now) === 100 ? 'open' : 'late';
  },

  skipped({ status, skipped_from: from, ends_at: endsAt, answer_by: answerBy, has_due: hasDue }, now) {
    if (!status || !from || from <= now || !endsAt) return 'over';
    const block = changeBlock({ status: status as Status /* the table's check */, endsAt, answerBy, hasDue }, now);
    return block === 'too_late' ? 'over' : (block ?? 'open');
  },

  /** As long as nobody else has written since, and the provider reads any of it. */
  careNotes({ actor_id: actorId, written_by: writer, shared_count: shared, ...row }, now) {
    const isOver = row.status === 'cancelled' || row.ends_at === null || row.ends_at <= now;
    return isOver || writer !== actorId || !shared ? 'over' : 'open';
  },

  tour: ({ tour_status: status, tour_at: startsAt }, now) =>
    status && startsAt && standsTour({ status, starts_at: startsAt }, now) ? 'open' : 'over',

  relation: ({ link_status: status, paused_at: pausedAt, link_ends_at: endsAt }, now) =>
    status === 'accepted' && pausedAt === null && (endsAt === null || endsAt > now) ? 'open' : 'over',
};

/** Until when cancelling costs nothing, of what was booked and can still be cancelled so. */
export function freeUntilOf(row: DeedRow, now: Date): Date | null {
  const booked = row.what === 'booked' ? bookedIn(row) : undefined;
  if (!booked || !canCancel(booked, now)) return null;
  const until = freeCancelUntil(booked);
  return until && until > now ? until : null;
}

function bookedIn({ status, terms_from: startsAt, ends_at: endsAt, refund_policy: policy }: DeedRow) {
  if (!status || !startsAt || !endsAt || !policy) return undefined;
  return { status: status as Status /* the table's check */, startsAt, endsAt, policy };
}
