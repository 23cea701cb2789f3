import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { session } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { ReceivedTeamInvitation } from '../team.ts';
import { useTeamChange } from '../web/useTeamChange.ts';
import styles from './Team.module.css';

/** Places that ask me to work for them: yes or no. */
export function ReceivedInvitations({ invitations }: { invitations: readonly ReceivedTeamInvitation[] }) {
  const t = useWords();
  if (invitations.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="received">
      <h2 id="received">{t('team.received')}</h2>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <Received key={invitation._id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Received({ invitation: { _id: id, place, town, from, role, until } }: { invitation: ReceivedTeamInvitation }) {
  const t = useWords();
  const toast = useToast();
  const { refused } = useHeld();
  const answer = useTeamChange(
    (calls, accepts: boolean) =>
      calls.answer({ params: { id }, body: { accepts } }).then(() => {
        if (accepts) session.becamePartner();
        toast({ text: t(accepts ? 'team.received.accepted' : 'team.received.declined', { place }) });
      }),
    undefined,
    refused,
  );
  const values = { place, town, from, role: t(`providers.role.${role}`) };
  return (
    <Card as="li" className={styles.received} data-testid="received-invitation">
      <div className={styles.who}>
        <h3>{t('team.received.title', values)}</h3>
        <p>{t('team.received.text', values)}</p>
        <p className="small muted">
          {t(`providers.role.may.${role}`)} {t('team.until')}{' '}
          <DateText day={dayIn(deviceZone(), new Date(until))} look="short" isWithin />
        </p>
      </div>
      <Refusal failure={answer.rowFailure} />
      <div className={styles.actions}>
        <Button
          isBusy={answer.isPending && answer.variables}
          busyLabel={t('team.busy')}
          onClick={() => answer.mutate(true)}
          data-testid="accept-place"
        >
          {t('team.received.accept')}
        </Button>
        <Button
          variant="secondary"
          isBusy={answer.isPending && !answer.variables}
          onClick={() => answer.mutate(false)}
          data-testid="decline-place"
        >
          {t('team.received.decline')}
        </Button>
      </div>
    </Card>
  );
}
