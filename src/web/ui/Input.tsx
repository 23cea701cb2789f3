import type { ComponentProps } from 'react';
import styles from './Input.module.css';

/** How much of the line the answer needs. */
export type InputWidth = 'full' | 'name' | 'phone' | 'date' | 'zip' | 'short';

type Props = ComponentProps<'input'> & { extent?: InputWidth };

export function Input({ extent = 'full', ...rest }: Props) {
  return <input type="text" {...rest} className={styles.input} data-extent={extent} />;
}
