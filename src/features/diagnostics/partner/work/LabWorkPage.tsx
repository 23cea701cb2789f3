import { useSearchParams } from 'react-router';
import { reporting } from '#features/providers/application.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { workTabs } from '../../lab-contract.ts';
import { workList, workOrderIn, workTabIn } from './queries.ts';
import { WorkList } from './WorkList.tsx';
import { WorkSheet } from './WorkSheet.tsx';

export const loader = defineLoader((place) => ({
  places: ownPlaces(),
  list: workList(place),
  order: workOrderIn(place),
}));

/** The orders of a test centre from the sample to the report; the address names the one that is worked on. */
export default function LabWorkPage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('shell.partner.lab')} places={places} right="summaries" only={reporting}>
      {() => <Desk />}
    </AtPlace>
  );
}

function Desk() {
  const t = useWords();
  const [search] = useSearchParams();
  const { list, order } = useLoaderData(loader);
  const { screen } = useCurrentRoute();
  if (screen.params['id'] !== undefined)
    return order ? <WorkSheet key={order.data._id} order={order.data} /> : <Missing />;
  if (!list) return <NoProvider />;
  return (
    <PartnerFrame heading={t('shell.partner.lab')} lead={t('diagnostics.work.lead')}>
      <AddressTabs
        name="tab"
        label={t('shell.partner.lab')}
        tabs={workTabs.map((value) => ({
          value,
          label: t(`diagnostics.work.tab.${value}`),
          count: list.counts[value],
        }))}
        value={workTabIn(search)}
      >
        <WorkList list={list} />
      </AddressTabs>
    </PartnerFrame>
  );
}

function Missing() {
  const t = useWords();
  return (
    <PartnerFrame heading={t('shell.partner.lab')}>
      <Card>
        <EmptyState
          as="h2"
          spot="empty"
          title={t('diagnostics.work.missing')}
          action={<ButtonLink href={href('/partner/lab/:id?')}>{t('diagnostics.work.back')}</ButtonLink>}
          data-testid="no-lab-order"
        />
      </Card>
    </PartnerFrame>
  );
}
