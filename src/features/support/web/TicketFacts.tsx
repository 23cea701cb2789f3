import { usePagesOf } from '#features/bookings/web/booking-pages.tsx';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import type { Ticket, TicketBooking } from '../ticket.ts';
import { CloseTicket } from './CloseTicket.tsx';
import styles from './TicketFacts.module.css';
import { TicketFiles } from './TicketFiles.tsx';
import { TicketState } from './TicketState.tsx';

/** Number, date raised, category, resolved by and status of a ticket, and the way to close it. */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const { booking } = ticket;
  return (
    <Card className={styles.facts} aria-label={t('support.facts')} data-testid="ticket-facts">
      <FactList
        facts={[
          {
            term: t('support.fact.number'),
            value: (
              <>
                <span className="num">{ticket.ticketNumber}</span>{' '}
                <CopyButton text={ticket.ticketNumber} label={t('support.copy')} data-testid="copy-ticket" />
              </>
            ),
          },
          { term: t('support.fact.raised'), value: <DateText day={ticket.dateRaised} /> },
          { term: t('support.fact.category'), value: t(`support.category.${ticket.category}`) },
          ...(ticket.resolvedBy
            ? [{ term: t('support.fact.resolvedBy'), value: ticket.resolvedBy, testId: 'resolved-by' }]
            : []),
          { term: t('support.fact.status'), value: <TicketState ticket={ticket} /> },
          ...(ticket.files.length > 0
            ? [{ term: t('support.files'), value: <TicketFiles files={ticket.files} /> }]
            : []),
          ...(booking
            ? [
                {
                  term: t('support.fact.booking'),
                  value: <BookingLink booking={booking} />,
                },
              ]
            : []),
        ]}
      />
      {ticket.status === 'open' && <CloseTicket id={ticket._id} />}
    </Card>
  );
}

function BookingLink({ booking: { _id, kind, bookingId, providerName, isAtPlace } }: { booking: TicketBooking }) {
  const pages = usePagesOf(kind);
  return (
    <a className="link" href={isAtPlace ? href('/partner', undefined, { id: _id }) : pages.list({ _id })}>
      {providerName} ({bookingId})
    </a>
  );
}
