import type { HTMLAttributes } from 'react';
import styles from './Quote.module.css';

type Props = HTMLAttributes<HTMLElement> & { as?: 'p' | 'blockquote' | 'div'; tint?: 'sun' };

/** What somebody wrote, in the lines in which they wrote it. */
export function Quote({ as: Box = 'p', tint, ...rest }: Props) {
  return <Box {...rest} className={styles.quote} data-tint={tint} />;
}
