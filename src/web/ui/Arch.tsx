import type { ReactNode } from 'react';
import styles from './Arch.module.css';
import type { Tint } from './Card.tsx';

type Props = { size?: 'icon' | 'small' | 'medium' | 'fill'; tint?: Tint; children?: ReactNode };

/** The door that frames every person and every place. `fill` takes the size of the box around it. */
export function Arch({ size = 'medium', tint = 'pine', children }: Props) {
  return (
    <span className={styles.arch} data-size={size} data-tint={tint}>
      {children}
    </span>
  );
}
