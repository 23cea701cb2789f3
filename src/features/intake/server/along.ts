import { type BookedRow, lockNotes, notesOf } from '#features/care-notes/server/care-notes-store.ts';
import { tellOfChange } from '#features/care-notes/server/write-care-notes.ts';
import { ownPerson } from '#features/family/server/access.ts';
import { replaceFiles } from '#features/uploads/server/attach-files.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import { audit, auditReading } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { closesAt } from '#shared/visit-entry.ts';
import type { BookedIntake } from '../contract.ts';
import { VISIT_REPORT } from '../intake.ts';
import { giveIntake } from './give-intake.ts';
import { intakeGiven, removeGiven } from './intake-store.ts';
import { reportsOf } from './reports-store.ts';

type ReadContext = Pick<Context, 'db' | 'user' | 'now'>;

/** What goes with a booking: answers as they were given, and reports. Null when nothing does. */
export async function alongWith(db: Db, bookingId: string) {
  const given = await intakeGiven(db, bookingId);
  const reports = (await reportsOf(db, bookingId)).map(presentFile);
  if (!given && reports.length === 0) return null;
  return { answers: given?.answers ?? null, givenAt: given?.given_at.toISOString() ?? null, reports };
}

/** The same for its family; a look at something is in the trail. Throws `not_found` for whoever may not book for the person or not see their records. */
export async function bookedIntake(reading: ReadContext, bookingId: string): Promise<BookedIntake> {
  const { db, user, now } = reading;
  const booked = await notesOf(db, bookingId, { userId: user.id, now });
  if (!booked) throw new Failure('not_found');
  const along = await alongWith(db, booked.id);
  if (along) await auditReading(reading, { people: [booked.person_id], subject: `intake:${booked.id}` });
  return { ...(along ?? { answers: null, givenAt: null, reports: [] }), canChange: canGive(booked, now) };
}

/** Until a visit can be entered no longer, so that one that runs late is not left without what its doctor asks for. */
export const canGive = ({ status, ends_at: endsAt }: Pick<BookedRow, 'status' | 'ends_at'>, now: Date): boolean =>
  status !== 'cancelled' && closesAt(endsAt) > now;

type Reports = { bookingId: string; ids: readonly string[]; userId: string; now: Date };

/**
 * These reports and no others go along with a booking, in the caller's transaction. Throws `not_found` for a file of somebody else or
 * one that is used already, and `invalid_input` at `reports` for whoever may book for the person and not see their records.
 */
export async function giveReports(db: Db, { bookingId, ids, userId, now }: Reports): Promise<void> {
  const booked = await notesOf(db, bookingId, { userId, now });
  if (!booked) throw Failure.of('reports', 'errors.reportsScope');
  await replaceFiles(db, { ids, ownerId: userId, kind: VISIT_REPORT, to: bookingId, now });
  const personId = booked.person_id;
  await audit(db, { at: now, actorId: userId, personId, action: 'share', subject: `reports:${bookingId}` });
}

type Change = {
  bookingId: string;
  userId: string;
  intakeId: string | null | undefined;
  reports: readonly string[] | undefined;
  now: Date;
};

/**
 * Until its visit can be entered no longer; what is left out stays. Throws `not_found` for whoever may not book for the person or not see
 * their records, and for foreign files, `notes_closed` once it is over or cancelled, and `invalid_input` at `intakeId`.
 */
export const changeAlong = (db: Db, { bookingId, userId, intakeId, reports, now }: Change): Promise<void> =>
  joinTransaction(db, async (db) => {
    const booked = await lockNotes(db, bookingId, { userId, now });
    if (!booked) throw new Failure('not_found');
    if (!canGive(booked, now)) throw new Failure('notes_closed');
    const personId = await ownPerson(db, { userId, personId: booked.person_id, scope: 'records', now });
    if (intakeId === null) {
      await removeGiven(db, bookingId);
      await audit(db, { at: now, actorId: userId, personId, action: 'write', subject: `intake:${bookingId}` });
    }
    if (intakeId) await giveIntake(db, { bookingId, intakeId, personId, userId, now });
    if (reports) await giveReports(db, { bookingId, ids: reports, userId, now });
    await tellOfChange(db, booked, { subjectId: bookingId, isNews: true, now });
  });
