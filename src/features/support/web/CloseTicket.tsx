import { useState } from 'react';
import { REOPEN_DAYS } from '#features/threads/thread.ts';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { useToast } from '#web/ui/Toasts.tsx';
import { useChangeTicket } from './useChangeTicket.ts';

/** Closes a ticket, after asking. */
export function CloseTicket({ id }: { id: string }) {
  const t = useWords();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const close = useChangeTicket(id, 'closed', () => {
    setAsking(false);
    toast({ text: t('support.closed') });
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)} data-testid="close-ticket">
        {t('support.close')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('support.close.title')}
        confirmLabel={t('support.close')}
        isBusy={close.isPending}
        onConfirm={() => close.mutate()}
        onClose={() => setAsking(false)}
        data-testid="close-dialog"
      >
        <Refusal failure={close.failure} />
        <p>{t('support.close.text', { days: REOPEN_DAYS })}</p>
      </ConfirmDialog>
    </>
  );
}
