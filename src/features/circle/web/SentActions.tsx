import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNow } from '#web/useNow.ts';
import type { RelationState } from '../contract.ts';
import { againAt, invitationEnd, noStandsAt } from '../sharing.ts';
import styles from './Family.module.css';
import { nameId } from './PersonCard.tsx';
import { useChangeMember } from './queries.ts';
import { Refusal } from '#web/ui/Refusal.tsx';

type Props = {
  sent: SentRelation;
  /** Told before a card that is taken back goes. */
  onGone: () => void;
};
type SentRelation = { _id: string; status: RelationState; sentAt: string | null; updated_at: string };

/** What can be done about an invitation that was sent: again after some days, or taken back; of one that was declined, as long as that may change. */
export function SentActions({ sent: { _id: id, status, sentAt, updated_at: changedAt }, onGone }: Props) {
  const now = useNow();
  if (status === 'pending' || status === 'expired')
    return <Waiting id={id} sentAt={sentAt ?? changedAt} onGone={onGone} />;
  if (status !== 'declined' || now >= noStandsAt(changedAt)) return null;
  return <Declined id={id} onGone={onGone} />;
}

type OneProps = Pick<Props, 'onGone'> & { id: string };

function Declined({ id, onGone }: OneProps) {
  const t = useWords();
  return (
    <>
      <p className={`${styles.note} small muted`}>{t('circle.declined.open')}</p>
      <Withdraw id={id} onGone={onGone} />
    </>
  );
}

function Withdraw({ id, onGone }: OneProps) {
  const t = useWords();
  const toast = useToast();
  const withdraw = useChangeMember(id, () => {
    onGone();
    toast({ text: t('circle.withdrawn') });
  });
  return (
    <>
      <Refusal failure={withdraw.failure} />
      <Button
        variant="quiet"
        isBusy={withdraw.isPending}
        onClick={() => withdraw.mutate({ change: 'withdraw' })}
        aria-describedby={nameId(id)}
        data-testid="withdraw"
      >
        {t('circle.withdraw')}
      </Button>
    </>
  );
}

/** When it was sent, when it may be sent again, and when it ends. */
function Waiting({ id, sentAt, onGone }: OneProps & { sentAt: string }) {
  const t = useWords();
  const toast = useToast();
  const now = useNow();
  const remind = useChangeMember(id, () => toast({ text: t('circle.reminded') }));
  const locale = useLocale();
  const dayOf = (instant: Date) => formatDayInWords(dayIn(deviceZone(), instant), locale, 'short');
  const canRemind = now >= againAt(sentAt);
  return (
    <>
      <Refusal failure={remind.failure} />
      <p className={`${styles.note} small muted`}>
        <RelativeTime instant={sentAt} zone={deviceZone()} />
        {!canRemind && <span> · {t('circle.remind.from', { day: dayOf(againAt(sentAt)) })}</span>}
        {now < invitationEnd(sentAt) && <span> · {t('circle.ends.by', { day: dayOf(invitationEnd(sentAt)) })}</span>}
      </p>
      {canRemind && (
        <Button
          variant="secondary"
          isBusy={remind.isPending}
          onClick={() => remind.mutate({ change: 'remind' })}
          aria-describedby={nameId(id)}
          data-testid="remind"
        >
          {t('circle.remind')}
        </Button>
      )}
      <Withdraw id={id} onGone={onGone} />
    </>
  );
}
