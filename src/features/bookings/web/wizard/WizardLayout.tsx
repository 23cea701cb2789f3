import { createContext, type ReactNode } from 'react';
import type { BookingStep } from '../../steps.ts';
import { usePagesOf } from '../booking-pages.tsx';
import styles from './WizardLayout.module.css';

/** The steps of the booking that is open. */
export const WizardSteps = createContext<readonly BookingStep[]>([]);

type Props = {
  /** The kind of booking, which has its own steps. */
  kind: string;
  summary: ReactNode;
  children: ReactNode;
};

/** A step of a booking, and beside it what was chosen so far; above it on phones. */
export function WizardLayout({ kind, summary, children }: Props) {
  return (
    <WizardSteps value={usePagesOf(kind).steps}>
      <div className={`wrap ${styles.page}`}>
        <div className={styles.step}>{children}</div>
        {summary}
      </div>
    </WizardSteps>
  );
}
