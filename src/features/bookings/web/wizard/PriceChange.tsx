import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props = {
  /** What was promised when the choice was made; undefined when nothing was. */
  promisedCents: number | undefined;
  totalCents: number;
  /** What one unit cost and costs now, in words. */
  title: string;
};

/** Says that the price is another than when the choice was made; never silently. */
export function PriceChange({ promisedCents, totalCents, title }: Props) {
  const t = useWords();
  const locale = useLocale();
  if (promisedCents === undefined || promisedCents === totalCents) return null;
  return (
    <Notice tone="warning" isLive title={title} data-testid="price-changed">
      <p>
        <s>{formatMoney(promisedCents, locale)}</s>{' '}
        <b>{t('bookings.priceChanged.total', { total: formatMoney(totalCents, locale) })}</b>
      </p>
    </Notice>
  );
}
