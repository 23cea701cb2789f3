import type { LucideIcon } from 'lucide-react';
import styles from './IconDoors.module.css';

type Door = {
  key: string;
  icon: LucideIcon;
  label: string;
  /** How much is behind it, for whoever hears the page. */
  count: string;
  href: string;
  testId: string;
};

type Props = {
  tint: 'sky' | 'lilac';
  doors: readonly Door[];
  /** On a phone one row that goes on, so that what stands below it is in sight. */
  isRow?: boolean;
};

/** What a service is asked for most, each a way into its list. */
export function IconDoors({ tint, doors, isRow = false }: Props) {
  return (
    <ul className={styles.doors} data-tint={tint} data-row={isRow || undefined}>
      {doors.map(({ key, icon: Icon, label, count, href, testId }) => (
        <li key={key}>
          <a href={href} data-testid={testId}>
            <span className={styles.icon}>
              <Icon size={26} aria-hidden="true" />
            </span>
            {label}
            <span className="vh">, {count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
