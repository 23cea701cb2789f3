import type { ReactNode } from 'react';
import { ChooseTalk } from './TalkGone.tsx';
import styles from './Panes.module.css';

type Props = {
  list: ReactNode;
  /** The conversation that is open; the list alone where there is none. */
  talk: ReactNode;
};

/** The list and one conversation beside each other, or one at a time where there is no room. */
export function Panes({ list, talk }: Props) {
  return (
    <div className={styles.panes} data-open={talk ? '' : undefined}>
      <div className={styles.list}>{list}</div>
      <div className={styles.talk}>{talk || <ChooseTalk />}</div>
    </div>
  );
}
