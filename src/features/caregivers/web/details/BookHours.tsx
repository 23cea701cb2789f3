import { useState } from 'react';
import { SlotPicker } from '#features/availability/web/SlotPicker.tsx';
import { formatClock, formatDayInWords, dayIn } from '#shared/dates.ts';
import { formatMoney } from '#shared/money.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { href } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { type BookableDetails, lengthsOf } from '../../caregiver.ts';
import type { Schedule } from '../../contract.ts';
import { USUAL_WEEKS } from '../../series.ts';
import { totalOf } from '../../visit.ts';
import { visitStarts } from '../../visit-starts.ts';
import { LengthField } from '../LengthField.tsx';

type Props = {
  caregiver: BookableDetails;
  /** The hours of the days that came with the page. */
  schedule: Schedule;
  /** Apart from the same choice elsewhere on the page. */
  id: string;
};

/** How long, a day, when it begins, and the way into the booking. */
export function BookHours({ caregiver, schedule, id }: Props) {
  const t = useWords();
  const locale = useLocale();
  const { _id, name, timeZone, hourCents, minHours } = caregiver;
  const [hours, setHours] = useState(minHours);
  const [time, setTime] = useState<string>();
  const starts = visitStarts(schedule.data, hours);
  const chosen = time !== undefined && starts.includes(time) ? time : undefined;
  const address = (weeks?: number) =>
    href('/caregiver-bookDetails', undefined, { caregiver: _id, hours, time: chosen, weeks });
  return (
    <div className="stack">
      <LengthField id={`${id}-hours`} lengths={lengthsOf(caregiver)} value={hours} onChange={setHours} />
      <p>
        <b className="num">{formatMoney(totalOf(hours, hourCents), locale)}</b>{' '}
        <span className="small muted">
          {t('caregivers.price.sum', { count: hours, price: formatMoney(hourCents, locale) })}
        </span>
      </p>
      <SlotPicker
        times={starts}
        timeZone={timeZone}
        label={t('availability.timesOf', { name })}
        chosen={chosen ? [chosen] : []}
        onChoose={setTime}
        data-testid={`${id}-slots`}
      />
      <ButtonLink
        size="large"
        isWide
        href={address()}
        variant={chosen ? 'primary' : 'secondary'}
        data-testid={`${id}-go`}
      >
        {chosen
          ? t('caregivers.request', {
              day: formatDayInWords(dayIn(timeZone, new Date(chosen)), locale, 'short'),
              time: formatClock(timeZone, chosen, locale),
            })
          : t('caregivers.moreTimes')}
      </ButtonLink>
      {chosen && (
        <ButtonLink isWide href={address(USUAL_WEEKS)} variant="quiet" data-testid={`${id}-weekly`}>
          {t('caregivers.book.weekly')}
        </ButtonLink>
      )}
    </div>
  );
}
