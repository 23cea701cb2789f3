import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { deviceZone } from '#web/device-zone.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { RelativeTime } from '#web/ui/RelativeTime.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useNow } from '#web/useNow.ts';
import { INVITATION_DAYS, REMIND_AFTER_DAYS } from '../sharing.ts';
import { nameId } from './PersonCard.tsx';
import { useChangeMember } from './queries.ts';
import { Refusal } from '#web/ui/Refusal.tsx';

/** An invitation that waits: when it was sent, again after some days, or taken back. */
export function SentActions({ id, sentAt }: { id: string; sentAt: string }) {
  const t = useWords();
  const toast = useToast();
  const now = useNow();
  const remind = useChangeMember(id, () => toast({ text: t('circle.reminded') }));
  const withdraw = useChangeMember(id, () => toast({ text: t('circle.withdrawn') }));
  const locale = useLocale();
  const after = (days: number) => new Date(new Date(sentAt).getTime() + days * DAY_MS);
  const dayOf = (instant: Date) => formatDayInWords(dayIn(deviceZone(), instant), locale, 'short');
  const canRemind = now >= after(REMIND_AFTER_DAYS);
  return (
    <>
      <Refusal failure={remind.failure ?? withdraw.failure} />
      <span className="small muted">
        <RelativeTime instant={sentAt} zone={deviceZone()} />
        {!canRemind && <span> · {t('circle.remind.from', { day: dayOf(after(REMIND_AFTER_DAYS)) })}</span>}
        {now < after(INVITATION_DAYS) && <span> · {t('circle.ends.by', { day: dayOf(after(INVITATION_DAYS)) })}</span>}
      </span>
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
