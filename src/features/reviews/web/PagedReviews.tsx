import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { hasPageAfter, type Pagization } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';

type Props = {
  page: number;
  pagization: z.output<typeof Pagization>;
  address: (page: number) => string;
  /** A list item for each review. */
  children: ReactNode;
};

/** A page of reviews for whoever answers or decides on them. */
export function PagedReviews({ page, pagization, address, children }: Props) {
  const t = useWords();
  return (
    <div className="page-narrow">
      <ul className="card-list">{children}</ul>
      <PageTurns
        label={t('reviews.received.pages')}
        page={page}
        hasMore={hasPageAfter(page, pagization)}
        address={address}
        newer={t('reviews.received.newer')}
        older={t('reviews.received.older')}
      />
    </div>
  );
}
