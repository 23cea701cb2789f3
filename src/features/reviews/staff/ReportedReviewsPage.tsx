import { useSearchParams } from 'react-router';
import { StaffFrame } from '#features/staff/web/StaffFrame.tsx';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { reviewDesk } from '../moderation-contract.ts';
import { PagedReviews } from '../web/PagedReviews.tsx';
import { askedIn, reportedReviews } from './queries.ts';
import { ReportedReview } from './ReportedReview.tsx';

export const loader = defineLoader(({ search }) => ({ list: reportedReviews(search) }));

/** Where staff decide on reviews that readers have reported. */
export default function ReportedReviewsPage() {
  const t = useWords();
  const { list } = useLoaderData(loader);
  return (
    <StaffFrame heading={t('reviews.desk.title')} lead={t('reviews.desk.lead')} isStaff={list !== null}>
      {list && <Reported list={list} />}
    </StaffFrame>
  );
}

function Reported({ list }: { list: Reply<typeof reviewDesk.reported> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const { show, page } = askedIn(search);
  return (
    <AddressTabs
      name="show"
      label={t('reviews.desk.tabs')}
      tabs={(['waiting', 'decided'] as const).map((value) => ({ value, label: t(`reviews.desk.${value}`) }))}
      value={show}
    >
      {list.data.length === 0 && (
        <Card>
          <EmptyState as="h2" spot="done" title={t(`reviews.desk.none.${show}`)} data-testid="nothing-reported" />
        </Card>
      )}
      <PagedReviews
        page={page}
        pagization={list.pagization}
        address={(next) => href('/partner/staff/reviews', undefined, { show, page: next })}
      >
        {list.data.map((review) => (
          <li key={review._id}>
            <ReportedReview review={review} />
          </li>
        ))}
      </PagedReviews>
    </AddressTabs>
  );
}
