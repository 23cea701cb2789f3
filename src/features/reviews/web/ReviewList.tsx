import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PAGE_LENGTH } from '#shared/paging.ts';
import type { Translator } from '#shared/words.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNavigate } from '#web/useNavigate.ts';
import { type Review, type ReviewFilter, reviewFilters } from '../contract.ts';
import { OneReview } from './OneReview.tsx';
import { reviewsOf } from './queries.ts';
import { ReportReview } from './ReportReview.tsx';
import styles from './Reviews.module.css';

type Props = { id: string; name: string; count: number; newest: readonly Review[] };

/** Reviews in the order, or of the kind, that the address names (`filtertype`); the newest came with the page, others are asked for. */
export function ReviewList({ id, name, count, newest }: Props) {
  const t = useWords();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const chosen = filterIn(params);
  const isUsual = chosen === 'newest';
  const asked = useInfiniteQuery({ ...reviewsOf(id, chosen), enabled: !isUsual });
  const isWaiting = !isUsual && asked.isPending;
  const shown = asked.data?.pages.flatMap(({ data }) => data) ?? (isUsual ? newest : []);
  const total = asked.data?.pages[0]?.pagization.totalCount ?? count;
  const order = (next: string) => {
    const search = new URLSearchParams(params);
    if (next === 'newest') search.delete('filtertype');
    else search.set('filtertype', next);
    void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  };
  const more = () => void (asked.data ? asked.fetchNextPage() : asked.refetch());
  const canShowMore = shown.length < total && (asked.data ? asked.hasNextPage : true);
  return (
    <div className={styles.reviews}>
      <div className={styles.order} data-print="hide">
        <SelectField
          label={t('reviews.order')}
          id="review-order"
          value={chosen}
          options={reviewFilters.map((value) => ({ value, label: filterInWords(value, t) }))}
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
      {asked.data && shown.length === 0 && (
        <Notice
          isLive
          action={
            <Button variant="secondary" onClick={() => order('newest')} data-testid="all-reviews">
              {t('reviews.showAll')}
            </Button>
          }
        >
          {t('reviews.noneSo')}
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
            <OneReview review={review} name={name} foot={<ReportReview review={review} />} />
          </li>
        ))}
      </ul>
      {canShowMore && !isWaiting && (
        <div>
          <Button variant="secondary" isBusy={asked.isFetching} onClick={more} data-testid="reviews-more">
            {t('reviews.more', { count: Math.min(PAGE_LENGTH, total - shown.length) })}
          </Button>
        </div>
      )}
    </div>
  );
}

const filterIn = (params: URLSearchParams): ReviewFilter =>
  reviewFilters.find((name) => name === params.get('filtertype')) ?? 'newest';

const filterInWords = (filter: ReviewFilter, t: Translator) =>
  Number(filter) > 0 ? t('reviews.order.stars', { count: Number(filter) }) : t(`reviews.order.${filter}`);
