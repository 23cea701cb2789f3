import type { ComponentProps } from 'react';
import styles from './TimeButton.module.css';

/** A free time to choose. */
export function TimeButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} className={styles.time} />;
}
