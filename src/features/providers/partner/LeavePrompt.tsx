import { flushDrafts } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useBlocker } from '#web/useNavigate.ts';

/** Asks before a page is left on which something has been changed; what was typed is kept. */
export function LeavePrompt({ isNeeded }: { isNeeded: boolean }) {
  const t = useWords();
  const { isAsking, leave, stay } = useBlocker(isNeeded);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      title={t('partner.leave.title')}
      confirmLabel={t('partner.leave.leave')}
      cancelLabel={t('partner.leave.stay')}
      onConfirm={() => {
        flushDrafts();
        leave();
      }}
      onClose={stay}
      data-testid="leave"
    >
      <p>{t('partner.leave.text')}</p>
    </ConfirmDialog>
  );
}
