import { useQueryClient } from '@tanstack/react-query';
import { UsualAnswer } from '#features/threads/web/UsualAnswer.tsx';
import { useSeen } from '#features/threads/web/useSeen.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { tickets } from '../contract.ts';
import type { HelpDesk, Ticket } from '../ticket.ts';
import styles from './HelpColumns.module.css';
import { RateTicket } from './RateTicket.tsx';
import { TicketEnding } from './TicketEnding.tsx';
import { TicketFacts } from './TicketFacts.tsx';
import { TicketTalk } from './TicketTalk.tsx';

/** One ticket: what was written, what it is about, and how it ends. */
export function TicketView({ ticket, desk }: { ticket: Ticket; desk: HelpDesk }) {
  const t = useWords();
  const client = useQueryClient();
  const { _id: id, ticketNumber: number } = ticket;
  const calls = callsOf(client, tickets);
  useSeen(ticket, (sequence) => calls.seen({ params: { id }, body: { sequence } }));
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(`${ticket.subject} (${number})`)}</title>
      <header>
        <div>
          <BackLink href={href('/help-support', undefined, { status: ticket.status })}>{t('support.back')}</BackLink>
          <a className="link" href={href('/communicationHub/*', { rest: id })} data-testid="among-messages">
            {t('threads.among')}
          </a>
        </div>
        <h1 tabIndex={-1}>{ticket.subject}</h1>
      </header>
      <div className={styles.columns}>
        <TicketTalk
          ticket={ticket}
          name="ticket-message"
          label={t('support.message')}
          address={(before) => href('/help-support', undefined, { ticket: id, before })}
          onSend={(body) => calls.update({ params: { id }, body })}
          beside={
            ticket.waitingSince && <UsualAnswer minutes={desk.usualMinutes} unknown={t('support.usual.unknown')} />
          }
          ending={
            <>
              {ticket.status === 'closed' && <TicketEnding ticket={ticket} />}
              {ticket.canRate && <RateTicket ticket={ticket} />}
            </>
          }
        />
        <TicketFacts ticket={ticket} />
      </div>
    </div>
  );
}

/** For an address of a ticket that is not one's own. */
export function TicketGone() {
  const t = useWords();
  return (
    <div className="wrap page-block">
      <title>{pageTitle(t('support.gone'))}</title>
      <Card>
        <EmptyState
          as="h1"
          spot="lost"
          title={t('support.gone')}
          action={<ButtonLink href={href('/help-support')}>{t('support.back')}</ButtonLink>}
          data-testid="ticket-gone"
        >
          {t('support.gone.text')}
        </EmptyState>
      </Card>
    </div>
  );
}
