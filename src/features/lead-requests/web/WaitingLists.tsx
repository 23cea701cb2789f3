import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dayIn } from '#shared/dates.ts';
import { Failure } from '#shared/failure.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf } from '#web/queries.ts';
import { refreshTopics } from '#web/realtime.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { leadRequests } from '../contract.ts';
import type { WaitingEntry } from '../lead-request.ts';
import styles from './LeadRequests.module.css';

export const WAITING_TITLE = 'waiting-title';

/** What one waits for, with one's address; it can be left again. */
export function WaitingLists({ waiting }: { waiting: readonly WaitingEntry[] }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const leave = useMutation({
    mutationFn: (id: string) => callsOf(client, leadRequests).leaveList({ params: { id } }),
    onSuccess: ({ message }) => toast({ text: message }),
    onSettled: () => refreshTopics(client, ['leads']),
  });
  return (
    <Card aria-labelledby={WAITING_TITLE} data-testid="waiting-lists">
      <h2 id={WAITING_TITLE} tabIndex={-1}>
        {t('leadRequests.lists')}
      </h2>
      <p className="muted">{t('leadRequests.lists.text')}</p>
      <Refusal failure={leave.error instanceof Failure ? leave.error : undefined} />
      <ul>
        {waiting.map(({ _id, what, since }) => (
          <li key={_id} className={styles.waiting}>
            <span>
              <b>{what}</b>, <DateText day={dayIn(deviceZone(), new Date(since))} />
            </span>
            <Button
              variant="quiet"
              isBusy={leave.isPending && leave.variables === _id}
              onClick={() => leave.mutate(_id)}
              aria-label={t('leadRequests.list.leaveNamed', { what })}
              data-testid="leave-list"
            >
              {t('leadRequests.list.leave')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
