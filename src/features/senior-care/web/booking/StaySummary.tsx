import { type Day, formatWeekday } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { SummaryAside } from '#web/ui/SummaryAside.tsx';
import type { BookableDetails } from '../../centre.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { rangeInWords } from '#features/search/web/range-in-words.ts';
import { careDaysOf, estimateOf, type StayDraft } from './stay-draft.ts';
import styles from './StaySummary.module.css';

type Props = { centre: BookableDetails; draft: StayDraft };

/** Where, when, for how many, how much. */
export function StaySummary({ centre, draft }: Props) {
  const t = useWords();
  const locale = useLocale();
  const estimate = estimateOf(draft, centre);
  const total = estimate && formatMoney(estimate.totalCents, locale);
  const [first, ...others] = careDaysOf(draft, centre);
  const line = [first && rangeInWords(first, others.at(-1) ?? first, { t, locale }), total].filter(Boolean).join(', ');
  return (
    <SummaryAside label={t('seniorCare.summary')} title={centre.name} line={line}>
      <Body centre={centre} draft={draft} />
    </SummaryAside>
  );
}

function Body({ centre, draft }: Props) {
  const t = useWords();
  const locale = useLocale();
  const estimate = estimateOf(draft, centre);
  const days = careDaysOf(draft, centre);
  const day = (date: Day | undefined) => (date ? <DateText day={date} /> : '–');
  const rest = estimate && estimate.totalCents - estimate.depositCents;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.picture}>
          <ProviderPicture picture={{ kind: 'place', traits: centre.art }} />
        </span>
        <div>
          <b className={styles.name}>{centre.name}</b>
          <p className="small muted">
            {t('seniorCare.tile.where', { kind: t(`seniorCare.kind.${centre.kind}`), place: centre.city })}
          </p>
        </div>
      </div>
      <FactList
        facts={[
          { term: t('seniorCare.check.firstDay'), value: day(days[0]) },
          { term: t('seniorCare.check.lastDay'), value: day(days.at(-1)) },
          {
            term: t('seniorCare.stay.days'),
            value: draft.weekDays.map((weekday) => formatWeekday(weekday, locale)).join(', '),
          },
          { term: t('seniorCare.stay.guests'), value: draft.guestsCount },
        ]}
      />
      {estimate && rest !== undefined && (
        <FactList
          facts={[
            {
              term: t('ui.estimate.total'),
              value: <span className="price">{formatMoney(estimate.totalCents, locale)}</span>,
            },
            { term: t('seniorCare.summary.today'), value: formatMoney(estimate.depositCents, locale) },
            { term: t('seniorCare.summary.rest'), value: formatMoney(rest, locale) },
          ]}
        />
      )}
    </>
  );
}
