import type { OpenDifference, UnpaidPart } from '../../booking.ts';
import type { Change, Skip } from '../../change.ts';
import { type Due, dueNow, openDifference } from '../../dues.ts';
import { worthOf } from './apply-change.ts';
import type { PackedChange, PackedSkip } from './packed-change-store.ts';

/** The last other days asked for, while they wait, or after a no as long as the booking stands. */
export function presentChange(packed: PackedChange | null, { status }: { status: string }): Change | null {
  if (!packed || status === 'cancelled') return null;
  const { state, added, dropped, reason } = packed;
  if (state !== 'asked' && state !== 'declined' && state !== 'expired') return null;
  return {
    state,
    added: added.map(({ day }) => day),
    dropped: dropped.map(({ day }) => day),
    changeCents: worthOf(added) - worthOf(dropped),
    askedAt: new Date(packed.asked_at).toISOString(),
    answerBy: new Date(packed.answer_by).toISOString(),
    reason,
  };
}

/** What other days cost more, once it can be paid and until it lapses: of a request that waits, nobody knows yet from when. */
export function presentDifference(
  { status, dues }: { status: string; dues: readonly Due[] },
  now: Date,
): OpenDifference | null {
  const due = status === 'accepted' || status === 'scheduled' ? openDifference(dues, now) : undefined;
  return due ? { cents: due.amountCents, payBy: due.payBy.toISOString(), isUndoable: due.isUndoable } : null;
}

/** A later part of a booking that stands, of which both sides were told that it could not be charged. */
export function presentUnpaidPart(
  { status, dues, unpaid_parts: unpaid }: { status: string; dues: readonly Due[]; unpaid_parts: readonly number[] },
  now: Date,
): UnpaidPart | null {
  const due = status === 'accepted' || status === 'scheduled' ? dueNow(dues, now) : undefined;
  if (!due || !unpaid.includes(due.number)) return null;
  return {
    cents: due.amountCents,
    dueAt: due.dueAt.toISOString(),
    until: due.unpaidUntil?.toISOString() ?? null,
  };
}

export const presentSkips = (packed: readonly PackedSkip[] | null, now: Date): Skip[] =>
  (packed ?? [])
    .filter(([, , , , , cancelledBy]) => cancelledBy === null)
    .map(([day, startsAt, cents]) => ({
      day,
      startsAt: new Date(startsAt).toISOString(),
      cents,
      canUndo: new Date(startsAt) > now,
    }));
