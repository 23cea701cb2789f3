import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './Button.module.css';

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-filled';
  size?: 'medium' | 'large';
  isWide?: boolean;
  icon?: ReactNode;
};

type Props = ComponentProps<'button'> &
  ButtonLook & {
    isBusy?: boolean;
    /** The verb in progress ('Booking…'), shown in place of the label while busy. */
    busyLabel?: string;
  };

/** While busy it keeps its width and its focus, and swallows every further click, also the one that Enter in a field makes. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide,
  icon,
  isBusy = false,
  busyLabel,
  onClick,
  children,
  ...rest
}: Props) {
  const showsBusyLabel = isBusy && busyLabel !== undefined;
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
      aria-busy={isBusy || rest['aria-busy']}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? swallow : onClick}
    >
      <span className={styles.labels}>
        <span data-shown={!showsBusyLabel} aria-hidden={showsBusyLabel || undefined}>
          {isBusy && !showsBusyLabel ? spinner : icon}
          <span>{children}</span>
        </span>
        {busyLabel !== undefined && (
          <span data-shown={showsBusyLabel} aria-hidden={!showsBusyLabel || undefined}>
            {spinner}
            <span>{busyLabel}</span>
          </span>
        )}
      </span>
    </button>
  );
}

const spinner = <span className={styles.spinner} aria-hidden="true" />;

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
