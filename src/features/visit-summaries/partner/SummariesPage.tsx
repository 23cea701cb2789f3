import { onScreen } from '#features/providers/application.ts';
import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { useSearchParams } from 'react-router';
import { useCurrentRoute } from '#web/current-route.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { deskIn, desks, templatesOfPlace, visitIn, visitList } from './queries.ts';
import { TemplateList } from './TemplateList.tsx';
import { VisitList } from './VisitList.tsx';
import { WrittenSummary } from './WrittenSummary.tsx';

export const loader = defineLoader((place) => ({
  places: ownPlaces(),
  list: visitList(place),
  visit: visitIn(place),
  templates: templatesOfPlace(),
}));

/** The visits of a doctor and their summaries; the address names the one that is written. */
export default function SummariesPage() {
  const t = useWords();
  const { places, list, visit, templates } = useLoaderData(loader);
  const hasSomething = Boolean(visit) || [list, templates].some((some) => some && some.data.length > 0);
  return (
    <AtPlace
      heading={t('visitSummaries.desk')}
      places={places}
      right="summaries"
      only={onScreen}
      hasSomething={hasSomething}
    >
      {() => <Desk />}
    </AtPlace>
  );
}

function Desk() {
  const t = useWords();
  const [search] = useSearchParams();
  const { list, visit, templates } = useLoaderData(loader);
  const { screen } = useCurrentRoute();
  if (!templates) return <NoProvider />;
  if (screen.params['id'] !== undefined)
    return visit ? <WrittenSummary key={visit.data._id} visit={visit.data} templates={templates.data} /> : <Missing />;
  const show = deskIn(search);
  return (
    <PartnerFrame heading={t('visitSummaries.desk')} lead={t('visitSummaries.desk.lead')}>
      <AddressTabs
        name="show"
        label={t('visitSummaries.desk')}
        tabs={desks.map((value) => ({ value, label: t(`visitSummaries.desk.${value}`) }))}
        value={show}
      >
        {show === 'templates' ? <TemplateList templates={templates.data} /> : list && <VisitList list={list} />}
      </AddressTabs>
    </PartnerFrame>
  );
}

function Missing() {
  const t = useWords();
  return (
    <PartnerFrame heading={t('visitSummaries.desk')}>
      <Card>
        <EmptyState
          as="h2"
          spot="empty"
          title={t('visitSummaries.missing')}
          action={<ButtonLink href={href('/partner/summaries/:id?')}>{t('visitSummaries.back')}</ButtonLink>}
          data-testid="no-visit-to-write"
        >
          {t('visitSummaries.missing.text')}
        </EmptyState>
      </Card>
    </PartnerFrame>
  );
}
