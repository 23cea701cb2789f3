import { filesOn } from '#features/uploads/server/file-store.ts';
import { replaceFiles } from '#features/uploads/server/attach-files.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import { audit, auditLook } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { Failure } from '#shared/failure.ts';
import { MOST_HELD_HOURS } from '#shared/held-results.ts';
import { measured, unitsOf } from '../../analytes.ts';
import { testsOf } from '../../catalogue.ts';
import type { LabNotice } from '../../notification.ts';
import type { WantedSamples, WorkCard, WorkOrder } from '../../lab-contract.ts';
import { detailsOf, itemsOf, nextStage } from '../../order.ts';
import { type EnteredValue, type Release, REPORT_FILE, type ReportDraft, reportProblem } from '../../report.ts';
import {
  advanceOrder,
  isReleased,
  keepValues,
  markReleased,
  markReported,
  orderAt,
  type OrderRow,
  releaseOf,
} from '../orders/order-store.ts';
import { analyteName, itemName } from '../present-item.ts';
import { subjectOf } from './show-report.ts';
import { tellOfOrder } from './tell-order.ts';
import { lastRanges, valuesOf, writeValues } from './value-store.ts';

/** An order of a place where this account reports. Throws `not_found`. The look is in the trail of the patient. */
export async function findOrder(context: Context, id: string): Promise<OrderRow> {
  const row = await orderAt(context.db, { id, userId: context.user.id });
  if (!row) throw new Failure('not_found');
  await auditLook(context, { people: [row.person_id], subject: subjectOf(id) });
  return row;
}

export function workCard(row: OrderRow, { language, now }: Pick<Context, 'language' | 'now'>): WorkCard {
  const t = wordsOf(language);
  const details = detailsOf(row.snapshot.details);
  return {
    _id: row.id,
    bookingId: row.booking_id,
    personName: `${row.first_name} ${row.last_name}`,
    startsAt: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    draw: details.draw,
    ordered: itemsOf(details).map((item) => itemName(item, t)),
    stage: row.stage,
    collectedAt: row.collected_at?.toISOString() ?? null,
    inLabAt: row.in_lab_at?.toISOString() ?? null,
    reportedAt: row.reported_at?.toISOString() ?? null,
    ...releaseOf(row, now),
  };
}

/** An order with what is to be entered, and what has been. */
export async function workOrder(context: Context, row: OrderRow): Promise<WorkOrder> {
  const { db, language } = context;
  const tests = testsOf(itemsOf(detailsOf(row.snapshot.details)));
  const analytes = tests.flatMap((test) => test.analytes);
  const [entered, ranges, files] = await Promise.all([
    row.draft ? row.draft.values : valuesOf(db, row.id),
    lastRanges(db, { providerId: row.provider_id, analytes }),
    filesOn(db, { kind: REPORT_FILE, to: [row.id] }),
  ]);
  const t = wordsOf(language);
  const wanted = tests.flatMap((test) =>
    test.analytes.map((analyte): WantedSamples => {
      const begun = entered.find((value) => value.testId === test._id && value.analyte === analyte) ?? null;
      return {
        testId: test._id,
        test: itemName(test, t),
        analyte,
        name: analyteName(analyte, t),
        units: unitsOf(analyte),
        begun,
        usual: usualOf(analyte, ranges),
      };
    }),
  );
  return {
    ...workCard(row, context),
    dob: row.date_of_birth,
    version: row.version,
    wanted,
    remark: row.draft?.remark ?? row.remark,
    files: files.map(presentFile),
  };
}

/** The range that this lab has printed last; what most labs print where it has none yet. */
function usualOf(analyte: WantedSamples['analyte'], ranges: readonly EnteredValue[]): WantedSamples['usual'] {
  const last = ranges.find((range) => range.analyte === analyte);
  if (last) {
    const { unit, low, high, criticalLow, criticalHigh } = last;
    return { unit, low, high, criticalLow, criticalHigh };
  }
  const { low = null, high = null, criticalLow = null, criticalHigh = null } = measured(analyte);
  return { unit: unitsOf(analyte)[0] ?? '', low, high, criticalLow, criticalHigh };
}

/**
 * Says that the sample was taken, or that it is in the lab. A repetition changes nothing. Throws `not_found`, `order_ahead` before the
 * draw, and `conflict` for a stage that does not come next.
 */
