import { filesOn } from '#features/uploads/server/file-store.ts';
import { presentFile } from '#features/uploads/server/present-file.ts';
import { auditLook } from '#server/audit.ts';
import type { Context } from '#server/http/handlers.ts';
import { wordsOf } from '#server/words.ts';
import { Failure } from '#shared/failure.ts';
import type { Translator } from '#shared/words.ts';
import { type Test, testsOf } from '../../catalogue.ts';
import { flagOf } from '../../flags.ts';
import { detailsOf, itemsOf } from '../../order.ts';
import { type EnteredValue, type ReadTest, type ReadValue, type Report, REPORT_FILE } from '../../report.ts';
import { type EarlierValue, trendOf } from '../../trend.ts';
import { isReleased, orderFor, type OrderRow, releaseOf } from '../orders/order-store.ts';
import { analyteName, itemName } from '../present-item.ts';
import { earlierValues, valuesOf } from './value-store.ts';

/** What the trail calls what came of an order. */
export const subjectOf = (bookingId: string): string => `lab_order:${bookingId}`;

/** How far an order is and what was found, for whoever may see the health records of its person. Throws `not_found`. Each look is in the trail. */
export async function showReport(context: Context, id: string): Promise<Report> {
  const { db, user, now, language } = context;
  const row = await orderFor(db, { id, userId: user.id, now });
  if (!row) throw new Failure('not_found');
  await auditLook(context, { people: [row.person_id], subject: subjectOf(id) });
  const isOpen = isReleased(row, now);
  const values = isOpen ? await valuesOf(db, id) : [];
  const [earlier, files] = await Promise.all([
    earlierValues(db, {
      personId: row.person_id,
      analytes: values.map(({ analyte }) => analyte),
      until: row.starts_at,
      now,
    }),
    isOpen ? filesOn(db, { kind: REPORT_FILE, to: [id] }) : [],
  ]);
  const t = wordsOf(language);
  return {
    ...headOf(row, now),
    remark: isOpen ? row.remark : '',
    tests: testsOf(itemsOf(detailsOf(row.snapshot.details))).map((test) =>
      readTest(test, { orderId: id, values, earlier, t }),
    ),
    files: files.map(presentFile),
  };
}

const headOf = (row: OrderRow, now: Date) => ({
  _id: row.id,
  bookingId: row.booking_id,
  personId: row.person_id,
  personName: `${row.first_name} ${row.last_name}`,
  providerId: row.provider_id,
  providerName: row.provider_name,
  timeZone: row.time_zone,
  startsAt: row.starts_at.toISOString(),
  stage: row.stage,
  collectedAt: row.collected_at?.toISOString() ?? null,
  inLabAt: row.in_lab_at?.toISOString() ?? null,
  reportedAt: row.reported_at?.toISOString() ?? null,
  ...releaseOf(row, now),
  phone: row.snapshot.phone,
  correctedAt: row.corrected_at?.toISOString() ?? null,
});

type ReportContext = {
  orderId: string;
  values: readonly EnteredValue[];
  earlier: readonly EarlierValue[];
  t: Translator;
};

const readTest = (test: Test, known: ReportContext): ReadTest => ({
  testId: test._id,
  name: itemName(test, known.t),
  about: known.t(`diagnostics.about.${test.code}`),
  values: test.analytes.flatMap((analyte) => {
    const found = known.values.find((value) => value.testId === test._id && value.analyte === analyte);
    return found ? [readValue(found, known)] : [];
  }),
});

const readValue = (found: EnteredValue, { orderId, earlier, t }: ReportContext): ReadValue => {
  const { testId: _, ...value } = found;
  return {
    ...value,
    name: analyteName(found.analyte, t),
    flag: flagOf(found.value, found),
    trend: trendOf({ found, orderId }, earlier),
  };
};
