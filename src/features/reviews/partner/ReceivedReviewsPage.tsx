import { useSearchParams } from 'react-router';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import type { Reply } from '#shared/call.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { receivedSelections, type reviewReplies } from '../reply-contract.ts';
import { PagedReviews } from '../web/PagedReviews.tsx';
import { ReportReview } from '../web/ReportReview.tsx';
import { OneReview } from '../web/OneReview.tsx';
import { receivedReviews, shownIn } from './queries.ts';
import { ReplyToReview } from './ReplyToReview.tsx';

export const loader = defineLoader(({ search }) => ({ places: ownPlaces(), list: receivedReviews(search) }));

/** What families have written about one's own providers, and the one reply to each. */
export default function ReceivedReviewsPage() {
  const t = useWords();
  const { list, places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('reviews.received.title')} places={places} right="reviews" isOfBookings>
      {() => (list ? <Received list={list} /> : <NoProvider />)}
    </AtPlace>
  );
}

function Received({ list }: { list: Reply<typeof reviewReplies.received> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const show = shownIn(search);
  const page = pageIn(search);
  const hasSeveral = new Set(list.data.map(({ providerId }) => providerId)).size > 1;
  return (
    <PartnerFrame heading={t('reviews.received.title')} lead={t('reviews.received.lead')}>
      <AddressTabs
        name="show"
        label={t('reviews.received.tabs')}
        tabs={receivedSelections.map((value) => ({
          value,
          label: t(`reviews.received.${value}`),
          count: list.counts[value],
        }))}
        value={show}
      >
        {list.data.length === 0 && (
          <Card>
            <EmptyState as="h2" spot="heart" title={t(`reviews.received.none.${show}`)}>
              {show === 'all' ? t('reviews.received.none.hint') : undefined}
            </EmptyState>
          </Card>
        )}
        <PagedReviews
          page={page}
          pagization={list.pagization}
          address={(next) => href('/partner/reviews', undefined, { show, page: next })}
        >
          {list.data.map((review) => (
            <li key={review._id}>
              <Card as="div">
                {hasSeveral && <p className="small muted">{t('reviews.received.of', { name: review.providerName })}</p>}
                <OneReview isPlain review={review} name={review.providerName} foot={<ReportReview review={review} />} />
                <ReplyToReview review={review} />
              </Card>
            </li>
          ))}
        </PagedReviews>
      </AddressTabs>
    </PartnerFrame>
  );
}
