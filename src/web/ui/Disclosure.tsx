import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Disclosure.module.css';

type Props = ComponentProps<'details'> & { summary: ReactNode };

/** A question and its answer; opens without any script. */
export function Disclosure({ summary, children, ...rest }: Props) {
  return (
    <details {...rest} className={styles.disclosure}>
      <summary>
        {summary}
        <ChevronDown size={22} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
