import { useSearchParams } from 'react-router';
import { CircleHead } from '#features/family/web/CircleHead.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { actedFor } from '#features/family/web/queries.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { ChangedMeanwhile, HoldsRows } from '#web/ui/Held.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ServiceLinks } from '#web/ui/ServiceLinks.tsx';
import { AskVisit } from './AskVisit.tsx';
import { timesIn, visitsIn } from './queries.ts';
import { VisitCard } from './VisitCard.tsx';

export const loader = defineLoader(({ search }) => ({
  visits: visitsIn(search),
  people: actedFor(),
  place: timesIn(search),
}));

/** The visits of the family (`?id=` leads to one); with `?provider=` asking a place for one, at the time that `?at=` names. */
export default function VisitsPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { visits, people, place } = useLoaderData(loader);
  const named = search.get('id');
  const isOpen = ({ status, isOver }: (typeof visits.data)[number]) =>
    !isOver && (status === 'asked' || status === 'offered' || status === 'confirmed');
  if (place) {
    const known = visits.data.find((visit) => visit.providerId === place._id && isOpen(visit));
    return <AskVisit place={place} people={people} known={known} at={search.get('at') ?? undefined} />;
  }
  const parts = [
    { key: 'open', list: visits.data.filter(isOpen) },
    { key: 'past', list: visits.data.filter((visit) => !isOpen(visit)) },
  ];
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('shell.visits')} people={people} />
      <CircleHead
        title={t('shell.visits')}
        lead={t('tours.lead')}
        people={people}
        address={(personId) => href('/dashboard-visits', undefined, { for: personId })}
      />
      {visits.data.length === 0 && (
        <Card>
          <EmptyState as="h2" spot="calendar" title={t('tours.none')} action={<ServiceLinks />} data-testid="no-visits">
            {t('tours.none.text')}
          </EmptyState>
        </Card>
      )}
      <HoldsRows>
        <ChangedMeanwhile />
        {parts.map(
          ({ key, list }) =>
            list.length > 0 && (
              <section key={key} aria-label={t(`tours.${key}`)}>
                <ul className="stack" data-testid={`visits-${key}`}>
                  {list.map((visit) => (
                    <VisitCard key={visit._id} visit={visit} isNamed={visit._id === named} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </HoldsRows>
    </div>
  );
}
