import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { modesOf, priceBy } from '../../appointment-price.ts';
import type { BookableDetails } from '../../doctor.ts';

/** What a visit costs in each way, and how long it is. */
export function DoctorPrices({ doctor: { prices, minutes } }: { doctor: Pick<BookableDetails, 'prices' | 'minutes'> }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <FactList
      facts={modesOf(prices).map((mode) => ({
        term: t(`doctors.mode.${mode}`),
        value: t(`doctors.fee.${mode}`, {
          price: formatMoney(priceBy(mode, prices) ?? 0, locale),
          minutes,
        }),
      }))}
    />
  );
}
