import { REOPEN_DAYS } from '#features/threads/thread.ts';
import { useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { Ticket } from '../ticket.ts';
import { useChangeTicket } from './useChangeTicket.ts';

/** Below the last message of a closed ticket: it can be opened again for some days; later a new one begins. */
export function TicketEnding({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const toast = useToast();
  const reopen = useChangeTicket(ticket._id, 'open', () => toast({ text: t('support.reopened') }));
  return (
    <Notice
      tone={reopen.failure ? 'danger' : 'success'}
      title={t('support.closed')}
      isLive
      action={
        ticket.canReopen ? (
          <Button
            variant="secondary"
            isBusy={reopen.isPending}
            onClick={() => reopen.mutate()}
            data-testid="reopen-ticket"
          >
            {t('threads.reopen')}
          </Button>
        ) : (
          <ButtonLink
            variant="secondary"
            href={href('/help-support', undefined, { step: 'new', category: ticket.category })}
            data-testid="follow-up"
          >
            {t('support.followUp')}
          </ButtonLink>
        )
      }
      data-testid="ticket-closed"
    >
      {reopen.failure
        ? t(`errors.${reopen.failure.code}`, reopen.failure.values)
        : t(ticket.canReopen ? 'support.reopen.text' : 'support.followUp.text', { days: REOPEN_DAYS })}
    </Notice>
  );
}
