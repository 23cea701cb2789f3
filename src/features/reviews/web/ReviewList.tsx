import { useInfiniteQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { languageName } from '#shared/language-name.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type Review, reviewSorts } from '../contract.ts';
import { reviewsOf } from './queries.ts';
import styles from './Reviews.module.css';

type Props = { id: string; count: number; newest: readonly Review[] };

/** Reviews in the order that the address names (`filtertype`); the newest came with the page, others are asked for. */
export function ReviewList({ id, count, newest }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const sort = reviewSorts.find((name) => name === params.get('filtertype')) ?? 'newest';
  const asked = useInfiniteQuery({ ...reviewsOf(id, sort), enabled: sort !== 'newest' });
  const isWaiting = sort !== 'newest' && asked.isPending;
  const shown = asked.data?.pages.flatMap(({ data }) => data) ?? (sort === 'newest' ? newest : []);
  const order = (next: string) => {
    const search = new URLSearchParams(params);
    if (next === 'newest') search.delete('filtertype');
    else search.set('filtertype', next);
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  };
  const more = () => void (asked.data ? asked.fetchNextPage() : asked.refetch());
  const canShowMore = shown.length < count && (asked.data ? asked.hasNextPage : true);
  return (
    <div className={styles.reviews}>
      <div className={styles.order} data-print="hide">
        <SelectField
          label={t('reviews.order')}
          id="review-order"
          value={sort}
          options={reviewSorts.map((value) => ({ value, label: t(`reviews.order.${value}`) }))}
          onChange={({ target }) => order(target.value)}
          data-testid="review-order"
        />
      </div>
      {asked.isError && (
        <Notice
          tone="danger"
          action={
            <Button variant="secondary" onClick={() => void asked.refetch()}>
              {t('shell.tryAgain')}
            </Button>
          }
        >
          {t('reviews.failed')}
        </Notice>
      )}
      <ul className={styles.list} aria-busy={isWaiting || undefined}>
        {isWaiting && (
          <li>
            <Skeleton extent="half" />
            <Skeleton />
            <Skeleton extent="long" />
          </li>
        )}
        {shown.map((review) => (
          <li key={review._id}>
            <OneReview review={review} />
          </li>
        ))}
      </ul>
      {canShowMore && !isWaiting && (
        <div>
          <Button variant="secondary" isBusy={asked.isFetching} onClick={more} data-testid="reviews-more">
            {t('reviews.more', { count: Math.min(PAGE_LENGTH, count - shown.length) })}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Said in the language in which it was written, which is named where it is another one than the reader's. */
function OneReview({ review: { author, stars, words, language, createdAt } }: { review: Review }) {
  const t = useWords();
  const locale = useLocale();
  return (
    <article className={styles.review}>
      <p className={styles.by}>
        <span aria-hidden="true" className={styles.given}>
          <Star size={20} />
          {stars}
        </span>
        <span className="vh">{t('reviews.stars', { count: stars })}</span>
        <b>{author}</b>
        <span className="muted">
          <DateText day={createdAt.slice(0, 10)} />
        </span>
      </p>
      {language !== null && language !== locale && (
        <p className="small muted">{t('reviews.writtenIn', { language: languageName(language, locale) })}</p>
      )}
      <p lang={language ?? undefined}>{words}</p>
    </article>
  );
}
