import styles from './HoursField.module.css';
import { useWords } from '#web/i18n/words.tsx';

type Props = {
  /** In words. */
  day: string;
  id?: string | undefined;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
  'data-testid': string;
};

/** Opens or closes a weekday. */
export function DaySwitch({ day, id, isOpen, onChange, 'data-testid': testId }: Props) {
  const t = useWords();
  return (
    <label className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOpen}
        onChange={({ target }) => onChange(target.checked)}
        data-testid={testId}
      />
      <span className={styles.track} aria-hidden="true" />
      <b>{day}</b> <span className="vh">{t('partner.profile.hours.isOpen')}</span>
    </label>
  );
}
