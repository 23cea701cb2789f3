import type { ComponentProps } from 'react';
import styles from './Visit.module.css';

type Props = ComponentProps<'button'> & { isBusy?: boolean };

/** The one thing to press. */
export function BigButton({ isBusy = false, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.big}
      aria-disabled={isBusy}
      onClick={isBusy ? undefined : onClick}
    />
  );
}
