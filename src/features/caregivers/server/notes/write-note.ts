import { audit } from '#server/audit.ts';
import { joinTransaction } from '#server/db/in-transaction.ts';
import type { Context } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import { noteTime, type VisitNote } from '../../visit-note.ts';
import { keepNote, lockVisit } from './note-store.ts';
import { askedIn, timesOf } from './present-note.ts';
import { tellOfNote } from './tell-note.ts';

type NoteEdit = { id: string; startsAt?: Date | undefined; version: number; note: VisitNote };

/**
 * Writes of a visit, or changes what was written. Throws `not_found` for a visit that was not accepted, `visit_note_ahead` and
 * `visit_note_closed`, `conflict` when it was changed after that version, and `invalid_input` for help that was not booked.
 */
export async function writeNote(context: Context, { id, startsAt, version, note }: NoteEdit): Promise<void> {
  const { user, now } = context;
  await joinTransaction(context.db, async (db) => {
    const visit = await lockVisit(db, { id, startsAt, providerIds: user.providerIds });
    if (!visit) throw new Failure('not_found');
    const time = noteTime(timesOf(visit), now);
    if (time !== 'open') throw new Failure(time === 'ahead' ? 'visit_note_ahead' : 'visit_note_closed');
    if (version !== (visit.version ?? 0)) throw new Failure('conflict');
    const asked = askedIn(visit);
    if (!note.done.every((service) => asked.includes(service))) throw Failure.of('done', 'errors.invalid_input');
    const noteId = await keepNote(db, { visit, note, userId: user.id, now });
    await tellOfNote({ ...context, db }, { visit, noteId, isFirst: version === 0 });
    await audit(db, {
      at: now,
      actorId: user.id,
      personId: visit.person_id,
      action: 'write',
      subject: `care_visit_note:${id}`,
    });
  });
}
