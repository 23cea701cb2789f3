import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { type Fact, FactList } from './FactList.tsx';
import styles from './Ticket.module.css';

type Props = {
  /** In an arch on the stub. */
  picture: ReactNode;
  kicker?: ReactNode;
  title: ReactNode;
  /** For whom, of what kind. */
  detail?: ReactNode;
  facts: readonly Fact[];
  actions?: ReactNode;
  note?: ReactNode;
  /** A code of the booking id; seen on paper only. */
  printCode?: ReactNode;
  as?: 'h1' | 'h2';
  'data-testid'?: string;
};

/** A confirmed booking. On paper it is black on white. */
export function Ticket({
  picture,
  kicker,
  title,
  detail,
  facts,
  actions,
  note,
  printCode,
  as: Heading = 'h2',
  'data-testid': testId = 'ticket',
}: Props) {
  return (
    <article className={styles.holder} data-testid={testId}>
      <div className={classes(styles.ticket, 'on-band')}>
        <div className={styles.stub}>
          <div className={styles.door}>{picture}</div>
        </div>
        <div className={styles.body}>
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <Heading className={styles.title} tabIndex={Heading === 'h1' ? -1 : undefined}>
            {title}
          </Heading>
          {detail && <p className="muted">{detail}</p>}
          <FactList look="columns" facts={facts} />
          {actions && (
            <div className={styles.actions} data-print="hide">
              {actions}
            </div>
          )}
          {note && <p className="small muted">{note}</p>}
        </div>
        {printCode && <div className={classes(styles.code, 'print-only')}>{printCode}</div>}
      </div>
    </article>
  );
}
