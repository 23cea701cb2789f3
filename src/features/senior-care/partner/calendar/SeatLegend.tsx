import { useWords } from '#web/i18n/words.tsx';
import { Legend } from '#web/ui/Legend.tsx';
import styles from './SeatLegend.module.css';

const parts = ['accepted', 'pending', 'held', 'free'] as const;

/** What the colors of the bars stand for. */
export function SeatLegend() {
  const t = useWords();
  return (
    <Legend
      label={t('seniorCare.calendar.legend')}
      entries={parts.map((part) => ({
        name: part,
        mark: <span className={styles.swatch} data-part={part} />,
        words: t(`seniorCare.calendar.${part}`),
      }))}
    />
  );
}
