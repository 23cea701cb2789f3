import { ChevronDown } from 'lucide-react';
import { formatWeekday, readDay } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { CentreDetails } from '../centre.ts';
import { CentrePicture } from './CentrePicture.tsx';
import { rangeInWords } from './range-in-words.ts';
import { estimateOf, type StayDraft } from './stay-draft.ts';
import styles from './StaySummary.module.css';

type Props = { centre: CentreDetails; draft: StayDraft };

/** Always the same beside every step: where, when, for how many, how much. On narrow screens a bar that opens. */
export function StaySummary({ centre, draft }: Props) {
  const t = useWords();
  const locale = useLocale();
  const estimate = estimateOf(draft, centre);
  const total = estimate && formatMoney(estimate.totalCents, locale);
  return (
    <>
      <aside aria-label={t('seniorCare.summary')} className={styles.card}>
        <Card as="div" className={styles.body}>
          <Body centre={centre} draft={draft} />
        </Card>
      </aside>
      <details className={styles.bar} data-testid="summary-bar">
        <summary>
          <span>
            <b>{centre.name}</b>
            <span className="small muted">
              {[rangeInWords(draft.checkInDate, draft.checkOutDate, { t, locale }), total].filter(Boolean).join(', ')}
            </span>
          </span>
          <ChevronDown size={22} aria-hidden="true" />
        </summary>
        <div className={styles.body}>
          <Body centre={centre} draft={draft} />
        </div>
      </details>
    </>
  );
}

function Body({ centre, draft }: Props) {
  const t = useWords();
  const locale = useLocale();
  const estimate = estimateOf(draft, centre);
  const day = (text: string) => {
    const read = readDay(text);
    return read ? <DateText day={read} /> : text;
  };
  const rest = estimate && estimate.totalCents - estimate.depositCents;
  return (
    <>
      <div className={styles.head}>
        <span className={styles.picture}>
          <CentrePicture art={centre.art} />
        </span>
        <div>
          <b className={styles.name}>{centre.name}</b>
          <p className="small muted">{t('seniorCare.tile.where', { kind: t(`seniorCare.kind.${centre.kind}`), place: centre.city })}</p>
        </div>
      </div>
      <FactList
        facts={[
          { term: t('seniorCare.stay.checkIn'), value: day(draft.checkInDate) },
          { term: t('seniorCare.stay.checkOut'), value: day(draft.checkOutDate) },
          { term: t('seniorCare.stay.days'), value: draft.weekDays.map((weekday) => formatWeekday(weekday, locale)).join(', ') },
          { term: t('seniorCare.stay.guests'), value: draft.guestsCount },
        ]}
      />
      {estimate && rest !== undefined && (
        <FactList
          facts={[
            { term: t('ui.estimate.total'), value: <span className="price">{formatMoney(estimate.totalCents, locale)}</span> },
            { term: t('seniorCare.summary.today'), value: formatMoney(estimate.depositCents, locale) },
            { term: t('seniorCare.summary.rest'), value: formatMoney(rest, locale) },
          ]}
        />
      )}
    </>
  );
}
