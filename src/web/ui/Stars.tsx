import { Star } from 'lucide-react';
import { formatRating } from '#shared/rating.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import styles from './Stars.module.css';

type Props = {
  /** The average of 1 to 5. */
  rating: number;
  count?: number;
  'data-testid'?: string;
};

/** A rating as number, star and number of reviews, because a row of stars says less than a number. */
export function Stars({ rating, count, 'data-testid': testId }: Props) {
  const t = useWords();
  const number = formatRating(rating, useLocale());
  return (
    <span className={styles.stars} data-testid={testId}>
      <span aria-hidden="true">
        <Star size={20} />
        <b>{number}</b>
        {count !== undefined && <span> ({count})</span>}
      </span>
      <span className="vh">
        {count === undefined
          ? t('ui.stars.rating', { rating: number })
          : t('ui.stars.ratingOf', { rating: number, count })}
      </span>
    </span>
  );
}
