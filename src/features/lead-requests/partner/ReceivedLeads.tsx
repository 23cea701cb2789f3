import { useSearchParams } from 'react-router';
import type { Reply } from '#shared/call.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageIn } from '#web/page-in.ts';
import { queryText } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import type { Holder } from '../lead-request.ts';
import type { partnerLeads } from '../received-contract.ts';
import { type LeadActs, ReceivedLeadCard } from './ReceivedLeadCard.tsx';

type Props = { list: Reply<typeof partnerLeads.list>; holder: Holder; acts: LeadActs };

/** Requests that wait for somebody to get in touch; for a center and for our staff. */
export function ReceivedLeads({ list, holder, acts }: Props) {
  const t = useWords();
  const [search] = useSearchParams();
  const page = pageIn(search);
  if (list.data.length === 0)
    return (
      <Card>
        <EmptyState as="h2" spot="messages" title={t('leadRequests.none')} data-testid="no-leads">
          {t('leadRequests.received.none')}
        </EmptyState>
      </Card>
    );
  return (
    <>
      <ul className="card-list">
        {list.data.map((lead) => (
          <ReceivedLeadCard key={lead._id} lead={lead} holder={holder} acts={acts} />
        ))}
      </ul>
      <PageTurns
        label={t('shell.leads')}
        page={page}
        hasMore={hasPageAfter(page, list.pagization)}
        address={(to) => queryText({ page: to })}
      />
    </>
  );
}
