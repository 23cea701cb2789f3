import { DAY_MS } from '#shared/durations.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNow } from '#web/useNow.ts';
import { REMIND_AFTER_DAYS } from '../sharing.ts';
import { useChangeMember } from './queries.ts';
import { Refusal } from '#web/ui/Refusal.tsx';

/** An invitation that waits: when it was sent, again after some days, or taken back. */
export function SentActions({ id, sentAt }: { id: string; sentAt: string }) {
  const t = useWords();
  const toast = useToast();
  const now = useNow();
  const remind = useChangeMember(id, () => toast({ text: t('circle.reminded') }));
  const withdraw = useChangeMember(id, () => toast({ text: t('circle.withdrawn') }));
  const canRemind = now.getTime() - new Date(sentAt).getTime() >= REMIND_AFTER_DAYS * DAY_MS;
  return (
    <>
      <Refusal failure={remind.failure ?? withdraw.failure} />
      <span className="small muted">
        <RelativeTime instant={sentAt} zone={deviceZone()} />
      </span>
      {canRemind && (
        <Button
          variant="secondary"
          isBusy={remind.isPending}
          onClick={() => remind.mutate({ change: 'remind' })}
          data-testid="remind"
        >
          {t('circle.remind')}
        </Button>
      )}
      <Button
        variant="quiet"
        isBusy={withdraw.isPending}
        onClick={() => withdraw.mutate({ change: 'withdraw' })}
        data-testid="withdraw"
      >
        {t('circle.withdraw')}
      </Button>
    </>
  );
}
