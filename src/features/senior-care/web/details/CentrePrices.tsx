import { freeCancelHours, freeUntilTwoDaysBefore } from '#features/bookings/refund-policy.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import type { CentreDetails } from '../../centre.ts';
import { fromIn } from '../../rooms.ts';
import { priceTypes, type PriceType } from '../../stay.ts';
import type { Prices } from '../../stay-price.ts';
import styles from './CentrePrices.module.css';

type Props = Pick<CentreDetails, 'openWeekdays' | 'rooms'> & { prices: Prices; canBook: boolean };

/** A day, a week, four weeks: all that there is to pay, and when, where one can book. */
export function CentrePrices({ prices, rooms, openWeekdays, canBook }: Props) {
  const t = useWords();
  const locale = useLocale();
  const cents: Record<PriceType, number> = { day: prices.dayCents, week: prices.weekCents, month: prices.monthCents };
  const columns: Column<PriceType>[] = [
    { key: 'what', label: t('seniorCare.prices.what'), show: (type) => t(`seniorCare.prices.${type}`) },
    {
      key: 'how',
      label: t('seniorCare.prices.how'),
      show: (type) => t(`seniorCare.prices.${type}.how`, { count: openWeekdays.length }),
    },
    {
      key: 'price',
      label: t('seniorCare.prices.price'),
      isNumeric: true,
      show: (type) => <b className="num">{fromIn({ rooms }, formatMoney(cents[type], locale), t)}</b>,
    },
  ];
  return (
    <>
      <Table
        caption={t('seniorCare.prices.caption')}
        columns={columns}
        rows={priceTypes}
        rowKey={(type) => type}
        data-testid="prices"
      />
      {canBook && (
        <p className={`small muted ${styles.note}`}>
          {t('seniorCare.prices.note', { hours: freeCancelHours(freeUntilTwoDaysBefore) ?? 0 })}
        </p>
      )}
    </>
  );
}
