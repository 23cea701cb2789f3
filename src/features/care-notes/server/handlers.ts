import { ownPerson } from '#features/family/server/access.ts';
import { auditReading } from '#server/audit.ts';
import type { Context, Handlers } from '#server/http/handlers.ts';
import { Failure } from '#shared/failure.ts';
import type { BookedNotes, careNotes } from '../contract.ts';
import { lastNotes, notesOf, toldWith } from './care-notes-store.ts';
import { toldToProvider } from './told-notes.ts';
import { canChange, changeCareNotes } from './write-care-notes.ts';

export const careNotesHandlers: Handlers<typeof careNotes> = {
  async last({ query }, context) {
    const { db, user, now } = context;
    const asked = { userId: user.id, personId: query.familyMemberId ?? null, now };
    await ownPerson(db, { ...asked, scope: 'bookings' });
    const person = await ownPerson(db, { ...asked, scope: 'records' });
    const notes = await lastNotes(db, person);
    if (notes) await auditReading(context, { people: [person], subject: 'care_notes' });
    return { data: notes ?? null };
  },

  ofBooking: async ({ params }, context) => ({ data: await bookedNotes(context, params.id) }),

  async change({ params, body: { version, notes } }, context) {
    const { db, user, limits, now } = context;
    await limits.take('careNotesAccount', user.id);
    await changeCareNotes(db, { bookingId: params.id, userId: user.id, version, notes, now });
    return { data: await bookedNotes(context, params.id) };
  },

  async told({ params }, context) {
    const { db, user, now } = context;
    const row = await toldWith(db, params.id, { providerIds: user.providerIds, now });
    if (!row) throw new Failure('not_found');
    const told = await toldToProvider(context, [row.id]);
    return { data: told.get(row.id) ?? null };
  },
};

async function bookedNotes(context: Context, bookingId: string): Promise<BookedNotes> {
  const { db, user, now } = context;
  const row = await notesOf(db, bookingId, { userId: user.id, now });
  if (!row) throw new Failure('not_found');
  if (row.notes) await auditReading(context, { people: [row.person_id], subject: `care_notes:${row.id}` });
  return {
    notes: row.notes,
    version: row.version ?? 0,
    canChange: canChange(row, now),
    updatedAt: row.updated_at?.toISOString() ?? null,
  };
}
