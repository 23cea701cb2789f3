import { replaceFiles } from '#features/uploads/server/attach-files.ts';
import { audit } from '#server/audit.ts';
import type { Db } from '#server/db/db.ts';
import type { Context } from '#server/http/handlers.ts';
import { publish } from '#server/realtime/fanout.ts';
import { inTransaction } from '#server/db/in-transaction.ts';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_ADDENDA, SUMMARY_FILE, type SummaryDraft, type SummaryForm } from '../summary.ts';
import { mayBeWritten } from '../when-written.ts';
import { findVisit, subjectOf } from './find-visit.ts';
import { prescribe } from './medication-store.ts';
import { addendaOf, insertAddendum, isSigned, keepDraft, signDraft, type VisitRow } from './summary-store.ts';
import { tellOfSummary } from './tell-summary.ts';

/**
 * Keeps what is being written. Throws `not_found`, `visit_ahead` before it may be written, `summary_signed`, and `conflict` when it was
 * kept elsewhere after that version.
 */
export async function keepSummary(context: Context, id: string, kept: { version: number; draft: SummaryDraft }) {
  const { user, now } = context;
  const visit = await findWritable(context, id);
  await context.db.transaction().execute(async (db) => {
    await keep({ ...context, db }, visit, kept);
    await publish(db, [user.id], ['summaries']);
    await audit(db, { at: now, actorId: user.id, personId: visit.person_id, action: 'write', subject: subjectOf(id) });
  });
}

/** Signs it: the patient and those who see the records hear of it. Throws the same. */
export async function signSummary(
  context: Context,
  id: string,
  { version, ...form }: SummaryForm & { version: number },
) {
  const { user, now } = context;
  const visit = await findWritable(context, id);
  await inTransaction(context, async (inside) => {
    const { db } = inside;
    const summaryId = await keep(inside, visit, { version, draft: form });
    await signDraft(db, { id: summaryId, form, now });
    await prescribe(db, {
      summaryId,
      personId: visit.person_id,
      medicines: form.medicines,
      startsOn: dayIn(visit.time_zone, now),
      now,
    });
    await tellOfSummary(inside, { visit, summaryId, what: 'signed' });
    await audit(db, { at: now, actorId: user.id, personId: visit.person_id, action: 'write', subject: subjectOf(id) });
  });
}

/** Adds to what was signed. Throws `not_found`, `too_many_addenda`, and `conflict` when something was added after so many. */
export async function addToSummary(context: Context, id: string, { after, words }: { after: number; words: string }) {
  const { db, user, now } = context;
  await context.limits.take('summaryAccount', user.id);
  const visit = await findVisit(context, id);
  if (!isSigned(visit)) throw new Failure('not_found');
  if (after >= MOST_ADDENDA) throw new Failure('too_many_addenda', { values: { count: MOST_ADDENDA } });
  if ((await addendaOf(db, [visit.summary_id])).length !== after) throw new Failure('conflict');
  await db.transaction().execute(async (db) => {
    const isNew = await insertAddendum(db, {
      summaryId: visit.summary_id,
      number: after + 1,
      words,
      userId: user.id,
      now,
    });
    if (!isNew) throw new Failure('conflict');
    await tellOfSummary({ ...context, db }, { visit, summaryId: visit.summary_id, what: 'added' });
    await audit(db, { at: now, actorId: user.id, personId: visit.person_id, action: 'write', subject: subjectOf(id) });
  });
}

async function findWritable(context: Context, id: string): Promise<VisitRow> {
  await context.limits.take('summaryAccount', context.user.id);
  const visit = await findVisit(context, id);
  if (isSigned(visit)) throw new Failure('summary_signed');
  if (!mayBeWritten({ startsAt: visit.starts_at }, context.now)) throw new Failure('visit_ahead');
  return visit;
}

type WriteContext = { db: Db; user: { id: string }; now: Date };

async function keep(
  { db, user, now }: WriteContext,
  visit: VisitRow,
  { version, draft }: { version: number; draft: SummaryDraft },
): Promise<string> {
  const summaryId = await keepDraft(db, { visit, version, userId: user.id, now, draft });
  if (summaryId === undefined) throw new Failure('conflict');
  await replaceFiles(db, { ids: draft.files, ownerId: user.id, kind: SUMMARY_FILE, to: summaryId, now });
  return summaryId;
}
