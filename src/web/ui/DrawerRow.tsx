import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './DrawerRow.module.css';

type Row<Element extends 'a' | 'button'> = ComponentProps<Element> & { icon: ReactNode };

/** A place to go, 60 px high; `aria-current="page"` marks where the reader is. */
export function DrawerRow({ icon, children, ...rest }: Row<'a'>) {
  return (
    <a {...rest} className={styles.row}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

/** Something to do, among places to go. */
export function DrawerButton({ icon, children, ...rest }: Row<'button'>) {
  return (
    <button type="button" {...rest} className={styles.row}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

/** Places that stand below a heading of the same look; opens without any script. */
export function DrawerGroup({ icon, summary, children }: { icon: ReactNode; summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.group}>
      <summary className={styles.row}>
        {icon}
        <span>{summary}</span>
        <ChevronDown size={22} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
