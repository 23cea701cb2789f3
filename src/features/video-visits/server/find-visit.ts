import { auditLook } from '#server/audit.ts';
import { Failure } from '#shared/failure.ts';
import { CLOSES_AFTER_MINUTES, OPENS_BEFORE_MINUTES } from '#shared/visit-entry.ts';
import { phaseOf } from '../visit.ts';
import type { VisitMode, VisitRole } from '../visit.ts';
import { modeOf, type VisitContext } from './present-visit.ts';
import { visitOf, type VisitRow } from './visit-store.ts';

/** The visit of a booking for whoever has a seat in it, in this mode and in one of these roles where they are named, written into the trail. Throws `not_found` for everybody else. */
export async function findVisit(
  context: VisitContext,
  id: string,
  { mayTake = () => true, by }: { mayTake?: (part: VisitRole) => boolean; by?: VisitMode } = {},
): Promise<VisitRow> {
  const { db, user, now, bookingKinds } = context;
  const row = await visitOf(db, { id, userId: user.id, now });
  const mode = row && modeOf(bookingKinds, row);
  if (!row || !mode || (by && mode !== by) || !mayTake(row.part)) throw new Failure('not_found');
  await auditLook(context, { people: [row.person_id], subject: `video_visit:${id}` });
  return row;
}

/** The same while it may be entered. Throws `visit_not_open` before and after. */
export async function findOpenVisit(context: VisitContext, id: string, by?: VisitMode): Promise<VisitRow> {
  const row = await findVisit(context, id, by && { by });
  refuseClosed(row, context.now);
  return row;
}

export function refuseClosed(row: Pick<VisitRow, 'starts_at' | 'ends_at' | 'ended_at'>, now: Date): void {
  const phase = phaseOf({ startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at }, now);
  if (phase !== 'open') throw visitNotOpen();
}

/** It says from when until when a visit may be entered. */
export const visitNotOpen = () =>
  new Failure('visit_not_open', { values: { minutes: OPENS_BEFORE_MINUTES, after: CLOSES_AFTER_MINUTES } });
