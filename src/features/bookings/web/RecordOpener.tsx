import type { ReactNode, Ref } from 'react';
import styles from './RecordOpener.module.css';

type Props = {
  ref?: Ref<HTMLButtonElement>;
  bookingId: string;
  isOpen: boolean;
  /** The id of what it opens. */
  controls: string;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The heading of a booking in a list, which opens the rest of it. It reacts over the whole of the positioned head around it. */
export function RecordOpener({ ref, bookingId, isOpen, controls, onToggle, children }: Props) {
  return (
    <h2 className={styles.title}>
      <button
        ref={ref}
        type="button"
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={() => onToggle(!isOpen)}
        data-testid={`open-${bookingId}`}
      >
        {children}
      </button>
    </h2>
  );
}
