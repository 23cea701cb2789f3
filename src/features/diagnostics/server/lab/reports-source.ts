import {
  addressOf,
  coded,
  type ExportContext,
  inText,
  named,
  type RecordSource,
  type Resource,
  resourceId,
  resourceOf,
  subjectOf,
  type SummaryEntry,
  terminology,
} from '#features/health-records/server/fhir/resource.ts';
import { inPages } from '#server/db/pages.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { type Test, testsOf } from '../../catalogue.ts';
import { type Flag, flagOf } from '../../flags.ts';
import { detailsOf, itemsOf } from '../../order.ts';
import type { EnteredValue } from '../../report.ts';
import { type OrderRow, readableAfter } from '../orders/order-store.ts';
import { analyteName, itemName } from '../present-item.ts';
import { valuesOf } from './value-store.ts';

/** What laboratories have found here, as far as the family may read it: each value with the unit and the range of its lab. */
export const reportsSource: RecordSource = async (context) => {
  const { db, atOnce } = context;
  const rows: OrderRow[] = [];
  for await (const page of inPages((page) => readableAfter(db, context, page), atOnce)) rows.push(...page);
  const entries: SummaryEntry[] = [];
  for (const row of rows.toSorted((one, other) => other.starts_at.getTime() - one.starts_at.getTime())) {
    const values = await valuesOf(db, row.id);
    entries.push(
      ...testsOf(itemsOf(detailsOf(row.snapshot.details))).flatMap((test) => ofTest(context, row, { test, values })),
    );
  }
  return entries;
};

const letters: Record<Flag, string> = { criticalLow: 'LL', low: 'L', usual: 'N', high: 'H', criticalHigh: 'HH' };

function ofTest(
  context: ExportContext,
  row: OrderRow,
  { test, values }: { test: Test; values: readonly EnteredValue[] },
): SummaryEntry[] {
  const { t, locale } = context.speech;
  const name = itemName(test, t);
  const found = values.filter(({ testId }) => testId === test._id);
  const observations = found.map((value) => observation(context, row, value));
  const category = [terminology('v2-0074', 'LAB')];
  const report = resourceOf('DiagnosticReport', resourceId('report', `${row.id} ${test._id}`), {
    status: row.corrected_at === null ? 'final' : 'corrected',
    category,
    code: inText(name),
    ...about(context, row),
    result: observations.map((one) => ({ reference: addressOf(one) })),
    conclusion: row.remark,
  });
  const said = found.map(
    ({ analyte, value, unit, low, high }) =>
      `${analyteName(analyte, t)}: ${value} ${unit}${low === null && high === null ? '' : ` (${low ?? ''}–${high ?? ''})`}`,
  );
  const line = [
    name,
    formatDayInWords(dayIn(row.time_zone, row.starts_at), locale),
    row.provider_name,
    ...said,
    row.remark,
  ];
  return [
    { section: 'results', resource: report, line: line.filter(Boolean).join('; ') },
    ...observations.map((resource): SummaryEntry => ({ section: 'results', resource, line: null })),
  ];
}

const about = (context: ExportContext, row: OrderRow) => ({
  subject: subjectOf(context),
  effectiveDateTime: (row.collected_at ?? row.starts_at).toISOString(),
  issued: (row.corrected_at ?? row.reported_at)?.toISOString(),
  performer: [named(row.provider_name)],
});

function observation(context: ExportContext, row: OrderRow, found: EnteredValue): Resource {
  const { testId, analyte, value, unit, low, high } = found;
  const end = (figure: number | null) => (figure === null ? undefined : { value: figure, unit });
  return resourceOf('Observation', resourceId('value', `${row.id} ${testId} ${analyte}`), {
    status: row.corrected_at === null ? 'final' : 'corrected',
    category: [terminology('observation-category', 'laboratory')],
    code: inText(analyteName(analyte, context.speech.t)),
    ...about(context, row),
    valueQuantity: { value, unit },
    interpretation: [
      coded('http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation', letters[flagOf(value, found)]),
    ],
    referenceRange: [{ low: end(low), high: end(high) }],
  });
}
