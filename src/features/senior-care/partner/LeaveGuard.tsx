import { useBlocker, useLocation } from 'react-router';
import { flushDrafts } from '#web/draft-vault.ts';
import { useWords } from '#web/i18n/words.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** Asks before a page is left on which something has been changed; what was typed is kept. */
export function LeaveGuard({ isNeeded }: { isNeeded: boolean }) {
  const t = useWords();
  const { pathname } = useLocation();
  // A step that comes while this page is being taken away does not leave it any more.
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isNeeded && currentLocation.pathname === pathname && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('partner.leave.title')}
      confirmLabel={t('partner.leave.leave')}
      cancelLabel={t('partner.leave.stay')}
      onConfirm={() => {
        flushDrafts();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
      data-testid="leave"
    >
      <p>{t('partner.leave.text')}</p>
    </ConfirmDialog>
  );
}
