import { Calendar, MapPin, Search, User } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './SearchCell.module.css';

const icons = { place: MapPin, date: Calendar, person: User, text: Search } as const;

type Props = {
  icon: keyof typeof icons;
  label: ReactNode;
  controlId: string;
  error?: string;
  /** An input, a select, or a button with the value: a button is named by `<controlId>-label` and itself. */
  control: ReactNode;
  /** What opens below. */
  children?: ReactNode;
};

/** One field of the search card: 68 px high, a picture, a small label and the value in bold. */
export function SearchCell({ icon, label, controlId, error, control, children }: Props) {
  const Icon = icons[icon];
  return (
    <div className={styles.holder}>
      {error && (
        <p className={styles.error} id={`${controlId}-error`}>
          {error}
        </p>
      )}
      <div className={styles.cell} data-invalid={error ? '' : undefined}>
        <Icon size={26} aria-hidden="true" />
        <label id={`${controlId}-label`} htmlFor={controlId}>
          {label}
        </label>
        {control}
      </div>
      {children}
    </div>
  );
}
