import { useState } from 'react';
import {
  type Day,
  dayIn,
  formatClock,
  formatDayInWords,
  formatMonthDay,
  formatWeekday,
  formatZone,
  timeIn,
  weekdayOf,
} from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useReaderZone } from '#web/reader-zone.ts';
import { readersTime } from '#shared/both-clocks.ts';
import styles from './SlotPicker.module.css';
import { TimeButton } from './TimeButton.tsx';

type Props = {
  /** Free times, ISO 8601, in their order. */
  times: readonly string[];
  /** The provider's zone: times are told on its clock, unless one meets on the screen. */
  timeZone: string;
  label: string;
  chosen: readonly string[];
  /** One meets on the screen: days and times are those of the reader's clock, with the provider's beside it where that shows another one. */
  isOnScreen?: boolean;
  /** From here on days are shown first, where there are any; the earlier ones by a tap. */
  opensAt?: Date | undefined;
  onChoose: (time: string) => void;
  'data-testid'?: string;
};

const NOON = '12:00';
const EVENING = '17:00';
const DAYS_AT_ONCE = 14;

const partOf = (clock: string) => (clock < NOON ? 'morning' : clock < EVENING ? 'afternoon' : 'evening');

function grouped<Key extends string>(times: readonly string[], keyOf: (time: string) => Key): [Key, string[]][] {
  const groups = new Map<Key, string[]>();
  for (const time of times) groups.set(keyOf(time), [...(groups.get(keyOf(time)) ?? []), time]);
  return [...groups];
}

/** Free times of a provider: a day, and then a time of it. */
export function SlotPicker(props: Props) {
  const {
    times,
    timeZone,
    label,
    chosen,
    onChoose,
    isOnScreen = false,
    opensAt,
    'data-testid': testId = 'slots',
  } = props;
  const t = useWords();
  const locale = useLocale();
  const readerZone = useReaderZone() ?? timeZone;
  const zone = isOnScreen ? readerZone : timeZone;
  const there = (time: string) => readersTime(new Date(time), { timeZone: zone, readerZone: timeZone, locale });
  const days = grouped(times, (time) => dayIn(zone, new Date(time)));
  const [named, setNamed] = useState<Day>();
  const [shownDays, setShownDays] = useState(DAYS_AT_ONCE);
  const [isFromFirst, setFromFirst] = useState(false);
  const [first] = days;
  const opening = opensAt && days.findIndex(([, free]) => free.some((time) => new Date(time) >= opensAt));
  const start = Math.max(0, opening ?? 0);
  const listed = isFromFirst ? days : days.slice(start);
  const marked = chosen[0] && dayIn(zone, new Date(chosen[0]));
  const day = [named, marked, days[start]?.[0]].find((one) => days.some(([known]) => known === one));
  const ofDay = days.find(([known]) => known === day)?.[1] ?? [];
  const parts = grouped(ofDay, (time) => partOf(timeIn(zone, new Date(time))));
  if (!first) return <p className="muted">{t('availability.none')}</p>;
  return (
    <div className={styles.slots} role="group" aria-label={label} data-testid={testId}>
      {start > 0 && !isFromFirst && (
        <button
          type="button"
          className={`link ${styles.more}`}
          onClick={() => setFromFirst(true)}
          data-testid={`${testId}-earlier`}
        >
          {t('availability.earlier')}
        </button>
      )}
      <div className={styles.days}>
        {listed.slice(0, shownDays).map(([one, free]) => (
          <button
            key={one}
            type="button"
            className={styles.day}
            aria-pressed={one === day}
            onClick={() => setNamed(one)}
            data-testid={`${testId}-day-${one}`}
          >
            <span>{sentenceCase(formatWeekday(weekdayOf(one), locale), locale)}</span>{' '}
            <b>{formatMonthDay(one, locale)}</b> <small>{t('availability.free', { count: free.length })}</small>
          </button>
        ))}
      </div>
      {listed.length > shownDays && (
        <button type="button" className={`link ${styles.more}`} onClick={() => setShownDays(days.length)}>
          {t('availability.more')}
        </button>
      )}
      {day !== undefined && (
        <p className={styles.title} aria-live="polite">
          {sentenceCase(formatDayInWords(day, locale, 'yearless'), locale)}
        </p>
      )}
      {parts.map(([part, free]) => (
        <div key={part}>
          <p className={styles.part}>{t(`availability.part.${part}`)}</p>
          <div className={styles.times}>
            {free.map((time) => (
              <TimeButton
                key={time}
                aria-pressed={chosen.includes(time)}
                onClick={() => onChoose(time)}
                data-testid={`${testId}-${time}`}
              >
                {formatClock(zone, time, locale)} <TheirTime time={there(time)} />
              </TimeButton>
            ))}
          </div>
        </div>
      ))}
      <Zones zone={zone} timeZone={timeZone} at={first[1][0] ?? ''} isBoth={times.some((time) => there(time))} />
    </div>
  );
}

/** What the provider's clock shows at that time, where it is another one. */
function TheirTime({ time }: { time: string | undefined }) {
  const t = useWords();
  if (time === undefined) return null;
  return <small className={styles.theirs}>{t('availability.theirTime', { time })}</small>;
}

/** On whose clock the times are. */
function Zones({ zone, timeZone, at, isBoth }: { zone: string; timeZone: string; at: string; isBoth: boolean }) {
  const t = useWords();
  const locale = useLocale();
  const named = (one: string) => formatZone(one, locale, new Date(at));
  return (
    <p className="small muted">
      {t(isBoth ? 'availability.zones' : 'availability.zone', { zone: named(zone), theirs: named(timeZone) })}
    </p>
  );
}
