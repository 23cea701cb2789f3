import { BadgeCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { brand } from '#shared/brand.ts';
import { formatMonth } from '#shared/dates.ts';
import { languageName } from '#shared/language-name.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Review } from '../contract.ts';
import styles from './Reviews.module.css';

type Props = {
  review: Review;
  /** Of the provider, who may have replied. */
  name: string;
  foot?: ReactNode;
  /** Stands in a card already. */
  isPlain?: boolean;
};

/** Said in the language in which it was written, which is named where it is another one than the reader's; and what it is checked by. */
export function OneReview({ review, name, foot, isPlain }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { author, stars, words, language, createdAt, visitedIn, reply } = review;
  return (
    <article className={styles.review} data-plain={isPlain || undefined} data-testid={`review-${review._id}`}>
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
      {visitedIn !== null && (
        <p>
          <span className={styles.checked}>
            <BadgeCheck size={18} aria-hidden="true" />
            {t('reviews.visited', { month: formatMonth(`${visitedIn}-01`, locale), brand: brand.name })}
          </span>
        </p>
      )}
      <WrittenIn language={language} />
      <p lang={language ?? undefined} data-testid="review-words">
        {words}
      </p>
      {reply && (
        <div className={styles.reply}>
          <p className="small">
            <b>{t('reviews.reply.by', { name })}</b>{' '}
            <span className="muted">
              <DateText day={reply.createdAt.slice(0, 10)} />
              {reply.isEdited && <span>, {t('reviews.reply.edited')}</span>}
            </span>
          </p>
          <WrittenIn language={reply.language} />
          <p lang={reply.language ?? undefined}>{reply.words}</p>
        </div>
      )}
      {foot && (
        <div className={styles.foot} data-print="hide">
          {foot}
        </div>
      )}
    </article>
  );
}

function WrittenIn({ language }: Pick<Review, 'language'>) {
  const t = useWords();
  const locale = useLocale();
  if (language === null || language === locale) return null;
  return <p className="small muted">{t('reviews.writtenIn', { language: languageName(language, locale) })}</p>;
}
