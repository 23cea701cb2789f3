import { OnlyOthers } from '#features/providers/partner/AtPlace.tsx';
import { useMay } from '#features/providers/web/places/work-places.ts';
import { formatDayInWords, type Day } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { CalendarDay, CentreProfile } from '../../partner-contract.ts';
import { seatsOf, stateOf } from './calendar-days.ts';
import { DayFigures } from './DayFigures.tsx';
import { DayGuests } from './DayGuests.tsx';
import { DayRooms } from './DayRooms.tsx';
import { SeatsForm } from './SeatsForm.tsx';

type Props = { day: CalendarDay | undefined; centre: CentreProfile; today: Day; onClose: () => void };

/** Who comes on a day, and how many seats it has. */
export function DayDialog({ day, centre, today, onClose }: Props) {
  const locale = useLocale();
  return (
    <Dialog
      isOpen={day !== undefined}
      onClose={onClose}
      title={day && sentenceCase(formatDayInWords(day.day, locale), locale)}
      size="medium"
      data-testid="day-dialog"
    >
      {day && <DayContent key={day.day} day={day} centre={centre} today={today} onClose={onClose} />}
    </Dialog>
  );
}

function DayContent({ day, centre, today, onClose }: Props & { day: CalendarDay }) {
  const t = useWords();
  const state = stateOf(day);
  const { held } = seatsOf(day);
  const maySet = useMay('seats', centre._id);
  if (state === 'closed') {
    const hours = (
      <a className="link" href={href('/partner/profile')}>
        {t('seniorCare.day.hours')}
      </a>
    );
    return <Notice action={hours}>{t('seniorCare.day.closed.text')}</Notice>;
  }
  return (
    <>
      <DayFigures day={day} />
      {state === 'open' && <DayRooms rooms={day.rooms} />}
      <DayGuests guests={day.guests} />
      <a className="link" href={href('/partner/day', undefined, { day: day.day })} data-testid="day-list">
        {t('seniorCare.day.list')}
      </a>
      {day.waiting > 0 && <p data-testid="in-line">{t('seniorCare.day.line', { count: day.waiting })}</p>}
      {held > 0 && <p className="small muted">{t('seniorCare.day.held', { count: held })}</p>}
      {day.day < today ? (
        <p className="small muted">{t('seniorCare.day.over')}</p>
      ) : maySet ? (
        <SeatsForm day={day} centre={centre} onDone={onClose} />
      ) : (
        <OnlyOthers providerId={centre._id} />
      )}
    </>
  );
}
