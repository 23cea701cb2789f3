import { WeekHours } from '#features/availability/web/WeekHours.tsx';
import { useWords } from '#web/i18n/words.tsx';
import type { DoctorDetails } from '../../doctor.ts';

/** When a doctor sees people, on their own clock. */
export function VisitHours({ hours, timeZone }: Pick<DoctorDetails, 'hours' | 'timeZone'>) {
  const t = useWords();
  return hours.length > 0 && <WeekHours hours={hours} timeZone={timeZone} none={t('doctors.hours.none')} />;
}
