import { auditAll } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { type CareNotes, toldIn, toldOf } from '../care-notes.ts';
import { notesTold } from './care-notes-store.ts';

/**
 * What the families of these bookings tell whoever asks as their provider, by booking; each look is in the trail of its person.
 * Missing are those of others, those that nobody has accepted, what was cancelled or ended more than 72 hours ago, and those of whom
 * nothing is told.
 */
export async function toldToProvider(
  { db, user, now }: Pick<Context, 'db' | 'user' | 'now'>,
  bookingIds: readonly string[],
): Promise<Map<string, CareNotes>> {
  const rows = await notesTold(db, bookingIds, { providerIds: user.providerIds, now });
  const told = rows.filter(({ notes }) => toldIn(notes).length > 0);
  await auditAll(
    db,
    told.map(({ id, person_id: personId }) => ({
      at: now,
      actorId: user.id,
      personId,
      action: 'read',
      subject: `care_notes:${id}`,
    })),
  );
  return new Map(told.map(({ id, notes }) => [id, toldOf(notes)]));
}
