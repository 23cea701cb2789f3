import { stringify } from 'csv-stringify/sync';
import type { Speech } from '#features/bookings/server/kind.ts';
import { harmless } from '#features/payments/server/receipts/receipt-table.ts';
import type { Statement } from './statement.ts';

/** A row for each booking of each payout: dollars with a point; nothing in it is read as a formula. */
export function statementTable({ payouts }: Statement, { t }: Pick<Speech, 't'>): string {
  const columns = ['day', 'number', 'state', 'account', 'booking', 'firstDay', 'lastDay', 'amount'] as const;
  const rows = payouts.flatMap(({ day, number, state, bankName, lastFour, items }) =>
    items.map(({ bookingId, firstDay, lastDay, cents }) => [
      day,
      number,
      t(`payouts.state.${state}`),
      t('payouts.account', { bank: bankName, lastFour }),
      bookingId,
      firstDay,
      lastDay,
      (cents / 100).toFixed(2),
    ]),
  );
  return `\uFEFF${stringify([columns.map((column) => t(`payouts.column.${column}`)), ...rows.map(harmless)])}`;
}
