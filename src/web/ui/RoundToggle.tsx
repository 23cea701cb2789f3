import type { ComponentProps } from 'react';
import styles from './RoundToggle.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-pressed'> & {
  /** Said by screen readers and shown as a tooltip. */
  label: string;
  isPressed: boolean;
  /** `filled` takes the color of the brand while it is pressed. */
  look: 'accent' | 'filled';
};

/** A round switch on a card. */
export function RoundToggle({ label, isPressed, look, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      {...rest}
      className={styles.toggle}
      data-look={look}
    />
  );
}
