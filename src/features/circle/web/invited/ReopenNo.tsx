import { useLocale, useWords } from '#web/i18n/words.tsx';
import { ownMomentInWords } from '#web/moment-in-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import type { DeclinedInvitation } from '../../contract.ts';
import { useChangeMember } from '../queries.ts';

type Props = { declined: DeclinedInvitation; onReopened?: () => void };

/** Until when a no can be taken back, and the button that does it. */
export function ReopenNo({ declined: { _id, fromName: name, until }, onReopened }: Props) {
  const t = useWords();
  const locale = useLocale();
  const toast = useToast();
  const reopen = useChangeMember(_id, () => {
    onReopened?.();
    toast({ text: t('circle.reopened') });
  });
  return (
    <>
      <Refusal failure={reopen.failure} />
      <p className="muted">{t('circle.declined.until', { when: ownMomentInWords(until, locale) })}</p>
      <div>
        <Button
          variant="secondary"
          isBusy={reopen.isPending}
          onClick={() => reopen.mutate({ change: 'reopen' })}
          data-testid="reopen-invitation"
        >
          {t('circle.reopen', { name })}
        </Button>
      </div>
    </>
  );
}
