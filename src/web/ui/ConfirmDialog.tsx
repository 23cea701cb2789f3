import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  isOpen: boolean;
  title: ReactNode;
  /** What happens, also to the money. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busyLabel?: string;
  isBusy?: boolean;
  /** What cannot be undone gets the red button. */
  isDestructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  'data-testid'?: string;
};

export function ConfirmDialog(props: Props) {
  const { isOpen, title, children, confirmLabel, cancelLabel, busyLabel, isBusy, isDestructive, onConfirm, onClose } =
    props;
  const t = useWords();
  const testId = props['data-testid'] ?? 'confirm';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      role="alertdialog"
      canDismiss={!isBusy}
      data-testid={testId}
      actions={
        <>
          <Button
            variant={isDestructive ? 'danger-filled' : 'primary'}
            isBusy={isBusy}
            busyLabel={busyLabel}
            onClick={onConfirm}
            data-testid={`${testId}-yes`}
          >
            {confirmLabel}
          </Button>
          <Button variant="secondary" onClick={onClose} data-testid={`${testId}-no`}>
            {cancelLabel ?? t('ui.cancel')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
