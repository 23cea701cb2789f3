import { AtPlace } from '#features/providers/partner/AtPlace.tsx';
import { ownPlaces } from '#features/providers/web/places/work-places.ts';
import { NoProvider } from '#features/providers/partner/NoProvider.tsx';
import { PartnerFrame } from '#features/providers/partner/PartnerFrame.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { callQueryOrNull, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { partnerLeads } from '../received-contract.ts';
import { ReceivedLeads } from './ReceivedLeads.tsx';

export const loader = defineLoader(({ search }) => {
  refreshOn(['leads'], keyOf(partnerLeads.list));
  const list = callQueryOrNull(partnerLeads.list, { query: { page: pageIn(search) } }, session.isPartner);
  return { places: ownPlaces(), list };
});

/** Families who want to be called by a center that is not booked here yet. */
export default function LeadsPage() {
  const t = useWords();
  const { places } = useLoaderData(loader);
  return (
    <AtPlace heading={t('shell.partner.leads')} places={places} right="contacts">
      {() => <Leads />}
    </AtPlace>
  );
}

function Leads() {
  const t = useWords();
  const client = useQueryClient();
  const { list } = useLoaderData(loader);
  if (!list) return <NoProvider />;
  const calls = callsOf(client, partnerLeads);
  return (
    <PartnerFrame heading={t('shell.partner.leads')} lead={t('leadRequests.partner.lead')}>
      <ReceivedLeads
        list={list}
        holder="provider"
        acts={{
          open: (id) => calls.open({ params: { id } }),
          change: (id, body) => calls.change({ params: { id }, body }),
          acknowledge: (id) => calls.acknowledge({ params: { id } }),
        }}
      />
    </PartnerFrame>
  );
}
