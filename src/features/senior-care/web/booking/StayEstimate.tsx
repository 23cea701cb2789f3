import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { PriceEstimate } from '#web/ui/PriceEstimate.tsx';
import type { BookableDetails } from '../../centre.ts';
import { fitsRooms } from '../../rooms.ts';
import type { Estimate } from '../../stay-price.ts';
import { STAY_DAYS } from '../../stay-limits.ts';
import { estimateOf, lengthOf, type StayDraft } from './stay-draft.ts';

type Props = {
  centre: BookableDetails;
  draft: StayDraft;
  /** The server's own, once it has been asked. */
  quoted?: Estimate | undefined;
  /** Without what a week and a month come to. */
  isShort?: boolean;
};

const DAYS_A_WEEK = 7;

/** What the chosen days cost, reckoned here with the server's own rule while one chooses. */
export function StayEstimate({ centre, draft, quoted, isShort }: Props) {
  const t = useWords();
  const locale = useLocale();
  const estimate = quoted ?? estimateOf(draft, centre);
  if (!estimate)
    return (
      <p className="muted" data-testid="price-estimate">
        {t(fitsRooms(centre.rooms, draft.roomType) ? 'seniorCare.estimate.choose' : 'errors.roomUnchosen')}
      </p>
    );
  const { unitCents, units, totalCents, perWeekCents, perMonthCents, depositCents } = estimate;
  const lasts = lengthOf(draft);
  // what is no longer than a week or a month has its total only
  const spans = [
    { name: 'perWeek', days: DAYS_A_WEEK, cents: perWeekCents },
    { name: 'perMonth', days: STAY_DAYS, cents: perMonthCents },
  ];
  return (
    <PriceEstimate
      total={totalCents}
      lines={[
        {
          label: t(`seniorCare.estimate.${draft.typeSelect}`, { price: formatMoney(unitCents, locale), count: units }),
          cents: totalCents,
        },
        ...spans
          .filter(({ days }) => !isShort && lasts > days)
          .map(({ name, cents }) => ({ label: t(`seniorCare.estimate.${name}`), cents, isQuiet: true })),
      ]}
      note={t('seniorCare.estimate.today', {
        price: formatMoney(depositCents, locale),
        hasRest: String(depositCents < totalCents),
      })}
    />
  );
}
