import type { ReactNode } from 'react';
import styles from './Legend.module.css';

type Props = {
  label?: string;
  /** `mark` as it stands in the picture. */
  entries: readonly { name: string; mark: ReactNode; words: string }[];
};

/** What the marks of a picture mean. */
export function Legend({ label, entries }: Props) {
  return (
    <ul className={styles.legend} aria-label={label}>
      {entries.map(({ name, mark, words }) => (
        <li key={name}>
          <span aria-hidden="true">{mark}</span>
          {words}
        </li>
      ))}
    </ul>
  );
}
