import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Analyte } from '../../analytes.ts';
import type { EnteredValue } from '../../report.ts';
import type { EarlierValue } from '../../trend.ts';

const MOST_VALUES = 200;

/** Puts these in the place of what was reported of an order. In the transaction that reports. */
export async function writeValues(db: Db, id: string, values: readonly EnteredValue[]): Promise<void> {
  await db.deleteFrom('lab_values').where('booking_id', '=', id).execute();
  if (values.length === 0) return;
  await db
    .insertInto('lab_values')
    .values(
      values.map(({ testId, analyte, value, unit, low, high, criticalLow, criticalHigh }) => ({
        booking_id: id,
        test_id: testId,
        analyte,
        value,
        unit,
        low,
        high,
        critical_low: criticalLow,
        critical_high: criticalHigh,
      })),
    )
    .execute();
}

/** What was reported of an order. */
export async function valuesOf(db: Db, id: string): Promise<EnteredValue[]> {
  const rows = await db
    .selectFrom('lab_values')
    .selectAll('lab_values')
    .where('lab_values.booking_id', '=', id)
    .orderBy('lab_values.test_id')
    .orderBy('lab_values.analyte')
    .limit(MOST_VALUES)
    .execute();
  return rows.map(valueOf);
}

type Row = {
  test_id: string;
  analyte: string;
  value: number;
  unit: string;
  low: number | null;
  high: number | null;
  critical_low: number | null;
  critical_high: number | null;
};

const valueOf = (row: Row): EnteredValue => ({
  testId: row.test_id,
  analyte: row.analyte as Analyte, // written by writeValues only
  value: row.value,
  unit: row.unit,
  low: row.low,
  high: row.high,
  criticalLow: row.critical_low,
  criticalHigh: row.critical_high,
});

const MOST_EARLIER = 12;

type ValueQuery = { personId: string; analytes: readonly string[]; until: Date; now: Date };

/** The values that may be read of these analytes of a person up to an order, with how many orders later it is. */
export const rankedValues = (db: Db, { personId, analytes, until, now }: ValueQuery) =>
  db
    .selectFrom('lab_values')
    .innerJoin('lab_orders', 'lab_orders.id', 'lab_values.booking_id')
    .innerJoin('bookings', 'bookings.id', 'lab_orders.id')
    .selectAll('lab_values')
    .select([
      'bookings.starts_at as at',
      'bookings.time_zone',
      'bookings.provider_name as provider',
      sql<number>`dense_rank() over (partition by lab_values.analyte order by bookings.starts_at desc, bookings.id)`.as(
        'place',
      ),
    ])
    .where('lab_orders.person_id', '=', personId)
    .where('lab_orders.released_at', '<=', now)
    .where('bookings.starts_at', '<=', until)
    .where(sql<boolean>`lab_values.analyte = any(${[...analytes]}::text[])`);

/** Of each analyte those of at most a dozen orders, the first first. */
export async function earlierValues(db: Db, sought: ValueQuery): Promise<EarlierValue[]> {
  const rows = await db
    .selectFrom(rankedValues(db, sought).as('ranked'))
    .selectAll('ranked')
    .where('ranked.place', '<=', MOST_EARLIER)
    .orderBy('ranked.at')
    .orderBy('ranked.test_id')
    .limit(MOST_VALUES * MOST_EARLIER)
    .execute();
  return rows.map((row) => ({
    ...valueOf(row),
    orderId: row.booking_id,
    at: row.at,
    timeZone: row.time_zone,
    provider: row.provider,
  }));
}

/** So many reports a lab looks back for the range that it prints. */
const MOST_RECENT = 200;

type RangeQuery = { providerId: string; analytes: readonly string[] };

/** With which unit and range a lab has reported each of these analytes last. */
export const lastPrinted = (db: Db, { providerId, analytes }: RangeQuery) =>
  db
    .selectFrom(
      db
        .selectFrom('lab_orders')
        .select(['lab_orders.id', 'lab_orders.reported_at'])
        .where('lab_orders.provider_id', '=', providerId)
        .where('lab_orders.reported_at', 'is not', null)
        .orderBy('lab_orders.reported_at', 'desc')
        .limit(sql.lit(MOST_RECENT))
        .as('recent'),
    )
    .innerJoin('lab_values', 'lab_values.booking_id', 'recent.id')
    .selectAll('lab_values')
    .distinctOn('lab_values.analyte')
    .where(sql<boolean>`lab_values.analyte = any(${[...analytes]}::text[])`)
    .orderBy('lab_values.analyte')
    .orderBy('recent.reported_at', 'desc')
    .orderBy('lab_values.test_id')
    .limit(MOST_VALUES);

export async function lastRanges(db: Db, printed: RangeQuery): Promise<EnteredValue[]> {
  const rows = await lastPrinted(db, printed).execute();
  return rows.map(valueOf);
}
