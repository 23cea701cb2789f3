import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Arch } from './Arch.tsx';
import { Card, type Tint } from './Card.tsx';
import styles from './LinkRows.module.css';

type LinkRow = {
  href: string;
  icon: LucideIcon;
  tint?: Tint;
  title: string;
  /** What is behind it, or how it stands, in a line. */
  text: string;
  'data-testid': string;
};

/** A card of ways to other pages, each with its picture. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <Card as="div" padding="none">
      <ul>
        {rows.map(({ href, icon: Icon, tint = 'pine', title, text, 'data-testid': testId }) => (
          <li key={href} className={styles.item}>
            <a className={styles.row} href={href} data-testid={testId}>
              <Arch size="icon" tint={tint}>
                <Icon size={26} aria-hidden="true" />
              </Arch>
              <span className={styles.words}>
                <b>{title}</b>
                <span className="small muted">{text}</span>
              </span>
              <ChevronRight size={24} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
