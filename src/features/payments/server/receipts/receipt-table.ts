import { stringify } from 'csv-stringify/sync';
import type { Speech } from '#features/bookings/server/kind.ts';
import type { Receipt } from '../../receipt-contract.ts';

/** A table for a spreadsheet: dollars with a point, refunds less than none; nothing in it is read as a formula. */
export function receiptTable(receipts: readonly Receipt[], { t }: Pick<Speech, 't'>): string {
  const columns = ['day', 'kind', 'provider', 'person', 'booking', 'card', 'amount'] as const;
  const rows = receipts.map(({ day, kind, providerName, personName, bookingId, card, cents }) => [
    day,
    t(`payments.receipts.${kind}`),
    providerName,
    personName,
    bookingId,
    card ? `${card.brand} ${card.lastFour}` : '',
    ((kind === 'paid' ? cents : -cents) / 100).toFixed(2),
  ]);
  const text = stringify([columns.map((column) => t(`payments.receipts.column.${column}`)), ...rows.map(harmless)]);
  return `\uFEFF${text}`;
}

/** Text that a spreadsheet would reckon with begins with an apostrophe; the amount, which is last, is a number. */
export const harmless = (row: readonly string[]) =>
  row.map((cell, index) => (index < row.length - 1 && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell));
