import type { ComponentProps } from 'react';
import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';

type Props = ComponentProps<'a'> & ButtonLook;

/** A link that looks like a button: for going somewhere. */
export function ButtonLink({ variant = 'primary', size = 'medium', isWide, icon, children, ...rest }: Props) {
  return (
    <a {...rest} className={styles.button} data-variant={variant} data-size={size} data-wide={isWide || undefined}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
