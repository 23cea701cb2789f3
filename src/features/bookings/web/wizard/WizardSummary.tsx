import type { ReactNode } from 'react';
import type { Picture } from '#features/providers/provider.ts';
import { ProviderPicture } from '#features/providers/web/ProviderPicture.tsx';
import { formatDayInWords } from '#shared/dates.ts';
import type { Day } from '#shared/day.ts';
import { type Cents, formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { rangeInWords } from '#web/ui/range-in-words.ts';
import { SummaryAside } from '#web/ui/SummaryAside.tsx';
import styles from './WizardSummary.module.css';

type Props = {
  label: string;
  provider: { name: string; picture: Picture };
  what: string;
  /** The first and the last day of what is booked, once there are any. */
  days: { first: Day; last: Day } | undefined;
  /** When it begins, of what is over on the day on which it begins; null before a time is chosen. */
  clock?: string | null;
  facts: readonly { term: string; value: ReactNode }[];
  /** What it comes to first, then its parts. */
  amounts: readonly { term: string; cents: Cents }[];
  note?: ReactNode;
  'data-testid'?: string;
};

/** Where, when, for how many, how much: the same card beside every step of a booking. */
export function WizardSummary({ label, provider, what, days, clock, facts, amounts, note, ...rest }: Props) {
  const t = useWords();
  const locale = useLocale();
  const [total] = amounts;
  const isOneDay = clock !== undefined;
  const line = [
    days &&
      (isOneDay ? formatDayInWords(days.first, locale, 'short') : rangeInWords(days.first, days.last, { t, locale })),
    clock,
    total && formatMoney(total.cents, locale),
  ].filter(Boolean);
  const rows = [
    { term: t(isOneDay ? 'bookings.summary.day' : 'bookings.summary.first'), value: dateOf(days?.first) },
    ...(clock ? [{ term: t('bookings.fact.time'), value: clock }] : []),
    ...(isOneDay ? [] : [{ term: t('bookings.summary.last'), value: dateOf(days?.last) }]),
    ...facts,
  ];
  return (
    <SummaryAside label={label} title={provider.name} line={line.join(', ')} {...rest}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <ProviderPicture picture={provider.picture} />
        </span>
        <div>
          <h2>{provider.name}</h2>
          <p className="small muted">{what}</p>
        </div>
      </div>
      <dl className={styles.rows}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {amounts.map(({ term, cents }, index) => (
          <div key={term} data-total={index === 0 || undefined}>
            <dt>{term}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
      {note}
    </SummaryAside>
  );
}

const dateOf = (day: Day | undefined) => (day ? <DateText day={day} /> : '–');
