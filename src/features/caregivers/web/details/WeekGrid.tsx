import { Check } from 'lucide-react';
import type { HoursRange } from '#features/availability/weekly-hours.ts';
import { formatWeekday, formatZone } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { useNow } from '#web/useNow.ts';
import { weekdays } from '../../search.ts';
import styles from './WeekGrid.module.css';

const parts = [
  { part: 'morning', from: '00:00', to: '12:00' },
  { part: 'afternoon', from: '12:00', to: '17:00' },
  { part: 'evening', from: '17:00', to: '24:00' },
] as const;

type Props = { hours: readonly HoursRange[]; timeZone: string };

/** In which parts of which weekdays a caregiver comes, on their own clock. */
export function WeekGrid({ hours, timeZone }: Props) {
  const t = useWords();
  const locale = useLocale();
  const now = useNow();
  const comes = (weekday: number, { from, to }: { from: string; to: string }) =>
    hours.some((range) => range.weekday === weekday && range.opens < to && range.closes > from);
  return (
    <>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {weekdays.map((day) => (
              <th key={day} scope="col">
                <abbr title={formatWeekday(day, locale, 'long')}>
                  {sentenceCase(formatWeekday(day, locale), locale)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((row) => (
            <tr key={row.part}>
              <th scope="row">{t(`availability.part.${row.part}`)}</th>
              {weekdays.map((day) => (
                <td key={day} data-comes={comes(day, row) || undefined}>
                  {comes(day, row) && <Check size={20} aria-hidden="true" />}
                  <span className="vh">{t(comes(day, row) ? 'caregivers.week.yes' : 'caregivers.week.no')}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{t('availability.zone', { zone: formatZone(timeZone, locale, now) })}</p>
    </>
  );
}
