import { type ReactNode, useId } from 'react';
import { CloseButton } from './CloseButton.tsx';
import styles from './Dialog.module.css';
import { useModal } from './useModal.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
  /** An alert cannot be dismissed: it has no Close, and Esc and the scrim do nothing. */
  role?: 'dialog' | 'alertdialog';
  canDismiss?: boolean;
  size?: 'small' | 'medium' | 'full';
  'data-testid'?: string;
};

/** In the middle of the page; below 700 px a sheet from the bottom edge, or with `full` the whole screen. */
export function Dialog({
  title,
  children,
  picture,
  actions,
  role,
  canDismiss = true,
  size = 'small',
  'data-testid': testId,
  ...modal
}: Props) {
  const titleId = useId();
  const { onClose } = modal;
  return (
    <dialog
      {...useModal({ ...modal, canDismiss })}
      className={styles.dialog}
      role={role}
      data-size={size}
      aria-labelledby={titleId}
      data-testid={testId}
    >
      {modal.isOpen && (
        <div className={styles.sheet} data-centred={picture ? '' : undefined}>
          {canDismiss && (
            <div className={styles.close}>
              <CloseButton onClick={onClose} data-testid="dialog-close" />
            </div>
          )}
          {picture && <div className={styles.picture}>{picture}</div>}
          <h2 id={titleId}>{title}</h2>
          <div className={styles.body}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
