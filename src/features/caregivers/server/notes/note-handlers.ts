import { speechIn } from '#features/bookings/server/kind.ts';
import { auditLook } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { careVisitNotes, partnerVisitNotes, WrittenNote } from '../../note-contract.ts';
import { noteTime } from '../../visit-note.ts';
import { notesFor, visitAt, type VisitRow } from './note-store.ts';
import { presentRead, presentWritten, timesOf } from './present-note.ts';
import { writeNote } from './write-note.ts';

export const careVisitNoteHandlers: Handlers<typeof careVisitNotes> = {
  async ofVisit({ params: { id } }, context) {
    const { db, user, now, language } = context;
    const rows = await notesFor(db, { id, userId: user.id, now });
    const [newest] = rows;
    if (!newest) throw new Failure('not_found');
    await noteLook(context, newest);
    return { data: rows.map((row) => presentRead(row, speechIn(language).t)) };
  },
};

export const partnerVisitNoteHandlers: Handlers<typeof partnerVisitNotes> = {
  one: async ({ params: { id }, query: { startsAt } }, context) => ({
    data: await writtenNote(context, { id, startsAt }),
  }),

  async write({ params: { id }, body }, context) {
    await context.limits.take('careNotesAccount', context.user.id);
    await writeNote(context, { id, ...body });
    return { data: await writtenNote(context, { id, startsAt: body.startsAt }) };
  },
};

/** What a caregiver has written of a visit that they have accepted. Throws `not_found`, also when the time of contact is over. */
async function writtenNote(context: Context, visit: { id: string; startsAt?: Date | undefined }): Promise<WrittenNote> {
  const { db, user, now, language } = context;
  const row = await visitAt(db, { ...visit, providerIds: user.providerIds });
  if (!row || noteTime(timesOf(row), now) === 'closed') throw new Failure('not_found');
  const written = presentWritten(row, { t: speechIn(language).t, now });
  if (written.kept) await noteLook(context, row);
  return written;
}

const noteLook = (context: Context, { id, person_id: personId }: VisitRow) =>
  auditLook(context, { people: [personId], subject: `care_visit_note:${id}` });
