import { formatClock } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import styles from './BookVisit.module.css';
import type { Slot } from './slot-days.ts';

type Props = {
  part: 'morning' | 'afternoon' | 'evening';
  slots: readonly Slot[];
  zone: string;
  chosen: string | undefined;
  onChoose: (time: string) => void;
  id: string;
};

/** The times of a part of a day, one of which can be chosen; those that are taken stand struck through. */
export function SlotTimes({ part, slots, zone, chosen, onChoose, id }: Props) {
  const t = useWords();
  const locale = useLocale();
  return (
    <fieldset className={styles.part}>
      <legend>{t(`availability.part.${part}`)}</legend>
      <div className={styles.times}>
        {slots.map(({ startsAt, isFree }) => {
          const clock = formatClock(zone, startsAt, locale);
          if (!isFree)
            return (
              <span key={startsAt} className={styles.taken}>
                <s aria-hidden="true">{clock}</s>
                <span className="vh">{t('doctors.time.taken', { time: clock })}</span>
              </span>
            );
          return (
            <label key={startsAt} className={styles.time}>
              <input
                type="radio"
                name={id}
                value={startsAt}
                checked={chosen === startsAt}
                onChange={() => onChoose(startsAt)}
                data-testid={`slot-${startsAt}`}
              />
              {clock}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
