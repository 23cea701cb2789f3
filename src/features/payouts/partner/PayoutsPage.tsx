import { useSearchParams } from 'react-router';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import type { WorkPlace } from '#features/providers/work-place.ts';
import { PAGE_LENGTH } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { HeldMoney } from './HeldMoney.tsx';
import { NextPayout } from './NextPayout.tsx';
import { PayoutRow } from './PayoutRow.tsx';
import styles from './Payouts.module.css';
import { pageIn, type PayoutList, payoutList, payoutOverview, visitList } from './queries.ts';
import { Statements } from './Statements.tsx';
import { VisitEarnings } from './VisitEarnings.tsx';

export const loader = defineLoader(({ search }) => ({
  places: ownPlaces(),
  overview: payoutOverview(),
  list: payoutList(search),
  visits: visitList(search),
}));

/** What the chosen place earned: what leaves next, what waits and why, and what was sent. */
export default function PayoutsPage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('payouts.title')} places={places} right="payouts" isOfBookings>
      {(place) => <Payouts place={place} />}
    </AtPlace>
  );
}

function Payouts({ place }: { place: WorkPlace }) {
  const t = useWords();
  const { overview, list, visits } = useLoaderData(loader);
  if (!overview || !list) return <NoProvider />;
  const { data } = overview;
  return (
    <PartnerFrame heading={t('payouts.title')} lead={t('payouts.lead', { place: place.name })}>
      <div className={styles.page}>
        <NextPayout place={place} overview={data} />
        <div className={styles.side}>
          <HeldMoney overview={data} />
          <Statements months={data.months} />
        </div>
        <Sent list={list} timeZone={data.timeZone} />
      </div>
      {place.sellsSlots && visits && <VisitEarnings visits={visits} />}
    </PartnerFrame>
  );
}

function Sent({ list, timeZone }: { list: PayoutList; timeZone: string }) {
  const t = useWords();
  const [search] = useSearchParams();
  const page = pageIn(search);
  return (
    <Card aria-labelledby="sent">
      <h2 id="sent">{t('payouts.list')}</h2>
      {list.data.length === 0 ? (
        <EmptyState as="h3" spot="calendar" title={t('payouts.list.none')} data-testid="no-payouts">
          {t('payouts.list.none.text')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {list.data.map((payout) => (
            <PayoutRow key={payout._id} payout={payout} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <PageTurns
        label={t('payouts.list')}
        page={page}
        hasMore={list.pagization.totalCount > page * PAGE_LENGTH}
        address={(next) => href('/partner/payouts', undefined, { page: next })}
        newer={t('payouts.list.newer')}
        older={t('payouts.list.older')}
      />
    </Card>
  );
}
