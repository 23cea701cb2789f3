import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Estimate, PriceType } from '../stay.ts';

type Props = { estimate: Estimate; type: PriceType; promisedCents: number | undefined };

/** Says that the price is another than when the days were chosen; never silently. */
export function PriceChange({ estimate, type, promisedCents }: Props) {
  const t = useWords();
  const locale = useLocale();
  if (promisedCents === undefined || promisedCents === estimate.totalCents || estimate.units === 0) return null;
  const before = formatMoney(Math.round(promisedCents / estimate.units), locale);
  return (
    <Notice
      tone="warning"
      isLive
      title={t(`seniorCare.priceChanged.${type}`, { before, now: formatMoney(estimate.unitCents, locale) })}
      data-testid="price-changed"
    >
      <p>
        <s>{formatMoney(promisedCents, locale)}</s>{' '}
        <b>{t('seniorCare.priceChanged.total', { total: formatMoney(estimate.totalCents, locale) })}</b>
      </p>
    </Notice>
  );
}
