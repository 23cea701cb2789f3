import type { ComponentProps, ReactNode } from 'react';
import styles from './Chip.module.css';

type Props = ComponentProps<'button'> & {
  icon?: ReactNode;
  /** For chips that toggle; others, which open something, leave it out. */
  isPressed?: boolean;
  /** Shows a chosen value without being a toggle. */
  isApplied?: boolean;
  count?: number;
};

export function Chip({ icon, isPressed, isApplied, count, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.chip}
      aria-pressed={isPressed}
      data-applied={isApplied || isPressed || undefined}
    >
      {icon}
      <span className={styles.label}>{children}</span>
      {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
}
