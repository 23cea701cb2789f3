import { ChosenRows } from '#features/bookings/web/wizard/ChosenRows.tsx';
import { useWho } from '#features/bookings/web/wizard/useWho.ts';
import { namesInWords } from '#features/providers/web/names-in-words.ts';
import { dayIn, formatDayInWords } from '#shared/dates.ts';
import { sentenceCase } from '#shared/sentence-case.ts';
import { useLocale, useWords } from '#web/i18n/words.tsx';
import { clockInWords, momentInWords } from '#web/moment-in-words.ts';
import { stepAddress, type StepProps } from './booking-steps.ts';

/** All that was chosen, each with the way to change it. */
export function ChosenVisits({ caregiver, draft, starts }: Omit<StepProps, 'onChange'>) {
  const t = useWords();
  const locale = useLocale();
  const who = useWho(draft.familyMemberId);
  const { _id: id, timeZone } = caregiver;
  const [first] = starts;
  const times = stepAddress(id, draft, 'time');
  const helped = draft.services.map((service) => t(`caregivers.service.${service}`));
  const rows = [
    { name: 'help', term: t('caregivers.booking.fact.help'), value: namesInWords(helped, locale), href: times },
    {
      name: 'time',
      term: t('caregivers.book.when'),
      value: draft.repeats ? (
        <>
          {first && (
            <span>{t('caregivers.book.series.each', { clock: clockInWords(first, { timeZone, locale }) })}</span>
          )}
          <ul>
            {starts.map((startsAt) => (
              <li key={startsAt}>
                {sentenceCase(formatDayInWords(dayIn(timeZone, new Date(startsAt)), locale, 'short'), locale)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        draft.time && momentInWords(draft.time, { timeZone, locale })
      ),
      href: times,
    },
    {
      name: 'hours',
      term: t('caregivers.book.length'),
      value: t('caregivers.hours', { count: draft.hours }),
      href: times,
    },
    { name: 'person', term: t('caregivers.book.for'), value: who, href: stepAddress(id, draft, 'person') },
  ];
  return <ChosenRows rows={rows} change={t('caregivers.book.change')} />;
}
