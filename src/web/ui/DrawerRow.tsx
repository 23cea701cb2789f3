import type { ComponentProps, ReactNode } from 'react';
import styles from './DrawerRow.module.css';

type Props = ComponentProps<'a'> & { icon?: ReactNode };

/** A place to go, 60 px high; `aria-current="page"` marks where the reader is. */
export function DrawerRow({ icon, children, ...rest }: Props) {
  return (
    <a {...rest} className={styles.row}>
      {icon}
      <span>{children}</span>
    </a>
  );
}
