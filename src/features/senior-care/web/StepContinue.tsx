import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from './StepContinue.module.css';

/** The one filled button of a step; on narrow screens it stays in sight. */
export function StepContinue({ isBusy, busyLabel }: { isBusy?: boolean; busyLabel?: string }) {
  const t = useWords();
  return (
    <div className={styles.go}>
      <Button type="submit" size="large" isBusy={isBusy} busyLabel={busyLabel} data-testid="booking-continue">
        {t('seniorCare.continue')}
      </Button>
    </div>
  );
}
