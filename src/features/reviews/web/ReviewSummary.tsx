import { formatRating } from '#shared/rating.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import styles from './Reviews.module.css';

type Props = { rating: number; count: number; stars: readonly number[] };

/** The average and how it came about: a bar with its number for each count of stars. */
export function ReviewSummary({ rating, count, stars }: Props) {
  const t = useWords();
  const average = formatRating(rating, useLocale());
  const total = Math.max(
    1,
    stars.reduce((sum, given) => sum + given, 0),
  );
  return (
    <div className={styles.summary}>
      <p>
        <b className={styles.average}>{average}</b>
        <span className="muted">{t('reviews.from', { count })}</span>
      </p>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((number) => {
          const given = stars[number - 1] ?? 0;
          return (
            <li key={number}>
              <span>{t('reviews.stars', { count: number })}</span>
              <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
                <rect width={(given / total) * 100} height="12" />
              </svg>
              <span>{given}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
