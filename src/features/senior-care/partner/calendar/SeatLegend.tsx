import { useWords } from '#web/i18n/words.tsx';
import styles from './SeatLegend.module.css';

const parts = ['accepted', 'pending', 'held', 'free'] as const;

/** What the colors of the bars stand for. */
export function SeatLegend() {
  const t = useWords();
  return (
    <ul className={styles.legend} aria-label={t('seniorCare.calendar.legend')}>
      {parts.map((part) => (
        <li key={part}>
          <span className={styles.swatch} data-part={part} aria-hidden="true" />
          {t(`seniorCare.calendar.${part}`)}
        </li>
      ))}
    </ul>
  );
}
