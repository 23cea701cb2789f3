import { formatWeekday } from '#shared/dates.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { fieldId } from '#web/ui/field.ts';
import { FieldGroup } from '#web/ui/FieldGroup.tsx';
import { Input } from '#web/ui/Input.tsx';
import styles from './HoursField.module.css';
import { hasTimes, isInOrder, type TypedHours } from './typed-profile.ts';

type Props = { week: readonly TypedHours[]; error: string | undefined; onChange: (week: TypedHours[]) => void };

/** Open or closed and from when to when, for each weekday. */
export function HoursField({ week, error, onChange }: Props) {
  const t = useWords();
  const id = fieldId('hours');
  return (
    <FieldGroup id={id} label={t('partner.profile.hours')} hint={t('partner.profile.hours.hint')} error={error} describedBy={error ? `${id}-hint ${id}-error` : `${id}-hint`} legendSize="heading" data-testid="hours">
      <div className={styles.week}>
        {week.map((day, index) => (
          <DayRow key={index} weekday={index + 1} day={day} hasFailed={error !== undefined && !(hasTimes(day) && isInOrder(day))}
            onChange={(changed) => onChange(week.map((other, place) => (place === index ? changed : other)))} />
        ))}
      </div>
    </FieldGroup>
  );
}

type RowProps = { weekday: number; day: TypedHours; hasFailed: boolean; onChange: (day: TypedHours) => void };

function DayRow({ weekday, day, hasFailed, onChange }: RowProps) {
  const t = useWords();
  const name = formatWeekday(weekday, useLocale(), 'long');
  const id = weekday === 1 ? fieldId('hours') : `hours-${weekday}`;
  const time = (which: 'open' | 'close') => (
    <Input type="time" extent="date" aria-label={t(`partner.profile.hours.${which}`, { day: name })} aria-invalid={hasFailed || undefined} aria-describedby={hasFailed ? `${fieldId('hours')}-error` : undefined}
      value={day[which]} onChange={({ target }) => onChange({ ...day, [which]: target.value })} data-testid={`hours-${weekday}-${which}`} />
  );
  return (
    <div className={styles.day} data-closed={!day.isOpen || undefined}>
      <label className={styles.switch}>
        <input id={id} type="checkbox" role="switch" checked={day.isOpen} onChange={({ target }) => onChange({ ...day, isOpen: target.checked })} data-testid={`hours-${weekday}`} />
        <span className={styles.track} aria-hidden="true" />
        <b>{name}</b>
        <span className="vh">{t('partner.profile.hours.isOpen')}</span>
      </label>
      {day.isOpen ? <span className={styles.times}>{time('open')}<span>{t('partner.profile.hours.to')}</span>{time('close')}</span> : <span className={styles.closed}>{t('partner.day.closed')}</span>}
    </div>
  );
}
