import type { BookingKinds } from '#features/bookings/server/kind.ts';
import { auditLook } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { signedFor, type SignedRow, visitAt, type VisitRow } from './summary-store.ts';

type VisitContext = Pick<Context, 'db' | 'user' | 'now' | 'bookingKinds'>;

/** The kinds of bookings that can be a visit on the screen. */
export const visitKinds = (kinds: BookingKinds): string[] =>
  Object.values(kinds).flatMap(({ name, meets }) => (meets ? [name] : []));

/** A visit of a place where this account writes summaries. Throws `not_found`. The look is in the trail of the patient. */
export async function findVisit(context: VisitContext, id: string): Promise<VisitRow> {
  const row = await visitAt(context.db, { id, userId: context.user.id });
  if (!row || !visitKinds(context.bookingKinds).includes(row.kind)) throw new Failure('not_found');
  await auditLook(context, { people: [row.person_id], subject: subjectOf(id) });
  return row;
}

/** The signed summary of a visit for whoever may see the health records of its person. Throws `not_found`. Each look is in the trail. */
export async function findSigned(context: VisitContext, id: string): Promise<SignedRow> {
  const row = await signedFor(context.db, { id, userId: context.user.id, now: context.now });
  if (!row) throw new Failure('not_found');
  await auditLook(context, { people: [row.person_id], subject: subjectOf(id) });
  return row;
}

/** One look at several summaries of a person. */
export const noteLook = (context: VisitContext, personId: string): Promise<void> =>
  auditLook(context, { people: [personId], subject: 'visit_summaries' });

/** What the trail calls the summary of a visit. */
export const subjectOf = (bookingId: string): string => `visit_summary:${bookingId}`;
