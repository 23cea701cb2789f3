import type { OutboxMessage } from '#web/outbox/unsent.ts';
import type { DoseState } from '../../kept-medicine.ts';

/** Under which they are kept, on the device and over a log-in. */
export const UNSENT_DOSES = 'doses';

/** What somebody has said of a dose, with nothing in it of who takes it and what it is. */
export type UnsentDose = OutboxMessage & {
  personId: string | null;
  medicineId: string;
  day: string;
  time: string;
  /** Null takes back what was said. */
  said: DoseState | null;
  /** What stood there when it was said. */
  was: DoseState | null;
  /** What the home page calls it, and where it leads, until its person has logged in again. */
  draft: { label: string; path: string };
};

export const doseLine = ({ medicineId, day, time }: Pick<UnsentDose, 'medicineId' | 'day' | 'time'>): string =>
  `${medicineId} ${day} ${time}`;
