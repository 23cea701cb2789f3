import type { HTMLAttributes } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';

/** The colours of the services. */
export type ServiceTint = 'sun' | 'sky' | 'coral' | 'lilac' | 'pine';
export type Tint = ServiceTint | 'sunken';

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'section' | 'article' | 'div' | 'li';
  padding?: 'normal' | 'none';
  tint?: Tint;
};

export function Card({ as: Box = 'section', padding = 'normal', tint, className, ...rest }: Props) {
  return <Box {...rest} className={classes(styles.card, className)} data-padding={padding} data-tint={tint} />;
}
