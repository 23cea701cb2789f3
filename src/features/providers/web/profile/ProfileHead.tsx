import type { ReactNode } from 'react';
import type { Tint } from '#web/ui/Card.tsx';
import styles from './ProfileHead.module.css';

type Props = {
  tint: Tint;
  picture: ReactNode;
  /** A portrait stands in an arch, a place fills it. */
  look?: 'place' | 'portrait';
  back: ReactNode;
  name: string;
  /** What or who it is, in a line. */
  kind: ReactNode;
  meta: ReactNode;
  tags: ReactNode;
  actions: ReactNode;
  /** Below what one can do. */
  note?: ReactNode;
};

/** Name and picture of a provider in the tint of its service, with what one looks for first. */
export function ProfileHead({ tint, picture, look = 'place', back, name, kind, meta, tags, actions, note }: Props) {
  return (
    <div className={styles.band} data-tint={tint}>
      <div className={`wrap ${styles.grid}`} data-look={look}>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.words}>
          {back}
          <h1 tabIndex={-1}>{name}</h1>
          <p className={styles.kind}>{kind}</p>
          <p className={styles.meta}>{meta}</p>
          <p className={styles.tags}>{tags}</p>
          <div className={styles.actions}>{actions}</div>
          <div className={styles.note}>{note}</div>
        </div>
      </div>
    </div>
  );
}
