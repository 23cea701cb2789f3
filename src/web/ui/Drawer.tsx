import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import styles from './Drawer.module.css';
import { useModal } from './useModal.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** Its name for screen readers. */
  label: string;
  side?: 'left' | 'right';
  children: ReactNode;
  'data-testid'?: string;
};

/** Slides in from its edge; 'Close' comes first. */
export function Drawer({ isOpen, onClose, label, side = 'right', children, 'data-testid': testId }: Props) {
  return (
    <dialog
      {...useModal({ isOpen, onClose })}
      className={styles.drawer}
      data-side={side}
      aria-label={label}
      data-testid={testId}
    >
      {isOpen && (
        <div className={styles.panel}>
          <div className={styles.top}>
            <CloseButton onClick={onClose} data-testid="drawer-close" />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