export async function advance(context: Context, id: string, to: 'collected' | 'in_lab'): Promise<void> {
  const { now, user } = context;
  await context.limits.take('summaryAccount', user.id);
  const row = await findOrder(context, id);
  if (row.stage === to) return;
  if (nextStage(row.stage) !== to) throw new Failure('conflict');
  if (row.starts_at > now) throw new Failure('order_ahead');
  await context.db.transaction().execute(async (db) => {
    if (!(await advanceOrder(db, { id, from: row.stage, to, now }))) throw new Failure('conflict');
    await tellOfOrder({ ...context, db }, { row, what: to });
    await audit(db, { at: now, actorId: user.id, personId: row.person_id, action: 'write', subject: subjectOf(id) });
  });
}

type ReportEdit = { version: number; draft: ReportDraft };

/** Keeps what has been entered. Throws `not_found`, `order_ahead`, `already_reported_values`, and `conflict` when it was kept elsewhere. */
export async function keep(context: Context, id: string, { version, draft }: ReportEdit): Promise<void> {
  const { now, user } = context;
  const row = await writable(context, id, draft);
  if (row.stage === 'reported') throw new Failure('already_reported_values');
  await context.db.transaction().execute(async (db) => {
    if (!(await keepValues(db, { id, version, draft, now }))) throw new Failure('conflict');
    await replaceFiles(db, { ids: draft.files, ownerId: user.id, kind: REPORT_FILE, to: id, now });
    await audit(db, { at: now, actorId: user.id, personId: row.person_id, action: 'write', subject: subjectOf(id) });
  });
}

/** Reports it, or puts right what was reported: the family hears of it. Throws the same, and `invalid_input` for a report without anything. */
export async function report(context: Context, id: string, { version, draft, release }: ReportRelease): Promise<void> {
  const { now, user } = context;
  const row = await writable(context, id, draft);
  const wrong = reportProblem(draft);
  if (wrong) throw Failure.of('values', wrong);
  const releasedAt = release === 'now' ? now : new Date(now.getTime() + MOST_HELD_HOURS * HOUR_MS);
  await context.db.transaction().execute(async (db) => {
    if (!(await markReported(db, { id, version, draft, releasedAt, now }))) throw new Failure('conflict');
    await writeValues(db, id, draft.values);
    await replaceFiles(db, { ids: draft.files, ownerId: user.id, kind: REPORT_FILE, to: id, now });
    const what = newsOf(row, { release, now });
    if (what) await tellOfOrder({ ...context, db }, { row: { ...row, released_at: releasedAt }, what });
    await audit(db, { at: now, actorId: user.id, personId: row.person_id, action: 'write', subject: subjectOf(id) });
  });
}

type ReportRelease = ReportEdit & { release: Release };

/** What a family hears of a report: of what is held back that the lab wants to talk, once. */
function newsOf(row: OrderRow, { release, now }: { release: Release; now: Date }): LabNotice | undefined {
  if (isReleased(row, now)) return 'corrected';
  if (release === 'now') return 'reported';
  return row.stage === 'reported' ? undefined : 'talk';
}

/** Lets the family read what was held back, and tells them. A repetition changes nothing. Throws `not_found` and `order_ahead`. */
export async function release(context: Context, id: string): Promise<void> {
  const { now, user } = context;
  await context.limits.take('summaryAccount', user.id);
  const row = await findOrder(context, id);
  if (row.stage !== 'reported') throw new Failure('order_ahead');
  await context.db.transaction().execute(async (db) => {
    if (!(await markReleased(db, { id, now }))) return;
    await tellOfOrder({ ...context, db }, { row, what: 'reported' });
    await audit(db, { at: now, actorId: user.id, personId: row.person_id, action: 'write', subject: subjectOf(id) });
  });
}

/** An order whose sample is in the lab, and values that were ordered. */
async function writable(context: Context, id: string, { values }: ReportDraft): Promise<OrderRow> {
  await context.limits.take('summaryAccount', context.user.id);
  const row = await findOrder(context, id);
  if (row.stage === 'booked' || row.stage === 'collected') throw new Failure('order_ahead');
  const tests = testsOf(itemsOf(detailsOf(row.snapshot.details)));
  const isOrdered = ({ testId, analyte }: EnteredValue) =>
    tests.some((test) => test._id === testId && test.analytes.includes(analyte));
  const keys = new Set(values.map(({ testId, analyte }) => `${testId} ${analyte}`));
  if (keys.size < values.length || !values.every(isOrdered)) throw Failure.of('values', 'errors.invalid_input');
  return row;
}
