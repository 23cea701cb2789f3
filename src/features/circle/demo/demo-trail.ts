import { elena, elenasFamily, ines, rosa } from '#features/account/demo/accounts.ts';
import { auditAll } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { insertQuestion, writeAnswer } from '../server/trail-questions/trail-question-store.ts';

const subjects = ['booking', 'care_notes', 'day', 'board'] as const;

/** Who has looked at Rosa's record: her son and her center; Elena asks about one line, and has an answer about another. */
export async function seedTrail(db: Db, now: Date): Promise<void> {
  const booking = await db
    .selectFrom('bookings')
    .innerJoin('provider_managers', 'provider_managers.provider_id', 'bookings.provider_id')
    .select(['bookings.id', 'provider_managers.user_id'])
    .where('bookings.person_id', '=', rosa.id)
    .where('bookings.status', '=', 'accepted')
    .orderBy('bookings.starts_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  const mateos = { actorId: elenasFamily.mateo.id, personId: rosa.id, action: 'write', subject: 'board' } as const;
  await auditAll(
    db,
    [7 * 24 - 2, 50, 49].map((hours) => ({ ...mateos, at: new Date(now.getTime() - hours * HOUR_MS) })),
  );
  await auditAll(
    db,
    subjects.map((subject, index) => ({
      at: new Date(now.getTime() - (30 - index) * HOUR_MS),
      actorId: subject === 'board' ? elenasFamily.mateo.id : booking.user_id,
      personId: rosa.id,
      action: 'read',
      subject: subject === 'booking' || subject === 'care_notes' ? `${subject}:${booking.id}` : subject,
    })),
  );
  const lines = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('person_id', '=', rosa.id)
    .orderBy('id', 'desc')
    .limit(subjects.length)
    .execute();
  const asking = { personId: rosa.id, userId: elena.id };
  const [asked, answered] = [lines[0], lines[1]];
  await insertQuestion(db, { ...asking, entryId: asked?.id ?? 0, kind: 'wrong', now });
  const earlier = new Date(now.getTime() - 20 * HOUR_MS);
  const id = await insertQuestion(db, { ...asking, entryId: answered?.id ?? 0, kind: 'who', now: earlier });
  await writeAnswer(db, {
    id: id ?? '',
    answer:
      'That was the manager of the center where your mother is three days a week. The list of the day is printed each morning.',
    userId: ines.id,
    now,
  });
}
