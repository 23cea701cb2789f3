import { Hourglass } from 'lucide-react';
import { dayIn } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { useHeld } from '#web/ui/Held.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { SentTeamInvitation } from '../team.ts';
import { useTeamChange } from '../web/useTeamChange.ts';
import styles from './Team.module.css';

/** What nobody has answered yet: known by the address alone. */
export function SentInvitations({ invitations }: { invitations: readonly SentTeamInvitation[] }) {
  const t = useWords();
  return (
    <section className={styles.section} aria-labelledby="sent">
      <h2 id="sent">{t('team.sent')}</h2>
      <ul className={styles.list}>
        {invitations.map((invitation) => (
          <Sent key={invitation._id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function Sent({ invitation: { _id: id, email, role, until, isOver } }: { invitation: SentTeamInvitation }) {
  const t = useWords();
  const toast = useToast();
  const { refused } = useHeld();
  const withdraw = useTeamChange(
    (calls) => calls.withdraw({ params: { id } }),
    () => toast({ text: t('team.withdrawn', { email }) }),
    refused,
  );
  return (
    <Card as="li" className={styles.sent} data-testid="sent-invitation">
      <div className={styles.who}>
        <h3 id={`sent-${id}`} className={styles.address}>
          {email}
        </h3>
        <p className={styles.tags}>
          <Tag>{t(`providers.role.${role}`)}</Tag>
          <Tag tone={isOver ? 'neutral' : 'warning'} icon={<Hourglass size={18} aria-hidden="true" />}>
            {t(isOver ? 'team.sent.over' : 'team.sent.waits')}
          </Tag>
        </p>
        {!isOver && (
          <p className="small muted">
            {t('team.until')} <DateText day={dayIn(deviceZone(), new Date(until))} look="short" isWithin />
          </p>
        )}
        <Refusal failure={withdraw.rowFailure} />
      </div>
      <Button
        variant="quiet"
        isBusy={withdraw.isPending}
        onClick={() => withdraw.mutate(undefined)}
        aria-describedby={`sent-${id}`}
        data-testid="withdraw"
      >
        {t('team.withdraw')}
      </Button>
    </Card>
  );
}
