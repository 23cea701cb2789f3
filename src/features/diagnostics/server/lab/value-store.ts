import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Analyte } from '../../analytes.ts';
import type { EnteredValue } from '../../report.ts';

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

/** One earlier value of a person, with the range that held then. */
export type Earlier = EnteredValue & { at: Date; provider: string };

/** The last values that may be read of these analytes of a person up to an order, the first first; of each at most a dozen. */
export async function earlierValues(
  db: Db,
  { personId, analytes, until, now }: { personId: string; analytes: readonly string[]; until: Date; now: Date },
): Promise<Earlier[]> {
  const ranked = db
    .selectFrom('lab_values')
    .innerJoin('lab_orders', 'lab_orders.id', 'lab_values.booking_id')
    .innerJoin('bookings', 'bookings.id', 'lab_orders.id')
    .selectAll('lab_values')
    .select(['bookings.starts_at as at', 'bookings.provider_name as provider'])
    .select(
      sql<number>`row_number() over (partition by lab_values.analyte order by bookings.starts_at desc, lab_values.test_id)`.as(
        'place',
      ),
    )
    .where('lab_orders.person_id', '=', personId)
    .where('lab_orders.released_at', '<=', now)
    .where('bookings.starts_at', '<=', until)
    .where(sql<boolean>`lab_values.analyte = any(${[...analytes]}::text[])`);
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .selectAll('ranked')
    .where('ranked.place', '<=', MOST_EARLIER)
    .orderBy('ranked.at')
    .orderBy('ranked.test_id')
    .limit(MOST_VALUES * MOST_EARLIER)
    .execute();
  return rows.map((row) => ({ ...valueOf(row), at: row.at, provider: row.provider }));
}

/** With which unit and range a lab has reported each of these analytes last. */
export async function lastRanges(
  db: Db,
  { providerId, analytes }: { providerId: string; analytes: readonly string[] },
): Promise<EnteredValue[]> {
  const rows = await db
    .selectFrom('lab_values')
    .innerJoin('lab_orders', 'lab_orders.id', 'lab_values.booking_id')
    .selectAll('lab_values')
    .distinctOn('lab_values.analyte')
    .where('lab_orders.provider_id', '=', providerId)
    .where(sql<boolean>`lab_values.analyte = any(${[...analytes]}::text[])`)
    .orderBy('lab_values.analyte')
    .orderBy('lab_orders.updated_at', 'desc')
    .limit(MOST_VALUES)
    .execute();
  return rows.map(valueOf);
}
