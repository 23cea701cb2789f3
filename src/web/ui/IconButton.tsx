import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** Said by screen readers and shown as a tooltip. */
  label: string;
  icon: ReactNode;
  /** What sits on the icon, such as the bell's count. */
  badge?: ReactNode;
};

/** A round button without a visible word: for toolbars and headers only. */
export function IconButton({ label, icon, badge, ...rest }: Props) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={styles.button}>
      {icon}
      {badge}
    </button>
  );
}
