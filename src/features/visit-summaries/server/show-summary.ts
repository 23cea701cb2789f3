import { notesOf, toldWith } from '#features/care-notes/server/care-notes-store.ts';
import { canGive } from '#features/intake/server/along.ts';
import { auditLook } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { placesWith } from '#shared/place-roles.ts';
import type { Showables, ShowableSummary, ShowForm, Summary } from '../summary.ts';
import { changeShown } from './change-shown.ts';
import { noteLook, subjectOf } from './find-visit.ts';
import { presentSummary } from './present-summary.ts';
import { deleteShown, insertShown, isShowable, type ShowableRow, showableWith, shownWith } from './shown-store.ts';

/**
 * The summaries by other doctors that may be shown with this booking, the last visit first. Throws `not_found` for whoever may not both book for its person
 * and see their records. The look is in the trail.
 */
export async function showables(context: Context, bookingId: string): Promise<Showables> {
  const { db, user, now } = context;
  const booked = await notesOf(db, bookingId, { userId: user.id, now });
  if (!booked) throw new Failure('not_found');
  const rows = await showableWith(db, booked);
  if (rows.length > 0) await noteLook(context, booked.person_id);
  return { data: rows.map(presentShowable), canChange: canGive(booked, now) };
}

/**
 * Shows a summary to the provider of another visit of the same person, or takes it back, until that visit can be entered no longer. A repetition changes
 * nothing. Throws `not_found`, also for a summary of somebody else, and `notes_closed`.
 */
export const showSummary = (context: Context, bookingId: string, { summaryId, shows }: ShowForm): Promise<void> =>
  changeShown(context, bookingId, {
    shows,
    subject: 'shown_summary',
    async change(db, booked) {
      if (!(await isShowable(db, booked, summaryId))) throw new Failure('not_found');
      return shows
        ? insertShown(db, { bookingId, summaryId, userId: context.user.id, now: context.now })
        : deleteShown(db, { bookingId, summaryId });
    },
  });

/** What a family shows with a booking, for its provider, from its acceptance until 72 hours after its end; each look is in the trail. */
export async function shownSummaries(context: Context, bookingId: string): Promise<Summary[]> {
  const { db, user, now } = context;
  const booked = await toldWith(db, bookingId, { providerIds: placesWith(user.places, 'summaries'), now });
  if (!booked) throw new Failure('not_found');
  const rows = await shownWith(db, bookingId);
  for (const row of rows) await auditLook(context, { people: [row.person_id], subject: subjectOf(row.id) });
  return Promise.all(rows.map((row) => presentSummary(context, row)));
}

const presentShowable = (row: ShowableRow): ShowableSummary => ({
  _id: row.id,
  visit: row.booking_id,
  providerName: row.provider_name,
  startsAt: row.starts_at.toISOString(),
  timeZone: row.time_zone,
  diagnosis: row.diagnosis,
  isShown: row.shown_at !== null,
});
