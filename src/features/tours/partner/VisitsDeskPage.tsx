import { useSearchParams } from 'react-router';
import { shownAround } from '#features/providers/application.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import type { WorkPlace } from '#features/providers/work-place.ts';
import type { Reply } from '#shared/call.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ChangedMeanwhile, HoldsRows } from '#web/ui/Held.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import type { partnerTours } from '../partner-contract.ts';
import { receivedIn, schedulesIn, shownIn, type TourView } from './queries.ts';
import { ReceivedVisit } from './ReceivedVisit.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

const kinds: readonly TourView[] = ['open', 'past', 'hours'];

export const loader = defineLoader(({ search }) => ({
  places: ownPlaces(),
  list: receivedIn(search),
  schedules: schedulesIn(search),
}));

/** Families who want to see a place, and when it shows them around (`?show=hours`). */
export default function VisitsDeskPage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('tours.desk')} places={places} right="contacts" only={shownAround}>
      {(place) => <VisitsDesk place={place} />}
    </AtPlace>
  );
}

function VisitsDesk({ place }: { place: WorkPlace }) {
  const t = useWords();
  const [search] = useSearchParams();
  const { list, schedules } = useLoaderData(loader);
  if (!list) return <NoProvider />;
  const show = shownIn(search);
  const chosen = schedules?.data.find(({ _id }) => _id === place._id);
  return (
    <PartnerFrame heading={t('tours.desk')} lead={t('tours.desk.lead')}>
      <AddressTabs
        name="show"
        label={t('tours.desk')}
        tabs={kinds.map((value) => ({
          value,
          label: t(`tours.desk.${value}`),
          ...(value === 'open' && { count: list.counts.open }),
        }))}
        value={show}
      >
        {show === 'hours' ? (
          chosen && <ScheduleForm key={chosen._id} schedule={chosen} />
        ) : (
          <HoldsRows>
            <ChangedMeanwhile />
            <Received list={list} show={show} search={search} />
          </HoldsRows>
        )}
      </AddressTabs>
    </PartnerFrame>
  );
}

type Props = { list: Reply<typeof partnerTours.list>; show: 'open' | 'past'; search: URLSearchParams };

function Received({ list, show, search }: Props) {
  const t = useWords();
  const named = search.get('id');
  const page = pageIn(search);
  const hasSeveral = list.data.some(({ providerId }) => providerId !== list.data[0]?.providerId);
  if (list.data.length === 0)
    return (
      <Card>
        <EmptyState
          as="h2"
          spot="calendar"
          title={t(`tours.desk.none.${show}`)}
          action={
            show === 'open' && (
              <ButtonLink variant="secondary" href={href('/partner/visits', undefined, { show: 'hours' })}>
                {t('tours.desk.toHours')}
              </ButtonLink>
            )
          }
          data-testid="no-visits"
        >
          {show === 'open' ? t('tours.desk.none.text') : undefined}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ul className="card-list">
        {list.data.map((visit) => (
          <ReceivedVisit key={visit._id} visit={visit} hasPlace={hasSeveral} isNamed={visit._id === named} />
        ))}
      </ul>
      <PageTurns
        label={t('tours.desk')}
        page={page}
        hasMore={hasPageAfter(page, list.pagization)}
        address={(next) => href('/partner/visits', undefined, { show, page: next })}
        newer={t('tours.desk.before')}
        older={t('tours.desk.after')}
      />
    </>
  );
}
