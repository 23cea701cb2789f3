import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { Failure } from '#shared/failure.ts';
import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { callsOf, keyOf } from '#web/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { FactList } from '#web/ui/FactList.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { type AwayAccount, awayAccounts } from '../away.ts';
import styles from './Away.module.css';

/** One account that is away: until when, and the way back to send. */
export function AwayCard({ account }: { account: AwayAccount }) {
  const t = useWords();
  const { _id: id, name, email, kind, since, until, isHeld, canBeWritten, writtenAt } = account;
  const day = (instant: string) => <DateText day={dayIn(deviceZone(), new Date(instant))} />;
  return (
    <Card as="li" className={styles.account} data-testid={`away-${id}`}>
      <div className={styles.who}>
        <h2 id={`away-${id}`}>{name}</h2>
        <p className="muted">{email}</p>
        <p className={styles.tags}>
          <Tag tone={kind === 'delete' ? 'danger' : 'warning'}>{t(`closing.staff.${kind}`)}</Tag>
          {isHeld && <Tag tone="danger">{t('closing.staff.held')}</Tag>}
        </p>
      </div>
      <FactList
        look="columns"
        facts={[
          { term: t('closing.staff.since'), value: day(since) },
          { term: t('closing.staff.until'), value: day(until) },
        ]}
      />
      {canBeWritten ? <WayBack id={id} writtenAt={writtenAt} /> : <p>{t('closing.staff.unproven')}</p>}
    </Card>
  );
}

function WayBack({ id, writtenAt }: { id: string; writtenAt: string | null }) {
  const t = useWords();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callsOf(client, awayAccounts).sendWayBack({ params: { id } }),
    onSuccess: ({ message }) => toast({ text: message }),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(awayAccounts.list) }),
  });
  return (
    <div className={styles.who}>
      <Refusal failure={error instanceof Failure ? error : undefined} />
      {writtenAt && (
        <p className="small muted" data-testid="way-back-at">
          {t('closing.staff.written')} <RelativeTime instant={writtenAt} zone={deviceZone()} />
        </p>
      )}
      <div>
        <Button
          variant="secondary"
          icon={<MailCheck size={20} aria-hidden="true" />}
          onClick={() => mutate()}
          isBusy={isPending}
          busyLabel={t('closing.staff.sending')}
          aria-describedby={`away-${id}`}
          data-testid="send-way-back"
        >
          {t('closing.staff.send')}
        </Button>
      </div>
    </div>
  );
}
