import { useWords } from '#web/i18n/words.tsx';
import type { Preparation } from '../../preparation.ts';
import { wantsMorning } from '../../preparation.ts';
import { fastingInWords } from '../price-words.ts';
import styles from './Tests.module.css';

/** What to do before the draw, for all of it at once. */
export function PreparationList({ fastHours, notes }: Preparation) {
  const t = useWords();
  return (
    <ul className={styles.prepare} data-testid="preparation">
      <li>{fastingInWords(fastHours, { t })}</li>
      {fastHours > 0 && <li>{t('diagnostics.prepare.water')}</li>}
      {notes.map((note) => (
        <li key={note}>{t(`diagnostics.prepare.${note}`)}</li>
      ))}
      {wantsMorning({ fastHours, notes }) && !notes.includes('morning') && <li>{t('diagnostics.prepare.early')}</li>}
    </ul>
  );
}
