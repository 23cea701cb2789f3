import { useWords } from '#web/i18n/words.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Review } from '../contract.ts';
import { ReviewList } from './ReviewList.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';

type Props = {
  /** Of whom they are; `stars`: how many gave one star, two, up to five. */
  provider: { _id: string; name: string; rating: number | null; reviewCount: number; stars: readonly number[] };
  newest: readonly Review[];
};

/** What people say who have been there; `id="reviews-title"` names the section around it. */
export function Reviews({ provider, newest }: Props) {
  const t = useWords();
  const { _id: id, name, rating, reviewCount: count, stars } = provider;
  return (
    <>
      <h2 id="reviews-title">{t('reviews.title')}</h2>
      {rating === null || count === 0 ? (
        <EmptyState spot="heart" title={t('reviews.none')}>
          {t('reviews.none.hint')}
        </EmptyState>
      ) : (
        <>
          <ReviewSummary rating={rating} count={count} stars={stars} />
          <ReviewList id={id} name={name} count={count} newest={newest} />
        </>
      )}
    </>
  );
}
