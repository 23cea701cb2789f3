import { useQueryClient } from '@tanstack/react-query';
import { StaffFrame } from '#features/staff/web/StaffFrame.tsx';
import { staffQuery } from '#features/staff/web/staff-query.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { ReceivedLeads } from '../partner/ReceivedLeads.tsx';
import { staffLeads } from '../received-contract.ts';

export const loader = defineLoader(({ search }) => {
  refreshOn(['leads'], keyOf(staffLeads.list));
  return { list: staffQuery(staffLeads.list, { query: { page: pageIn(search) } }) };
});

/** Lead requests to centers where nobody uses the product yet: our staff calls there. */
export default function StaffLeadsPage() {
  const t = useWords();
  const client = useQueryClient();
  const { list } = useLoaderData(loader);
  const calls = callsOf(client, staffLeads);
  return (
    <StaffFrame heading={t('shell.staff.leads')} lead={t('leadRequests.staff.lead')} isStaff={list !== null}>
      {list && (
        <ReceivedLeads
          list={list}
          holder="staff"
          acts={{
            open: (id) => calls.open({ params: { id } }),
            change: (id, body) => calls.change({ params: { id }, body }),
            acknowledge: (id) => calls.acknowledge({ params: { id } }),
          }}
        />
      )}
    </StaffFrame>
  );
}
