import { Pill } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import type { Medicine } from '../medicine.ts';
import { medicineInWords } from '../medicine-in-words.ts';
import styles from './Summary.module.css';

type Props = {
  medicines: readonly Medicine[];
  /** What can be done with one, by its place. */
  actions?: (medicine: Medicine, place: number) => ReactNode;
};

/** Medicines, each with how it is taken. */
export function MedicineList({ medicines, actions }: Props) {
  const t = useWords();
  return (
    <ol className={styles.medicines} data-testid="medicines">
      {medicines.map((medicine, place) => {
        const { name, type, taken, instructions } = medicineInWords(medicine, t);
        return (
          <li key={place}>
            <Pill size={24} aria-hidden="true" />
            <div>
              <p>
                <b>{name}</b> <span className="muted">{type}</span>
              </p>
              <p>{taken}</p>
              {instructions !== '' && <p className={styles.written}>{instructions}</p>}
            </div>
            {actions?.(medicine, place)}
          </li>
        );
      })}
    </ol>
  );
}
