import { useQueryClient } from '@tanstack/react-query';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { pageTitle } from '#web/page-title.ts';
import { callQueryOrNull, callsOf, keyOf } from '#web/queries.ts';
import { refreshOn } from '#web/realtime.ts';
import { session } from '#web/session.ts';
import { ReceivedLeads } from '../partner/ReceivedLeads.tsx';
import { staffLeads } from '../received-contract.ts';

export const loader = defineLoader(({ search }) => {
  refreshOn(['leads'], keyOf(staffLeads.list));
  return { list: callQueryOrNull(staffLeads.list, { query: { page: pageIn(search) } }, session.isStaff) };
});

/** Lead requests to centers where nobody uses the product yet: our staff calls there. */
export default function StaffLeadsPage() {
  const t = useWords();
  const client = useQueryClient();
  const { list } = useLoaderData(loader);
  const calls = callsOf(client, staffLeads);
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(t('shell.staff.leads'))}</title>
      <header>
        <h1 tabIndex={-1}>{t('shell.staff.leads')}</h1>
        <p className="muted">{t('leadRequests.staff.lead')}</p>
      </header>
      <ReceivedLeads
        list={list ?? { data: [], pagization: { totalCount: 0 } }}
        holder="staff"
        acts={{
          open: (id) => calls.open({ params: { id } }),
          change: (id, body) => calls.change({ params: { id }, body }),
          acknowledge: (id) => calls.acknowledge({ params: { id } }),
        }}
      />
    </div>
  );
}
