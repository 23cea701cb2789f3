import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSeen } from '#features/threads/web/useSeen.ts';
import type { CallInput } from '#shared/call.ts';
import { Failure } from '#shared/failure.ts';
import { useWords } from '#web/i18n/words.tsx';
import { pageTitle } from '#web/page-title.ts';
import { href } from '#web/paths.ts';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { StatusTag, type StatusName } from '#web/ui/StatusTag.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { staffTickets } from '../staff-contract.ts';
import type { StaffTicket } from '../staff-ticket.ts';
import styles from '../web/HelpColumns.module.css';
import { TicketFiles } from '../web/TicketFiles.tsx';
import { TicketState } from '../web/TicketState.tsx';
import { TicketTalk } from '../web/TicketTalk.tsx';

type Change = CallInput<typeof staffTickets.change>['body']['change'];

/** One ticket, to be answered, taken, given back and closed. */
export function StaffTicketView({ ticket }: { ticket: StaffTicket }) {
  const t = useWords();
  const client = useQueryClient();
  const { _id: id, ticketNumber: number } = ticket;
  const calls = callsOf(client, staffTickets);
  useSeen(ticket, (sequence) => calls.seen({ params: { id }, body: { sequence } }));
  return (
    <div className="wrap page-stack">
      <title>{pageTitle(`${ticket.subject} (${number})`)}</title>
      <header>
        <div>
          <BackLink href={href('/partner/staff/tickets')}>{t('support.staff.back')}</BackLink>
        </div>
        <h1 tabIndex={-1}>{ticket.subject}</h1>
      </header>
      <div className={styles.columns}>
        <TicketTalk
          ticket={ticket}
          name="ticket-answer"
          label={t('support.staff.answer', { name: ticket.askerName })}
          address={(before) => href('/partner/staff/tickets', undefined, { ticket: id, before })}
          onSend={(body) => calls.answer({ params: { id }, body })}
          ending={ticket.status === 'closed' && <Notice tone="success" title={t('support.closed')} isLive />}
        />
        <Facts ticket={ticket} />
      </div>
    </div>
  );
}

function Facts({ ticket }: { ticket: StaffTicket }) {
  const t = useWords();
  const { booking, rating } = ticket;
  return (
    <Card className="card-list" aria-label={t('support.facts')} data-testid="staff-ticket-facts">
      <FactList
        facts={[
          { term: t('support.fact.number'), value: <span className="num">{ticket.ticketNumber}</span> },
          { term: t('support.staff.from'), value: ticket.askerName },
          { term: t('support.fact.raised'), value: <DateText day={ticket.dateRaised} /> },
          { term: t('support.fact.category'), value: t(`support.category.${ticket.category}`) },
          { term: t('support.fact.status'), value: <TicketState ticket={ticket} /> },
          {
            term: t('support.staff.looksAfter'),
            value: ticket.isMine ? t('support.staff.me') : (ticket.takenBy ?? t('support.staff.nobody')),
            testId: 'looks-after',
          },
          ...(ticket.resolvedBy ? [{ term: t('support.fact.resolvedBy'), value: ticket.resolvedBy }] : []),
          ...(rating === null
            ? []
            : [
                {
                  term: t('support.staff.rating'),
                  value: [t(`support.rate.${rating}`), ticket.ratingWords].filter(Boolean).join(': '),
                },
              ]),
          ...(ticket.files.length > 0
            ? [{ term: t('support.files'), value: <TicketFiles files={ticket.files} /> }]
            : []),
          ...(booking
            ? [
                {
                  term: t('support.fact.booking'),
                  value: (
                    <>
                      {booking.providerName} ({booking.bookingId}), <DateText day={booking.firstDay} />{' '}
                      <StatusTag status={booking.status as StatusName} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Actions ticket={ticket} />
    </Card>
  );
}

function Actions({ ticket: { _id: id, status, isMine } }: { ticket: StaffTicket }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (change: Change) => callsOf(client, staffTickets).change({ params: { id }, body: { change } }),
    onSuccess: (_, change) => toast({ text: t(`support.staff.done.${change}`) }),
    onSettled: () => refreshTopics(client, ['threads']),
  });
  const offered: readonly Change[] =
    status === 'closed' ? ['reopen'] : [isMine ? ('giveBack' as const) : ('take' as const), 'close'];
  return (
    <>
      <Refusal failure={error instanceof Failure ? error : undefined} />
      <div className="row">
        {offered.map((change) => (
          <Button
            key={change}
            variant="secondary"
            isBusy={isPending && variables === change}
            onClick={() => mutate(change)}
            data-testid={`ticket-${change}`}
          >
            {t(`support.staff.${change}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
