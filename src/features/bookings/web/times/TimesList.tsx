import { CalendarClock, Check, CircleCheck, CircleX, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { momentInWords, spanInWords } from '#web/moment-in-words.ts';
import { StateTag } from '#web/ui/StateTag.tsx';
import type { SingleTime, TimeState } from '../../single-time.ts';
import styles from './TimesList.module.css';

type Props = {
  booking: { _id: string; single: readonly SingleTime[]; timeZone: string; providerName: string };
  /** What can be done with one of them. */
  actions: (time: SingleTime) => ReactNode;
};

const looks = {
  coming: { tone: 'info', icon: CalendarClock },
  past: { tone: 'neutral', icon: Check },
  arrived: { tone: 'success', icon: CircleCheck },
  left: { tone: 'success', icon: CircleCheck },
  missed: { tone: 'warning', icon: UserX },
  cancelled: { tone: 'danger', icon: CircleX },
} as const satisfies Record<TimeState, unknown>;

/** Each time of a booking with what has become of it; nothing for kinds whose times do not go by themselves. */
export function TimesList({ booking: { _id: id, single, timeZone, providerName: name }, actions }: Props) {
  const t = useWords();
  const locale = useLocale();
  if (single.length === 0) return null;
  const place = { timeZone, locale };
  return (
    <section aria-labelledby={`times-${id}`} data-testid="single-times">
      <h3 id={`times-${id}`}>{t('bookings.single')}</h3>
      <ul className={styles.times}>
        {single.map((time, index) => {
          const { startsAt, endsAt, state, movedFrom, cancelledBy, reason } = time;
          const isGone = state === 'cancelled';
          return (
            <li key={`${startsAt} ${state} ${index}`} data-gone={isGone || undefined} data-testid={`time-${startsAt}`}>
              <span className={styles.words}>
                <b>{spanInWords(startsAt, endsAt, place)}</b>
                {movedFrom && (
                  <span className="small muted">
                    {t('bookings.single.moved', { moment: momentInWords(movedFrom, { ...place, look: 'short' }) })}
                  </span>
                )}
                {cancelledBy && <span className="small muted">{t(`bookings.single.by.${cancelledBy}`, { name })}</span>}
                {reason && <span className="small">{reason}</span>}
              </span>
              <StateTag look={looks[state]}>{t(`bookings.single.state.${state}`)}</StateTag>
              {(time.canCancel || time.canMove) && (
                <span className={styles.actions} data-print="hide">
                  {actions(time)}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
