import type { ReactNode } from 'react';
import styles from './ChosenRows.module.css';

/** Without `href` it stays as it is. */
type Row = { name: string; term: string; value: ReactNode; href: string | undefined };

/** All that was chosen for a booking, each with the way to change it. */
export function ChosenRows({ rows, change }: { rows: readonly Row[]; change: string }) {
  return (
    <dl className={styles.rows} data-testid="check-rows">
      {rows.map(({ name, term, value, href }) => (
        <div key={name}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          <dd>
            {href !== undefined && (
              <a className="link" href={href} aria-label={`${change}: ${term}`} data-testid={`change-${name}`}>
                {change}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
