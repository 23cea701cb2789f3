import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushDrafts, newestDraft } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { useSessionExpired } from '#web/session.ts';
import { Art } from '#web/ui/Art.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useLeave } from '#web/useLeave.ts';

/** The specification's 'Session Expired': it cannot be dismissed; 'Log In' clears the device and goes home. What was typed stays in this tab. */
export function SessionExpiredModal() {
  const t = useWords();
  const client = useQueryClient();
  const leave = useLeave();
  const logIn = async () => {
    await Promise.allSettled([
      import('#features/messaging/web/outbox/keep-as-drafts.ts').then(({ keepAsDrafts }) => keepAsDrafts(client)),
      import('#features/medication/web/unsent/keep-doses.ts').then(({ keepDoses }) => keepDoses()),
    ]); // nothing keeps anybody here
    await leave();
  };
  const hasExpired = useSessionExpired();
  useEffect(() => {
    if (hasExpired) flushDrafts();
  }, [hasExpired]);
  return (
    <Dialog
      isOpen={hasExpired}
      onClose={() => undefined}
      canDismiss={false}
      role="alertdialog"
      title={t('shell.expired.title')}
      picture={<Art kind="spot" traits={{ name: 'pause' }} width={130} height={130} eager />}
      actions={
        <Button size="large" onClick={() => void logIn()} data-testid="session-expired-login">
          {t('shell.expired.logIn')}
        </Button>
      }
      data-testid="session-expired"
    >
      <p>{t('shell.expired.text')}</p>
      {hasExpired && newestDraft() && <p className="small muted">{t('shell.expired.kept')}</p>}
    </Dialog>
  );
}
