import { useSearchParams } from 'react-router';
import { personIn } from '#features/family/web/named-person.ts';
import { ThreadRow } from '#features/threads/web/ThreadRow.tsx';
import type { Reply } from '#shared/call.ts';
import { hasPageAfter } from '#shared/paging.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageIn } from '#web/page-in.ts';
import { href } from '#web/paths.ts';
import { AddressTabs } from '#web/ui/AddressTabs.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTurns } from '#web/ui/PageTurns.tsx';
import type { tickets } from '../contract.ts';
import type { TicketCard } from '../ticket.ts';
import { categoryIcons } from './category-icons.ts';
import styles from './MyTickets.module.css';
import { ticketStateIn } from './queries.ts';
import { TicketState } from './TicketState.tsx';

/** One's own tickets, open and closed (`?status=`). */
export function MyTickets({ mine }: { mine: Reply<typeof tickets.mine> }) {
  const t = useWords();
  const [search] = useSearchParams();
  const status = ticketStateIn(search);
  const page = pageIn(search);
  const address = (to: number) => href('/help-support', undefined, { for: personIn(search), status, page: to });
  return (
    <section className={styles.part} aria-labelledby="tickets-title" data-testid="my-tickets">
      <h2 id="tickets-title">{t('support.tickets')}</h2>
      <AddressTabs
        name="status"
        label={t('support.tickets')}
        tabs={(['open', 'closed'] as const).map((value) => ({
          value,
          label: t(`support.tab.${value}`),
          count: mine.counts[value],
        }))}
        value={status}
      >
        {mine.data.length === 0 ? (
          <EmptyState spot="messages" title={t(`support.tickets.none.${status}`)}>
            {t('support.tickets.none.text')}
          </EmptyState>
        ) : (
          <ul className="card-list">
            {mine.data.map((ticket) => (
              <TicketRow key={ticket._id} ticket={ticket} />
            ))}
          </ul>
        )}
        <PageTurns
          label={t('support.tickets')}
          page={page}
          hasMore={hasPageAfter(page, mine.pagization)}
          address={address}
        />
      </AddressTabs>
    </section>
  );
}

function TicketRow({ ticket }: { ticket: TicketCard }) {
  const t = useWords();
  const Icon = categoryIcons[ticket.category];
  return (
    <ThreadRow
      href={href('/help-support', undefined, { ticket: ticket._id })}
      picture={<Icon size={26} />}
      title={ticket.subject}
      unread={ticket.unread}
      tags={<TicketState ticket={ticket} />}
      updatedAt={ticket.updated_at}
      data-testid={`ticket-${ticket.ticketNumber}`}
    >
      <p className="small muted">
        <span className="num">{ticket.ticketNumber}</span> · {t(`support.category.${ticket.category}`)} ·{' '}
        <DateText day={ticket.dateRaised} />
        {ticket.resolvedBy && (
          <span data-testid="row-resolved-by">
            {' '}
            · {t('support.fact.resolvedBy')}: {ticket.resolvedBy}
          </span>
        )}
      </p>
    </ThreadRow>
  );
}
