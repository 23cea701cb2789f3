import { useState } from 'react';
import { useWords } from '#web/i18n/words.tsx';
import { Button } from '#web/ui/Button.tsx';
import { WeekdayPicker } from '#web/ui/WeekdayPicker.tsx';
import styles from './RangesField.module.css';

type Props = { weekday: number; name: string; onCopy: (weekdays: readonly number[]) => void };

/** Gives other weekdays the times of one; work days are proposed. */
export function CopyDay({ weekday, name, onCopy }: Props) {
  const t = useWords();
  const others = [1, 2, 3, 4, 5, 6, 7].filter((other) => other !== weekday);
  const [chosen, setChosen] = useState<readonly number[]>(others.filter((other) => other < 6));
  return (
    <div className={styles.copy} data-testid="copy-to">
      <WeekdayPicker
        label={t('availability.hours.copyTo', { day: name })}
        offered={others}
        reason={t('availability.hours.itself')}
        value={chosen}
        onPick={setChosen}
        name={`copy-${weekday}`}
        data-testid="copy-day"
      />
      <Button variant="secondary" onClick={() => onCopy(chosen)} data-testid="copy-send">
        {t('availability.hours.copySend', { count: chosen.length })}
      </Button>
    </div>
  );
}
