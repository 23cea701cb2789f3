import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Overview.module.css';

type Props = { id: string; title: string; icon: LucideIcon; tint: 'pine' | 'sun' | 'sky' | 'coral'; state?: ReactNode };

/** The heading of a card, with its picture in a door; `state` says how it stands. */
export function CardHead({ id, title, icon: Icon, tint, state }: Props) {
  return (
    <div className={styles.head}>
      <span className={styles.icon} data-tint={tint} aria-hidden="true">
        <Icon size={24} />
      </span>
      <h2 id={id}>{title}</h2>
      {state}
    </div>
  );
}
