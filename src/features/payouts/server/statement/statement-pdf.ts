import type { Speech } from '#features/bookings/server/kind.ts';
import { onPaper } from '#server/pdf-paper.ts';
import { brand } from '#shared/brand.ts';
import { formatDay, formatMonth } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import type { Statement } from './statement.ts';

/** A month of payouts on paper, each with its bookings. */
export async function statementPdf(
  { place, month, payouts, paidCents }: Statement,
  { t, locale }: Speech,
): Promise<Buffer> {
  const money = (cents: number) => (cents < 0 ? `−${formatMoney(-cents, locale)}` : formatMoney(cents, locale));
  const title = t('payouts.statement.title', { month: formatMonth(`${month}-01`, locale) });
  return onPaper({ title, language: locale }, (paper) => {
    paper.heading(title);
    paper.fact(t('payouts.statement.place'), place);
    paper.fact(t('payouts.statement.sum'), money(paidCents));
    for (const { day, number, state, bankName, lastFour, cents, items } of payouts) {
      paper.title(`${number}, ${formatDay(day)}`);
      paper.fact(t('payouts.column.state'), t(`payouts.state.${state}`));
      paper.fact(t('payouts.column.account'), t('payouts.account', { bank: bankName, lastFour }));
      paper.row(
        ['booking', 'firstDay', 'lastDay', 'amount'].map((column) => t(`payouts.column.${column}`)),
        true,
      );
      for (const item of items)
        paper.row([item.bookingId, formatDay(item.firstDay), formatDay(item.lastDay), money(item.cents)]);
      paper.line();
      paper.row([t('payouts.statement.of', { number }), '', '', money(cents)]);
    }
    paper.line();
    paper.quiet(t('payouts.statement.note', { brand: brand.name, phone: brand.phone }));
  });
}
