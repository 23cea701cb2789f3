import type { Db } from '#server/db/db.ts';
import { dayIn } from '#shared/dates.ts';
import type { Medicine } from '../medicine.ts';
import { nothingWritten, type SummaryForm } from '../summary.ts';
import { prescribe } from './medication-store.ts';
import { keepDraft, signDraft } from './summary-store.ts';
import { insertTemplate } from './template-store.ts';
import type { TemplateForm } from '../template.ts';

export const aMedicine: Medicine = {
  type: 'tablet',
  name: 'Lisinopril',
  strength: '10 mg',
  dose: '1 tablet',
  frequency: 'morning',
  days: 30,
  instructions: 'Drink a glass of water with it.',
};

type TestSummary = { bookingId: string; userId: string; form?: Partial<SummaryForm>; now: Date };

/** A summary that its doctor has signed; answers its id. */
export async function aSignedSummary(db: Db, { bookingId, userId, form, now }: TestSummary): Promise<string> {
  const visit = await db
    .selectFrom('bookings')
    .select(['id', 'person_id', 'provider_id', 'time_zone'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const said = { ...nothingWritten, notes: 'She sleeps well again.', ...form };
  const id = await keepDraft(db, { visit, version: 0, userId, now, draft: said });
  if (id === undefined) throw new Error('There is one already.');
  await signDraft(db, { id, form: said, now });
  const startsOn = dayIn(visit.time_zone, now);
  await prescribe(db, { summaryId: id, personId: visit.person_id, medicines: said.medicines, startsOn, now });
  return id;
}

/** A template of a place; answers its id. */
export async function aTemplate(
  db: Db,
  { providerId, userId, now, ...rest }: { providerId: string; userId: string; form?: TemplateForm; now: Date },
): Promise<string> {
  const form = rest.form ?? { kind: 'notes' as const, name: 'A first visit', notes: 'Came for the first time.' };
  const row = await insertTemplate(db, { providerId, userId, form, now });
  if (!row) throw new Error('There is one of that name.');
  return row.id;
}
