import { useSearchParams } from 'react-router';
import { StaffFrame } from '#features/staff/web/StaffFrame.tsx';
import { ThreadRow } from '#features/threads/web/ThreadRow.tsx';
import { hasPageAfter } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { defineLoader, useLoaderData } from '#web/loader.ts';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { deviceZone } from '#web/device-zone.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import { type StaffTicketCard, staffTabs } from '../staff-ticket.ts';
import { categoryIcons } from '../web/category-icons.ts';
import { TicketState } from '../web/TicketState.tsx';
import { staffTicketIn, staffTicketsIn, tabIn } from './queries.ts';
import { StaffTicketView } from './StaffTicketView.tsx';

export const loader = defineLoader(({ search }) => ({ list: staffTicketsIn(search), ticket: staffTicketIn(search) }));

/** Tickets by what waits longest; `?ticket=` opens one. */
export default function StaffTicketsPage() {
  const t = useWords();
  const [search] = useSearchParams();
  const { list, ticket } = useLoaderData(loader);
  const tab = tabIn(search);
  const page = pageIn(search);
  if (ticket) return <StaffTicketView key={ticket.data._id} ticket={ticket.data} />;
  const rows = list?.data ?? [];
  const address = (to: number) => href('/partner/staff/tickets', undefined, { tab, page: to });
  return (
    <StaffFrame heading={t('shell.staff.tickets')} lead={t('support.staff.lead')} isStaff={list !== null}>
      <AddressTabs
        name="tab"
        label={t('shell.staff.tickets')}
        tabs={staffTabs.map((value) => ({
          value,
          label: t(`support.staff.tab.${value}`),
          count: list?.counts[value] ?? 0,
        }))}
        value={tab}
      >
        {rows.length === 0 && (
          <Card>
            <EmptyState as="h2" spot="messages" title={t(`support.staff.none.${tab}`)} data-testid="no-tickets" />
          </Card>
        )}
        {rows.length > 0 && <h2 className="vh">{t(`support.staff.tab.${tab}`)}</h2>}
        <ul className="card-list">
          {rows.map((card) => (
            <Row key={card._id} card={card} />
          ))}
        </ul>
        <PageTurns
          label={t('shell.staff.tickets')}
          page={page}
          hasMore={list !== null && hasPageAfter(page, list.pagization)}
          address={address}
        />
      </AddressTabs>
    </StaffFrame>
  );
}

function Row({ card }: { card: StaffTicketCard }) {
  const t = useWords();
  const Icon = categoryIcons[card.category];
  return (
    <ThreadRow
      href={href('/partner/staff/tickets', undefined, { ticket: card._id })}
      picture={<Icon size={26} />}
      title={card.subject}
      unread={card.unread}
      tags={<TicketState ticket={card} />}
      updatedAt={card.updated_at}
      data-testid={`staff-ticket-${card.ticketNumber}`}
    >
      <p className="small muted">
        <span className="num">{card.ticketNumber}</span> · {card.askerName} · {t(`support.category.${card.category}`)}
        {card.takenBy && <span> · {t('support.staff.takenBy', { name: card.takenBy })}</span>}
      </p>
      {card.waitingSince && (
        <p className="small">
          <b>
            {t('support.staff.waits')} <RelativeTime instant={card.waitingSince} zone={deviceZone()} />
          </b>
        </p>
      )}
    </ThreadRow>
  );
}
