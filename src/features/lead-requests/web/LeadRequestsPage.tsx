import { useSearchParams } from 'react-router';
import { FindCare } from '#features/bookings/web/booking-pages.tsx';
import { CircleHead } from '#features/family/web/CircleHead.tsx';
import { CircleTitle } from '#features/family/web/CircleTitle.tsx';
import { personIn } from '#features/family/web/named-person.ts';
import { actedFor } from '#features/family/web/queries.ts';
import { visitsIn } from '#features/tours/web/queries.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { useFocusKept } from '#web/useFocusKept.ts';
import { LeadCard } from './LeadCard.tsx';
import { leadsIn } from './queries.ts';
import { VisitNumbers } from './VisitNumbers.tsx';
import { WAITING_TITLE, WaitingLists } from './WaitingLists.tsx';

export const loader = defineLoader(({ search }) => ({
  leads: leadsIn(search),
  people: actedFor(),
  visits: visitsIn(search),
}));

/** What was sent, to whom, who has the number and what they did with it (`?for=` leaves one person). */
export default function LeadRequestsPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { leads, people, visits } = useLoaderData(loader);
  const page = pageIn(search);
  useFocusKept(leads.waiting.length, () => document.getElementById(WAITING_TITLE) ?? document.querySelector('h1'));
  const address = (query: Record<string, string | number | undefined>) =>
    href('/dashboard-leadsinfo', undefined, { for: personIn(search), ...query });
  return (
    <div className="wrap page-stack">
      <CircleTitle title={t('shell.leads')} people={people} />
      <CircleHead
        title={t('shell.leads')}
        lead={t('leadRequests.lead')}
        people={people}
        address={(personId) => address({ for: personId, page: undefined })}
      />
      {leads.data.length === 0 && (
        <Card>
          <EmptyState as="h2" spot="messages" title={t('leadRequests.none')} action={<FindCare />}>
            {t('leadRequests.none.text')}
          </EmptyState>
        </Card>
      )}
      {leads.data.length > 0 && (
        <ul className="stack">
          {leads.data.map((lead) => (
            <LeadCard key={lead._id} lead={lead} />
          ))}
        </ul>
      )}
      <PageTurns
        label={t('shell.leads')}
        page={page}
        hasMore={hasPageAfter(page, leads.pagization)}
        address={(to) => address({ page: to })}
      />
      <VisitNumbers visits={visits.data.filter(({ phone }) => phone !== null)} />
      {leads.waiting.length > 0 && <WaitingLists waiting={leads.waiting} />}
    </div>
  );
}
