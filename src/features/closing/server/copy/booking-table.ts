import { stringify } from 'csv-stringify/sync';
import type { Speech } from '#features/bookings/server/kind.ts';
import { type Status, tabOf } from '#features/bookings/status.ts';
import { harmless } from '#features/payments/server/receipts/receipt-table.ts';
import { type PackedCopy, rowsOf } from './packed.ts';

export type BookedRow = {
  day: string;
  providerName: string;
  personName: string;
  bookingId: string;
  state: string;
  cents: number;
};

/** The bookings of a copy in words, the newest first. */
export function bookedRows(packed: Pick<PackedCopy, 'parts' | 'now'>, { t }: Pick<Speech, 't'>): BookedRow[] {
  const people = new Map(
    rowsOf(packed, 'people').map((row) => [row['id'], `${row['first_name']} ${row['last_name']}`]),
  );
  return rowsOf(packed, 'bookings')
    .map((row) => {
      // as the table has them
      const timed = {
        status: row['status'] as Status,
        startsAt: row['starts_at'] as Date,
        endsAt: row['ends_at'] as Date,
      };
      return {
        day: String(row['booked_date']),
        providerName: String(row['provider_name']),
        personName: people.get(row['person_id']) ?? '',
        bookingId: String(row['booking_id']),
        state: t(`bookings.tab.${tabOf(timed, packed.now)}`),
        cents: Number(row['total_cents']),
      };
    })
    .toSorted((one, other) => other.day.localeCompare(one.day));
}

/** Bookings for a spreadsheet, as receipts are: nothing in it is read as a formula. */
export function bookingTable(packed: Pick<PackedCopy, 'parts' | 'now'>, { t }: Pick<Speech, 't'>): string {
  const head = ['day', 'provider', 'person', 'booking'].map((column) => t(`payments.receipts.column.${column}`));
  const rows = bookedRows(packed, { t }).map((row) =>
    harmless([row.day, row.providerName, row.personName, row.bookingId, row.state, (row.cents / 100).toFixed(2)]),
  );
  const columns = [...head, t('closing.copy.state'), t('payments.receipts.column.amount')];
  return `\uFEFF${stringify([columns, ...rows])}`;
}
